import type { AreaId, CalamityId, CardId, GameEvent, NationId, Readers, Sight } from '@ochre/engine';
import { readWith } from '@ochre/engine';
import type { Recall } from './recall.ts';
import { wordOf } from './trade/trust.ts';

// What was done to a nation that it does not forget at once. All but a broken word is forgiven when it is out of mind: after
// the next turn. A broken word is until enough were kept (trade/trust.ts).

/** Something done to a nation by another. */
export type Wrong =
  | { wrong: 'word' }
  | { wrong: 'calamity'; card: CardId }
  | { wrong: 'city'; area: AreaId }
  | { wrong: 'victim'; calamity: CalamityId };

/** A wrong, and who did it; `mark` tells it from others of its kind. */
export interface Grudge {
  by: NationId;
  wrong: Wrong;
  mark: string;
}

/** What a word is worth by which its breach is forgiven. */
const FORGIVEN = 0.5;

type Done = { by: NationId; wrong: Wrong };

const readers: Readers<Done | undefined, [me: NationId]> = {
  cityFalls: ({ area, attacker, defender }, me) =>
    defender === me ? { by: attacker, wrong: { wrong: 'city', area } } : undefined,
  secondaryVictims: ({ nation, calamity, victims }, me) =>
    victims.includes(me) ? { by: nation, wrong: { wrong: 'victim', calamity } } : undefined,
  tertiaryVictim: ({ nation, calamity, victim }, me) =>
    victim === me ? { by: nation, wrong: { wrong: 'victim', calamity } } : undefined,
  lossesOrdered: ({ nation, calamity, losses }, me) =>
    (losses[me] ?? 0) > 0 ? { by: nation, wrong: { wrong: 'victim', calamity } } : undefined,
};

function doneBy({ rules, viewer }: Sight, event: GameEvent): Done | undefined {
  if (event.type !== 'traded') return readWith(readers, event, viewer);
  const { from, to } = event.open;
  const card = event.own?.[viewer]?.got.find((id) => rules.card(id).calamity);
  return card === undefined
    ? undefined
    : { by: from === viewer ? to : from, wrong: { wrong: 'calamity', card } };
}

/** What the viewer holds against others: broken words first, then what was done to it lately, the last first. */
export function grudgesOf(sight: Sight, recall: Recall = []): Grudge[] {
  const found: Grudge[] = [];
  const { open, own, viewer } = sight;
  for (const event of recall) {
    const done = doneBy(sight, event);
    if (done && done.by !== viewer && Object.hasOwn(open.nations, done.by))
      found.unshift({ ...done, mark: `${event.turn} ${JSON.stringify(done.wrong)}` });
  }
  const broken = Object.entries(own.broken ?? {}).filter(([by]) => wordOf(sight, by) < FORGIVEN);
  const words = broken.map(([by, { times }]) => ({
    by,
    wrong: { wrong: 'word' } as const,
    mark: `${times}`,
  }));
  return [...words, ...found];
}

/** By how much more a blow is meant for those who dealt one, each counted up to so many times. */
const SPITE = 0.15;
const MOST = 2;

/** How much more harm to a nation is liked for what it did; 1 is usual. */
export function spite(grudges: readonly Grudge[], who: NationId): number {
  return 1 + SPITE * Math.min(MOST, grudges.filter(({ by }) => by === who).length);
}
