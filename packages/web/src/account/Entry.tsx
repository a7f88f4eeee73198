import { useSignal } from '@preact/signals';
import { accountWords } from '../i18n/account.ts';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { forgot, register, signIn, whoami } from './account.ts';
import { type FieldSpec, Form, newPassword } from './Form.tsx';

/** Signing in, a new account, a forgotten password. */
export function Entry() {
  const say = accountWords.value;
  const at = useSignal<'in' | 'new' | 'forgot'>('in');
  const mail = whoami.value?.mail ?? false;
  const email: FieldSpec = { name: 'email', label: say.email, type: 'email', autocomplete: 'username' };
  return (
    <section class="card pad entry">
      <Segmented
        label={say.title}
        value={at.value === 'forgot' ? 'in' : at.value}
        options={[
          { id: 'in', label: text.value.front.signIn },
          { id: 'new', label: say.register },
        ]}
        onChange={(next) => {
          at.value = next as 'in' | 'new';
        }}
      />
      {at.value === 'in' && (
        <Form
          key="in"
          fields={[
            email,
            {
              name: 'password',
              label: say.password,
              type: 'password',
              autocomplete: 'current-password',
            },
          ]}
          submit={text.value.front.signIn}
          act={async ({ email: who, password }) => {
            await signIn(who!, password!);
            return undefined;
          }}
          aside={
            <Button
              kind="ghost"
              onPress={() => {
                at.value = 'forgot';
              }}
            >
              {say.forgot}
            </Button>
          }
        />
      )}
      {at.value === 'new' && (
        <Form
          key="new"
          fields={
            mail
              ? [email]
              : [
                  { name: 'name', label: say.name, autocomplete: 'nickname' },
                  email,
                  newPassword(say.password),
                ]
          }
          submit={mail ? say.sendLink : say.register}
          act={async ({ email: who, password, name }) =>
            (await register(who!, password, name)) ? say.linkSent : undefined
          }
        >
          {!mail && <small class="mute">{say.passwordHint}</small>}
        </Form>
      )}
      {at.value === 'forgot' && <p class="sec">{mail ? say.forgotLead : say.noMail}</p>}
      {at.value === 'forgot' && mail && (
        <Form
          key="forgot"
          fields={[email]}
          submit={say.sendLink}
          act={async ({ email: who }) => {
            await forgot(who!);
            return say.linkSent;
          }}
        />
      )}
    </section>
  );
}
