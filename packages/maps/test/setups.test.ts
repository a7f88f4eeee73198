import { cites } from '@ochre/testkit/cites';
import { describe, expect, test } from 'vitest';
import {
  areasInPlay,
  nations,
  regionsInPlay,
  type Setup,
  type Side,
  setupFor,
  setups,
  smallSetups,
  world,
} from '../src/index.ts';

const ids = (setup: Setup, block: string) =>
  setup.nations.filter((n) => n.block === block).map(({ id }) => id);
const seas = world.areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id);

/** Nations of each block, and areas, city sites and population in play. */
function layout(setup: Setup, west: string, east: string, totals: [number, number, number]): void {
  expect(ids(setup, 'west').sort().join(' ')).toBe(west);
  expect(ids(setup, 'east').sort().join(' ')).toBe(east);
  const inPlay = new Set(areasInPlay(world, setup));
  const areas = world.areas.filter(({ id, kind }) => kind === 'land' && inPlay.has(id));
  const sites = areas.filter(({ site }) => site).length;
  expect([areas.length, sites, areas.reduce((sum, { limit }) => sum + limit!, 0)]).toEqual(totals);
}

describe('West', () => {
  test('5 players', () => {
    cites('MC map.3');
    layout(setupFor(5, 'west'), 'assyria egypt hatti hellas minoa', '', [84, 41, 153]);
  });
  test('6 players', () => {
    cites('MC map.4');
    layout(setupFor(6, 'west'), 'carthage hatti hellas iberia minoa rome', '', [98, 44, 171]);
  });
  test('7 players', () => {
    cites('MC map.5');
    layout(setupFor(7, 'west'), 'assyria carthage egypt hatti hellas minoa rome', '', [115, 55, 210]);
  });
  test('8 players', () => {
    cites('MC map.6');
    layout(setupFor(8, 'west'), 'assyria carthage egypt hatti hellas iberia minoa rome', '', [131, 61, 237]);
  });
  test('9 players', () => {
    cites('MC map.7');
    const west = 'assyria carthage celt egypt hatti hellas iberia minoa rome';
    layout(setupFor(9, 'west'), west, '', [153, 66, 265]);
  });
});

describe('East', () => {
  test('5 players', () => {
    cites('MC map.8', 'EE map.8');
    layout(setupFor(5, 'east'), '', 'babylon nubia parthia persia saba', [95, 33, 149]);
  });
  test('6 players', () => {
    cites('MC map.9', 'EE map.9');
    layout(setupFor(6, 'east'), '', 'babylon indus kushan parthia persia saba', [111, 40, 182]);
  });
  test('7 players', () => {
    cites('MC map.10', 'EE map.10');
    layout(setupFor(7, 'east'), '', 'babylon indus kushan nubia parthia persia saba', [130, 47, 206]);
  });
  test('8 players', () => {
    cites('MC map.11', 'EE map.11');
    const east = 'babylon dravidia indus kushan maurya parthia persia saba';
    layout(setupFor(8, 'east'), '', east, [146, 53, 233]);
  });
  test('9 players', () => {
    cites('MC map.12', 'EE map.12');
    const east = 'babylon dravidia indus kushan maurya nubia parthia persia saba';
    layout(setupFor(9, 'east'), '', east, [165, 60, 257]);
  });
});

describe('both halves', () => {
  test('10 players, all West', () => {
    cites('MC map.13');
    const west = 'assyria babylon egypt hatti hellas minoa nubia parthia persia saba';
    layout(setupFor(10), west, '', [179, 74, 302]);
  });
  test('11 players, all East', () => {
    cites('MC map.14');
    const east = 'assyria babylon dravidia egypt indus kushan maurya nubia parthia persia saba';
    layout(setupFor(11), '', east, [198, 77, 323]);
  });
  test('12 players, Assyria East', () => {
    cites('MC map.15');
    const west = 'carthage egypt hatti hellas minoa rome';
    layout(setupFor(12), west, 'assyria babylon nubia parthia persia saba', [210, 88, 359]);
  });
  test('13 players, Assyria and Egypt East', () => {
    cites('MC map.16');
    const west = 'carthage hatti hellas iberia minoa rome';
    layout(setupFor(13), west, 'assyria babylon egypt nubia parthia persia saba', [226, 94, 386]);
  });
  test('14 players, Assyria and Egypt East', () => {
    cites('MC map.17');
    const west = 'carthage celt hatti hellas iberia minoa rome';
    layout(setupFor(14), west, 'assyria babylon egypt nubia parthia persia saba', [248, 99, 414]);
  });
  test('15 players, Assyria East', () => {
    cites('MC map.18');
    const west = 'carthage egypt hatti hellas iberia minoa rome';
    layout(setupFor(15), west, 'assyria babylon indus kushan nubia parthia persia saba', [261, 108, 443]);
  });
  test('16 players, Assyria East', () => {
    cites('MC map.19');
    const west = 'carthage celt egypt hatti hellas iberia minoa rome';
    layout(setupFor(16), west, 'assyria babylon indus kushan nubia parthia persia saba', [283, 113, 471]);
  });
  test('17 players, everybody in the own block', () => {
    cites('MC map.20');
    const west = 'assyria carthage egypt hatti hellas iberia minoa rome';
    const east = 'babylon dravidia indus kushan maurya nubia parthia persia saba';
    layout(setupFor(17), west, east, [296, 121, 494]);
  });
  test('18 players, everybody in the own block', () => {
    cites('MC map.21');
    const west = 'assyria carthage celt egypt hatti hellas iberia minoa rome';
    const east = 'babylon dravidia indus kushan maurya nubia parthia persia saba';
    layout(setupFor(18), west, east, [318, 126, 522]);
  });
});

test('5-9 players choose a side, 10 play West, 11 East, 12-18 both', () => {
  cites('MC setup.gen.6', 'MC intro.1');
  for (const players of [5, 6, 7, 8, 9]) {
    expect(setupFor(players, 'west').side).toBe('west');
    expect(setupFor(players, 'east').side).toBe('east');
    expect(() => setupFor(players)).toThrow('choose west or east');
    expect(() => setupFor(players, 'both')).toThrow(RangeError);
  }
  const sides = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((players): Side => setupFor(players).side);
  expect(sides).toEqual(['west', 'east', ...Array(7).fill('both')]);
  expect(() => setupFor(10, 'east')).toThrow(RangeError);
  for (const players of [0, 2, 3, 4, 19]) expect(() => setupFor(players)).toThrow(RangeError);
});

test('only the listed civilizations are available, one for each player', () => {
  cites('MC setup.gen.7');
  for (const setup of [...setups, ...smallSetups]) {
    const listed = regionsInPlay(setup);
    expect(new Set(listed).size).toBe(setup.players);
    expect(listed).toEqual(nations.map(({ id }) => id).filter((id) => listed.includes(id)));
  }
});

test('blocks part 12-18 players as the layout states', () => {
  cites('MC setup.gen.12');
  const sizes = [12, 13, 14, 15, 16, 17, 18].map((n) => [
    ids(setupFor(n), 'west').length,
    ids(setupFor(n), 'east').length,
  ]);
  expect(sizes).toEqual([
    [6, 6],
    [6, 7],
    [7, 7],
    [7, 8],
    [8, 8],
    [8, 9],
    [9, 9],
  ]);
  const half = new Map<string, string>(nations.map((nation) => [nation.id, nation.half]));
  const moved = [12, 13, 14, 15, 16, 17, 18].map((n) =>
    setupFor(n)
      .nations.filter(({ id, block }) => half.get(id) !== block)
      .map(({ id }) => id),
  );
  expect(moved).toEqual([
    ['assyria'],
    ['assyria', 'egypt'],
    ['assyria', 'egypt'],
    ['assyria'],
    ['assyria'],
    [],
    [],
  ]);
});

test('the regions of the nations are in play, other land is not', () => {
  cites('MC map.1', 'EE map.1');
  for (const setup of [...setups, ...smallSetups]) {
    const regions: (string | undefined)[] = regionsInPlay(setup);
    const inPlay = areasInPlay(world, setup);
    for (const area of world.areas) {
      expect(inPlay.includes(area.id)).toBe(area.kind === 'sea' || regions.includes(area.region));
    }
    for (const { id } of setup.nations) {
      expect(inPlay).toContain(world.areas.find(({ start }) => start === id)?.id);
    }
  }
});

test('each land area belongs to the region of one civilization, and each has one', () => {
  cites('MC map.2', 'EE map.2', 'MC setup.gen.8');
  const land = world.areas.filter(({ kind }) => kind === 'land');
  const sizes = Object.fromEntries(
    [...Map.groupBy(land, ({ region }) => region)].map(([id, areas]) => [id, areas.length]),
  );
  expect(sizes).toEqual(Object.fromEntries(nations.map(({ id, areas }) => [id, areas])));
});

test('open seas are always in play', () => {
  cites('MC def.sea-in-play', 'EE def.sea-in-play');
  for (const setup of setups) expect(areasInPlay(world, setup)).toEqual(expect.arrayContaining(seas));
});

test('three and four players', () => {
  const totals = smallSetups.map((setup) => areasInPlay(world, setup).length - seas.length);
  expect(totals).toEqual([51, 68, 53, 73]);
});
