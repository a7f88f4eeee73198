import type { Ruleset } from '@ochre/engine';
import { rulesetFor } from '@ochre/testkit';
import { type Dealings, GIFTS, noDealings } from './dealings.ts';
import { slowestOf } from './entrants.ts';
import { noToll, OTHER_LOSSES, type OtherLoss, type Toll } from './figures.ts';
import type { LabRecord } from './game.ts';
import { type Interval, mean, median, rounded, sum, wilson } from './statistics.ts';

export interface Spread {
  median: number;
  low: number;
  high: number;
  mean: number;
}

export interface Named {
  id: string;
  name: string;
}

export interface SurveyedCalamity extends Named {
  perGame: number;
  /** Unit points each time it strikes, and a game. */
  pointsEach: number;
  pointsPerGame: number;
  /** What else it takes each time, if anything. */
  othersEach: Partial<Record<OtherLoss, number>>;
}

/** How games of a rule set went. */
export interface Survey {
  rules: string;
  name: string;
  games: number;
  endings: Record<string, number>;
  turns: Spread & { games: Record<number, number> };
  byPlayers: { players: number; games: number; turns: Spread; tradesPerTurn: number; cpuMs: Spread }[];
  /** Victory points of a player by source, and those of winners. */
  points: { source: string; mean: number; winners: number }[];
  total: { mean: number; winners: number };
  trade: {
    perTurn: Spread;
    perPlayerTurn: number;
    cardsEach: number;
    gamesWithout: number;
    calamities: Dealings;
  };
  wars: { conflicts: number; citiesTaken: number; citiesHeld: number; citiesToBarbarians: number };
  citiesBuilt: number;
  calamities: SurveyedCalamity[];
  /** Unit points a player loses to calamities in a turn. */
  damagePerPlayerTurn: number;
  advances: (Named & { groups: string[]; cost: number; share: number })[];
  advancesEach: number;
  /** Advances that nobody bought, and calamities that never struck, in the order of the rules. */
  unused: { advances: Named[]; calamities: Named[] };
  /** Wins against what chance gives: 1 is fair. */
  fairness: { nation: string; name: string; games: number; wins: number; index: number; ci95: Interval }[];
  cost: { cpuMs: Spread; slowest: Record<string, { ms: number; kind: string }> };
}

export function spread(values: readonly number[], digits = 1): Spread {
  const [low, high] = values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
  return {
    median: rounded(median(values), digits),
    low: rounded(low, digits),
    high: rounded(high, digits),
    mean: rounded(mean(values), digits),
  };
}

function tally<T extends string | number>(values: readonly T[]): Record<T, number> {
  const counts = {} as Record<T, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const tradesPerTurn = (record: LabRecord): number => record.figures.trades / Math.max(1, record.turns);

/** Players' turns in all these games. */
const playerTurns = (records: readonly LabRecord[]): number => sum(records.map((r) => r.turns * r.players));

function points(records: readonly LabRecord[]): Pick<Survey, 'points' | 'total'> {
  const all = records.flatMap(({ result }) => Object.values(result.scores));
  const best = records.flatMap(({ result }) =>
    result.winner === null ? [] : [result.scores[result.winner]!],
  );
  const average = (scores: typeof all, source: string): number =>
    rounded(mean(scores.map((score) => score[source] ?? 0)), 1);
  const sources = [...new Set(all.flatMap(Object.keys))].filter((source) => source !== 'total');
  return {
    points: sources.map((source) => ({ source, mean: average(all, source), winners: average(best, source) })),
    total: { mean: average(all, 'total'), winners: average(best, 'total') },
  };
}

function dealings(records: readonly LabRecord[]): Dealings {
  const all = noDealings();
  for (const { figures } of records) {
    for (const gift of GIFTS) {
      all.gifts[gift].deals += figures.dealings.gifts[gift].deals;
      all.gifts[gift].evil += figures.dealings.gifts[gift].evil;
    }
    all.drawn += figures.dealings.drawn;
    all.passed += figures.dealings.passed;
    all.returned += figures.dealings.returned;
  }
  return all;
}

function trade(records: readonly LabRecord[]): Survey['trade'] {
  const trades = sum(records.map(({ figures }) => figures.trades));
  return {
    perTurn: spread(records.map(tradesPerTurn), 2),
    perPlayerTurn: rounded(trades / Math.max(1, playerTurns(records)), 3),
    cardsEach: rounded(sum(records.map(({ figures }) => figures.cardsTraded)) / Math.max(1, trades), 2),
    gamesWithout: records.filter(({ figures }) => figures.trades === 0).length,
    calamities: dealings(records),
  };
}

function calamities(records: readonly LabRecord[], { calamities: all }: Ruleset): SurveyedCalamity[] {
  return all
    .map(({ id, name }) => {
      const tolls = records.map(({ figures }) => figures.calamities[id] ?? noToll());
      const lost = (what: keyof Toll): number => sum(tolls.map((toll) => toll[what]));
      const each = (what: keyof Toll): number => rounded(lost(what) / Math.max(1, lost('struck')), 1);
      const others = OTHER_LOSSES.flatMap((what) => (each(what) > 0 ? [[what, each(what)]] : []));
      return {
        id,
        name,
        perGame: rounded(lost('struck') / records.length, 2),
        pointsEach: each('points'),
        pointsPerGame: rounded(lost('points') / records.length, 1),
        othersEach: Object.fromEntries(others) as SurveyedCalamity['othersEach'],
      };
    })
    .sort((a, b) => b.pointsPerGame - a.pointsPerGame || b.perGame - a.perGame);
}

/** What of a rule set never came up. */
function unused(
  records: readonly LabRecord[],
  { advances: tree, calamities: all }: Ruleset,
): Survey['unused'] {
  const held = new Set(records.flatMap((r) => Object.values(r.advances).flat()));
  const tolls = records.flatMap(({ figures }) => Object.entries(figures.calamities));
  const struck = new Set(tolls.flatMap(([id, toll]) => (toll.struck > 0 ? [id] : [])));
  const without = (some: readonly Named[], seen: ReadonlySet<string>): Named[] =>
    some.filter(({ id }) => !seen.has(id)).map(({ id, name }) => ({ id, name }));
  return { advances: without(tree, held), calamities: without(all, struck) };
}

function advances(records: readonly LabRecord[], { advances: all }: Ruleset): Survey['advances'] {
  const held = records.flatMap((r) => Object.values(r.advances));
  const owners = tally(held.flat());
  return all
    .map(({ id, name, groups, cost }) => {
      const share = rounded((owners[id] ?? 0) / Math.max(1, held.length), 4);
      return { id, name, groups, cost, share };
    })
    .sort((a, b) => b.share - a.share || a.cost - b.cost);
}

function fairness(records: readonly LabRecord[], { civilizations }: Ruleset): Survey['fairness'] {
  return civilizations.flatMap(({ id, name }) => {
    const played = records.filter(({ seats }) => seats[id] !== undefined);
    if (played.length === 0) return [];
    const wins = played.filter(({ result }) => result.winner === id).length;
    const chance = mean(played.map(({ players }) => 1 / players));
    const index = (share: number): number => rounded(share / chance, 3);
    const share = wins / played.length;
    const ci95 = wilson(share, played.length).map(index) as Interval;
    return [{ nation: id, name, games: played.length, wins, index: index(share), ci95 }];
  });
}

function byPlayers(records: readonly LabRecord[]): Survey['byPlayers'] {
  const counts = [...new Set(records.map(({ players }) => players))].sort((a, b) => a - b);
  return counts.map((players) => {
    const some = records.filter((r) => r.players === players);
    return {
      players,
      games: some.length,
      turns: spread(some.map(({ turns }) => turns)),
      tradesPerTurn: rounded(mean(some.map(tradesPerTurn)), 2),
      cpuMs: spread(
        some.map(({ cost }) => cost.cpuMs),
        0,
      ),
    };
  });
}

/** Everything about the games of one rule set. */
export function survey(rules: string, records: readonly LabRecord[]): Survey {
  const ruleset = rulesetFor(rules);
  const turns = records.map((r) => r.turns);
  const perGame = (
    figure: 'conflicts' | 'citiesTaken' | 'citiesHeld' | 'citiesToBarbarians' | 'citiesBuilt',
  ) => rounded(mean(records.map(({ figures }) => figures[figure])), 2);
  const lost = sum(records.flatMap((r) => Object.values(r.figures.calamities).map((toll) => toll.points)));
  const tree = advances(records, ruleset);
  return {
    rules,
    name: ruleset.name,
    games: records.length,
    endings: tally(records.map(({ result }) => result.endedBy)),
    turns: { ...spread(turns), games: tally(turns) },
    byPlayers: byPlayers(records),
    ...points(records),
    trade: trade(records),
    wars: {
      conflicts: perGame('conflicts'),
      citiesTaken: perGame('citiesTaken'),
      citiesHeld: perGame('citiesHeld'),
      citiesToBarbarians: perGame('citiesToBarbarians'),
    },
    citiesBuilt: perGame('citiesBuilt'),
    calamities: calamities(records, ruleset),
    damagePerPlayerTurn: rounded(lost / Math.max(1, playerTurns(records)), 2),
    advances: tree,
    advancesEach: rounded(sum(tree.map(({ share }) => share)), 1),
    unused: unused(records, ruleset),
    fairness: fairness(records, ruleset),
    cost: {
      cpuMs: spread(
        records.map(({ cost }) => cost.cpuMs),
        0,
      ),
      slowest: slowestOf(records),
    },
  };
}
