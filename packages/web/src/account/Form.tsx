import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../ui/Button.tsx';
import './account.css';

export interface FieldSpec {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'url';
  /** What the browser may fill in. */
  autocomplete?: string;
  minLength?: number;
  maxLength?: number;
  /** May stay empty. */
  optional?: boolean;
  value?: string;
}

const PASSWORD_LETTERS = 10;

export const newPassword = (label: string): FieldSpec => ({
  name: 'password',
  label,
  type: 'password',
  autocomplete: 'new-password',
  minLength: PASSWORD_LETTERS,
});

export interface FormProps {
  fields: readonly FieldSpec[];
  submit: string;
  danger?: boolean;
  /** Does it; what it returns is said when it is done, what it throws is said as the reason why not. */
  act(values: Record<string, string>): Promise<string | undefined>;
  /** Beside the button. */
  aside?: ComponentChildren;
  children?: ComponentChildren;
}

/** A few fields and one button, which says what came of it. */
export function Form({ fields, submit, danger, act, aside, children }: FormProps) {
  const problem = useSignal('');
  const done = useSignal('');
  const busy = useSignal(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    busy.value = true;
    problem.value = '';
    try {
      done.value =
        (await act(Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')])))) ?? '';
      form.reset();
    } catch (error) {
      problem.value = (error as Error).message;
    }
    busy.value = false;
  };
  return (
    <form
      class="form"
      onSubmit={(e) => {
        e.preventDefault();
        if (!busy.value) void send(e.currentTarget);
      }}
    >
      {fields.map(
        ({ name, label, type = 'text', autocomplete, minLength, maxLength = 200, optional, value }) => (
          <label key={name} class="labelled">
            <span>{label}</span>
            <span class="field">
              <input
                name={name}
                type={type as 'text'}
                {...(autocomplete && { autocomplete: autocomplete as 'email' })}
                {...(minLength && { minLength })}
                {...(value !== undefined && { defaultValue: value })}
                maxLength={maxLength}
                required={!optional}
              />
            </span>
          </label>
        ),
      )}
      {children}
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
      {done.value && (
        <p class="card ok pad" role="status">
          {done.value}
        </p>
      )}
      <div class="row wrap">
        <Button kind={danger ? 'danger' : 'primary'} type="submit" disabled={busy.value}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}
