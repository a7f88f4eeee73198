import { type DecisionOf, hash, type Kind, quick, type Sight } from '@ochre/engine';
import { damageOf } from '@ochre/engine/query';
import { gameFor, Table } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { answers } from '../src/answers/index.ts';
import { Context } from '../src/evaluation/context.ts';
import { skills, tempers } from '../src/evaluation/temper.ts';
import { type Brain, findBrain, type Recall } from '../src/index.ts';
import { small } from './tables.ts';

/** Kinds whose cautious answer is the considered one, and why. */
const CAUTIOUS: Partial<Record<Kind, string>> = {
  fileOrders: 'nobody waits for it, and orders given in time know more of the board',
  revealCards: 'a card that was shown tells others what is collected, and brings nothing',
};

/** Thought about by those who own these packages, and tested with them. */
const ELSEWHERE: ReadonlySet<Kind> = new Set(['move', 'trade', 'purchase']);

/** Whether legal answers differ at all. */
function real<K extends Kind>(sight: Sight, decision: DecisionOf<K>): boolean {
  const spec = sight.rules.spec(decision.kind);
  const found = new Set<string>();
  for (let i = 0; i < 6; i++) found.add(hash(spec.sample(sight, decision, quick(i))));
  return found.size > 1;
}

/** Where one last point leaves an area overfull, the rules find the way. */
const overfull = (sight: Sight, d: DecisionOf<Kind>): boolean =>
  d.kind === 'takeDamage' && damageOf(sight, d.owner, (d as DecisionOf<'takeDamage'>).ask).overfull;

function considered<K extends Kind>(
  level: 'steady' | 'strong',
  sight: Sight,
  decision: DecisionOf<K>,
  recall?: Recall,
): boolean {
  const answer = answers[decision.kind];
  if (!answer) return CAUTIOUS[decision.kind] !== undefined;
  const context = new Context(sight, decision, quick(1), skills[level], tempers['balanced']!, recall);
  const found = answer(context, decision);
  const spec = sight.rules.spec(decision.kind);
  if (found === undefined) return overfull(sight, decision);
  return spec.shape.test(found) && !spec.check(sight, decision, found);
}

/** A level that notes what it falls back on. */
function watched(level: 'steady' | 'strong', asked: Set<string>, lapses: Set<string>): Brain {
  const brain = findBrain(level)!;
  return {
    id: level,
    choose(sight, decision, rng, recall) {
      if (!ELSEWHERE.has(decision.kind)) {
        const purpose = 'purpose' in decision.ask ? decision.ask.purpose : '';
        const name = `${decision.kind} ${purpose}`;
        if (real(sight, decision)) {
          asked.add(name);
          if (!considered(level, sight, decision, recall)) lapses.add(`${level}: ${name}`);
        }
      }
      return brain.choose(sight, decision, rng, recall);
    },
  };
}

describe.each(small)('in %s', (ruleset, players) => {
  const game = gameFor(ruleset);

  it('every kind of decision is thought about, or has a reason not to be', () => {
    const kinds = Object.keys(game.rules.ruleset.decisions) as Kind[];
    const missing = kinds.filter((kind) => !answers[kind] && CAUTIOUS[kind] === undefined);
    expect(missing).toEqual([]);
  });

  it('no real choice is left to the rules by steady or strong', () => {
    const asked = new Set<string>();
    const lapses = new Set<string>();
    const [steady, strong] = (['steady', 'strong'] as const).map((level) => watched(level, asked, lapses));
    const config = { ruleset, map: game.rules.map.id, players, options: { turns: 12 } };
    const seats = new Map<string, Brain>();
    const table = new Table(game, config, 'every', (owner) => {
      const brain = seats.get(owner) ?? (seats.size % 3 === 1 ? strong! : steady!);
      seats.set(owner, brain);
      return brain;
    });
    while (!table.over) table.step();
    expect([...lapses]).toEqual([]);
    expect(asked.size).toBeGreaterThan(8);
  }, 90_000);
});
