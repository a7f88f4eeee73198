import type { Action, Game, GameState, NationId } from '@ochre/engine';
import { deal, once, raid } from './nudges.ts';

// Plenty of everything: half of the nations know every advance, and calamities come to hand one after the other, so
// that a few games of any rule set ask nearly all it can ask.

const FROM_TURN = 5;
const DEALT_A_TURN = 3;
const LEAVES_AT = 12;
const RICHES = 12;

function learn({ rules }: Game, state: GameState): void {
  const all = rules.ruleset.advances.map((a) => a.id);
  Object.values(state.open.nations).forEach((n, i) => {
    const known = i % 2 === 0 ? all : all.filter((_, at) => at % 4 === i % 4);
    n.advances = [...new Set([...n.advances, ...known])];
  });
}

/** Some of the stock becomes treasury: there are prices to pay. */
function enrich(state: GameState): void {
  Object.values(state.open.nations).forEach((n, i) => {
    if (i % 3 === 1) return;
    const tokens = Math.min(RICHES, Math.max(0, n.stock.tokens - 3));
    n.stock.tokens -= tokens;
    n.treasury += tokens;
  });
}

function strike({ rules }: Game, state: GameState, nations: readonly NationId[]): void {
  const { turn } = state.open;
  const { calamities } = rules.ruleset;
  for (let i = 0; i < DEALT_A_TURN; i++) {
    const next = (turn - FROM_TURN) * DEALT_A_TURN + i;
    deal(state, nations[(next * 2 + turn) % nations.length]!, calamities[next % calamities.length]!.id);
  }
}

/** What has to be done by hand at this point; an action where a player is made to act. */
export function heap(game: Game, state: GameState): Action | undefined {
  const { turn, phase, nations } = state.open;
  if (turn < FROM_TURN) return undefined;
  once(state, 'learn', () => learn(game, state));
  const ids = Object.keys(nations).filter((id) => !nations[id]!.left);
  if (phase === 'trade')
    once(state, `strike.${turn}`, () => {
      strike(game, state, ids);
      enrich(state);
    });
  let action: Action | undefined;
  if (turn === LEAVES_AT && phase === 'movement')
    once(state, 'leave', () => {
      action = { control: 'leave', nation: ids.at(-1)!, when: 'phase' };
    });
  return action ?? (phase === 'movement' && turn % 2 === 0 ? raid(game, state) : undefined);
}
