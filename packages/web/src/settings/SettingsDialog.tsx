import { text } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { settingsOpen } from './open.ts';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsDialog() {
  const say = text.value.settings;
  return (
    <Dialog
      title={say.title}
      eyebrow={say.lead}
      onClose={() => {
        settingsOpen.value = false;
      }}
    >
      <SettingsForm />
    </Dialog>
  );
}
