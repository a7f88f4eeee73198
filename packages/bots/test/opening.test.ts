import { quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { expect, it } from 'vitest';
import { advise, findBrain, personalities } from '../src/index.ts';
import { FORMER_EASY, thinkers } from '../src/levels.ts';
import { openingAnswer } from '../src/opening.ts';
import { sightOf, small } from './tables.ts';

const bots = [
  'easy',
  FORMER_EASY,
  ...thinkers.flatMap((level) => [level, ...personalities.map((way) => `${level}:${way}`)]),
];

it('a civilization is chosen without a brain as the brain chooses it', () => {
  let chosen = 0;
  for (const [ruleset, players] of small) {
    const game = gameFor(ruleset);
    const config = { ruleset, map: game.rules.map.id, players, options: {} };
    for (const seed of ['one', 'two']) {
      const { state } = game.start(config, seed);
      for (;;) {
        const decision = game.due(state).find((d) => d.kind === 'chooseCivilization');
        if (!decision) break;
        const sight = sightOf(game, state, decision);
        for (const bot of bots) {
          const answer = openingAnswer(sight, decision, bot);
          expect(answer, `${ruleset}: ${bot}`).toBe(findBrain(bot)!.choose(sight, decision, quick(1)));
          chosen++;
        }
        const { owner, id, kind } = decision;
        const answer = openingAnswer(sight, decision, 'steady')!;
        expect(game.advance(state, { by: owner, decision: id, kind, answer }).ok).toBe(true);
      }
      for (const decision of game.due(state))
        expect(
          openingAnswer(sightOf(game, state, decision), decision, 'steady'),
          decision.kind,
        ).toBeUndefined();
    }
  }
  expect(chosen).toBeGreaterThan(100);
});

it('who advises a person names a home that is settled on foot', () => {
  const game = gameFor('mega');
  const config = { ruleset: 'mega', map: game.rules.map.id, players: 5, side: 'west', options: {} };
  const { state } = game.start(config, 'one');
  const decision = game.due(state).find((d) => d.kind === 'chooseCivilization')!;
  const sight = sightOf(game, state, decision);
  // Minoa has most room and sites together, beyond the sea.
  expect(openingAnswer(sight, decision, 'strong')).toBe('minoa');
  expect(advise(sight, decision)?.answer).toBe('egypt');
});
