import { indexMap } from '@ochre/engine/board/map.ts';
import { world } from '@ochre/maps';
import { describe, expect, it } from 'vitest';
import { dawn } from '../src/index.ts';
import { cites } from './cites.ts';

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
});
