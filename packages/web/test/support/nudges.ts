import type { Action, Game, GameState, NationId } from '@ochre/engine';
import { cityIndex, forgetCities } from '@ochre/engine/testing';

// Some questions come up once in many games. Pieces and cards are moved by hand, keeping their sums, so that a game
// that is otherwise played by the rules gets to ask them.

const FROM_TURN = 8;
const LOSSES = ['advanced-military', 'naval-warfare', 'enlightenment'];
const ABILITIES = [
  'provincial-empire',
  'fundamentalism',
  'monotheism',
  'politics',
  'diaspora',
  'trade-routes',
  'universal-doctrine',
  'trade-empire',
];
const RAIDERS = 9;
const LEAVES_AT = 14;

const done = new WeakMap<GameState, Set<string>>();

export function once(state: GameState, what: string, act: () => void): void {
  const acted = done.get(state) ?? new Set();
  done.set(state, acted);
  if (acted.has(what)) return;
  acted.add(what);
  act();
}

function learn(state: GameState): void {
  Object.values(state.open.nations).forEach((n, i) => {
    const more = i % 2 === 0 ? [...LOSSES, ...ABILITIES] : LOSSES.slice(0, 1);
    n.advances = [...new Set([...n.advances, ...more])];
  });
}

/** A calamity from its stack into a hand. */
export function deal(state: GameState, who: NationId, calamity: string): void {
  const { block } = state.open.nations[who]!;
  for (const stack of state.hidden.stacks[block]!) {
    const at = stack.findIndex((card) => card.split(':')[0] === calamity);
    if (at >= 0) state.own[who]!.hand.push(...stack.splice(at, 1));
  }
}

/** Everybody's stock goes to the treasury: nobody can replace what falls to him. */
function spend(state: GameState): void {
  for (const n of Object.values(state.open.nations)) {
    const tokens = Math.max(0, n.stock.tokens - 2);
    n.stock.tokens -= tokens;
    n.treasury += tokens;
  }
}

/** The whole stock of one nation on the board, where it stands already; its cities return to stock. */
function swell(state: GameState, who: NationId): void {
  const n = state.open.nations[who]!;
  const areas = Object.keys(n.tokens);
  for (let i = 0; n.stock.tokens > 0 && areas.length > 0; i++) {
    n.tokens[areas[i % areas.length]!]!++;
    n.stock.tokens--;
  }
  n.stock.cities += n.cities.length;
  n.cities = [];
  forgetCities(state.open);
}

/** Tokens beside a city of somebody else, and the order to walk into it. */
export function raid(game: Game, state: GameState): Action | undefined {
  const decision = game.due(state).find((d) => d.kind === 'move' && d.ask.done.length === 0);
  if (!decision) return undefined;
  const me = state.open.nations[decision.owner]!;
  forgetCities(state.open);
  const cities = cityIndex(state.open);
  for (const from of Object.keys(me.tokens))
    for (const to of game.rules.map.area(from).land) {
      const owner = cities.get(to);
      if (owner === undefined || owner === decision.owner || me.stock.tokens < RAIDERS) continue;
      me.tokens[from] = me.tokens[from]! + RAIDERS;
      me.stock.tokens -= RAIDERS;
      const answer = { do: 'end', orders: [{ do: 'walk', n: me.tokens[from]!, from, to }] };
      const refused = game.check(game.view(state, decision.owner), decision, answer);
      if (!refused) return { by: decision.owner, decision: decision.id, kind: 'move', answer };
      me.tokens[from] = me.tokens[from]! - RAIDERS;
      me.stock.tokens += RAIDERS;
    }
  return undefined;
}

/** A token of everybody else in the region of the one who leaves: it has to go elsewhere. */
function crowdIn(game: Game, state: GameState, leaver: NationId): void {
  const region = game.rules.map.land.filter((a) => a.region === leaver && a.limit);
  forgetCities(state.open);
  const free = region.filter((a) => !cityIndex(state.open).has(a.id));
  Object.entries(state.open.nations).forEach(([id, n], i) => {
    const from = Object.keys(n.tokens).find((area) => n.tokens[area]! > 1);
    const to = free[i % free.length]?.id;
    if (id === leaver || from === undefined || to === undefined || from === to) return;
    n.tokens[from]!--;
    n.tokens[to] = (n.tokens[to] ?? 0) + 1;
  });
}

/** What has to be done by hand at this point; an action where a player is made to act. */
export function nudge(game: Game, state: GameState): Action | undefined {
  const { turn, phase, nations } = state.open;
  if (turn < FROM_TURN) return undefined;
  once(state, 'learn', () => learn(state));
  const ids = Object.keys(nations).filter((id) => !nations[id]!.left);
  if (phase === 'trade')
    once(state, `deal.${turn}`, () => {
      const victim = ids[(turn * 2) % ids.length]!;
      deal(state, victim, turn % 2 === 0 ? 'regression' : 'civil-war');
      if (turn % 2 === 1) {
        swell(state, victim);
        spend(state);
      }
    });
  let action: Action | undefined;
  if (turn === LEAVES_AT && phase === 'movement')
    once(state, 'leave', () => {
      const leaver = ids.at(-1)!;
      crowdIn(game, state, leaver);
      action = { control: 'leave', nation: leaver, when: 'phase' };
    });
  return action ?? (phase === 'movement' ? raid(game, state) : undefined);
}
