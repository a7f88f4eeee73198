import type { GameState, NationId, Sight } from '@ochre/engine';
import { nation, nations, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { citiesWorth, GROWING, PLENTY } from '../evaluation/rates.ts';

/** What a nation has on the board, in points. */
function worthOf(context: Context, sight: Sight, who: NationId): number {
  const { rates, skill } = context;
  const { worths } = skill;
  const { tokens, cities, treasury } = nation(sight, who);
  let all = 0;
  let growing = 0;
  let room = 0;
  for (const area in tokens) {
    const n = tokens[area]!;
    all += n;
    growing += Math.min(GROWING, n);
    room += sight.rules.policies.limit(sight, who, area);
  }
  const draws = Math.min(worths.draws, context.turnsLeft + 1);
  const counted = cities.length + value(sight, who, 'phantomCities');
  return (
    citiesWorth(rates, cities.length) * draws +
    worths.token * Math.min(all, PLENTY) +
    1.4 * Math.min(growing, PLENTY) +
    (context.lastTurn ? cities.length * rates.standing : skill.room * Math.min(room, 18)) +
    0.5 * treasury -
    rates.step * context.stepsMissed(sight, who, counted)
  );
}

/** What a board is worth to the thinker: its own part, less what its rivals have. */
export function appraise(context: Context, state: GameState): number {
  const sight: Sight = { ...context.sight, rules: context.sight.rules, open: state.open };
  let worth = 0;
  for (const who of nations(sight)) {
    const own = worthOf(context, sight, who);
    worth += who === context.who ? own : -context.skill.worths.spite * context.rivalry(who) * own;
  }
  return worth;
}
