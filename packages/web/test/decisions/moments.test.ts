import { createGame, type Decision, type Json } from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import { describe, expect, it } from 'vitest';
import { type Moment, missingKinds, recordMoments } from '../support/moments.ts';

const game = createGame(mega, world);
const moments = recordMoments();

describe('moments of real games', () => {
  it('hold every kind of decision the rule set can ask', () => {
    expect(missingKinds(moments)).toEqual([]);
  });

  it.each([...moments.values()].map((m): [string, Moment] => [m.name, m]))(
    '%s can be answered as proposed',
    (_, m) => {
      const sight = game.sight(m.view);
      const spec = game.rules.spec(m.decision.kind);
      const answer = spec.fallback(sight, m.decision as never) as Json;
      expect(game.check(m.view, m.decision as Decision, answer)).toBeUndefined();
    },
  );
});
