import type { Cite as CiteId } from '@ochre/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';

/** The rule whose text is open in the drawer. */
export const openRule = signal<CiteId | undefined>(undefined);

/** A citation: opens the rule's gist in a drawer, never a tooltip. */
export function Cite({ cite, icon, children }: { cite: CiteId; icon?: boolean; children?: ComponentChildren }) {
  return (
    <button
      type="button"
      class="cite"
      onClick={() => {
        openRule.value = cite;
      }}
    >
      {icon && <Icon name="book" />}
      {children ?? cite}
    </button>
  );
}
