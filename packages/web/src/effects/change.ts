import type { AdvanceId, Calamity, Modifier, Rules } from '@ochre/engine';
import type { Change, Taken } from '@ochre/languages/effects.ts';
import { effectWords } from '../i18n/effects.ts';
import { text } from '../i18n/index.ts';
import { rowOf } from './row.ts';

/** Something said of an advance to its owner, who may be worse off for it. */
export interface Line {
  readonly text: string;
  readonly drawback: boolean;
}

/** What calamities take, by how they are resolved; points, where nothing else is said. */
const TAKES: Readonly<Record<string, Taken>> = {
  reduceOwnCities: 'cities',
  seaStorm: 'cities',
  cyclone: 'cities',
  treachery: 'cities',
  piracy: 'cities',
  treacheryAndPiracy: 'cities',
  slaveRevolt: 'rate',
  blockedSupport: 'tokens',
  barbarianHordes: 'barbarians',
  barbarianTurn: 'barbarians',
  loseCards: 'cards',
  corruption: 'cards',
  markerBack: 'steps',
  loseTreasury: 'treasury',
};
export const takes = ({ run }: Calamity): Taken => TAKES[run] ?? 'points';

/** Twists after which the owner of an advance is worse off. */
const WORSE = new Set([
  'spreads',
  'eruptionSpreads',
  'reckless',
  'laysOpen',
  'sleeps',
  'fails',
  'ownLess',
  'bloody',
  'widens',
]);

/** A twist by the name of the sentence about it: some say different things by their number or the calamity. */
function twistOf(twist: string, n: number, { run }: Calamity): string {
  if (twist === 'reduced') return run === 'eruption' || run === 'volcanicEruption' ? 'quakeReduced' : twist;
  if (twist === 'spreads') return run === 'volcanicEruption' ? 'eruptionSpreads' : twist;
  if (twist === 'own') return n < 0 ? 'ownLess' : twist;
  if (twist === 'rival') return n < 0 ? 'rivalLess' : 'rivalIs';
  return twist;
}

/** Whether who holds the advance is worse off for it. */
export const worsens = (calamity: Calamity, { twist, add = 0, n = 0 }: Modifier): boolean =>
  twist === undefined ? add > 0 : WORSE.has(twistOf(twist, n, calamity));

/** What is the same of two modifiers that one sentence tells of. */
const kindOf = (calamity: Calamity, { twist, add, most, half, n, as, unless }: Modifier): string =>
  JSON.stringify([
    twist === undefined ? takes(calamity) : twistOf(twist, n ?? 0, calamity),
    { add, most, half, n, as, unless },
  ]);

/** How an advance changes calamities of these names for its owner. */
export function changeLine(rules: Rules, calamity: Calamity, m: Modifier, names: readonly string[]): string {
  const say = effectWords.value.changes;
  const change: Change = {
    name: text.value.decisions.list(names),
    several: names.length > 1,
    n: Math.abs(m.add ?? m.most ?? m.n ?? (m.twist ? rowOf(calamity.with).n(m.twist) : 0)),
    as: m.as,
    unless: m.unless && rules.advance(m.unless).name,
  };
  const taken = takes(calamity);
  if (m.twist !== undefined) return say.twists[twistOf(m.twist, m.n ?? 0, calamity)]!(change);
  if (m.half) return (taken === 'tokens' ? say.halfTokens : say.half)(change);
  if (m.most === 0) return say.never(change);
  if (m.most !== undefined) return (taken === 'cities' ? say.mostCities : say.mostPoints)(change);
  return (m.add! > 0 ? say.more : say.less)[taken](change);
}

/** How an advance changes calamities for its owner; those that it changes in the same way are told of together. */
export function changesBy(rules: Rules, id: AdvanceId): Line[] {
  const all = rules.ruleset.calamities.flatMap((calamity) =>
    calamity.modifiers.filter((m) => m.has === id).map((m) => ({ calamity, m, kind: kindOf(calamity, m) })),
  );
  return [...Map.groupBy(all, ({ kind }) => kind).values()].map((same) => {
    const { calamity, m } = same[0]!;
    const names = same.map((one) => one.calamity.name);
    return { text: changeLine(rules, calamity, m, names), drawback: worsens(calamity, m) };
  });
}
