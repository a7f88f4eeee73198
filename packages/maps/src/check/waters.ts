import type { AreaId } from '../types.ts';
import { CELL, type Picture } from './picture.ts';

/** Square pixels: a part of the water that counts, the least a coastal area has, the most an inland one has. */
const SMALLEST_WATER = 900;
const SMALLEST_BAY = 300;
const SHORE = 2500;

export interface Waters {
  /** Parts of the own water of each area, in cells of the coarse picture. */
  parts: Map<AreaId, number[][]>;
}

/** Connected parts of the water of each land area. */
export function watersOf({ geometry, facts, cells, land }: Picture): Waters {
  const { columns } = cells;
  const seen = new Uint8Array(cells.cells.length);
  const found: Waters = { parts: new Map() };
  for (let first = 0; first < seen.length; first += 1) {
    const owner = cells.cells[first]!;
    const area = geometry.areas[owner];
    if (seen[first] || !area || land.cells[first] || facts.get(area.id)?.kind !== 'land') continue;
    const part = [first];
    seen[first] = 1;
    for (const at of part) {
      const column = at % columns;
      for (const next of [
        column > 0 ? at - 1 : -1,
        column < columns - 1 ? at + 1 : -1,
        at - columns,
        at + columns,
      ]) {
        if (next < 0 || next >= seen.length || seen[next]) continue;
        if (cells.cells[next] !== owner || land.cells[next]) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    found.parts.set(area.id, [...(found.parts.get(area.id) ?? []), part]);
  }
  return found;
}

/**
 * Coastal areas have water, inland ones have none; an area whose water comes in several parts must be
 * decided upon: two coasts, or one (`decided`). Each of several coasts has a ship in a part of its own.
 */
export function checkWaters(picture: Picture, { parts }: Waters, decided: readonly AreaId[]): AreaId[] {
  const { geometry, facts, cells, faults } = picture;
  const several: AreaId[] = [];
  for (const area of geometry.areas) {
    const fact = facts.get(area.id);
    if (fact?.kind !== 'land') continue;
    const own = parts.get(area.id) ?? [];
    const large = own.filter((part) => part.length * CELL * CELL >= SMALLEST_WATER);
    const wet = own.flat().length * CELL * CELL;
    const fault = (text: string) => faults.push({ kind: 'coast', text: `${area.id}: ${text}` });
    if (fact.coastal && wet < SMALLEST_BAY) fault('coastal, but without water');
    if (!fact.coastal && wet > SHORE) fault('not coastal, but with water');
    if (large.length > 1) several.push(area.id);
    if (large.length > 1 && fact.coasts.length === 1 && !decided.includes(area.id))
      fault(`its water has ${large.length} parts, and it is not decided whether that makes two coasts`);
    if (fact.coasts.length < 2) continue;
    const partOfShip = (area.ships ?? []).map(([x, y]) => {
      const at = Math.floor(y / CELL) * cells.columns + Math.floor(x / CELL);
      return own.findIndex((part) => part.includes(at));
    });
    if (new Set(partOfShip).size < fact.coasts.length) fault('two coasts, but not a ship on each');
  }
  return several;
}
