import { fileURLToPath } from 'node:url';
import type { Action, Answer, GameEvent, GameState, Offer } from '@ochre/engine';
import { gameFor, playOut, Table } from '@ochre/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Brain, findBrain } from '../src/index.ts';
import { loadBrain } from '../src/modules.ts';
import { Market } from './tables.ts';

// The gallery of examples: each loads, plays legally, and is seen to do what it is there for.

const NATIONS = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];
/** Turns that are enough to see a trick; land gets scarce later. */
const TURNS = 8;
const CROWDED = 20;
const file = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/bots/${name}.mjs`, import.meta.url));

interface Seen {
  state: GameState;
  /** What it did, and the position it did it in. */
  did: { turn: number; kind: string; answer: unknown }[];
  events: GameEvent[];
}

/** A short game of one of these among `easy` bots; what is not legal, the table refuses. */
function play(brain: Brain, me: string, turns = TURNS): Seen {
  const game = gameFor('mega');
  const options = { turns };
  const config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', nations: NATIONS, options };
  const seen: Omit<Seen, 'state'> = { did: [], events: [] };
  const brainOf = (owner: string): Brain => (owner === me ? brain : findBrain('easy')!);
  const table = new Table(game, config, 'gallery', brainOf, {
    before: ({ open }, action: Action) => {
      if ('by' in action && action.by === me)
        seen.did.push({ turn: open.turn, kind: action.kind, answer: action.answer });
    },
    after: (_, events) => {
      seen.events.push(...events);
    },
  });
  const { state } = playOut(table);
  return { ...seen, state };
}

const ME = 'egypt';
const of = ({ did }: Seen, what: string): (Answer<'trade'> & { do: string; turn: number })[] =>
  did
    .filter(({ kind }) => kind === 'trade')
    .map(({ answer, turn }) => ({ ...(answer as Answer<'trade'>), turn }))
    .filter(({ do: done }) => done === what);

/** Deals it made: what was said of the cards it gave, and which these were. */
function given({ events }: Seen, taking: boolean): { said: string[]; clean: boolean; gave: string[] }[] {
  const { rules } = gameFor('mega');
  const offers = new Map<string, Offer>();
  return events.flatMap((e) => {
    if (e.type === 'offerMade') offers.set(e.open.offer.id, e.open.offer);
    if (e.type !== 'traded' || (taking ? e.open.to : e.open.from) !== ME) return [];
    const offer = offers.get(e.own![e.open.to]!.offer!)!;
    const said = taking ? offer.wants.names : offer.gives.names;
    const gave = e.own![ME]!.gave.map((id) => rules.card(id).calamity?.id ?? rules.card(id).name);
    return [{ said, clean: !taking && offer.clean === true, gave }];
  });
}

const broken = ({ said, gave }: { said: string[]; gave: string[] }): boolean =>
  said.some((name) => said.filter((n) => n === name).length > gave.filter((n) => n === name).length);

const TRICKS: Record<string, (seen: Seen) => void> = {
  liar(seen) {
    const offers = of(seen, 'offer');
    expect(offers.length).toBeGreaterThan(3);
    expect(given(seen, false).some(broken)).toBe(true);
  },
  'short-giver'(seen) {
    expect(given(seen, false).filter(broken)).toEqual([]);
    const asked = ['salt', 'salt', 'copper'];
    const gives = (bot: string): string[] | undefined =>
      new Market(['wine', 'wine', 'wine', 'salt', 'salt', 'copper', 'ochre'])
        .offer(['wine', 'wine', 'wine'], asked, { clean: true })
        .answer(bot).cards;
    expect(gives('strong')?.sort()).toEqual([...asked].sort());
    expect(gives('short-giver')?.sort()).toEqual(['ochre', 'salt', 'salt']);
  },
  flooder(seen) {
    const byTurn = Map.groupBy(of(seen, 'offer'), ({ turn }) => turn);
    expect(Math.max(...[...byTurn.values()].map((some) => some.length))).toBeGreaterThan(12);
  },
  miser(seen) {
    expect(of(seen, 'done').length).toBeGreaterThan(0);
    expect(of(seen, 'offer').concat(of(seen, 'accept'))).toEqual([]);
  },
  warlord(seen) {
    const attacks = ({ events }: Seen): number =>
      events.filter((e) => e.type === 'tokenConflict' && ME in e.open.sides).length;
    expect(attacks(seen)).toBeGreaterThan(attacks(play(findBrain('strong')!, ME, CROWDED)));
  },
  staller(seen) {
    const bought = seen.events.flatMap((e) =>
      e.type === 'advancesBought' && e.open.nation === ME && e.open.advances.length > 0 ? [e.turn! % 3] : [],
    );
    expect(bought.length).toBeGreaterThan(0);
    expect(bought.every((rest) => rest === 0)).toBe(true);
  },
  'leaders-friend'(seen) {
    const offers = of(seen, 'offer') as { to?: string }[];
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.every(({ to }) => to !== undefined)).toBe(true);
  },
};

describe.each(Object.entries(TRICKS))('%s', (name, trick) => {
  let seen: Seen;
  beforeAll(async () => {
    const { id } = await loadBrain(file(name));
    expect(id).toBe(name);
    seen = play(findBrain(id)!, ME, name === 'warlord' ? CROWDED : TURNS);
  });

  it('plays a whole game by the rules, and does its trick', () => {
    expect(seen.state.open.result).toBeDefined();
    expect(seen.state.open.nations[ME]!.cities.length).toBeGreaterThan(0);
    trick(seen);
  });
});
