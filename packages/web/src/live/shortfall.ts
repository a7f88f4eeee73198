import type { NationId, Position } from '@ochre/engine';
import { value } from '@ochre/engine/query';
import { supportOf } from '../decisions/model/support.ts';
import { Shown } from '../film/shown.ts';
import type { LoggedEvent } from '../session/session.ts';
import { sum } from '../ui/sum.ts';
import type { News } from './absence.ts';

/** By what numbers a check of support took a city. */
export interface Shortfall {
  cities: number;
  tokens: number;
  needed: number;
  /** It was built this turn, and the rules take such cities first. */
  first: boolean;
}

/** Why a check of support took a city of mine, where the board before it is known. */
export function shortfallOf(
  p: Position,
  { events, since }: Pick<News, 'events' | 'since'>,
  { seq, turn, phase, event }: LoggedEvent,
  me: NationId,
): Shortfall | undefined {
  if (!since || phase !== 'support' || event.type !== 'cityReduced' || event.open.nation !== me)
    return undefined;
  const shown = new Shown(p.rules, since);
  const built = new Set<string>();
  for (const before of events) {
    if (before.seq >= seq) break;
    shown.play(before.event);
    if (before.turn === turn && before.event.type === 'cityBuilt') built.add(before.event.open.area);
  }
  const board = shown.open.nations[me];
  if (!board) return undefined;
  const rate = value(p, me, 'supportRate');
  const { cities, tokens, needed } = supportOf(p, me, sum(board.tokens), board.cities.length, rate);
  // What cannot be reckoned anew is not explained.
  if (tokens >= needed) return undefined;
  const first = p.rules.variants.unsupported === 'newFirst' && built.has(event.open.area);
  return { cities, tokens, needed, first };
}
