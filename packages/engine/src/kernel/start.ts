import { setOf } from '../board/queries.ts';
import type { Rules } from '../ruleset/types.ts';
import { type Config, type GameState, type Nation, type Own, SCHEMA } from '../state.ts';
import { keyFrom, seeded } from './rng.ts';

export function emptyOwn(): Own {
  return { hand: [], sealed: {}, committed: {}, offers: [], asked: 0 };
}

export const seatId = (n: number): string => `seat-${n}`;

/** The table as laid out before the first set-up step: all pieces in stock, stacks prepared in batches. */
export function newGame(rules: Rules, config: Config, seed: string | number): GameState {
  const { ruleset } = rules;
  const layout = ruleset.layout(config, rules.map);
  const hidden: GameState['hidden'] = {
    rng: { key: keyFrom(seed), used: 0 },
    stacks: {},
    discards: {},
    tradedBy: {},
  };
  const rng = seeded(hidden.rng);
  const numbers = Array.from({ length: layout.stacks }, (_, i) => i + 1);
  for (const block of layout.blocks) {
    hidden.stacks[block] = numbers.map((n) => ruleset.prepareStack(config, block, n, rng));
    hidden.discards[block] = numbers.map(() => []);
  }
  const state: GameState = {
    schema: SCHEMA,
    version: rules.version,
    config,
    open: {
      turn: 1,
      phase: 'setup',
      nations: {},
      barbarians: { tokens: {}, cities: [], ships: {} },
      regions: {},
      seats: {},
      built: [],
      offers: [],
      calamities: {},
      leaving: {},
    },
    own: {},
    hidden,
    pending: {},
    frames: [{ step: 'game', at: 0, locals: {} }],
  };
  for (const { id, block } of layout.nations) {
    const nation: Nation = {
      tokens: {},
      cities: [],
      ships: {},
      stock: { ...setOf({ rules, config }) },
      treasury: 0,
      block,
      census: 0,
      space: 0,
      advances: [],
      credits: { ...layout.credits },
    };
    state.open.nations[id] = nation;
    state.own[id] = emptyOwn();
  }
  for (const id of layout.regions ?? layout.nations.map((n) => n.id)) state.open.regions[id] = true;
  for (let n = 1; n <= config.players; n++) {
    const nation = config.nations?.[n - 1];
    if (nation !== undefined) state.open.seats[seatId(n)] = nation;
    else state.own[seatId(n)] = emptyOwn();
  }
  return state;
}
