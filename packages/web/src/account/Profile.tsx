import type { AccountInfo } from '@ochre/protocol';
import { accountWords } from '../i18n/account.ts';
import { Chip } from '../ui/controls.tsx';
import { Fold } from '../ui/Fold.tsx';
import { changeEmail, changePassword, removeAccount, rename } from './account.ts';
import { type FieldSpec, Form, newPassword } from './Form.tsx';

/** Name, address, password, and the end of it all. */
export function Profile({ account }: { account: AccountInfo }) {
  const say = accountWords.value;
  const current: FieldSpec = {
    name: 'current',
    label: say.current,
    type: 'password',
    autocomplete: 'current-password',
  };
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{say.profile}</h2>
      <div class="card folds">
        <Fold title={say.name} value={account.name}>
          <Form
            fields={[{ name: 'name', label: say.name, value: account.name, autocomplete: 'nickname' }]}
            submit={say.save}
            act={async ({ name }) => {
              await rename(name!);
              return say.saved;
            }}
          />
        </Fold>
        <Fold
          title={say.email}
          value={account.email}
          mark={!account.verified && <Chip tone="warn">{say.unconfirmed}</Chip>}
        >
          <Form
            fields={[{ name: 'email', label: say.newEmail, type: 'email', autocomplete: 'email' }, current]}
            submit={say.changeEmail}
            act={async ({ email, current: password }) => {
              await changeEmail(email!, password!);
              return say.linkSent;
            }}
          />
        </Fold>
        <Fold title={say.password}>
          <Form
            fields={[current, newPassword(say.newPassword)]}
            submit={say.changePassword}
            act={async ({ current: old, password }) => {
              await changePassword(old!, password!);
              return say.passwordChanged;
            }}
          >
            <small class="mute">{say.passwordHint}</small>
          </Form>
        </Fold>
        <Fold danger title={say.remove}>
          <p class="sm sec">{say.removeLead}</p>
          <Form
            danger
            fields={[current]}
            submit={say.removeSure}
            act={async ({ current: password }) => {
              await removeAccount(password!);
              return undefined;
            }}
          />
        </Fold>
      </div>
    </section>
  );
}
