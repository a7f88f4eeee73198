import type { GameEvent, Result } from '@ochre/engine';

/** What everybody could see happen in a turn, counted. */
export interface Tally {
  trades: number;
  built: number;
  /** Cities that fell: to whom, and whose they were. */
  fallen: { attacker: string; defender: string }[];
  calamities: { nation: string; calamity: string }[];
  bought: Record<string, number>;
  gone: string[];
}

/** A turn of a table as its group is told of it. The words are found when it is sent. */
export interface TurnFact {
  kind: 'turn';
  at: number;
  table: string;
  title: string;
  /** Of nobody alone. */
  seat: 0;
  ruleset: string;
  map: string;
  /** 0 where nothing but beginning and end is told. */
  turn: number;
  /** Left out when the turn is over. */
  phase?: string;
  /** The people the game waits for, by name. */
  waits: string[];
  tally?: Tally;
  /** The end: places, points and people. */
  result?: { order: { nation: string; points: number; player?: string }[]; shared: number; after: number };
}

const more = (counts: Record<string, number>, key: string, by: number): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

/** Only of events as those see them who watch. */
export function tallyOf(events: readonly GameEvent[]): Tally {
  const tally: Tally = { trades: 0, built: 0, fallen: [], calamities: [], bought: {}, gone: [] };
  for (const { type, open } of events) {
    if (type === 'traded') tally.trades++;
    if (type === 'cityBuilt') tally.built++;
    if (type === 'cityFalls') tally.fallen.push({ attacker: open.attacker, defender: open.defender });
    if (type === 'calamityRevealed') tally.calamities.push({ nation: open.nation, calamity: open.calamity });
    if (type === 'advancesBought') more(tally.bought, open.nation, open.advances.length);
    if (type === 'nationEliminated' || type === 'nationLeft') tally.gone.push(open.nation);
  }
  return tally;
}

/** Places by nation, with those who played them. */
export function resultFact(
  { order, scores, shared }: Result,
  player: (nation: string) => string | undefined,
  after: number,
): NonNullable<TurnFact['result']> {
  return {
    order: order.map((nation) => {
      const name = player(nation);
      return { nation, points: scores[nation]?.['total'] ?? 0, ...(name !== undefined && { player: name }) };
    }),
    shared: shared?.length ?? 1,
    after,
  };
}
