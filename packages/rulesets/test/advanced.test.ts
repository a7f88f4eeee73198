import { type Config, quick } from '@ochre/engine';
import { advanced as board } from '@ochre/maps/advanced/map.ts';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { regions } from '../src/advanced/tables/regions.ts';
import { heat, whole } from '../src/advanced/tables/succession.ts';
import { advanced } from '../src/index.ts';

const config = (players: number, options: Config['options'] = {}): Config => ({
  ruleset: 'advanced',
  map: 'advanced',
  players,
  options,
});
const stacks = Array.from({ length: 9 }, (_, i) => advanced.stackCards(config(6), 'main', i + 1));
const evil = new Set(advanced.calamities.map((c) => c.id));
const land = board.areas.filter((a) => a.kind === 'land');

describe('what is in the box', () => {
  it('is for two to eight players, of ten nations nine at a time', () => {
    cites('AC 1.1', 'AC 3.1B', 'AC we.1');
    expect(advanced.players).toEqual({ min: 2, max: 8 });
    expect(advanced.civilizations.length).toBe(10);
    const ranks = advanced.civilizations.map((c) => c.rank);
    expect(new Set(ranks).size).toBe(9);
    for (const { nations } of board.setups!) {
      const ids = nations.map(({ id }) => id);
      expect(ids.includes('italy') && ids.includes('iberia')).toBe(false);
    }
  });

  it('has 55 tokens, 9 cities and 4 ships for each, and 47 tokens where land is scarce', () => {
    cites('AC 5.1', 'AC 16.2', 'AC 16.3', 'AC 16.4', 'AC 16.5', 'AC 16.7', 'AC 16.8a');
    expect(advanced.pieces).toEqual({ tokens: 55, cities: 9, ships: 4 });
    expect([2, 3, 4, 5, 6, 7, 8].map((n) => advanced.tokensFor!(config(n)))).toEqual([
      55, 47, 55, 47, 55, 55, 47,
    ]);
  });

  it('has 24 cards of five groups, four of them of two groups', () => {
    cites('AC 3.1C', 'AC 6.1', 'AC 31.55', 'AC 31.61', 'AC 31.12');
    expect(advanced.advances.length).toBe(24);
    const double = advanced.advances.filter((a) => a.groups.length === 2).map((a) => a.id);
    expect(double.sort()).toEqual(['engineering', 'literacy', 'mathematics', 'mysticism']);
    expect(new Set(advanced.advances.flatMap((a) => a.groups))).toEqual(new Set(advanced.groups));
    expect(advanced.advances.some((a) => a.limited)).toBe(false);
    expect(advanced.numbers.advanceLimit).toBe(null);
  });

  it('has stacks of 114 commodities and twelve calamities, one of a kind', () => {
    cites('AC 3.1D', 'AC 3.1E', 'AC 3.1F', 'AC 3.3', 'AC 7.1', 'AC 10.3');
    expect(stacks.length).toBe(9);
    expect(stacks.flat().filter((c) => !evil.has(c)).length).toBe(114);
    expect(
      stacks
        .flat()
        .filter((c) => evil.has(c))
        .sort(),
    ).toEqual([...evil].sort());
    expect(evil.size).toBe(12);
  });

  it('has so many of each', () => {
    cites('AC 8.1a', 'AC 8.1b', 'AC 8.1c', 'AC 8.1d', 'AC 8.1e', 'AC 8.1f', 'AC 8.1g', 'AC 8.1h', 'AC 8.1i');
    const counts = stacks.map((cards) =>
      Object.fromEntries(
        [...Map.groupBy(cards, (c) => c)].filter(([c]) => !evil.has(c)).map(([c, all]) => [c, all.length]),
      ),
    );
    expect(counts).toEqual([
      { ochre: 7, hides: 7 },
      { iron: 8, papyrus: 7 },
      { salt: 9, timber: 8 },
      { grain: 8, oil: 7 },
      { cloth: 7, wine: 6 },
      { bronze: 6, silver: 5 },
      { spices: 6, resin: 5 },
      { gems: 5, dye: 4 },
      { gold: 5, ivory: 4 },
    ]);
  });

  it('has calamities in these stacks, four of which cannot be traded', () => {
    cites('AC 9.1b', 'AC 9.1c', 'AC 9.1d', 'AC 9.1e', 'AC 9.1f', 'AC 9.1g', 'AC 9.1h', 'AC 9.1i');
    const of = (stack: number, tradeable: boolean) =>
      advanced.calamities.filter((c) => c.stack === stack && c.tradeable === tradeable).map((c) => c.id);
    expect([2, 3, 4, 5].map((n) => [of(n, false), of(n, true)])).toEqual([
      [['volcano-earthquake'], ['treachery']],
      [['famine'], ['superstition']],
      [['civil-war'], ['slave-revolt']],
      [['flood'], ['barbarian-hordes']],
    ]);
    expect([6, 7, 8, 9].map((n) => [of(n, false), of(n, true)])).toEqual([
      [[], ['epidemic']],
      [[], ['civil-disorder']],
      [[], ['iconoclasm-and-heresy']],
      [[], ['piracy']],
    ]);
  });
});

describe('stacks as they are prepared', () => {
  it.each([2, 5, 8])('for %i players', (players) => {
    cites('AC 15.2a', 'AC 15.2b', 'AC 15.2c', 'AC 15.2d', 'AC 15.2e');
    const places = new Set<number>();
    for (let seed = 1; seed <= 40; seed++)
      for (let n = 1; n <= 9; n++) {
        const pile = advanced.prepareStack(config(players), 'main', n, quick(seed * 10 + n));
        expect([...pile].sort()).toEqual([...stacks[n - 1]!].sort());
        const fixed = advanced.calamities.filter((c) => c.stack === n && !c.tradeable).map((c) => c.id);
        if (n === 1) expect(pile.some((c) => evil.has(c))).toBe(false);
        else expect(pile.slice(0, players).some((c) => evil.has(c))).toBe(false);
        if (fixed.length > 0) expect(pile.slice(-1)).toEqual(fixed);
        if (n === 3) places.add(pile.indexOf('superstition'));
      }
    expect(places.size).toBeGreaterThan(3);
  });

  it('may hide what cannot be traded among the last three', () => {
    cites('AC var.net.2');
    const places = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const pile = advanced.prepareStack(config(6, { lastThree: true }), 'main', 3, quick(seed));
      expect([...pile].sort()).toEqual([...stacks[2]!].sort());
      places.add(pile.length - pile.indexOf('famine'));
    }
    expect([...places].sort()).toEqual([1, 2, 3]);
  });
});

/** Group credits and those to single cards, as section 32 tells them. */
const crafts = 'pottery cloth-making metalworking agriculture roadbuilding mining engineering';
const sciences = 'engineering astronomy coinage medicine mathematics';
const arts = 'mathematics drama-and-poetry music architecture literacy mysticism';

interface Told {
  id: string;
  cost: number;
  cost32: string;
  credit32: string;
  credits: [number, string][];
}

const told: Told[] = [
  ...(
    [
      ['pottery', 45, '32.21', '32.212'],
      ['cloth-making', 45, '32.22', '32.222'],
      ['agriculture', 110, '32.24', '32.242'],
      ['roadbuilding', 140, '32.25', '32.254'],
      ['mining', 180, '32.26', '32.264'],
    ] as const
  ).map(
    ([id, cost, cost32, credit32]): Told => ({
      id,
      cost,
      cost32,
      credit32,
      credits: [[10, `${crafts} democracy monotheism`]],
    }),
  ),
  {
    id: 'metalworking',
    cost: 80,
    cost32: '32.23',
    credit32: '32.232',
    credits: [
      [10, `${crafts} democracy monotheism`],
      [20, 'military'],
    ],
  },
  {
    id: 'engineering',
    cost: 140,
    cost32: '32.31',
    credit32: '32.314',
    credits: [
      [10, `${crafts} democracy monotheism`],
      [20, `${sciences} philosophy theology`],
    ],
  },
  ...(
    [
      ['astronomy', 80, '32.41', '32.412'],
      ['coinage', 110, '32.42', '32.422'],
      ['medicine', 140, '32.43', '32.432'],
    ] as const
  ).map(
    ([id, cost, cost32, credit32]): Told => ({
      id,
      cost,
      cost32,
      credit32,
      credits: [[20, `${sciences} philosophy theology`]],
    }),
  ),
  {
    id: 'mathematics',
    cost: 230,
    cost32: '32.54',
    credit32: '32.541',
    credits: [
      [20, sciences],
      [5, `${arts} law`],
      [10, 'enlightenment'],
      [25, 'philosophy theology'],
    ],
  },
  {
    id: 'drama-and-poetry',
    cost: 60,
    cost32: '32.61',
    credit32: '32.612',
    credits: [
      [5, 'mathematics music architecture law mysticism'],
      [10, 'democracy enlightenment'],
      [20, 'literacy'],
    ],
  },
  {
    id: 'music',
    cost: 60,
    cost32: '32.62',
    credit32: '32.622',
    credits: [
      [5, 'drama-and-poetry architecture literacy law mysticism'],
      [10, 'democracy enlightenment'],
      [20, 'mathematics philosophy'],
    ],
  },
  {
    id: 'architecture',
    cost: 120,
    cost32: '32.63',
    credit32: '32.632',
    credits: [
      [5, arts],
      [10, 'democracy enlightenment'],
      [15, 'law'],
    ],
  },
  {
    id: 'literacy',
    cost: 110,
    cost32: '32.71',
    credit32: '32.711',
    credits: [
      [5, arts],
      [10, 'enlightenment'],
      [25, 'law democracy philosophy'],
    ],
  },
  { id: 'law', cost: 170, cost32: '32.81', credit32: '32.81.credit', credits: [] },
  { id: 'democracy', cost: 200, cost32: '32.82', credit32: '32.82.credit', credits: [] },
  { id: 'military', cost: 180, cost32: '32.83', credit32: '32.83.credit', credits: [] },
  { id: 'philosophy', cost: 240, cost32: '32.84', credit32: '32.84.credit', credits: [] },
  {
    id: 'mysticism',
    cost: 50,
    cost32: '32.91',
    credit32: '32.912',
    credits: [
      [5, arts],
      [15, 'deism enlightenment monotheism theology'],
    ],
  },
  {
    id: 'deism',
    cost: 80,
    cost32: '32.92',
    credit32: '32.922',
    credits: [[15, 'enlightenment monotheism theology']],
  },
  {
    id: 'enlightenment',
    cost: 150,
    cost32: '32.93',
    credit32: '32.933',
    credits: [[15, 'monotheism theology']],
  },
  { id: 'monotheism', cost: 220, cost32: '32.94', credit32: '32.94.credit', credits: [] },
  { id: 'theology', cost: 250, cost32: '32.95', credit32: '32.95.credit', credits: [] },
];

it('cards cost and credit what section 32 says', () => {
  cites('AC 32.21', 'AC 32.212', 'AC 32.22', 'AC 32.222', 'AC 32.23', 'AC 32.232', 'AC 32.24', 'AC 32.242');
  cites('AC 32.25', 'AC 32.254', 'AC 32.26', 'AC 32.264', 'AC 32.31', 'AC 32.314', 'AC 32.41', 'AC 32.412');
  cites('AC 32.42', 'AC 32.422', 'AC 32.43', 'AC 32.432', 'AC 32.54', 'AC 32.541', 'AC 32.61', 'AC 32.612');
  cites(
    'AC 32.62',
    'AC 32.622',
    'AC 32.63',
    'AC 32.632',
    'AC 32.71',
    'AC 32.711',
    'AC 32.81',
    'AC 32.81.credit',
  );
  cites(
    'AC 32.82',
    'AC 32.82.credit',
    'AC 32.83',
    'AC 32.83.credit',
    'AC 32.84',
    'AC 32.84.credit',
    'AC 32.91',
  );
  cites('AC 32.912', 'AC 32.92', 'AC 32.922', 'AC 32.93', 'AC 32.933', 'AC 32.94', 'AC 32.94.credit');
  cites('AC 32.95', 'AC 32.95.credit', 'AC 31.51');
  expect(told.map(({ id }) => id).sort()).toEqual(advanced.advances.map(({ id }) => id).sort());
  for (const { id, cost, cost32, credits } of told) {
    const card = advanced.advances.find((a) => a.id === id)!;
    expect([card.cost, card.points, card.cite]).toEqual([cost, cost, `AC ${cost32}`]);
    const due: Record<string, number> = {};
    for (const [n, to] of credits) for (const other of to.split(' ')) if (other !== id) due[other] = n;
    // Engineering is held before these two, so nothing can come of it.
    if (['roadbuilding', 'mining'].includes(id)) delete due['engineering'];
    expect(card.creditsTo ?? {}, id).toEqual(due);
  }
});

it('Mathematics and Literacy do nothing else', () => {
  cites('AC 32.5x');
  const plain = advanced.advances.filter((a) => ['mathematics', 'literacy'].includes(a.id));
  for (const { id, effects } of plain) {
    expect(effects).toEqual([]);
    expect(advanced.calamities.some((c) => c.modifiers.some((m) => m.has === id))).toBe(false);
  }
});

describe('the track', () => {
  it('goes in this order', () => {
    cites('AC 17.4');
    const order = advanced.civilizations.map((c) => c.id);
    expect(order.join(' ')).toBe('africa italy iberia illyria thrace crete asia assyria babylon egypt');
  });

  it('has sixteen steps of 100 points and five epochs', () => {
    cites('AC 10.2a', 'AC 10.2b', 'AC 10.21a', 'AC 35.1D');
    expect([whole.finish, whole.last, whole.pointsPerSpace]).toEqual([16, 16, 100]);
    expect(whole.epochs.map((e) => e.id)).toEqual([
      'stone',
      'earlyBronze',
      'lateBronze',
      'earlyIron',
      'lateIron',
    ]);
  });

  it('ends a space earlier in a heat', () => {
    cites('AC var.wbc.1');
    expect([heat.finish, heat.last]).toEqual([15, 15]);
  });

  it('has these rows', () => {
    cites('AC 10.21.africa', 'AC 10.21.italy', 'AC 10.21.illyria', 'AC 10.21.thrace', 'AC 10.21.crete');
    cites('AC 10.21.asia', 'AC 10.21.assyria', 'AC 10.21.babylon', 'AC 10.21.egypt', 'AC 10.21b');
    const rows: Record<string, string> = {
      africa: '5 8 11 14: 1300 1600',
      italy: '5 8 11 14: 1400 1700',
      iberia: '5 8 11 14: 1400 1700',
      illyria: '6 8 11 13: 1200 1500 1800',
      thrace: '6 9 11 13: 1200 1400 1700',
      crete: '5 9 11 14: 1300 1600',
      asia: '5 8 10 13: 1200 1500 1800',
      assyria: '5 8 10 14: 1500 1800',
      babylon: '5 8 10 14: 1600 1900',
      egypt: '4 7 10 13: 1300 1600 1900',
    };
    const drawn = Object.fromEntries(
      Object.entries(whole.starts).map(([id, starts]) => {
        const printed = Object.entries(whole.printed![id]!);
        expect(printed.map(([space]) => Number(space))).toEqual(printed.map((_, i) => starts[4]! + i));
        return [id, `${starts.slice(1).join(' ')}: ${printed.map(([, { points }]) => points).join(' ')}`];
      }),
    );
    expect(drawn).toEqual(rows);
  });
});

describe('the board in play', () => {
  it('has every land area on one part', () => {
    cites('AC 16.11a', 'AC 16.11b');
    expect(Object.keys(regions).sort()).toEqual(land.map((a) => a.id).sort());
  });

  it('has a start area for each nation to choose, and no others to choose', () => {
    cites('AC 16.12', 'AC 16.6a', 'AC 16.6b', 'AC 16.7', 'AC 16.8a', 'AC 4.6');
    for (const { nations, regions: open } of board.setups!)
      for (const { id } of nations)
        expect(land.some((a) => a.start === id && open!.includes(regions[a.id]!))).toBe(true);
    const of = (players: number, side: string) =>
      board.setups!.find((s) => s.players === players && s.side === side)!.nations.map(({ id }) => id);
    expect(of(2, 'west')).toEqual(['africa', 'italy', 'illyria', 'thrace']);
    expect(of(3, 'west')).toEqual([...of(2, 'west'), 'crete']);
    expect(of(4, 'east')).toEqual(['asia', 'assyria', 'babylon', 'egypt']);
    expect(of(4, 'extension')).toEqual(['africa', 'iberia', 'illyria', 'thrace', 'crete']);
    expect(land.filter((a) => a.start === 'thrace').map((a) => a.id)).toEqual(['scythia']);
    expect(land.filter((a) => a.start === 'crete').map((a) => a.id)).toEqual(['knossos', 'phaestos']);
  });
});
