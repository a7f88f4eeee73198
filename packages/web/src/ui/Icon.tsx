import spriteUrl from './sprite.svg?url';

/** Puts the icon sprite into the page, so that `<use href="#i-…">` works everywhere, in the map too. */
export async function loadSprite(): Promise<void> {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = await (await fetch(spriteUrl)).text();
  document.body.prepend(holder);
}

export interface IconProps {
  name: string;
  size?: number;
  class?: string;
  /** Read aloud; left out, the icon is decoration. */
  label?: string;
}

export function Icon({ name, size, class: cls = '', label }: IconProps) {
  const style = size === undefined ? undefined : { width: `${size}px`, height: `${size}px` };
  return (
    <svg
      class={`i ${cls}`}
      style={style}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={!label || undefined}
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}

export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg class="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M15.8 1.3c4.6-.2 8.4 1.3 11.1 4.1 2.6 2.7 4 6.3 3.9 10.8-.1 4.4-1.7 8-4.5 10.7-2.7 2.6-6.3 3.9-10.5 3.8-4.3-.1-7.9-1.6-10.6-4.4C2.6 23.5 1.2 20 1.3 15.7c.1-4.3 1.6-7.9 4.3-10.5 2.6-2.5 6-3.7 10.2-3.9zM13.4 9.6v5.2h-3.3v5H6.8v5.1h18.4v-5.1h-3.3v-5h-3.3V9.6z"
      />
    </svg>
  );
}
