import { clone, hash, pick, quick } from '@ochre/engine';
import { expect, it } from 'vitest';
import { broken, cardCounts } from '../src/invariants.ts';
import { randomConfig } from '../src/play/fuzz.ts';
import { actionOf, legal, mega } from './random.ts';

it('games go on, or end, whoever leaves whenever', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const rng = quick(seed);
    const { state } = mega.start(randomConfig(mega, rng), seed);
    const cards = cardCounts(mega, state);
    while (!state.open.result) {
      const nation = pick(rng, Object.keys(state.open.nations));
      const when = rng.int(2) === 0 ? 'phase' : 'turn';
      if (rng.int(100) === 0) mega.advance(state, { control: 'leave', nation, when });
      const decision = pick(rng, mega.due(state));
      const action = actionOf(decision, legal(state, decision, rng.int(3) === 0 ? rng : undefined));
      const before = decision.kind === 'relocate' ? clone(state) : undefined;
      const done = mega.advance(state, action);
      expect(done.ok && broken(mega, state, cards), `seed ${seed}, ${JSON.stringify(action)}`).toEqual([]);
      if (!before) continue;
      const pure = mega.apply(before, action);
      expect(pure.ok && hash(pure.state)).toBe(hash(state));
    }
  }
});
