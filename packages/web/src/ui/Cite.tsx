import type { Cite as CiteId } from '@ochre/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { text } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';

/** Rules whose text is open in the drawer, and what they came to. */
export interface OpenRules {
  cites: readonly CiteId[];
  says?: string | undefined;
}

export const openRules = signal<OpenRules>({ cites: [] });

export interface CiteProps {
  cite: CiteId | readonly CiteId[];
  icon?: boolean;
  /** A small sign at the end of a line instead of a word. */
  quiet?: boolean;
  /** What the rule came to here, said before its text. */
  says?: (() => string | undefined) | undefined;
  children?: ComponentChildren;
}

/** A citation: opens what the rules say in a drawer, never a tooltip. Their numbers stand there. */
export function Cite({ cite, icon, quiet, says, children }: CiteProps) {
  const { ui } = text.value;
  const cites = typeof cite === 'string' ? [cite] : cite;
  const how = {
    type: 'button' as const,
    'data-cite': cites.join(', '),
    onClick: () => {
      openRules.value = { cites, says: says?.() };
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
