import { BARBARIANS, type GameEvent, type NationId, quick, type Rules, shuffle } from '@ochre/engine';
import { gameFor, playToEnd, Table, totals } from '@ochre/testkit';
import { findBrain } from '../src/index.ts';

// What a blind reader is told of how somebody played a game, and how he may tell players apart by it.

/** What a nation did in a game, counted. */
export type Trace = Record<string, number>;

export interface Told {
  /** Who played, which the reader is not told. */
  player: string;
  /** The nation of which deal: each is played by everybody once. */
  place: string;
  trace: Trace;
  points: number;
}

const EARLY = 8;

class Scribe {
  readonly traces = new Map<NationId, Trace>();
  readonly #rules: Rules;

  constructor(rules: Rules, nations: readonly NationId[]) {
    this.#rules = rules;
    for (const id of nations) this.traces.set(id, {});
  }

  #add(who: string, what: string, n = 1): void {
    const trace = this.traces.get(who);
    if (trace) trace[what] = (trace[what] ?? 0) + n;
  }

  hear({ type, open, turn }: GameEvent): void {
    if (type === 'cityBuilt') this.#add(open.nation, 'cities');
    else if (type === 'cityFalls' || type === 'cityHeld') {
      if (open.defender !== BARBARIANS) this.#add(open.attacker, 'attacks');
    } else if (type === 'tokenConflict') for (const who of Object.keys(open.sides)) this.#add(who, 'fights');
    else if (type === 'offerMade') this.#add(open.offer.from, 'offers');
    else if (type === 'traded') for (const who of [open.from, open.to]) this.#add(who, 'deals');
    else if (type === 'shipBuilt') this.#add(open.nation, 'ships');
    else if (type === 'sailed') {
      for (const leg of open.legs) this.#add(open.nation, 'overseas', 'land' in leg ? leg.land : 0);
    } else if (type === 'advancesBought')
      for (const id of open.advances) {
        const { cost, groups } = this.#rules.findAdvance(id)!;
        this.#add(open.nation, 'advances');
        this.#add(open.nation, 'cost', cost);
        if (turn! <= EARLY) this.#add(open.nation, 'early');
        for (const group of groups) this.#add(open.nation, group);
      }
  }
}

/** Games in which each of the players has every nation of a deal once. */
export function tracesOf(ruleset: string, players: readonly string[], deals: number, seed: string): Told[] {
  const game = gameFor(ruleset);
  const { ruleset: rules, map } = game.rules;
  const config = { ruleset, map: map.id, players: players.length, options: {} };
  const pool = rules.layout(config, map).nations.map(({ id }) => id);
  const told: Told[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const nations = shuffle(quick(deal + 1), [...pool]).slice(0, players.length);
    for (let turn = 0; turn < players.length; turn++) {
      const by = (who: NationId): string => players[(nations.indexOf(who) + turn) % players.length]!;
      const scribe = new Scribe(game.rules, nations);
      const chosen = { ...config, nations: pool.filter((id) => nations.includes(id)) };
      const table = new Table(game, chosen, `${seed}-${deal}`, (who) => findBrain(by(who))!, {
        after: (_, events) => {
          for (const event of events) scribe.hear(event);
        },
      });
      const points = totals(playToEnd(table).state);
      for (const [who, trace] of scribe.traces)
        told.push({ player: by(who), place: `${deal} ${who}`, trace, points: points[who]! });
    }
  }
  return told;
}

type Vector = number[];

const meanOf = (all: readonly Vector[]): Vector =>
  all[0]!.map((_, i) => all.reduce((sum, v) => sum + v[i]!, 0) / all.length);

/** Traces as numbers of one scale: against what others did with the same nation, in standard deviations. */
function vectors(told: readonly Told[]): Vector[] {
  const features = [...new Set(told.flatMap(({ trace }) => Object.keys(trace)))].sort();
  const raw = told.map(({ trace }) => features.map((f) => trace[f] ?? 0));
  const centred = raw.map((v, t) => {
    const same = raw.filter((_, other) => told[other]!.place === told[t]!.place);
    const mean = meanOf(same);
    return v.map((n, i) => n - mean[i]!);
  });
  const spread = features.map((_, i) =>
    Math.sqrt(centred.reduce((sum, v) => sum + v[i]! ** 2, 0) / centred.length),
  );
  return centred.map((v) => v.map((n, i) => n / (spread[i]! || 1)));
}

/** Who is thought to have played each trace: whose other traces it is nearest to, on the whole. */
export function guessed(told: readonly Told[]): string[] {
  const all = vectors(told);
  const players = [...new Set(told.map(({ player }) => player))];
  return all.map((v, t) => {
    const distance = (player: string): number => {
      const centre = meanOf(all.filter((_, other) => other !== t && told[other]!.player === player));
      return v.reduce((sum, n, i) => sum + (n - centre[i]!) ** 2, 0);
    };
    return [...players].sort((a, b) => distance(a) - distance(b))[0]!;
  });
}

/** By player: how often each was thought to have played its traces, and its points in the mean. */
export function confusion(
  told: readonly Told[],
): Record<string, { as: Record<string, number>; points: number }> {
  const guesses = guessed(told);
  const found: Record<string, { as: Record<string, number>; points: number }> = {};
  told.forEach(({ player, points }, t) => {
    found[player] ??= { as: {}, points: 0 };
    const { as } = found[player];
    as[guesses[t]!] = (as[guesses[t]!] ?? 0) + 1;
    found[player].points += points / told.filter((other) => other.player === player).length;
  });
  return found;
}
