import type { Answer, DecisionOf, Kind, Sight } from '@ochre/engine';
import { bestHome } from './answers/home.ts';
import { FORMER_EASY } from './levels.ts';

const isHome = (decision: DecisionOf<Kind>): decision is DecisionOf<'chooseCivilization'> =>
  decision.kind === 'chooseCivilization';

/**
 * What a bot answers before there is a board to think about: which civilization it leads, the same as its brain says. So
 * a table can open before brains are there. Undefined where a brain has to be asked.
 */
export function openingAnswer<K extends Kind>(
  sight: Sight,
  decision: DecisionOf<K>,
  bot: string,
): Answer<K> | undefined {
  if (!isHome(decision) || bot === 'sample') return undefined;
  const cautious = bot === 'easy' || bot === FORMER_EASY;
  const home = cautious
    ? sight.rules.spec('chooseCivilization').fallback(sight, decision)
    : bestHome(sight, decision.ask.among);
  return home as Answer<K>;
}
