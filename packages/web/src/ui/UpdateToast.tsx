import { text } from '../i18n/index.ts';
import { update } from '../pwa.ts';
import { Button } from './Button.tsx';

/** Says that a newer client is there, and leaves it to the person when to load it. */
export function UpdateToast() {
  const load = update.value;
  const say = text.value.settings;
  if (!load) return null;
  return (
    <div class="toast update" role="status">
      <span>{say.update}</span>
      <Button size="sm" onPress={load}>
        {say.reload}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        onPress={() => {
          update.value = undefined;
        }}
      >
        {say.later}
      </Button>
    </div>
  );
}
