import type { Cite as CiteId } from '@ochre/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { text } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';

/** The rule whose text is open in the drawer. */
export const openRule = signal<CiteId | undefined>(undefined);

export interface CiteProps {
  cite: CiteId;
  icon?: boolean;
  /** A small sign at the end of a line instead of the paragraph's number. */
  quiet?: boolean;
  children?: ComponentChildren;
}

/** A citation: opens the rule's gist in a drawer, never a tooltip. */
export function Cite({ cite, icon, quiet, children }: CiteProps) {
  const { ui } = text.value;
  const open = (): void => {
    openRule.value = cite;
  };
  if (quiet)
    return (
      <button type="button" class="cite quiet" aria-label={`${ui.why} ${cite}`} title={cite} onClick={open}>
        <Icon name="why" />
      </button>
    );
  return (
    <button type="button" class="cite" onClick={open}>
      {icon && <Icon name="book" />}
      <span>{children ?? cite}</span>
    </button>
  );
}
