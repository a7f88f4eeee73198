import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrain } from '@ochre/bots';
import { BARBARIANS, type Nation, type Open } from '@ochre/engine';
import { gameFor, playToEnd, Table } from '@ochre/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Counter } from '../src/lab/figures.ts';
import { countsOf, planOf } from '../src/lab/flags.ts';
import { type LabRecord, playGame } from '../src/lab/game.ts';
import { Journal } from '../src/lab/journal.ts';
import { gamesOf, type Plan } from '../src/lab/plan.ts';
import { resultsOf } from '../src/lab/results.ts';
import { runPlan } from '../src/lab/run.ts';
import { lineOf } from '../src/lab/text.ts';
import { playAll } from '../src/lab/threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flags = { rules: 'classic', players: '2,3', seed: 'lab', turns: '6' };
const duel = planOf({ ...flags, versus: 'easy', games: '6' }, ['sample']);
const running = new AbortController().signal;

/** What is the same whoever plays it when. */
const lasting = (records: LabRecord[]): unknown[] => records.map(({ cost: _, ...rest }) => rest);

const settings = (name: string, workers = 2) => ({
  workers,
  folder: join(folder, name),
  goOn: true,
  stop: running,
});
const played = (name: string): LabRecord[] => {
  const lines = readFileSync(join(folder, name, 'games.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => JSON.parse(line) as LabRecord).sort((a, b) => a.index - b.index);
};

describe('a plan', () => {
  it('takes numbers of players as a list of ranges', () => {
    expect(countsOf('5,7,12-14')).toEqual([5, 7, 12, 13, 14]);
    expect(() => countsOf('5-')).toThrow(/--players/);
  });

  it('is refused if it makes no sense', () => {
    const refused = (more: object, rest: string[] = []): unknown => {
      try {
        return planOf({ ...flags, ...more }, rest);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refused({ versus: 'easy' })).toMatch(/two bots/);
    expect(refused({ versus: 'easy' }, ['easy'])).toMatch(/once/);
    expect(refused({ versus: 'easy' }, ['genius'])).toMatch(/no bot genius/);
    expect(refused({ entrants: 'easy,sample', bots: 'easy' })).toMatch(/is enough/);
    expect(refused({ players: '12' })).toMatch(/2 to 7/);
    expect(refused({ rules: 'chess' })).toMatch(/no rule set chess/);
    expect(refused({ games: '0' })).toMatch(/--games/);
  });

  it('deals each table twice in a head-to-head, with the seats changed', () => {
    const games = gamesOf({ ...duel, tables: planOf({ ...flags, players: '5' }, []).tables, games: 20 });
    for (let i = 0; i < games.length; i += 2) {
      const [a, b] = [games[i]!, games[i + 1]!];
      expect([b.seed, b.deal, b.config]).toEqual([a.seed, a.deal, a.config]);
      for (const nation of a.config.nations!) expect(a.seats[nation]).not.toBe(b.seats[nation]);
    }
    const seats = games.flatMap((game) => Object.values(game.seats));
    expect(seats.filter((name) => name === 'easy')).toHaveLength(seats.length / 2);
  });

  it.each([3, 5, 7])('gives every entrant of a tournament every seat of a deal of %i', (players) => {
    const entrants = ['sample', 'easy', 'steady', 'strong', 'steady:raider'];
    const plan = planOf({ ...flags, players: `${players}`, entrants: entrants.join(','), games: '10' }, []);
    const deals = [gamesOf(plan).slice(0, 5), gamesOf(plan).slice(5)];
    expect(deals[0]![0]!.seed).not.toBe(deals[1]![0]!.seed);
    for (const deal of deals)
      for (const nation of deal[0]!.config.nations!)
        expect(deal.map((game) => game.seats[nation]).sort()).toEqual([...entrants].sort());
  });

  it('seats one among others in every seat of a deal before the next is dealt', () => {
    const plan = planOf({ ...flags, players: '3,5', among: 'easy', games: '10' }, ['sample']);
    const games = gamesOf(plan);
    expect(games.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 2, 2].slice(0, 10));
    const alone = games.map(({ seats }) => Object.keys(seats).filter((nation) => seats[nation] === 'easy'));
    for (const [i, one] of alone.entries()) expect(one, `game ${i}`).toHaveLength(1);
    for (const deal of [0, 1]) {
      const { nations } = games.find((game) => game.deal === deal)!.config;
      expect(
        alone
          .filter((_, i) => games[i]!.deal === deal)
          .flat()
          .sort(),
      ).toEqual([...nations!].sort());
    }
  });

  it('surveys each rule set as often, at all counts that can be', () => {
    const plan = planOf({ rules: 'classic,mega', players: '5-18', seed: '1', games: '28' }, []);
    const games = gamesOf(plan).map(({ config }) => config);
    expect(games.filter(({ ruleset }) => ruleset === 'classic')).toHaveLength(14);
    const mega = games.filter(({ ruleset }) => ruleset === 'mega').map(({ players }) => players);
    expect(mega.slice(0, 4).some((n) => n > 9)).toBe(true);
    expect(mega.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });
});

describe('a run', () => {
  it('has the same outcome with one thread, with two, and played here', async () => {
    const one = await runPlan(duel, settings('one', 1));
    const two = await runPlan(duel, settings('two', 2));
    expect(lineOf(two)).toBe(lineOf(one));
    expect(JSON.parse(lineOf(one))).toMatchObject({ games: 6, deals: 3, winShare: one.versus!.winShare });
    const here = gamesOf(duel).map(playGame);
    expect(lasting(played('one'))).toEqual(lasting(here));
    expect(lasting(played('two'))).toEqual(lasting(here));
  });

  it('goes on where it was stopped, whatever the end of its file looks like', async () => {
    const file = join(folder, 'stopped', 'games.jsonl');
    const before = await runPlan(duel, { ...settings('stopped'), stop: AbortSignal.abort() });
    expect(before.whole).toBe(false);
    const { code } = before;
    const journal = Journal.open(file, { plan: duel, code }, true);
    const [first, second] = gamesOf(duel).map(playGame);
    journal.add({ ...first!, turns: 99 });
    appendFileSync(file, JSON.stringify(second).slice(0, 200));
    const after = await runPlan(duel, settings('stopped'));
    expect(after.whole).toBe(true);
    const games = played('stopped');
    expect(games.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(games[0]!.turns).toBe(99);
    expect(games[1]!.stateHash).toBe(second!.stateHash);
  });

  it('stops playing when asked to', async () => {
    const stop = new AbortController();
    const ended: number[] = [];
    await playAll(
      gamesOf(duel),
      1,
      ({ index }) => {
        ended.push(index);
        stop.abort();
      },
      stop.signal,
    );
    expect(ended).toEqual([0]);
  });

  it('never mixes games of different plans or of different code', () => {
    const file = join(folder, 'mixed.jsonl');
    Journal.open(file, { plan: duel, code: 'old' }, true);
    const open = (plan: Plan, code: string) => () => Journal.open(file, { plan, code }, true);
    expect(open(duel, 'old')).not.toThrow();
    expect(open({ ...duel, seed: 'other' }, 'old')).toThrow(/another run/);
    expect(open(duel, 'new')).toThrow(/other code/);
    writeFileSync(file, 'shopping list\n');
    expect(open(duel, 'old')).toThrow(/no file of the laboratory/);
    expect(() => Journal.open(file, { plan: duel, code: 'new' }, false)).not.toThrow();
  });
});

describe('what is counted', () => {
  const records = gamesOf({
    ...planOf({ ...flags, players: '3', turns: '14' }, []),
    entrants: ['easy'],
    games: 3,
  }).map(playGame);
  const { surveys } = resultsOf({ ...duel, kind: 'survey', entrants: ['easy'], games: 3 }, 'code', records);
  const survey = surveys[0]!;

  it('adds up', () => {
    expect(survey).toMatchObject({ rules: 'classic', games: 3, endings: { limit: 3 } });
    expect(survey.turns).toMatchObject({ median: 14, low: 14, high: 14, games: { 14: 3 } });
    const sources = survey.points.reduce((sum, { mean }) => sum + mean, 0);
    expect(sources).toBeCloseTo(survey.total.mean, 0);
    const wins = survey.fairness.reduce((sum, { wins: n }) => sum + n, 0);
    expect(wins).toBe(3);
    expect(survey.trade.gamesWithout).toBeLessThanOrEqual(3);
    expect(survey.citiesBuilt).toBeGreaterThan(0);
    expect(survey.cost.cpuMs.median).toBeGreaterThan(0);
    expect(survey.cost.slowest['easy']!.ms).toBeGreaterThan(0);
  });

  it('knows how many hold each advance', () => {
    const held = records.flatMap((record) => Object.values(record.advances)).flat();
    expect(held.length).toBeGreaterThan(0);
    const [top] = survey.advances;
    expect(top!.share).toBeCloseTo(held.filter((id) => id === top!.id).length / 9, 3);
  });

  it.each([
    ['mega', 7],
    ['classic', 5],
    ['civx', 5],
    ['dawn', 5],
    ['advanced', 5],
  ])('are the losses to calamities that show on the board: %s', (rules, players) => {
    const game = gameFor(rules);
    const config = { ruleset: rules, map: game.rules.map.id, players, options: {} };
    const counter = new Counter(game.rules);
    const told = (): number =>
      Object.values(counter.figures.calamities).reduce((sum, { points }) => sum + points, 0);
    let before: { phase: string; units: Map<string, number>; told: number };
    let seen = 0;
    const table = new Table(game, config, 'tolls', () => findBrain('easy')!, {
      before: ({ open }) => {
        before = { phase: open.phase, units: unitPoints(open), told: told() };
      },
      after: ({ open }, events) => {
        counter.hear(events);
        if (!before || events.some(({ phase }) => phase !== before.phase) || open.phase !== before.phase)
          return;
        const lost = [...unitPoints(open)].map(([id, points]) => before.units.get(id)! - points);
        // Who loses and gains by the same action shows the difference alone.
        if (told() === before.told || lost.some((points) => points < 0)) return;
        expect(
          lost.reduce((sum, points) => sum + points, 0),
          JSON.stringify(events),
        ).toBe(told() - before.told);
        seen++;
      },
    });
    playToEnd(table);
    expect(seen).toBeGreaterThan(3);
  });

  it('are calamities with a step of their own, and what their barbarians do later', () => {
    const game = gameFor('dawn');
    const counter = new Counter(game.rules);
    const [hordes] = game.rules.ruleset.calamities.filter(({ before }) => before);
    const losses: number[] = [];
    let led = 0;
    let turnedIn = 0;
    let taken = 0;
    const config = { ruleset: 'dawn', map: game.rules.map.id, players: 7, options: { turns: 22 } };
    const table = new Table(game, config, 'hordes', () => findBrain('easy')!, {
      after: (_, events) => {
        counter.hear(events);
        for (const { type, phase, open } of events) {
          if (type === 'barbariansLed') led++;
          if (type === 'calamityRevealed' && open.calamity === hordes!.id) turnedIn++;
          if (type === 'cityFalls' && open.attacker === BARBARIANS) taken++;
          if (type === 'pirateCities' && open.from !== undefined) taken += open.cities.length;
          if (type === 'tokenConflict' && phase === hordes!.run)
            for (const [who, { lost }] of Object.entries(open.sides))
              if (who !== BARBARIANS) losses.push(lost);
        }
      },
    });
    playToEnd(table);
    const toll = counter.figures.calamities[hordes!.id]!;
    expect(led).toBeGreaterThan(1);
    expect([toll.struck, turnedIn]).toEqual([led, led]);
    expect(toll.points).toBeGreaterThanOrEqual(losses.reduce((sum, n) => sum + n, 0));
    expect(losses.length).toBeGreaterThan(led);
    expect(counter.figures.citiesToBarbarians).toBe(taken);
  });

  it('are what calamities take besides, each of them what its rule says', () => {
    const game = gameFor('mega');
    const counter = new Counter(game.rules);
    const config = { ruleset: 'mega', map: game.rules.map.id, players: 9, options: { turns: 14 } };
    playToEnd(
      new Table(game, config, 'besides', () => findBrain('easy')!, { after: (_, e) => counter.hear(e) }),
    );
    for (const { id, run } of game.rules.ruleset.calamities) {
      const toll = counter.figures.calamities[id];
      if (!toll) continue;
      if (run === 'loseTreasury') expect([toll.points, toll.treasury > 0], id).toEqual([0, true]);
      if (run === 'loseCards') expect(toll.points, id).toBe(0);
      if (run === 'unitLoss') expect([toll.treasury, toll.cards, toll.steps], id).toEqual([0, 0, 0]);
    }
    expect(Object.values(counter.figures.calamities).some(({ treasury }) => treasury > 0)).toBe(true);
  });
});

function unitPoints({ nations }: Open): Map<string, number> {
  const points = ({ tokens, cities }: Nation): number =>
    Object.values(tokens).reduce((sum, n) => sum + n, 5 * cities.length);
  return new Map(Object.entries(nations).map(([id, nation]) => [id, points(nation)]));
}
