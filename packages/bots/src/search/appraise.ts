import type { GameState, NationId, Sight } from '@ochre/engine';
import { nation, nations } from '@ochre/engine/board/queries.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import type { Mind } from '../mind/mind.ts';
import { DRAWS, GROWING, PLENTY } from '../mind/rates.ts';
import { citiesAsked, rivalry } from '../mind/track.ts';

/** What a nation has on the board, in points. */
function worthOf(mind: Mind, sight: Sight, who: NationId): number {
  const { rates } = mind;
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
  const draws = Math.min(DRAWS, mind.turnsLeft + 1);
  const asked = citiesAsked(sight, who, 1) - value(sight, who, 'phantomCities');
  return (
    cities.length * rates.city * draws +
    1.2 * Math.min(all, PLENTY) +
    1.4 * Math.min(growing, PLENTY) +
    (mind.lastTurn ? cities.length * rates.standing : mind.skill.room * Math.min(room, 18)) +
    0.5 * treasury -
    (cities.length < asked ? rates.step : 0)
  );
}

/** What a board is worth to the thinker: its own part, less what its rivals have. */
export function appraise(mind: Mind, state: GameState): number {
  const sight: Sight = { ...mind.sight, rules: mind.sight.rules, open: state.open };
  let worth = 0;
  for (const who of nations(sight)) {
    const own = worthOf(mind, sight, who);
    worth += who === mind.who ? own : -0.25 * rivalry(mind.sight, mind.who, who) * own;
  }
  return worth;
}
