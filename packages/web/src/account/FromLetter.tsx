import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { choosePassword, confirmEmail } from './account.ts';
import { Form } from './Form.tsx';

const home = (): void => {
  history.replaceState(null, '', '/#/account');
  dispatchEvent(new HashChangeEvent('hashchange'));
};

/** Where the link in a letter leads: a password to choose, or an address to confirm. */
export function FromLetter({ step, token }: { step: 'password' | 'email'; token: string }) {
  const say = text.value.account;
  const failed = useSignal(false);
  if (step === 'password')
    return (
      <section class="card pad entry">
        <h2>{say.choose}</h2>
        <Form
          fields={[
            { name: 'name', label: say.name, autocomplete: 'nickname' },
            {
              ...{ name: 'password', label: say.newPassword, type: 'password' },
              ...{ autocomplete: 'new-password', minLength: 10 },
            },
          ]}
          submit={say.save}
          act={async ({ name, password }) => {
            await choosePassword(token, password!, name);
            home();
            return undefined;
          }}
        >
          <small class="mute">{say.passwordHint}</small>
        </Form>
      </section>
    );
  return (
    <section class="card pad entry">
      <h2>{say.confirm}</h2>
      <p>{failed.value ? say.badLink : say.confirmLead}</p>
      {!failed.value && (
        <Button
          kind="primary"
          onPress={() =>
            void confirmEmail(token).then(home, () => {
              failed.value = true;
            })
          }
        >
          {say.confirm}
        </Button>
      )}
    </section>
  );
}
