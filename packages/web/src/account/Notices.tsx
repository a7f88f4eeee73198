import type {
  AddChannel,
  ChannelAdded,
  Digest,
  NoticeChannel,
  NoticeKind,
  NoticeSettings,
} from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { call } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Chip, Option, Segmented } from '../ui/controls.tsx';
import { Form } from './Form.tsx';
import { subscribe } from './push.ts';

const KINDS: readonly NoticeKind[] = ['decision', 'near', 'taken', 'offer', 'over'];
const MORNING = 8;

type Often = 'now' | 'hours' | 'day';
const often = (digest: Digest): Often => (digest === null ? 'now' : 'hours' in digest ? 'hours' : 'day');
const digestOf = (wish: Often): Digest =>
  wish === 'now'
    ? null
    : wish === 'hours'
      ? { hours: 6 }
      : { hour: MORNING, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };

interface ChannelProps {
  channel: NoticeChannel;
  set(change: { kinds?: NoticeKind[]; digest?: Digest }): void;
  remove(): void;
}

function Channel({ channel, set, remove }: ChannelProps) {
  const say = text.value.account.notices;
  const { kind, to, confirmed, kinds, digest, trouble } = channel;
  return (
    <li class="card pad col">
      <p class="row wrap">
        <b>{say.kindOf[kind]}</b> <span class="ell">{to}</span>
        {!confirmed && <Chip tone="warn">{say.waits}</Chip>}
        <span class="sp" />
        <Button size="sm" kind="ghost" onPress={remove}>
          {say.remove}
        </Button>
      </p>
      {trouble && <p class="sm neg">{say.trouble(trouble)}</p>}
      <fieldset class="card opts">
        <legend class="sr">{`${say.kindOf[kind]} ${to}`}</legend>
        {KINDS.map((id) => (
          <Option
            key={id}
            kind="check"
            on={kinds.includes(id)}
            title={say.kinds[id]}
            onPress={() =>
              set({ kinds: kinds.includes(id) ? kinds.filter((k) => k !== id) : [...kinds, id] })
            }
          />
        ))}
      </fieldset>
      <Segmented
        label={say.digest}
        value={often(digest)}
        options={(['now', 'hours', 'day'] as const).map((id) => ({ id, label: say.digests[id] }))}
        onChange={(wish) => set({ digest: digestOf(wish) })}
      />
    </li>
  );
}

/** Ways to be told of things while away: of an account, or (with its token) of one seat. */
export function Notices({ path, token }: { path: string; token?: string }) {
  const { account } = text.value;
  const say = account.notices;
  const held = useSignal<NoticeSettings | undefined>(undefined);
  const problem = useSignal('');
  const secret = useSignal('');
  const ask = async <T,>(how: 'GET' | 'POST', below: string, body?: unknown): Promise<T> =>
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
    <section aria-labelledby="notices">
      <h2 id="notices">{say.title}</h2>
      <p class="sm sec">{say.lead}</p>
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
      {secret.value && (
        <p class="card info pad" role="status">
          {say.secret(secret.value)}
        </p>
      )}
      {settings?.channels.length === 0 && <p class="card pad">{say.none}</p>}
      <ul class="col">
        {settings?.channels.map((channel) => (
          <Channel
            key={channel.id}
            channel={channel}
            set={(change) => keep(ask('POST', '/set', { id: channel.id, ...change }))}
            remove={() => keep(ask('POST', '/remove', { id: channel.id }))}
          />
        ))}
      </ul>
      {settings && (
        <div class="row wrap">
          {'PushManager' in window && settings.pushKey && (
            <Button
              icon="bell"
              onPress={() =>
                keep(
                  subscribe(settings.pushKey, say.pushRefused).then((subscription) =>
                    add({ kind: 'push', subscription }),
                  ),
                )
              }
            >
              {say.addPush}
            </Button>
          )}
        </div>
      )}
      {settings?.email && (
        <details>
          <summary>{say.addEmail}</summary>
          <Form
            fields={[{ name: 'address', label: account.email, type: 'email', autocomplete: 'email' }]}
            submit={say.addEmail}
            act={async ({ address }) => {
              held.value = await add({ kind: 'email', address: address! });
              return account.linkSent;
            }}
          />
        </details>
      )}
      {settings && (
        <details>
          <summary>{say.addWebhook}</summary>
          <Form
            fields={[{ name: 'url', label: say.url, type: 'url' }]}
            submit={say.addWebhook}
            act={async ({ url }) => {
              held.value = await add({ kind: 'webhook', url: url! });
              return undefined;
            }}
          />
        </details>
      )}
    </section>
  );
}
