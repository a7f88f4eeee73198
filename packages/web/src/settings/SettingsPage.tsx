import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { text } from '../i18n/index.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsPage() {
  const say = text.value.settings;
  return (
    <div class="rulespage">
      <FrontBar at="settings" />
      <main>
        <header>
          <h1>{say.title}</h1>
          <p class="sec">{say.lead}</p>
        </header>
        <SettingsForm />
      </main>
    </div>
  );
}
