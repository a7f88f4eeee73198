import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  type AreaGeometry,
  baselines,
  checkGeometry,
  decodeSteps,
  encodeSteps,
  type FaultKind,
  labelDiscs,
  type MapData,
  type MapGeometry,
  type Point,
  ringPoints,
  svgCurve,
} from '../src/index.ts';
import { checkDrawn, drawnMaps } from './drawn.ts';

describe.each([
  { id: 'world', land: 318, seas: 20, landEdges: 712, waterEdges: 431, marks: 1, kilobytes: 75 },
  { id: 'classic', land: 123, seas: 8, landEdges: 231, waterEdges: 200, marks: 0, kilobytes: 40 },
  { id: 'advanced', land: 149, seas: 9, landEdges: 279, waterEdges: 242, marks: 0, kilobytes: 45 },
])('the picture of $id', ({ id, kilobytes, ...counts }) => {
  const report = checkDrawn(drawnMaps[id]!);

  test('agrees with the facts', () => {
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ ...counts, mismatches: 0, labelCollisions: 0, unreachable: [] });
  });

  test('has borders and names that can be seen', () => {
    expect(report.shortest[0]!.length).toBeGreaterThanOrEqual(22);
    expect(report.names.smallest).toBeGreaterThanOrEqual(18);
  });

  test('has its first stacks in the middle of their areas, but for a few', () => {
    expect(report.anchors.share).toBeLessThanOrEqual(0.03);
    for (const { free, room } of report.anchors.near) expect(free).toBeLessThan(room * 0.4);
  });

  test('is small', () => {
    const file = readFileSync(new URL(`../src/${id}/geometry.json`, import.meta.url));
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(kilobytes * 1024);
  });
});

/** Kinds of fault after one change to the picture of the classic board. */
function spoil(
  change: (get: (id: string) => AreaGeometry, geometry: MapGeometry, map: MapData) => void,
): FaultKind[] {
  const { map, geometry, decided } = structuredClone(drawnMaps['classic']!);
  change((id) => geometry.areas.find((area) => area.id === id)!, geometry, map);
  return [...new Set(checkGeometry(geometry, map, { decided }).faults.map(({ kind }) => kind))];
}

const edge = (map: MapData, kind: 'land' | 'water', a: string, b: string, there: boolean) => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    const area = map.areas.find(({ id }) => id === from)!;
    area[kind] = there ? [...area[kind], to!].sort() : area[kind].filter((other) => other !== to);
  }
};

describe('the check finds', () => {
  test('nothing in the picture as it is', () => {
    expect(spoil(() => {})).toEqual([]);
  });
  test('an edge that is not drawn', () => {
    expect(spoil((_get, _geometry, map) => edge(map, 'land', 'rome', 'carthage', true))).toContain('edge');
  });
  test('a first stack on the border, though there is room', () => {
    const { map, geometry } = structuredClone(drawnMaps['classic']!);
    const area = geometry.areas.find(({ id }) => id === 'rome')!;
    expect(checkGeometry(geometry, map).anchors.near.map((one) => one.area)).not.toContain('rome');
    area.tokens![0] = ringPoints(geometry.arcs.map(decodeSteps), area.rings[0]!)[0]!;
    expect(checkGeometry(geometry, map).anchors.near.map((one) => one.area)).toContain('rome');
  });
  test('a border that is too short', () => {
    const shorten = (get: (id: string) => AreaGeometry, geometry: MapGeometry) => {
      const arcs = new Set(get('rome').rings.flat().map(index));
      const shared = get('samnium')
        .rings.flat()
        .map(index)
        .filter((k) => arcs.has(k));
      for (const k of shared) {
        const points = decodeSteps(geometry.arcs[k]!);
        geometry.arcs[k] = encodeSteps([points[0]!, [points[0]![0] + 5, points[0]![1]]]);
      }
    };
    expect(spoil(shorten)).toEqual(expect.arrayContaining(['edge', 'ring']));
  });
  test('a border of areas that are not adjacent', () => {
    expect(spoil((_get, _geometry, map) => edge(map, 'land', 'rome', 'samnium', false))).toEqual(['contact']);
  });
  test('a border of the wrong type', () => {
    const swap = (_get: unknown, geometry: MapGeometry) => {
      geometry.arcTypes = geometry.arcTypes.replaceAll('L', 'W');
    };
    expect(spoil(swap)).toEqual(expect.arrayContaining(['edge', 'contact']));
  });
  test('an edge marked and drawn, and a mark for no edge', () => {
    const mark = (areas: [string, string]) => (_get: unknown, geometry: MapGeometry) => {
      geometry.marks.push({ kind: 'land', areas, at: [0, 0], reason: '' });
    };
    expect(spoil(mark(['rome', 'samnium']))).toEqual(['mark']);
    expect(spoil(mark(['rome', 'carthage']))).toEqual(['mark']);
  });
  test('an open ring', () => {
    expect(spoil((get) => get('rome').rings[0]!.pop())).toEqual(expect.arrayContaining(['ring', 'overlap']));
  });
  test('areas that overlap', () => {
    expect(spoil((get) => get('rome').rings.push(...get('arabia').rings))).toEqual(
      expect.arrayContaining(['overlap', 'ring']),
    );
  });
  test('an area that is missing', () => {
    expect(spoil((_get, geometry) => geometry.areas.pop())).toContain('area');
  });
  test.each(['pop', 'city', 'label', 'start'] as const)('%s outside its area', (what) => {
    const far: Point = [10, 10];
    const move = (get: (id: string) => AreaGeometry) => {
      const area = get('knossos');
      if (what === 'label') area.label.at = far;
      else area[what] = far;
    };
    expect(spoil(move)).toContain('anchor');
  });
  test('a city in the water, a ship on land, a missing ship', () => {
    const swapped = (get: (id: string) => AreaGeometry) => {
      const area = get('knossos');
      [area.city, area.ships] = [area.ships![0], [area.city!]];
    };
    expect(spoil(swapped)).toContain('anchor');
    expect(spoil((get) => get('knossos').ships!.pop())).toEqual(['anchor']);
    expect(spoil((get) => get('black-sea').ships!.pop())).toEqual(['anchor']);
  });
  test('pieces of one area on top of one another', () => {
    const pile = (get: (id: string) => AreaGeometry) => {
      get('knossos').tokens![1] = get('knossos').tokens![0];
    };
    expect(spoil(pile)).toEqual(['piece']);
  });
  test('a name over another, over a piece, too small', () => {
    const grow = (size: number) => (get: (id: string) => AreaGeometry) => {
      const { label } = get('knossos');
      label.widths = label.widths.map((width) => Math.round((width * size) / label.size));
      label.size = size;
    };
    expect(spoil(grow(160))).toContain('label');
    expect(spoil(grow(12))).toEqual(['label']);
  });
  test('a volcano elsewhere', () => {
    const move = (_get: unknown, geometry: MapGeometry) => {
      geometry.volcanoes[0]!.at = [10, 10];
    };
    expect(spoil(move)).toEqual(['anchor']);
    expect(spoil((_get, geometry) => geometry.volcanoes.pop())).toEqual(['anchor']);
  });
  test('two waters that nobody has decided upon, and two coasts with one ship', () => {
    const { map, geometry } = drawnMaps['classic']!;
    const faults = checkGeometry(geometry, map).faults.map(({ kind }) => kind);
    expect(new Set(faults)).toEqual(new Set(['coast']));
    const same = (get: (id: string) => AreaGeometry) => {
      get('delphi').ships![1] = get('delphi').ships![0]!;
    };
    expect(spoil(same)).toEqual(['coast']);
  });
  test('a coast without a way to an open sea', () => {
    const close = (_get: unknown, _geometry: MapGeometry, map: MapData) => {
      for (const area of map.areas) if (area.id === 'caspian-sea') area.kind = 'land';
    };
    expect(spoil(close)).toContain('coast');
  });
  test('another number of areas', () => {
    const rename = (_get: unknown, _geometry: MapGeometry, map: MapData) => {
      delete map.areas.find(({ id }) => id === 'knossos')!.start;
    };
    expect(spoil(rename)).toEqual(expect.arrayContaining(['count', 'anchor']));
  });
});

const index = (ref: number): number => (ref >= 0 ? ref : ~ref);

describe('lines', () => {
  test('steps decode to what was encoded', () => {
    const line: Point[] = [
      [10, 20],
      [13, 18],
      [13, 30],
    ];
    expect(encodeSteps(line)).toEqual([10, 20, 3, -2, 0, 12]);
    expect(decodeSteps(encodeSteps(line))).toEqual(line);
  });
  test('a ring may use an arc backwards', () => {
    const arcs: Point[][] = [
      [
        [0, 0],
        [4, 0],
      ],
      [
        [0, 0],
        [0, 4],
        [4, 0],
      ],
    ];
    expect(ringPoints(arcs, [0, ~1])).toEqual([
      [0, 0],
      [4, 0],
      [0, 4],
      [0, 0],
    ]);
    expect(svgCurve(arcs[1]!)).toBe('M0 0Q0 4 4 0');
  });
});

describe('names', () => {
  const label = { at: [100, 100] as Point, size: 20, lines: ['ROMA'], widths: [60] };
  test('stand about their middle', () => {
    expect(baselines(label)).toEqual([{ text: 'ROMA', at: [100, 106.5], rotate: 0 }]);
    const [upper, lower] = baselines({ ...label, lines: ['RO-', 'MA'], widths: [40, 30] });
    expect(lower!.at[1] - upper!.at[1]).toBeCloseTo(19.6);
  });
  test('lean', () => {
    const [line] = baselines({ ...label, rotate: 90 });
    expect(line!.at.map(Math.round)).toEqual([94, 100]);
    expect(labelDiscs({ ...label, rotate: 90 }).every(({ x }) => Math.abs(x - 100) < 1e-9)).toBe(true);
  });
  test('follow an arc', () => {
    const discs = labelDiscs({ ...label, bend: 60 });
    expect(discs[0]!.y).toBeGreaterThan(discs[discs.length >> 1]!.y);
    expect(discs[0]!.y).toBeCloseTo(discs.at(-1)!.y);
    expect(baselines({ ...label, bend: 60 })[0]!.path).toMatch(/^M[\d.]+ [\d.]+A/);
  });
});
