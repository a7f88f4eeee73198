import type { ComponentChildren } from 'preact';
import type { Explained } from '../explain/attribute.ts';
import { text } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';

export type Tone = 'plain' | 'warn' | 'ok' | 'info' | 'ochre' | 'line';
const TONES: Record<Tone, string> = {
  plain: '',
  warn: 'warn',
  ok: 'ok',
  info: 'info',
  ochre: 'och',
  line: 'line',
};

export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: string;
  children: ComponentChildren;
}) {
  return (
    <span class={`chip ${TONES[tone]}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

export interface StepperProps {
  value: number;
  min?: number;
  max: number;
  step?: number;
  /** What is counted, read aloud. */
  label: string;
  onChange(value: number): void;
}

export function Stepper({ value, min = 0, max, step = 1, label, onChange }: StepperProps) {
  const set = (next: number) => {
    const bounded = Math.max(min, Math.min(max, next));
    if (bounded !== value) onChange(bounded);
  };
  return (
    <span class="step" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={text.value.ui.fewer(label)}
        aria-disabled={value <= min || undefined}
        onClick={() => set(value - step)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="off">{value}</output>
      <button
        type="button"
        aria-label={text.value.ui.more(label)}
        aria-disabled={value >= max || undefined}
        onClick={() => set(value + step)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

export interface SegmentedProps<T extends string> {
  value: T;
  options: readonly { id: T; label: string; icon?: string; disabled?: boolean; explain?: Explained }[];
  label: string;
  onChange(value: T): void;
}

export function Segmented<T extends string>({ value, options, label, onChange }: SegmentedProps<T>) {
  return (
    <span class="seg" role="group" aria-label={label}>
      {options.map((o) => (
        <button
          key={o.id}
          type="button"
          data-id={o.id}
          data-explain={o.explain}
          class={o.id === value ? 'on' : ''}
          aria-pressed={o.id === value}
          disabled={o.disabled}
          onClick={() => onChange(o.id)}
        >
          {o.icon && <Icon name={o.icon} />}
          {o.label}
        </button>
      ))}
    </span>
  );
}

/** How far a draft has come; `tone` loss for damage. */
export function Progress({
  value,
  max,
  label,
  tone,
}: {
  value: number;
  max: number;
  label: string;
  tone?: 'loss' | 'ok';
}) {
  const share = max > 0 ? Math.min(100, (value / max) * 100) : 100;
  return (
    <div
      class={`pg ${tone ?? ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${share}%` }} />
    </div>
  );
}

export function Toggle({ on, label, onChange }: { on: boolean; label: string; onChange(on: boolean): void }) {
  return (
    <button
      type="button"
      role="switch"
      class={on ? 'tog on' : 'tog'}
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    >
      <i />
    </button>
  );
}

export interface OptionProps {
  kind: 'radio' | 'check';
  on: boolean;
  disabled?: boolean;
  title: ComponentChildren;
  detail?: ComponentChildren;
  /** A badge or picture before the words. */
  before?: ComponentChildren;
  /** Consequence, shown at the right. */
  after?: ComponentChildren;
  onPress(): void;
}

/** A row of the standard option list: mark, title, consequence. */
export function Option({ kind, on, disabled, title, detail, before, after, onPress }: OptionProps) {
  return (
    <button
      type="button"
      role={kind === 'radio' ? 'radio' : 'checkbox'}
      aria-checked={on}
      aria-disabled={disabled || undefined}
      class={`opt ${on ? 'on' : ''}`}
      onClick={disabled ? undefined : onPress}
    >
      <span class={`tick ${kind} ${on ? 'on' : ''}`}>{on && kind === 'check' && <Icon name="check" />}</span>
      {before}
      <span class="tx">
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      {after}
    </button>
  );
}

export function Options({
  label,
  kind,
  children,
}: {
  label: string;
  kind: 'radio' | 'check';
  children: ComponentChildren;
}) {
  return (
    <div class="card opts" role={kind === 'radio' ? 'radiogroup' : 'group'} aria-label={label}>
      {children}
    </div>
  );
}
