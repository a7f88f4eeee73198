import { useSignal } from '@preact/signals';
import { accountWords } from '../i18n/account.ts';
import type { Letter } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { choosePassword, confirmEmail } from './account.ts';
import { type FieldSpec, Form, newPassword } from './Form.tsx';

const home = (): void => {
  history.replaceState(null, '', '/#/account');
  dispatchEvent(new HashChangeEvent('hashchange'));
};

/** Where the link in a letter leads: a new account, a new password, or an address to confirm. */
export function FromLetter({ step, token }: Letter) {
  return step === 'email' ? <Confirm token={token} /> : <Choose fresh={step === 'new'} token={token} />;
}

function Choose({ fresh, token }: { fresh: boolean; token: string }) {
  const say = accountWords.value;
  const name: FieldSpec = { name: 'name', label: say.name, autocomplete: 'nickname' };
  return (
    <section class="card pad entry">
      <h2>{say.choose}</h2>
      <Form
        fields={[...(fresh ? [name] : []), newPassword(say.newPassword)]}
        submit={fresh ? say.register : say.save}
        act={async (given) => {
          await choosePassword(token, given['password']!, given['name']);
          home();
          return undefined;
        }}
      >
        <small class="mute">{say.passwordHint}</small>
      </Form>
    </section>
  );
}

function Confirm({ token }: { token: string }) {
  const say = accountWords.value;
  const state = useSignal<'asked' | 'done' | 'stale'>('asked');
  const words = { asked: say.confirmLead, done: say.confirmed, stale: say.badLink };
  return (
    <section class="card pad entry">
      <h2>{say.confirm}</h2>
      <p role="status">{words[state.value]}</p>
      <p>
        {state.value === 'asked' ? (
          <Button
            kind="primary"
            onPress={() =>
              void confirmEmail(token).then(
                () => {
                  state.value = 'done';
                },
                () => {
                  state.value = 'stale';
                },
              )
            }
          >
            {say.confirm}
          </Button>
        ) : (
          <Button onPress={home}>{say.title}</Button>
        )}
      </p>
    </section>
  );
}
