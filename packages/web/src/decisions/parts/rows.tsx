import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/Icon.tsx';

export interface Line {
  icon: string;
  tone?: 'loss' | 'gain' | 'info';
  text: ComponentChildren;
}

export interface NotesProps {
  title: string;
  lines: readonly Line[];
  /** Stands over the buttons, whatever else is read. */
  pinned?: boolean;
}

/** "If you end now", "Worth knowing": what follows, each with its sign. */
export function Notes({ title, lines, pinned }: NotesProps) {
  if (lines.length === 0) return null;
  const told = (
    <>
      <h3 class="eyebrow" data-explain="follows">
        {title}
      </h3>
      <ul>
        {lines.map((line, i) => (
          <li key={i} class={line.tone ?? ''}>
            <Icon name={line.icon} />
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
  if (!pinned) return <section class="dp-notes">{told}</section>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <section class="dp-notes dp-over" aria-label={title} tabIndex={0}>
      {told}
    </section>
  );
}

/** A row of a card with something to set at its right. */
export function Row({
  title,
  detail,
  before,
  children,
  onPress,
}: {
  title: ComponentChildren;
  detail?: ComponentChildren;
  before?: ComponentChildren;
  children?: ComponentChildren;
  onPress?(): void;
}) {
  const words = (
    <>
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </>
  );
  return (
    <div class="dp-row">
      {before}
      {onPress ? (
        <button type="button" class="tx" onClick={onPress}>
          {words}
        </button>
      ) : (
        <span class="tx">{words}</span>
      )}
      {children}
    </div>
  );
}
