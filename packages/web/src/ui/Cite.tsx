import type { Cite as CiteId } from '@ochre/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { text } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';

/** The rules whose text is open in the drawer. */
export const openRules = signal<readonly CiteId[]>([]);

export interface CiteProps {
  cite: CiteId | readonly CiteId[];
  icon?: boolean;
  /** A small sign at the end of a line instead of a word. */
  quiet?: boolean;
  children?: ComponentChildren;
}

/** A citation: opens what the rules say in a drawer, never a tooltip. Their numbers stand there. */
export function Cite({ cite, icon, quiet, children }: CiteProps) {
  const { ui } = text.value;
  const cites = typeof cite === 'string' ? [cite] : cite;
  const how = {
    type: 'button' as const,
    'data-cite': cites.join(', '),
    onClick: () => {
      openRules.value = cites;
    },
  };
  if (quiet)
    return (
      <button {...how} class="cite quiet" aria-label={ui.why} title={ui.why}>
        <Icon name="why" />
      </button>
    );
  return (
    <button {...how} class="cite">
      {icon && <Icon name="book" />}
      <span>{children ?? ui.rules(cites.length)}</span>
    </button>
  );
}
