import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';

export interface ButtonProps {
  /** `primary`: the one act that is yours to do now. */
  kind?: 'primary' | 'plain' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  icon?: string;
  /** Key that presses it, shown on it; the owner of the screen listens. */
  shortcut?: string;
  full?: boolean;
  disabled?: boolean;
  /** Read aloud in place of the content: needed where there is an icon alone. */
  label?: string;
  /** Shown on hovering; the content is read aloud. */
  hint?: string;
  pressed?: boolean;
  onPress?(): void;
  type?: 'button' | 'submit';
  class?: string;
  children?: ComponentChildren;
}

const KINDS = { primary: 'pri', plain: '', ghost: 'ghost', danger: 'danger' };

/** A disabled button keeps its focus and says in its text what is missing. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'md', icon, shortcut, full, disabled, label, pressed, onPress } = props;
  const classes = ['btn', KINDS[kind], size, full && 'full', icon && !props.children && 'icon', props.class];
  return (
    <button
      type={props.type ?? 'button'}
      class={classes.filter(Boolean).join(' ')}
      aria-disabled={disabled || undefined}
      aria-label={label}
      aria-pressed={pressed}
      title={label ?? props.hint}
      aria-keyshortcuts={shortcut}
      data-shortcut={shortcut}
      onClick={disabled ? (e) => e.preventDefault() : onPress && (() => onPress())}
    >
      {icon && <Icon name={icon} />}
      {props.children}
      {shortcut && <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
    </button>
  );
}

/** An icon with its words beside it, or in the tip. */
export const looks = (worded: boolean | undefined, words: string) =>
  worded ? ({ children: words } as const) : ({ kind: 'ghost', size: 'sm', label: words } as const);
