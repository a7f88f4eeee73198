import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Icon.tsx';
import { cycleTheme, theme } from '../ui/theme.ts';

export function FrontBar({ at, onPicture }: { at: 'play' | 'rules'; onPicture?: boolean }) {
  const { front: say, table, ui } = text.value;
  const places = [
    ['play', '#/', say.places.play],
    ['rules', '#/rules', say.places.rules],
  ] as const;
  return (
    <header class={onPicture ? 'frontbar clear' : 'frontbar'}>
      <a class="brand" href="#/">
        <Mark size={30} />
        Ochre
      </a>
      <nav>
        {places.map(([id, href, label]) => (
          <a key={id} href={href} aria-current={id === at ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <Button
        kind="ghost"
        size="sm"
        icon="gear"
        label={`${table.theme}: ${ui[theme.value]}`}
        onPress={cycleTheme}
      />
    </header>
  );
}
