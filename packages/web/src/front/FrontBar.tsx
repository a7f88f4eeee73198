import { useEffect } from 'preact/hooks';
import { askWho, whoami } from '../account/account.ts';
import { text } from '../i18n/index.ts';
import { openSettings } from '../settings/open.ts';
import { Button } from '../ui/Button.tsx';
import { focusOn } from '../ui/focusOn.ts';
import { Mark } from '../ui/Icon.tsx';

export type FrontPlace = 'play' | 'learn' | 'rules' | 'settings' | 'account';

export function FrontBar({ at, onPicture }: { at: FrontPlace; onPicture?: boolean }) {
  const { front: say, table } = text.value;
  useEffect(() => void askWho(), []);
  const places = [
    ['play', '#/', say.places.play],
    ['learn', '#/learn', say.places.learn],
    ['rules', '#/rules', say.places.rules],
  ] as const;
  return (
    <header class={onPicture ? 'frontbar clear' : 'frontbar'}>
      <div class="skips">
        <button type="button" onClick={() => focusOn(document.querySelector('main')!)}>
          {say.toContent}
        </button>
      </div>
      <a class="brand" href="#/">
        <Mark size={30} />
        <span>Ochre</span>
      </a>
      <nav aria-label={table.places}>
        {places.map(([id, href, label]) => (
          <a key={id} href={href} aria-current={id === at ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {whoami.value && (
        <a class="who" href="#/account" aria-current={at === 'account' ? 'page' : undefined}>
          {whoami.value.account?.name ?? say.signIn}
        </a>
      )}
      {at !== 'settings' && (
        <Button kind="ghost" size="sm" icon="gear" label={table.settings} onPress={openSettings} />
      )}
    </header>
  );
}
