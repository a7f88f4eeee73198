import type { Calamity, NationId, Position } from '@ochre/engine';
import { modified, nation, reductionRange, value } from '@ochre/engine/query';
import { calamityOfRule } from '../../calamity/cause.ts';
import type { LoggedEvent } from '../../session/session.ts';
import { boardTokens } from './support.ts';

/** What is to become of cities while some tokens feed none. */
export interface Revolt {
  /** Tokens that feed no city, and those left. */
  bound: number;
  usable: number;
  cities: number;
  needed: number;
  /** So many cities were reduced, and so many at least are still to be. */
  done: number;
  least: number;
}

const tokensIn = (reduced: readonly { tokens: number }[]): number =>
  reduced.reduce((n, { tokens }) => n + tokens, 0);

/** Cities that a calamity has reduced this turn. */
const reducedBy = (p: Position, log: readonly LoggedEvent[], who: NationId, { id }: Calamity) =>
  log.flatMap(({ turn, event: { type, open, cite } }) =>
    turn === p.open.turn &&
    type === 'cityReduced' &&
    open.nation === who &&
    calamityOfRule(p.rules, cite)?.id === id
      ? [open]
      : [],
  );

/** How a revolt stands once these cities are reduced; nothing where the calamity is none. */
export function revoltOf(
  p: Position,
  log: readonly LoggedEvent[],
  who: NationId,
  calamity: Calamity | undefined,
  reduced: readonly { area: string; tokens: number }[],
): Revolt | undefined {
  const n = calamity?.with['tokens'];
  if (calamity?.run !== 'blockedSupport' || typeof n !== 'number') return undefined;
  const board = boardTokens(p, who);
  const before = reducedBy(p, log, who, calamity);
  const bound = calamity.with['staysBound']
    ? (p.open.revolting?.[who] ?? 0)
    : Math.min(board - tokensIn(before), modified(p, who, calamity, n, 'primary'));
  const usable = board + tokensIn(reduced) - bound;
  const left = nation(p, who).cities.filter((area) => !reduced.some((r) => r.area === area));
  const rate = value(p, who, 'supportRate');
  const gains = left.map((area) => reductionRange(p, who, area).max).sort((a, b) => b - a);
  let [least, tokens] = [0, usable];
  while (least < left.length && tokens < rate * (left.length - least)) tokens += gains[least++]!;
  return { bound, usable, cities: left.length, needed: rate * left.length, done: before.length, least };
}
