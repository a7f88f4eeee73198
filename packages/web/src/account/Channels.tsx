import type { AddChannel, ChannelAdded, NoticeSettings } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { accountWords } from '../i18n/account.ts';
import { call } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Icon } from '../ui/Icon.tsx';
import './account.css';
import { Channel } from './Channel.tsx';
import { Form } from './Form.tsx';
import { subscribe } from './push.ts';

export interface ChannelsProps {
  /** Where the server keeps them. */
  path: string;
  /** The seat they are for; without one they are the account's. */
  token?: string | undefined;
}

/** Ways to be told of things while away: of an account, or of one seat. */
export function Channels({ path, token }: ChannelsProps) {
  const account = accountWords.value;
  const say = account.notices;
  const held = useSignal<NoticeSettings | undefined>(undefined);
  const problem = useSignal('');
  const secret = useSignal('');
  const ask = <T,>(how: 'GET' | 'POST', below: string, body?: unknown): Promise<T> =>
    call<T>(how, `${path}${below}`, body, token);
  const keep = (made: Promise<NoticeSettings>): void => {
    problem.value = '';
    made.then(
      (settings) => {
        held.value = settings;
      },
      (error: Error) => {
        problem.value = error.message;
      },
    );
  };
  useEffect(() => keep(ask('GET', '')), [path]);
  const add = async (channel: AddChannel): Promise<NoticeSettings> => {
    const added = await ask<ChannelAdded>('POST', '', channel);
    secret.value = added.secret ?? '';
    return added.settings;
  };
  const settings = held.value;
  return (
    <div class="channels">
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
      {secret.value && (
        <p class="card info pad" role="status">
          {say.secret} <code>{secret.value}</code>
        </p>
      )}
      {settings?.channels.length === 0 && <p class="card pad sec">{say.none}</p>}
      <ul class="col">
        {settings?.channels.map((channel) => (
          <Channel
            key={channel.id}
            channel={channel}
            borrowed={channel.account && token !== undefined}
            set={(change) => keep(ask('POST', '/set', { id: channel.id, ...change }))}
            remove={() => keep(ask('POST', '/remove', { id: channel.id }))}
          />
        ))}
      </ul>
      {settings && (
        <div class="card folds">
          {'PushManager' in window && settings.pushKey && (
            <div class="row way">
              <Icon name="bell" size={20} />
              <b class="sp">{say.kindOf.push}</b>
              <Button
                size="sm"
                onPress={() =>
                  keep(
                    subscribe(settings.pushKey, say).then((subscription) =>
                      add({ kind: 'push', subscription }),
                    ),
                  )
                }
              >
                {say.addPush}
              </Button>
            </div>
          )}
          {settings.email && (
            <Fold icon="mail" title={say.addEmail}>
              <Form
                fields={[{ name: 'address', label: account.email, type: 'email', autocomplete: 'email' }]}
                submit={say.addEmail}
                act={async ({ address }) => {
                  held.value = await add({ kind: 'email', address: address! });
                  return account.linkSent;
                }}
              />
            </Fold>
          )}
          <Fold icon="link" title={say.addWebhook}>
            <p class="sm sec">{say.webhookLead}</p>
            <Form
              fields={[{ name: 'url', label: say.url, type: 'url' }]}
              submit={say.addWebhook}
              act={async ({ url }) => {
                held.value = await add({ kind: 'webhook', url: url! });
                return undefined;
              }}
            />
          </Fold>
        </div>
      )}
    </div>
  );
}
