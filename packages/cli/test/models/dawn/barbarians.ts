import { pick, type Rng } from '@ochre/engine';
import { alone, type Model, type Position } from '../against.ts';
import { assault, contested, fight, fleets } from './battle.ts';
import { add, type Board, type Counts, chance, randomBoard, seen, sum, surplusGone, WILD } from './board.ts';

// DH 29.5.2: the turn of the barbarians and pirates, hordes included.

const CARDS = [
  'politics',
  'provincial-empire',
  'monarchy',
  'metalworking',
  'iron-working',
  'engineering',
  'public-works',
  'naval-warfare',
];
const SHIP_MOVES = 4;

interface Horde {
  victim: string;
  drawer: string;
  traded: boolean;
}

class Turn {
  readonly board: Board;
  readonly leaders: Record<string, string>;
  readonly hordes: Horde[];
  /** Those without a leader, by area. */
  resting: Counts = {};
  /** Areas that barbarians have left. */
  left: string[] = [];

  constructor(board: Board, leaders: Record<string, string>, hordes: Horde[]) {
    this.board = board;
    this.leaders = leaders;
    this.hordes = hordes;
  }

  leader(area: string): string | undefined {
    return this.leaders[this.board.block(area)];
  }

  /** Those who come into land without a leader bring theirs: DH 29.5.2.1, 29.5.2.10. */
  bring(leader: string, to: string): void {
    this.leaders[this.board.block(to)] ??= leader;
  }

  /** Of these areas those with a leader, East before West. */
  led(areas: readonly string[]): string[] {
    const there = this.board.areas.filter((area) => areas.includes(area) && this.leader(area));
    return this.board.blocks.flatMap((block) => there.filter((area) => this.board.block(area) === block));
  }

  /** DH 29.5.2.1. */
  appoint(): void {
    const { board } = this;
    const fewest = Math.min(...board.peoples.map((p) => p.cities.length));
    const poorest = board.peoples.find((p) => p.cities.length === fewest)!.id;
    for (const { victim, drawer, traded } of this.hordes)
      this.leaders[board.of(victim).block] = traded ? drawer : poorest;
    for (const [area, n] of Object.entries(board.wild.tokens)) if (!this.leader(area)) this.resting[area] = n;
  }

  /** DH 29.5.2.6. */
  *raise(): Model {
    const { board } = this;
    for (const area of this.led(board.wild.cities)) {
      const block = board.block(area);
      const tokens = board.wildStock(block, 'tokens');
      const ship = board.coastal(area) && board.wildStock(block, 'ships') > 0;
      const among = [...(tokens > 0 ? ['tokens'] : []), ...(ship ? ['ship'] : []), 'none'];
      if (among.length === 1) continue;
      const ask = { purpose: 'barbarians.raise', place: area, among };
      const said = yield* alone({ owner: this.leader(area)!, kind: 'chooseOne', ask });
      if (said === 'tokens') add(board.wild.tokens, area, Math.min(2, tokens));
      if (said === 'ship') add(board.wild.ships, area, 1);
    }
  }

  /** Coasts within four areas, not past ships of others: DH 29.5.2.8, 29.5.2.9. */
  voyages(from: string): string[] {
    const { board } = this;
    const met = (at: string): boolean => board.peoples.some((p) => p.ships[at]);
    let edge = [from];
    const reached = new Set(edge);
    for (let step = 0; step < SHIP_MOVES; step++) {
      const sailing = edge.filter((at) => at === from || !met(at));
      edge = sailing.flatMap((at) =>
        board.lands[at]!.water.filter((to) => board.lands[to] && !reached.has(to)),
      );
      for (const to of edge) reached.add(to);
    }
    reached.delete(from);
    return [...reached].filter((at) => board.inPlay(at));
  }

  *sail(): Model {
    const { board } = this;
    const { ships } = board.wild;
    const fleet = this.led(Object.keys(ships)).flatMap((at) => Array<string>(ships[at]!).fill(at));
    for (const from of fleet) {
      const among = this.voyages(from);
      if (among.length === 0) continue;
      const ask = { purpose: 'barbarians.sail', place: from, among: ['none', ...among] };
      const said = yield* alone({ owner: this.leader(from)!, kind: 'chooseOne', ask });
      if (said === 'none') continue;
      add(ships, from, -1);
      add(ships, said as string, 1);
      this.bring(this.leader(from)!, said as string);
    }
  }

  /** By land, or over a bridge of two ships: DH 29.5.2.11, 29.5.2.12. */
  ways(from: string): string[] {
    const { board } = this;
    const { land, water } = board.lands[from]!;
    const { ships } = board.wild;
    return board.areas.filter(
      (to) => board.inPlay(to) && (land.includes(to) || (water.includes(to) && ships[from] && ships[to])),
    );
  }

  shift(from: string, to: Counts): void {
    for (const [area, n] of Object.entries(to)) {
      add(this.board.wild.tokens, from, -n);
      add(this.board.wild.tokens, area, n);
      this.bring(this.leader(from)!, area);
    }
  }

  *march(): Model {
    const { tokens } = this.board.wild;
    const moving = Object.keys(tokens).filter((area) => !this.resting[area]);
    const force = this.led(moving).map((area): [string, number] => [area, tokens[area]!]);
    for (const [from, budget] of force) {
      const ways = this.ways(from);
      if (ways.length === 0) continue;
      const room = Object.fromEntries(ways.map((area) => [area, budget]));
      const to = yield* alone({
        owner: this.leader(from)!,
        kind: 'placeTokens',
        ask: { purpose: 'barbarians.march', from, budget, room },
        legal: (said) =>
          sum(said as Counts) <= budget && Object.keys(said as Counts).every((a) => ways.includes(a)),
        refused: [{ [ways[0]!]: budget + 1 }],
      });
      this.shift(from, to as Counts);
      if (sum(to as Counts) > 0) this.left.push(from);
    }
  }

  /** DH 29.5.2.2 to 29.5.2.5. */
  *land({ victim }: Horde): Model {
    const { board } = this;
    const { tokens, cities, block } = board.of(victim);
    const peopled = sum(tokens) > 0 ? Object.keys(tokens) : cities;
    if (peopled.length === 0) return;
    const owner = this.leaders[block]!;
    const ask = { purpose: 'barbarians.land', among: peopled };
    const area =
      peopled.length === 1 ? peopled[0]! : ((yield* alone({ owner, kind: 'chooseOne', ask })) as string);
    const more = ['politics', 'provincial-empire'].filter((card) => board.has(victim, card)).length;
    const n = 15 + 5 * more - (board.has(victim, 'monarchy') ? 5 : 0);
    add(board.wild.tokens, area, Math.min(n, board.wildStock(board.block(area), 'tokens')));
    this.bring(owner, area);
  }

  excess(area: string): number {
    const { board } = this;
    const city = board.city(area);
    const limit = city === undefined || city === WILD ? board.lands[area]!.limit : 0;
    const all = board.present(area).reduce((n, id) => n + board.tokens(id, area), 0);
    const led = board.tokens(WILD, area) - (this.resting[area] ?? 0);
    return Math.min(all - limit, board.tokens(WILD, area), led);
  }

  /** Tokens before cities; a city that falls is theirs, and those above a limit go on: DH 29.5.2.13, 29.5.2.17. */
  *fightOn(): Model {
    const { board } = this;
    const taken: string[] = [];
    for (;;) {
      const surplusGone = (a: string): boolean => taken.includes(a) && this.excess(a) <= 0;
      const areas = board.areas.filter(
        (a) => board.tokens(WILD, a) > 0 && contested(board, a) && !surplusGone(a),
      );
      const besieged = (a: string): boolean => ![undefined, WILD].includes(board.city(a));
      const open = areas.find((a) => !besieged(a));
      if (open !== undefined) {
        yield* fight(board, open);
        continue;
      }
      const siege = areas[0];
      if (siege !== undefined) {
        yield* assault(board, siege, WILD);
        const fell = board.city(siege) === undefined && board.tokens(WILD, siege) > 0;
        if (!fell || board.wildStock(board.block(siege), 'cities') === 0) continue;
        board.found(WILD, siege);
        taken.push(siege);
        continue;
      }
      const from = board.areas.find((a) => this.excess(a) > 0);
      if (from === undefined) return;
      yield* this.goOn(from);
    }
  }

  /** DH 29.5.2.14. */
  *goOn(from: string): Model {
    const n = this.excess(from);
    const ways = this.ways(from).filter((area) => !this.left.includes(area));
    this.left.push(from);
    if (ways.length === 0) add(this.board.wild.tokens, from, -n);
    else if (ways.length === 1) this.shift(from, { [ways[0]!]: n });
    else {
      const room = Object.fromEntries(ways.map((area) => [area, n]));
      const to = yield* alone({
        owner: this.leader(from)!,
        kind: 'placeTokens',
        ask: { purpose: 'barbarians.moveOn', from, budget: n, room },
        legal: (said) => sum(said as Counts) === n,
        refused: [{ [ways[0]!]: n - 1 }, {}],
      });
      this.shift(from, to as Counts);
    }
  }

  *play(): Model {
    this.appoint();
    if (Object.keys(this.leaders).length === 0) return;
    yield* this.raise();
    yield* this.sail();
    fleets(this.board);
    yield* this.march();
    for (const horde of this.hordes) yield* this.land(horde);
    yield* this.fightOn();
  }
}

export function barbarians(rng: Rng): Position {
  const twoBlocks = chance(rng, 2);
  const board = randomBoard(rng, {
    peoples: 2 + rng.int(3),
    twoBlocks,
    cards: CARDS,
    wild: true,
    ships: true,
    guards: true,
    crowd: 5,
  });
  surplusGone(board);
  const ids = board.all.map((p) => p.id);
  const leaders: Record<string, string> = {};
  for (const block of board.blocks) if (chance(rng, 2)) leaders[block] = pick(rng, ids);
  const cards = twoBlocks ? ['barbarian-hordes:east', 'barbarian-hordes:west'] : ['barbarian-hordes'];
  const drawnBy: Record<string, string> = {};
  const tradedBy: Record<string, string> = {};
  const hordes: Horde[] = [];
  for (const card of cards.filter(() => chance(rng, 2))) {
    const victim = pick(rng, ids);
    board.of(victim).hand.push(card);
    drawnBy[card] = pick(rng, ids);
    const traded = drawnBy[card] !== victim || chance(rng, 2);
    if (traded)
      tradedBy[card] = pick(
        rng,
        ids.filter((id) => id !== victim),
      );
    hordes.push({ victim, drawer: drawnBy[card], traded });
  }
  hordes.sort((a, b) => ids.indexOf(a.victim) - ids.indexOf(b.victim));
  return {
    scenario: {
      ...board.scenario(),
      phase: 'barbarianTurn',
      open: { controllers: { ...leaders } },
      hidden: { drawnBy },
      tradedBy,
    },
    model: () => new Turn(board, leaders, hordes).play(),
    outcome: () => [board.outcome(), leaders],
    seen: (state) => [seen(state), state.open.controllers ?? {}],
  };
}
