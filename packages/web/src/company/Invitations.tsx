import type { Invited, InviteInfo, InviteList } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askWho, whoami } from '../account/account.ts';
import { Form } from '../account/Form.tsx';
import { hosting } from '../i18n/hosting.ts';
import { call } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pass } from '../ui/Pass.tsx';
import './company.css';

/** Whom an invitation is for. */
const whom = ({ name, email }: InviteInfo): string => name ?? email ?? hosting.value.invite.somebody;

export interface InvitationsProps {
  table: string;
  token: string;
  /** Seats that are taken: whoever sits down uses an invitation up. */
  taken: number;
}

/** Whom the host of a table for the invited keeps a place for. */
export function Invitations({ table, token, taken }: InvitationsProps) {
  const say = hosting.value.invite;
  const made = useSignal<Invited | undefined>(undefined);
  const unused = useSignal<readonly InviteInfo[]>([]);
  const path = `/tables/${table}/invites`;
  const look = async (): Promise<void> => {
    unused.value = (await call<InviteList>('GET', path, undefined, token)).invites;
  };
  useEffect(() => void askWho(), []);
  useEffect(() => {
    void look().catch(() => undefined);
  }, [table, taken]);
  const invite = async ({ name, email }: Record<string, string>): Promise<undefined> => {
    const want = {
      ...(name!.trim() && { name: name!.trim() }),
      ...(email!.trim() && { email: email!.trim() }),
    };
    made.value = await call<Invited>('POST', path, want, token);
    await look();
  };
  const withdraw = async (id: string): Promise<void> => {
    await call('POST', `${path}/withdraw`, { invite: id }, token).catch(() => undefined);
    if (made.value?.invite.id === id) made.value = undefined;
    await look().catch(() => undefined);
  };
  const { mail, account } = whoami.value ?? { mail: false };
  return (
    <section class="card pad invitations" aria-labelledby="invitations">
      <h2 id="invitations">{say.title}</h2>
      <p class="sm sec">{say.lead}</p>
      <Form
        fields={[
          { name: 'name', label: say.name, maxLength: 32 },
          { name: 'email', label: say.email, type: 'email', optional: true },
        ]}
        submit={say.submit}
        act={invite}
      >
        <small class="sec">{!mail ? say.mailsNot : account?.verified ? say.mails : say.mailsKnown}</small>
      </Form>
      {made.value && (
        <div role="status">
          <Pass words={say.once(whom(made.value.invite))} link={made.value.url} />
          {made.value.mailed && <p class="sm sec">{say.sent(made.value.invite.email!)}</p>}
        </div>
      )}
      {unused.value.length > 0 && (
        <>
          <h3 class="eyebrow">{say.unused}</h3>
          <ul class="seats">
            {unused.value.map((one) => (
              <li key={one.id}>
                <Icon name="mail" size={20} />
                <span class="sp ell">
                  <b>{whom(one)}</b> {one.name && one.email && <small class="mute">{one.email}</small>}
                </span>
                <Button size="sm" onPress={() => withdraw(one.id)}>
                  {say.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
