import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';

export interface FoldProps {
  title: string;
  /** What it is now, beside the title. */
  value?: ComponentChildren;
  icon?: string;
  danger?: boolean;
  children: ComponentChildren;
}

/** A row that opens to what can be done about it. */
export function Fold({ title, value, icon, danger, children }: FoldProps) {
  return (
    <details class={danger ? 'fold neg' : 'fold'}>
      <summary>
        {icon && <Icon name={icon} size={20} />}
        <b>{title}</b>
        <span class="sp ell">{value}</span>
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
