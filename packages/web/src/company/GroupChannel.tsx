import type { GroupSettings } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { groupWords } from '../i18n/group.ts';
import { spoken } from '../i18n/index.ts';
import { call } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import './company.css';

type Channel = NonNullable<GroupSettings['channel']>;

/** How it stands with the channel: told, or given up. */
function Standing({ channel }: { channel: Channel }) {
  const say = groupWords.value;
  const service = say.names[channel.kind];
  if (!channel.off)
    return (
      <p class="card info pad" role="status">
        {say.told(service, channel.to)}
      </p>
    );
  return (
    <p class="card warn pad" role="alert">
      {say.off(service)} {channel.trouble && say.trouble(channel.trouble)} {say.anew}
    </p>
  );
}

/** Where the host has the table's group told of it. */
export function GroupChannel({ table, token }: { table: string; token: string }) {
  const say = groupWords.value;
  const held = useSignal<GroupSettings | undefined>(undefined);
  const url = useSignal('');
  const problem = useSignal('');
  const ask = async (how: 'GET' | 'POST', below = '', body?: object): Promise<void> => {
    problem.value = '';
    try {
      held.value = await call<GroupSettings>(how, `/tables/${table}/channel${below}`, body, token);
      url.value = '';
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  useEffect(() => void ask('GET'), [table]);
  const channel = held.value?.channel;
  return (
    <section class="groupchannel" aria-labelledby="groupchannel">
      <h3 id="groupchannel">{say.title}</h3>
      <p class="sm sec">{say.lead}</p>
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
      {channel && <Standing channel={channel} />}
      <form
        class="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          void ask('POST', '', { url: url.value.trim(), language: spoken.value });
        }}
      >
        <label class="field sp">
          <input
            type="url"
            aria-label={say.address}
            placeholder={say.address}
            maxLength={1000}
            value={url.value}
            onInput={(e) => {
              url.value = e.currentTarget.value;
            }}
          />
        </label>
        <Button type="submit" disabled={!/^https?:\/\/\S+$/.test(url.value.trim())}>
          {say.add}
        </Button>
        {channel && (
          <Button kind="ghost" onPress={() => void ask('POST', '/remove', {})}>
            {say.remove}
          </Button>
        )}
      </form>
      <small class="sec">{say.where}</small>
    </section>
  );
}
