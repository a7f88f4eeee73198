import type { Owner, Pieces } from '@ochre/engine';
import { world as map } from '@ochre/maps';
import geometry from '@ochre/maps/world/geometry.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { empireOf } from '../src/map/empire.ts';
import { heartland } from '../src/map/heartland.ts';
import { drawWorld } from '../src/map/world.ts';

const world = drawWorld(geometry as never, map);
const pieces = (tokens: Record<string, number>, cities: string[] = []): Pieces =>
  ({ tokens, cities, ships: {} }) as unknown as Pieces;
const land = world.areas.find((a) => !a.sea && a.data.land.length > 2)!;
const next = land.data.land[0]!;

describe('an empire', () => {
  const owners: [Owner, Pieces][] = [
    ['rome', pieces({ [land.id]: 3 })],
    ['egypt', pieces({ [next]: 2 })],
  ];
  const empire = empireOf(owners, world, 'rome', new Set([land.data.land[1]!]));

  it('is what a nation holds, reaches and risks', () => {
    expect([...empire.held]).toEqual([land.id]);
    expect(empire.reach.has(next)).toBe(true);
    expect(empire.reach.has(land.data.land[1]!)).toBe(false);
    expect([...empire.risk]).toEqual([land.id]);
  });

  it('has no risk where nobody is near', () => {
    expect(empireOf(owners.slice(0, 1), world, 'rome', new Set()).risk.size).toBe(0);
  });

  it('is shown by its heartland, without far outposts', () => {
    const near = land.data.land.filter((id) => world.byId[id]).slice(0, 2);
    const far = world.areas.find((a) => Math.abs(a.label.at[0] - land.label.at[0]) > 3500)!;
    expect(heartland(world, [land.id, ...near, far.id])).not.toContain(far.id);
    expect(heartland(world, [far.id])).toEqual([far.id]);
  });
});
