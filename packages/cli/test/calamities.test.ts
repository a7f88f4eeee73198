import { type Game, type GameState, type Json, pick, quick, shuffle } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { nationsApart, nationsOf, strike, sum } from '@ochre/testkit/random';
import { begin } from '@ochre/testkit/scenario';
import { describe, expect, it } from 'vitest';
import { amount, BIG, CLASSIC, damage, kept, type Units } from './calamityModel.ts';

// What calamities cost and whom, by a small model of the texts, against the engine.

const POSITIONS = Number(process.env['OCHRE_POSITIONS'] ?? 100);

const points = (open: GameState['open'], who: string): number =>
  sum(open.nations[who]!.tokens) + 5 * open.nations[who]!.cities.length;

/** What an area of one owner holds: the printed limit, one more for Agriculture where the book says so. */
function limitOf(game: Game, ruleset: string, held: readonly string[], area: string): number {
  const { limit = 0 } = game.rules.map.area(area);
  const raised = held.includes('agriculture') && (ruleset === 'classic' || limit <= 2);
  return limit + Number(raised);
}

function unitsOf(
  game: Game,
  ruleset: string,
  open: GameState['open'],
  who: string,
  within: (area: string) => boolean,
  leave = 0,
): Units {
  const { tokens, cities, advances, stock } = open.nations[who]!;
  const own = Object.entries(tokens).filter(([area]) => within(area));
  return {
    tokens: own.reduce((n, [, m]) => n + m - leave, 0),
    limits: cities.filter(within).map((area) => limitOf(game, ruleset, advances, area)),
    stock: stock.tokens,
    leave,
  };
}

function compareBig(ruleset: string, seed: number): void {
  const rng = quick(seed * 13 + 7);
  const [id, row] = pick(rng, Object.entries(BIG));
  const scenario = nationsApart(ruleset, rng, 1 + rng.int(2));
  const [victim, trader] = Object.keys(scenario.nations!) as [string, string];
  scenario.phase = row.minor ? 'minorCalamities' : 'majorCalamities';
  scenario.nations![victim]!.hand = [id];
  scenario.tradedBy = { [id]: trader };
  const { game, before, state, events } = strike(scenario, rng);
  const what = `${id} in ${JSON.stringify(scenario)}`;
  const coastal = (area: string): boolean => game.rules.map.area(area).coastal === true;
  const within = (area: string): boolean => !row.coastal || coastal(area);
  const named = events.flatMap((e) => (e.type === 'secondaryVictims' ? (e.open['victims'] as string[]) : []));
  if (row.others) {
    const able = Object.keys(before.nations).filter(
      (who) => who !== victim && points(before, who) > 0 && (row.others!.beneficiaryToo || who !== trader),
    );
    expect(named.length, what).toBe(
      points(before, victim) === 0 ? 0 : Math.min(row.others.players, able.length),
    );
    expect(
      named.every((who) => able.includes(who)),
      what,
    ).toBe(true);
  }
  for (const [who, was] of Object.entries(before.nations)) {
    const now = state.open.nations[who]!;
    const suffers = who === victim ? row.victim : named.includes(who) ? row.others!.each : { base: 0 };
    const n = amount(suffers, was.advances);
    const cities = was.cities.filter(within).length;
    const lost = points(before, who) - points(state.open, who);
    if (row.what === 'damage')
      expect(lost, `${who}, ${what}`).toBe(damage(n, unitsOf(game, ruleset, before, who, within), true));
    else expect(was.cities.length - now.cities.length, `${who}, ${what}`).toBe(Math.min(n, cities));
    if (row.what === 'destroy') expect(lost, `${who}, ${what}`).toBe(5 * Math.min(n, cities));
    const paid = who === victim ? Math.min(row.treasury ?? 0, was.treasury) : 0;
    expect(was.treasury - now.treasury, `${who}, ${what}`).toBe(paid);
  }
}

function compareDisorder(ruleset: string, seed: number): void {
  const rng = quick(seed * 17 + 3);
  const scenario = nationsApart(ruleset, rng);
  const [victim, trader] = Object.keys(scenario.nations!) as [string, string];
  const id = 'civil-disorder';
  Object.assign(scenario.nations![victim]!, { hand: [id], ...(ruleset === 'classic' && { received: [id] }) });
  Object.assign(scenario, { phase: 'majorCalamities', tradedBy: { [id]: trader } });
  const { before, state } = strike(scenario, rng);
  const { cities, advances } = before.nations[victim]!;
  const left = Math.min(cities.length, kept(ruleset, advances));
  expect(state.open.nations[victim]!.cities.length, JSON.stringify(scenario)).toBe(left);
}

function compareClassic(seed: number): void {
  const rng = quick(seed * 19 + 11);
  const [id, row] = pick(rng, Object.entries(CLASSIC));
  const scenario = nationsApart('classic', rng, 1 + rng.int(2));
  scenario.players = 5;
  const [victim, trader] = Object.keys(scenario.nations!) as [string, string];
  for (const own of Object.values(scenario.nations!))
    own!.advances = own!.advances!.filter((a) => a !== 'pottery');
  const traded = id !== 'famine';
  Object.assign(scenario.nations![victim]!, { hand: [id], ...(traded && { received: [id] }) });
  Object.assign(scenario, { phase: 'majorCalamities', ...(traded && { tradedBy: { [id]: trader } }) });
  const { game, before, state, events } = strike(scenario, rng);
  const what = `${id} in ${JSON.stringify(scenario)}`;
  const ordered = Object.assign(
    {},
    ...events.map((e) => (e.type === 'lossesOrdered' ? e.open['losses'] : {})),
  ) as Record<string, number>;
  expect(sum(ordered), what).toBeLessThanOrEqual(row.total);
  for (const [who, was] of Object.entries(before.nations)) {
    const told = ordered[who] ?? 0;
    expect(told, `${who}, ${what}`).toBeLessThanOrEqual(row.each(was.advances));
    if (traded && who === trader) expect(told, what).toBe(0);
    const n = who === victim ? row.victim(was.advances) : told;
    const now = state.open.nations[who]!;
    if (row.what === 'reduce')
      expect(was.cities.length - now.cities.length, `${who}, ${what}`).toBe(Math.min(n, was.cities.length));
    else {
      const units = unitsOf(game, 'classic', before, who, () => true, row.survives ? 1 : 0);
      const lost = points(before, who) - points(state.open, who);
      expect(lost, `${who}, ${what}`).toBe(damage(n, units, false));
    }
  }
}

describe.each(['mega', 'eastern'])('calamities in %s', (ruleset) => {
  it(`cost what the book says, in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) compareBig(ruleset, seed);
  });
});

describe.each(['mega', 'eastern', 'classic'])('civil disorder in %s', (ruleset) => {
  it(`leaves as many cities as the book says, in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) compareDisorder(ruleset, seed);
  });
});

it(`calamities of the classic game cost what the book says, in ${POSITIONS} positions`, () => {
  for (let seed = 1; seed <= POSITIONS; seed++) compareClassic(seed);
});

/** The limits of MC 8 and EE 8: three in all, two of them major; without minors two. */
function exceeded(cards: readonly string[], majors: ReadonlySet<string>, minors: boolean): boolean {
  const major = cards.filter((c) => majors.has(c)).length;
  return major > 2 || cards.length > (minors ? 3 : 2);
}

function compareExcess(ruleset: string, seed: number): void {
  const rng = quick(seed * 23 + 1);
  const players = pick(rng, [8, 9]);
  const [holder, other] = nationsOf(ruleset, 2) as [string, string];
  const { rules } = gameFor(ruleset);
  const deck = rules.ruleset.calamities.filter((c) => players === 9 || c.kind === 'major');
  const majors = new Set(deck.filter((c) => c.kind === 'major').map((c) => c.id));
  const hand = shuffle(
    rng,
    deck.map((c) => c.id),
  ).slice(0, rng.int(7));
  const { state, events } = begin({
    name: `excess ${seed}`,
    cites: [],
    rules: ruleset,
    players,
    seed,
    phase: 'calamitySelection',
    alone: true,
    map: { a: {} } as never,
    nations: { [holder]: { hand }, [other]: {} },
  });
  let held = hand;
  for (const { type, open } of events) {
    if (type !== 'calamityDiscarded') continue;
    expect(exceeded(held, majors, players === 9), `${held} loses ${open['card']}`).toBe(true);
    held = held.filter((c) => c !== open['card']);
  }
  expect(exceeded(held, majors, players === 9), `${hand} keeps ${held}`).toBe(false);
  expect([...state.own[holder]!.hand].sort()).toEqual([...held].sort());
}

describe.each(['mega', 'eastern'])('calamities held in %s', (ruleset) => {
  it(`go one by one until no limit is exceeded, and no longer, in ${POSITIONS} hands`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) compareExcess(ruleset, seed);
  });

  it('may each be the one that goes', () => {
    const [holder, other] = nationsOf(ruleset, 2) as [string, string];
    const hand = ['tempest', 'superstition', 'civil-disorder', 'corruption'];
    const first = new Set<Json>();
    for (let seed = 1; seed <= 60; seed++) {
      const { events } = begin({
        name: 'four',
        cites: [],
        rules: ruleset,
        players: 9,
        seed,
        phase: 'calamitySelection',
        alone: true,
        map: { a: {} } as never,
        nations: { [holder]: { hand }, [other]: {} },
      });
      first.add(events.find((e) => e.type === 'calamityDiscarded')!.open['card']!);
    }
    expect([...first].sort()).toEqual([...hand].sort());
  });
});
