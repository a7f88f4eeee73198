import type { TableInfo, Timing } from '@ochre/protocol';
import { PACES } from '@ochre/protocol/paces.ts';
import { duration } from '../i18n/duration.ts';
import { groupWords } from '../i18n/group.ts';
import { hosting } from '../i18n/hosting.ts';
import { rulesetName, text } from '../i18n/index.ts';
import { variants } from '../i18n/variants.ts';

/** What a table is about: a label and what there is to say. */
export type Fact = readonly [label: string, words: string];

/** Options that are told in words of their own. */
const LENGTH = new Set(['short', 'turns', 'ast']);

function lengthOf({ options }: TableInfo): string {
  const { front } = text.value;
  const { lobby } = hosting.value;
  const { short, turns, ast } = options;
  const track = front.tracks[ast as keyof typeof front.tracks];
  return [
    short ? lobby.short : lobby.full,
    typeof turns === 'number' && turns > 0 && lobby.turns(turns),
    track && lobby.track(track),
  ]
    .filter(Boolean)
    .join(', ');
}

const same = (a: Timing, b: Timing): boolean =>
  Object.keys(b).every((part) => {
    const key = part as keyof Timing;
    return JSON.stringify(a[key]) === JSON.stringify(b[key]);
  });

/** The pace by its name, or the times themselves where the host set them. */
function clockOf({ timing }: TableInfo): string {
  const { paces } = text.value.front;
  const { time } = hosting.value;
  const named = Object.entries(PACES).find(([, pace]) => same(timing, pace))?.[0];
  if (named) return paces[named]!.join(': ');
  const { decision, bank, trade } = timing;
  const times: [string, number | null][] = [
    ['decision', decision],
    ['bank', decision === null ? 0 : bank],
    ['trade', trade],
  ];
  return times
    .filter(([part, seconds]) => part === 'decision' || seconds)
    .map(([part, n]) => `${time[part]![0]}: ${n === null ? hosting.value.none : duration(n)}`)
    .join('; ');
}

function watchersOf({ spectators, delay }: TableInfo): string {
  const { lobby, watch, decisionsLater } = hosting.value;
  if (!spectators) return watch.nobody[0]!;
  if (!delay) return watch.live[0]!;
  return lobby.later('minutes' in delay ? duration(delay.minutes * 60) : decisionsLater(delay.actions));
}

/** Game, length, clock, host, who may watch, and what is played otherwise than usual. */
export function factsOf(table: TableInfo): Fact[] {
  const { front } = text.value;
  const { lobby, watching } = hosting.value;
  const { labels, values, adviser, adviserValues } = variants.value;
  const group = groupWords.value;
  const { ruleset, players, side, options, host, seats } = table;
  const others = Object.entries(options).filter(([id]) => !LENGTH.has(id));
  return [
    [lobby.game, front.summary(rulesetName(ruleset), players, front.sides[side ?? ''] ?? '')],
    [front.length, lengthOf(table)],
    [front.pace, clockOf(table)],
    [lobby.host, seats.find((s) => s.seat === host)?.name ?? '—'],
    [watching, watchersOf(table)],
    ...(table.channel && !table.channel.off ? [[group.title, group.names[table.channel.kind]] as const] : []),
    ...(table.adviser === false ? [[adviser, adviserValues.off] as const] : []),
    ...others.map(([id, value]): Fact => {
      const chosen = value === true ? 'yes' : value === false ? 'no' : String(value);
      return [labels[id] ?? id, values[chosen] ?? chosen];
    }),
  ];
}
