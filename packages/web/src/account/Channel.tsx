import type { Digest, NoticeChannel, NoticeKind } from '@ochre/protocol';
import { accountWords } from '../i18n/account.ts';
import { Button } from '../ui/Button.tsx';
import { Chip, Option, Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';

const KINDS: readonly NoticeKind[] = ['decision', 'near', 'taken', 'offer', 'over'];
const ICONS = { email: 'mail', push: 'bell', webhook: 'link' } as const;
const MORNING = 8;

type Often = 'now' | 'hours' | 'day';
const often = (digest: Digest): Often => (digest === null ? 'now' : 'hours' in digest ? 'hours' : 'day');
const digestOf = (wish: Often): Digest =>
  wish === 'now'
    ? null
    : wish === 'hours'
      ? { hours: 6 }
      : { hour: MORNING, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };

export interface ChannelProps {
  channel: NoticeChannel;
  /** An account's channel seen from one table: only what it tells of this table is set there. */
  borrowed: boolean;
  set(change: { kinds?: NoticeKind[]; digest?: Digest }): void;
  remove(): void;
}

/** One way to be told: where it leads, what it tells, how often. */
export function Channel({ channel, borrowed, set, remove }: ChannelProps) {
  const say = accountWords.value.notices;
  const { kind, to, confirmed, kinds, digest, trouble } = channel;
  return (
    <li class="card pad col">
      <div class="row head">
        <Icon name={ICONS[kind]} size={20} />
        <p class="sp">
          <b>{say.kindOf[kind]}</b> <span>{to}</span> {!confirmed && <Chip tone="warn">{say.waits}</Chip>}
        </p>
        {borrowed ? (
          <a class="btn sm ghost" href="#/account">
            {say.ofAccount}
          </a>
        ) : (
          <Button size="sm" kind="ghost" onPress={remove}>
            {say.remove}
          </Button>
        )}
      </div>
      {trouble && <p class="sm neg">{say.trouble(trouble)}</p>}
      {borrowed && <p class="sm sec">{say.borrowed}</p>}
      <fieldset class="opts">
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
      {!borrowed && (
        <Segmented
          label={say.digest}
          value={often(digest)}
          options={(['now', 'hours', 'day'] as const).map((id) => ({ id, label: say.digests[id] }))}
          onChange={(wish) => set({ digest: digestOf(wish) })}
        />
      )}
    </li>
  );
}
