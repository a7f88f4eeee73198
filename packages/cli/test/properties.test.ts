import { brains } from '@ochre/bots';
import { clone, equal, type GameState, hash, pick, quick, type Rng } from '@ochre/engine';
import { attack, crowd, gameFor, randomConfig, Table } from '@ochre/testkit';
import {
  actionOf,
  anyAction,
  legal,
  moments,
  pendingOf,
  reordered,
  rulesets,
  scrambled,
} from '@ochre/testkit/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const RUNS = Number(process.env['OCHRE_RUNS'] ?? 15);

describe.each(rulesets)('at any moment of any game of %s', (ruleset, share) => {
  const game = gameFor(ruleset);
  const runs = { numRuns: Math.ceil(RUNS * share) };
  const always = (name: string, check: (make: () => { state: GameState; rng: Rng }) => void): void =>
    it(name, () => fc.assert(fc.property(moments(ruleset), check), runs), 240_000);

  always('apply leaves its input untouched and equals advance', (make) => {
    const { state, rng } = make();
    const action = anyAction(state, rng);
    if (!action) return;
    const before = hash(state);
    const pure = game.apply(state, action);
    expect(hash(state)).toBe(before);
    const inPlace = game.advance(clone(state), action);
    expect(pure.ok && inPlace.ok).toBe(true);
    if (!pure.ok || !inPlace.ok) return;
    expect(hash(pure.state)).toBe(hash(inPlace.state));
    expect(equal(pure.events, inPlace.events)).toBe(true);
  });

  always('the state is plain JSON, and neither the round trip nor the order of keys matters', (make) => {
    const { state, rng } = make();
    const action = anyAction(state, rng);
    const copies = [JSON.parse(JSON.stringify(state)) as GameState, reordered(state)];
    for (const copy of copies) expect(hash(copy)).toBe(hash(state));
    if (!action) return;
    const ends = [state, ...copies].map((s) => {
      const done = game.apply(s, action);
      return done.ok ? hash(done.state) : 'refused';
    });
    expect(new Set(ends).size).toBe(1);
  });

  always('the order of sealed answers does not matter', (make) => {
    const { state, rng } = make();
    for (let i = 0; i < 40; i++) {
      const sealed = pendingOf(state).filter((d) => d.mode === 'sealed');
      if (sealed.length > 1 && (state.config.options['order'] ?? 'together') === 'together') {
        const actions = sealed.map((d) => actionOf(d, legal(state, d, rng)));
        const end = (list: typeof actions): string => {
          const copy = clone(state);
          for (const action of list) expect(game.advance(copy, action).ok).toBe(true);
          return hash(copy);
        };
        expect(end([...actions].reverse())).toBe(end(actions));
        return;
      }
      const action = anyAction(state, rng);
      if (!action) return;
      game.advance(state, action);
    }
  });

  always('sample and fallback pass the check, and choices can be listed', (make) => {
    const { state, rng } = make();
    for (const decision of pendingOf(state)) {
      const view = game.view(state, decision.owner);
      for (const answer of [legal(state, decision), legal(state, decision, rng), legal(state, decision, rng)])
        expect(game.check(view, decision, answer), JSON.stringify([decision, answer])).toBeUndefined();
      expect(() =>
        JSON.stringify(game.rules.spec(decision.kind).choices(game.sight(view), decision as never)),
      ).not.toThrow();
    }
  });

  always(
    'a mutated answer is legal or refused with a code and a citation, and a refusal changes nothing',
    (make) => {
      const { state, rng } = make();
      for (const decision of pendingOf(state))
        for (let i = 0; i < 6; i++)
          attack(game, state, decision, legal(state, decision, i % 2 ? rng : undefined), rng);
    },
  );

  it('an answer with any other member its shape allows is legal or refused, and never throws', () => {
    const tried: Record<string, number> = {};
    for (let seed = 0; seed < 4; seed++) {
      const rng = quick(seed);
      const table = new Table(game, randomConfig(game, rng), seed, () => brains['sample']!);
      for (; !table.over; table.step())
        for (const decision of pendingOf(table.state)) {
          tried[decision.kind] = (tried[decision.kind] ?? 0) + 1;
          if (tried[decision.kind]! <= RUNS)
            crowd(game, table.state, decision, legal(table.state, decision, rng), rng);
        }
    }
    expect(tried['purchase']).toBeGreaterThan(5);
  }, 240_000);

  always(
    'what a viewer may not see changes neither view, prompts and refusals nor the events of the next action',
    (make) => {
      const { state, rng } = make();
      const viewer = pick(rng, Object.keys(state.own));
      const actor = pick(rng, [viewer, ...pendingOf(state).map((d) => d.owner)]);
      const other = scrambled(state, [viewer, actor], rng);
      expect(game.view(other, viewer)).toEqual(game.view(state, viewer));
      expect(game.view(other, 'observer')).toEqual(game.view(state, 'observer'));
      for (const decision of game.view(state, viewer).prompts) {
        const answer = legal(state, decision, rng);
        expect(legal(other, decision)).toEqual(legal(state, decision));
        expect(game.check(game.view(other, viewer), decision, answer)).toEqual(
          game.check(game.view(state, viewer), decision, answer),
        );
      }
      const decision = pendingOf(state).find((d) => d.owner === actor);
      if (!decision || !game.view(state, actor).prompts.includes(decision)) return;
      const action = actionOf(decision, legal(state, decision, rng));
      const revealing = ['trade', 'buyCard', 'spoils', 'giveCard', 'chooseCivilization'].includes(
        decision.kind,
      );
      const [one, two] = [game.apply(state, action), game.apply(other, action)];
      if (!one.ok || !two.ok) throw new Error('a legal action was refused');
      // Once everybody asked has answered, play goes on and hidden cards come in by right.
      const others = pendingOf(state).filter((d) => d.frame === decision.frame && d.id !== decision.id);
      const stillAsked = others.some((d) => Object.hasOwn(one.state.pending, d.id));
      if (revealing || !stillAsked || one.state.frames.length !== state.frames.length) return;
      if (one.state.hidden.rng.used !== state.hidden.rng.used) return;
      expect(game.events(two.events, viewer)).toEqual(game.events(one.events, viewer));
      expect(game.view(two.state, viewer)).toEqual(game.view(one.state, viewer));
    },
  );
});
