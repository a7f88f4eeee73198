import type { GameState } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { type NationPieces, piecesWorth } from '../evaluation/pieces.ts';
import { turnProgress } from '../evaluation/turnProgress.ts';
import { appraise } from '../search/appraise.ts';
import { boardOf, playOn } from '../search/imagine.ts';

// Losses played through on the engine up to the next draw: the check of support, the markers, then taxes, growth,
// movement, fights and building of the turn to come. What turns on cards is left out.

const PLAYED: ReadonlySet<string> = new Set([
  'conflict',
  'crowding',
  'surplus',
  'support',
  'succession',
  'taxation',
  'expansion',
  'census',
  'movement',
  'construction',
]);
/** What is left that is near to the best is played through. */
const CLOSE = 20;
const MOST = 4;

function putOnBoard(state: GameState, { who, tokens, cities, stock }: NationPieces): void {
  const own = state.open.nations[who]!;
  own.stock = { ...own.stock, tokens: stock, cities: own.stock.cities + own.cities.length - cities.size };
  own.cities = own.cities.filter((area) => cities.has(area));
  own.tokens = {};
  for (const area in tokens) if (tokens[area]! > 0) own.tokens[area] = tokens[area]!;
}

/** What the board will be worth at the next draw if a nation's pieces have become what they are here. */
function foreseen(context: Context, after: NationPieces): number {
  const { sight, who, rates } = context;
  const state = boardOf(sight);
  putOnBoard(state, after);
  const steps = turnProgress(sight).ahead.filter((step) => PLAYED.has(step));
  if (!playOn(sight, state, who, () => undefined, steps) || state.open.result) return -Infinity;
  return appraise(context, state) + rates.step * state.open.nations[who]!.space;
}

/** Of several ways to lose the one that leaves most at the next draw; each comes with what would be left. */
export function leastLoss<T>(
  context: Context,
  ways: readonly { way: T; after: NationPieces }[],
): T | undefined {
  const found = ways
    .map((w) => ({ ...w, worth: piecesWorth(context, w.after) }))
    .sort((a, b) => b.worth - a.worth);
  const close = found.filter((w) => w.worth > found[0]!.worth - CLOSE).slice(0, MOST);
  if (!context.skill.foresees || close.length < 2 || context.turnsLeft === 0) return found[0]?.way;
  let best = close[0]!;
  let most = -Infinity;
  for (const one of close) {
    const worth = foreseen(context, one.after);
    if (worth > most) [best, most] = [one, worth];
  }
  return best.way;
}
