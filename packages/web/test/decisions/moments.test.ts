import { createGame, type Decision, type Json, type Kind } from '@ochre/engine';
import { decisions } from '@ochre/engine/decisions/index.ts';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import { describe, expect, it } from 'vitest';
import { kindsOf, type Moment, recordMoments } from '../support/moments.ts';

const game = createGame(mega, world);
const moments = recordMoments();

/** Kinds that no phase of this rule set asks. */
const ELSEWHERE: Kind[] = ['orderLosses', 'pickUnits'];

describe('moments of real games', () => {
  it('hold every kind of decision the rule set can ask', () => {
    const missing = (Object.keys(decisions) as Kind[]).filter((k) => !kindsOf(moments).has(k));
    expect(missing).toEqual(ELSEWHERE);
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
