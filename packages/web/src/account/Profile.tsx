import type { AccountInfo } from '@ochre/protocol';
import { text } from '../i18n/index.ts';
import { Chip } from '../ui/controls.tsx';
import { changeEmail, changePassword, removeAccount, rename } from './account.ts';
import { type FieldSpec, Form } from './Form.tsx';

/** Name, address, password, and the end of it all. */
export function Profile({ account }: { account: AccountInfo }) {
  const say = text.value.account;
  const current: FieldSpec = {
    ...{ name: 'current', label: say.current, type: 'password', autocomplete: 'current-password' },
  };
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{say.profile}</h2>
      <div class="card pad col">
        <p class="row wrap">
          <b>{account.email}</b>
          {!account.verified && <Chip tone="warn">{say.unconfirmed}</Chip>}
        </p>
        <Form
          fields={[{ name: 'name', label: say.name, value: account.name, autocomplete: 'nickname' }]}
          submit={say.save}
          act={async ({ name }) => {
            await rename(name!);
            return say.saved;
          }}
        />
        <details>
          <summary>{say.changeEmail}</summary>
          <Form
            fields={[{ name: 'email', label: say.email, type: 'email', autocomplete: 'email' }, current]}
            submit={say.changeEmail}
            act={async ({ email, current: password }) => {
              await changeEmail(email!, password!);
              return say.linkSent;
            }}
          />
        </details>
        <details>
          <summary>{say.changePassword}</summary>
          <Form
            fields={[
              current,
              {
                ...{ name: 'password', label: say.newPassword, type: 'password' },
                ...{ autocomplete: 'new-password', minLength: 10 },
              },
            ]}
            submit={say.changePassword}
            act={async ({ current: old, password }) => {
              await changePassword(old!, password!);
              return say.saved;
            }}
          />
        </details>
        <details>
          <summary class="neg">{say.remove}</summary>
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
        </details>
      </div>
    </section>
  );
}
