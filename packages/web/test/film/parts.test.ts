import type { GameEvent, Open, View } from '@ochre/engine';
import { expect, it } from 'vitest';
import { Cutter } from '../../src/film/cutter.ts';
import { MS } from '../../src/film/lengths.ts';
import type { Beat, Part } from '../../src/film/parts.ts';
import type { LoggedEvent } from '../../src/session/session.ts';
import { game, ME, seat } from '../support/table.ts';

type Told = [type: GameEvent['type'], open: object];

const log = (phase: string, ...events: Told[]): LoggedEvent[] =>
  events.map(([type, open], seq) => ({
    seq,
    turn: 4,
    phase,
    event: { type, cite: 'MC 1', open } as GameEvent,
  }));

/** A table with so many tokens at each place, and the film of what happens there. */
function film(events: LoggedEvent[], lay: (open: Open) => void = () => {}): { parts: Part[]; after: View } {
  const before = seat(({ open }) => lay(open)).view;
  const after = seat(({ open }) => {
    lay(open);
    open.nations['egypt']!.treasury = 7;
  }).view;
  const cutter = new Cutter({ rules: game.rules, me: ME, named: (step) => step }, 0);
  return { parts: cutter.cut([{ before, events, after }]), after };
}

const NATIONS = Object.keys(seat().view.open.nations).filter((id) => id !== ME);
const walked = (nation: string): Told => ['walked', { nation, n: 1, from: 'gaza', to: 'sinai' }];
const beatsOf = (part: Part): Beat[] => part.scenes.flatMap(({ beats }) => beats);
const lengthOf = (part: Part): number =>
  beatsOf(part).reduce((sum, { ms, hold }) => sum + ms + hold, 0) + MS.nation * part.scenes.length;

it.each([1, 3, 6, 8])(
  'a phase takes two to four seconds, %s nations or more moves than can be counted',
  (n) => {
    for (const moves of [1, 4, 25]) {
      const events = NATIONS.slice(0, n).flatMap((id) => Array.from({ length: moves }, () => walked(id)));
      const { parts } = film(log('movement', ...events));
      expect(parts).toHaveLength(1);
      expect(lengthOf(parts[0]!)).toBeGreaterThanOrEqual(MS.least - 1);
      expect(lengthOf(parts[0]!)).toBeLessThanOrEqual(MS.most + MS.nation);
      expect(beatsOf(parts[0]!).flatMap(({ effects }) => effects)).toHaveLength(n * moves);
    }
  },
);

it('nations go one by one, beyond six in groups of three', () => {
  const scenes = (n: number) => film(log('movement', ...NATIONS.slice(0, n).map(walked))).parts[0]!.scenes;
  expect(scenes(6).map(({ owners }) => owners.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(scenes(8).map(({ owners }) => owners.length)).toEqual([3, 3, 2]);
});

it('in a group each nation moves by itself, as long as there is time for that', () => {
  const movers = (n: number): number[] => {
    const others = Array.from({ length: n }, (_, i) => NATIONS[i] ?? `nation ${i}`);
    const { parts } = film(log('movement', ...others.flatMap((id) => [walked(id), walked(id)])));
    return beatsOf(parts[0]!).map(
      ({ effects }) => new Set(effects.flatMap((e) => ('owner' in e ? e.owner : []))).size,
    );
  };
  expect(movers(8)).toEqual(Array(8).fill(1));
  expect(Math.max(...movers(18))).toBeGreaterThan(1);
});

it('what comes later in the same phase has only the time that is left', () => {
  const cutter = new Cutter({ rules: game.rules, me: ME, named: (step) => step }, 0);
  const batch = (ids: string[]) => {
    const { view } = seat();
    return {
      before: view,
      after: view,
      events: log('movement', ...ids.flatMap((id) => Array(9).fill(walked(id)))),
    };
  };
  const [first] = cutter.cut([batch(NATIONS.slice(0, 4))]);
  const [second] = cutter.cut([batch(NATIONS.slice(4, 8))]);
  expect(lengthOf(first!)).toBeGreaterThan(MS.least);
  expect(lengthOf(second!)).toBeLessThan(lengthOf(first!));
});

it('counts who is on the way, and who was removed until it has been seen', () => {
  const { parts } = film(log('movement', walked('egypt')), (open) => {
    open.nations['egypt']!.tokens = { gaza: 3 };
  });
  const [start, end] = beatsOf(parts[0]!)[0]!.shots;
  expect(start!.open.nations['egypt']!.tokens).toEqual({ gaza: 2 });
  expect(start!.counted!.nations['egypt']!.tokens).toEqual({ gaza: 3 });
  expect(end!.counted).toBeUndefined();
  const surplus = film(
    log('surplus', ['surplusRemoved', { nation: 'egypt', tokens: { gaza: 2 } }], walked('hellas')),
    (open) => {
      Object.assign(open.nations['egypt']!, {
        tokens: { gaza: 3 },
        stock: { tokens: 52, cities: 9, ships: 4 },
      });
    },
  ).parts[0]!;
  const counts = beatsOf(surplus)
    .flatMap(({ shots }) => shots)
    .slice(0, -1)
    .map(({ open, counted = open }) => counted.nations['egypt']!)
    .map(({ tokens, stock }) => (tokens['gaza'] ?? 0) + stock.tokens);
  expect(new Set(counts)).toEqual(new Set([55]));
});

it('what I decided is there from the first moment, whoever comes before me', () => {
  const built = (nation: string, area: string): Told => ['cityBuilt', { nation, area, from: { [area]: 6 } }];
  const { parts } = film(log('construction', built('egypt', 'gaza'), built(ME, 'athens')), (open) => {
    open.nations['egypt']!.tokens = { gaza: 6 };
    open.nations[ME]!.tokens = { athens: 6 };
    for (const nation of Object.values(open.nations)) nation.cities = [];
  });
  const [first] = beatsOf(parts[0]!)[0]!.shots;
  const { tokens, cities } = first!.counted!.nations[ME]!;
  expect({ tokens, cities }).toEqual({ tokens: {}, cities: ['athens'] });
  expect(first!.counted!.nations['egypt']!.cities).toEqual([]);
});

it('tokens leave when they begin to walk and are there when they have; the end is the real position', () => {
  const { parts, after } = film(log('movement', walked('egypt')), (open) => {
    open.nations['egypt']!.tokens = { gaza: 3 };
  });
  const [beat] = beatsOf(parts[0]!);
  const [start, end] = beat!.shots.map(({ open }) => open);
  expect(start!.nations['egypt']!.tokens).toEqual({ gaza: 2 });
  expect(end).toBe(after.open);
  expect(beat!.shots.at(-1)!.at).toBe(MS.token);
});

it('a conflict counts down by rounds', () => {
  const sides = { egypt: { had: 5, lost: 3, left: 2 }, minoa: { had: 3, lost: 3, left: 0 } };
  const { parts } = film(log('conflict', ['tokenConflict', { area: 'gaza', sides }]), (open) => {
    open.nations['egypt']!.tokens = { gaza: 5 };
    open.nations['minoa']!.tokens = { gaza: 3 };
  });
  const [beat] = beatsOf(parts[0]!);
  const standing = beat!.shots
    .slice(0, -1)
    .map(({ at, open }) => [at, open.nations['egypt']!.tokens['gaza']]);
  expect(standing).toEqual([
    [0, 5],
    [MS.round, 4],
    [2 * MS.round, 3],
  ]);
});

it('a calamity is announced with its victims before it strikes', () => {
  const { parts } = film(
    log(
      'majorCalamities',
      ['calamityRevealed', { nation: 'egypt', calamity: 'famine', card: 'famine' }],
      ['secondaryVictims', { nation: 'egypt', calamity: 'famine', victims: ['minoa'] }],
      ['damageTaken', { nation: 'egypt', points: 4, tokens: { gaza: 4 }, cities: {} }],
    ),
    (open) => {
      open.nations['egypt']!.tokens = { gaza: 6 };
    },
  );
  const [first, second] = beatsOf(parts[0]!);
  expect(first).toMatchObject({ ms: MS.calamity, effects: [], calamity: { mine: false } });
  expect(first!.calamity!.victims.map(({ nation }) => nation)).toEqual(['egypt', 'minoa']);
  expect(first!.shots[0]!.open.nations['egypt']!.tokens).toEqual({ gaza: 6 });
  expect(second!.effects).toEqual([{ kind: 'loss', area: 'gaza', n: 4, owner: 'egypt' }]);
});

it('a calamity that names me later is announced to me then; copies called together are one', () => {
  const victims = [ME, 'minoa'];
  const named = film(
    log('majorCalamities', ['secondaryVictims', { nation: 'egypt', calamity: 'famine', victims }]),
  );
  const [only] = beatsOf(named.parts[0]!);
  expect(only).toMatchObject({ calamity: { calamity: 'famine', mine: true } });
  expect(only!.calamity!.victims).toContainEqual({ nation: ME, as: 'secondary', by: 'egypt' });
  const others = film(
    log('majorCalamities', ['secondaryVictims', { nation: 'egypt', calamity: 'famine', victims: ['minoa'] }]),
  );
  expect(others.parts).toEqual([]);
  const copies = film(
    log(
      'majorCalamities',
      ['calamityRevealed', { nation: 'egypt', calamity: 'famine', card: 'famine' }],
      ['calamityRevealed', { nation: ME, calamity: 'famine', card: 'famine:east' }],
      ['secondaryVictims', { nation: 'egypt', calamity: 'famine', victims: ['minoa'] }],
    ),
  );
  expect(beatsOf(copies.parts[0]!).map(({ calamity }) => calamity?.mine)).toEqual([true]);
});

it('markers step one after the other; my own moves are not shown again; what touches me is held', () => {
  const { parts } = film(
    log(
      'succession',
      ['marker', { nation: 'egypt', from: 3, to: 4 }],
      ['marker', { nation: 'minoa', from: 3, to: 5 }],
      ['marker', { nation: 'hatti', from: 3, to: 3 }],
    ),
  );
  expect(beatsOf(parts[0]!)).toMatchObject([
    { page: 'track', ms: MS.track },
    { page: 'track', ms: 2 * MS.track },
    { page: 'track', ms: MS.track },
  ]);
  // Markers set out at once, and have their time.
  expect(beatsOf(parts[0]!)[0]!.shots.map(({ at }) => at)).toEqual([0, 1, MS.track]);
  expect(film(log('movement', walked(ME))).parts).toEqual([]);
  const sides = { egypt: { had: 1, lost: 1, left: 0 }, [ME]: { had: 3, lost: 1, left: 2 } };
  const fight = film(log('conflict', ['tokenConflict', { area: 'gaza', sides }])).parts[0]!;
  expect(beatsOf(fight)[0]!.hold).toBeGreaterThanOrEqual(MS.mine);
});

it('who bought what, who steps or stays, tax and growth have a page each, in order, mine among them', () => {
  const { parts } = film([
    ...log(
      'purchase',
      ['advancesBought', { nation: 'egypt', advances: ['pottery'], treasury: 0, cards: 3 }],
      ['handLimit', { nation: 'egypt', cards: 1 }],
      ['advancesBought', { nation: ME, advances: ['masonry'], treasury: 0, cards: 3 }],
    ),
    ...log('succession', ['marker', { nation: ME, from: 5, to: 5 }]),
    ...log('taxation', ['taxCollected', { nation: ME, cities: 1, rate: 2, treasury: 2 }]),
    ...log('expansion', ['expanded', { nation: ME, tokens: { rome: 2 } }]),
    ...log('movement', walked('egypt')),
  ]);
  expect(parts.map((part) => beatsOf(part).map(({ page }) => page))).toEqual([
    ['purchases', 'purchases'],
    ['track'],
    ['taxes'],
    ['growth'],
    [undefined],
  ]);
  const bought = beatsOf(parts[0]!).map(({ events }) => events.map(({ event }) => event.type));
  expect(bought).toEqual([['advancesBought'], ['advancesBought']]);
  for (const part of parts.slice(0, 4)) {
    expect(lengthOf(part)).toBeGreaterThanOrEqual(MS.page - 1);
    expect(lengthOf(part)).toBeLessThanOrEqual(MS.most);
  }
});

const stepped = (nation: string, to: number): Told => ['marker', { nation, from: 5, to }];

it('a track on which all step is over sooner; a full page has all the time there is', () => {
  const lengths = (...events: Told[]): number[] => film(log('succession', ...events)).parts.map(lengthOf);
  expect(lengths(stepped('egypt', 6), stepped('minoa', 6))).toEqual([MS.least]);
  expect(lengths(stepped('egypt', 6), stepped('minoa', 5))).toEqual([MS.page]);
  const deal: Told = ['traded', { from: 'egypt', to: 'minoa', gives: 3, gets: 3 }];
  expect(lengths(...Array(20).fill(deal))).toEqual([MS.most]);
});

it('the deals of a market are one page, mine among them, and no film of their own', () => {
  const deal = (from: string, to: string): Told => ['traded', { from, to, gives: 3, gets: 3 }];
  const { parts } = film(
    log(
      'trade',
      deal('egypt', 'minoa'),
      ['tradeFinished', { nation: 'egypt' }],
      deal(ME, 'minoa'),
      deal('celt', 'hatti'),
    ),
  );
  expect(parts.map((part) => beatsOf(part).map(({ page, effects }) => [page, effects]))).toEqual([
    [
      ['deals', []],
      ['deals', []],
      ['deals', []],
    ],
  ]);
  expect(beatsOf(parts[0]!)[0]!.ms).toBe(MS.cards);
  expect(parts[0]!.scenes.map(({ owners }) => owners.join())).toEqual([
    'egypt,minoa',
    `${ME},minoa`,
    'celt,hatti',
  ]);
});

const deal = (from: string, to: string): Told => ['traded', { from, to, gives: 3, gets: 3 }];
const bought = (nation: string): Told => [
  'advancesBought',
  { nation, advances: ['pottery', 'masonry', 'agriculture'], treasury: 0, cards: 3 },
];

it.each([
  ['trade', deal('egypt', 'minoa')],
  ['purchase', bought('egypt')],
  ['succession', stepped('egypt', 7)],
])(
  'lines of a page have their moments one by one, beyond six in threes, and are read at the end: %s',
  (step, line) => {
    for (const n of [1, 4, 6, 7, 18, 40]) {
      const [part] = film(log(step, ...Array<Told>(n).fill(line))).parts;
      const sizes = part!.scenes.map(({ beats }) =>
        beats.reduce((sum, { events }) => sum + events.length, 0),
      );
      expect(part!.scenes.map(({ beats }) => beats.length)).toEqual(sizes.map(() => 1));
      expect(sizes.reduce((a, b) => a + b)).toBe(n);
      expect(sizes[0]).toBe(n <= 6 ? 1 : Math.max(3, Math.ceil(n / 6)));
      expect(lengthOf(part!)).toBeGreaterThanOrEqual(MS.least - 1);
      expect(lengthOf(part!)).toBeLessThanOrEqual(MS.most + 1);
      expect(beatsOf(part!).at(-1)!.hold).toBeGreaterThanOrEqual(MS.read);
    }
  },
);

it('each beat begins in the log where the one before ended', () => {
  const { parts } = film(
    log('movement', walked('egypt'), ['movementEnded', { nation: 'egypt', shipsLost: [] }], walked('minoa')),
  );
  expect(beatsOf(parts[0]!).map(({ from, told }) => [from, told])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
