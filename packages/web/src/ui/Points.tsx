import { Icon } from './Icon.tsx';

/** What speaks for something: a picture, a title and a line each. */
export function Points({ of, kind }: { of: readonly (readonly string[])[]; kind: string }) {
  return (
    <ul class={kind}>
      {of.map(([icon, title, words]) => (
        <li key={icon}>
          <Icon name={icon!} size={24} />
          <span>
            <b>{title}</b>
            <small>{words}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
