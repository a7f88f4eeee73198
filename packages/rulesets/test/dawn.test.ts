import { indexMap } from '@ochre/engine/testing';
import { world } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { dawn, rulesOf } from '../src/index.ts';

describe('Dawn of History', () => {
  it('has seventeen phases in the order of its table', () => {
    cites('DH 12.1.1', 'DH 12.1.2', 'DH 11.1.1');
    const ends = [0, ...dawn.phaseEnds];
    const phases = dawn.phaseEnds.map((end, i) =>
      dawn.turn.slice(ends[i], end).filter((step) => !['eliminations', 'departures'].includes(step)),
    );
    expect(phases).toEqual([
      ['taxation'],
      ['expansion'],
      ['census'],
      ['shipbuilding'],
      ['movement'],
      ['fleets', 'conflict'],
      ['construction'],
      ['surplus'],
      ['support'],
      ['drawCards', 'buyCards'],
      ['trade'],
      ['calamitiesByKind', 'barbarianTurn', 'fixedCalamities', 'tradedCalamities', 'minorsInTurn'],
      ['abilities'],
      ['support'],
      ['purchase'],
      ['exchange', 'handLimit', 'returnCards'],
      ['succession'],
    ]);
  });

  it('plays on a board of land, coasts and open seas, all of it playable', () => {
    cites('DH 2.2.1', 'DH 2.2.3');
    const map = indexMap(world);
    expect(map.land).toHaveLength(318);
    expect(map.seas).toHaveLength(20);
    for (const area of map.areas) {
      expect(area.neighbours.length).toBeGreaterThan(0);
      for (const other of area.land) expect(map.area(other).land).toContain(area.id);
      for (const other of area.water) expect(map.area(other).water).toContain(area.id);
      if (area.kind === 'sea') expect([area.land, area.limit, area.coasts]).toEqual([[], undefined, []]);
      else {
        expect(area.limit).toBeGreaterThanOrEqual(0);
        expect(dawn.civilizations.map((c) => c.id)).toContain(area.region);
        expect(area.coasts.length > 0).toBe(area.coastal);
      }
    }
  });

  it('has its calamities where the book says, three to a stack', () => {
    cites(
      'DH 29.2.1',
      'DH 29.2.2b',
      'DH 29.2.3b',
      'DH 29.3.1',
      'DH 29.3.2',
      'DH 29.3.3',
      'DH 29.4.1',
      'DH 29.4.2',
      'DH 29.4.3',
      'DH 29.5.1',
      'DH 29.5.2',
      'DH 29.5.3',
      'DH 29.6.1',
      'DH 29.6.2',
      'DH 29.6.3',
      'DH 29.7.1',
      'DH 29.7.2',
      'DH 29.7.3',
      'DH 29.8.1',
      'DH 29.8.2',
      'DH 29.8.3',
      'DH 29.9.1',
      'DH 29.9.2',
      'DH 29.9.3',
    );
    const told = rulesOf('DH').flatMap(
      ({ gist }) => gist.match(/^Stack (\d) (major|minor), (not )?tradeable/) ?? [],
    );
    expect(told).toHaveLength(24 * 4);
    const rows = Array.from({ length: 24 }, (_, i) => told.slice(4 * i, 4 * i + 4));
    expect(
      dawn.calamities.map(({ stack, kind, tradeable }) => [
        String(stack),
        kind,
        tradeable ? undefined : 'not ',
      ]),
    ).toEqual(rows.map(([, ...row]) => row));
  });
});
