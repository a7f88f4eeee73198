import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';

export interface FoldProps {
  title: string;
  /** What it is now, beside the title. */
  value?: ComponentChildren;
  /** What is to be said about that. */
  mark?: ComponentChildren;
  icon?: string;
  danger?: boolean;
  children: ComponentChildren;
}

/** A row that opens to what can be done about it. */
export function Fold({ title, value, mark, icon, danger, children }: FoldProps) {
  return (
    <details class={danger ? 'fold neg' : 'fold'}>
      <summary>
        {icon && <Icon name={icon} size={20} />}
        <b>{title}</b>
        <span class="sp ell">{value}</span>
        {mark}
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
