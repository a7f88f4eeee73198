import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paintedParts } from '../painter/digest.ts';
import { type BackgroundSet, tilesIn, wholeFor } from '../src/background.ts';
import { boards } from '../src/boards.ts';

const folder = (map: string) => new URL(`../src/${map}/`, import.meta.url);
const read = (map: string, name: string) => JSON.parse(readFileSync(new URL(name, folder(map)), 'utf8'));
const maps = boards.map(({ id }) => id);

describe.each(maps)('the painting of %s', (map) => {
  const set = read(map, 'background.json') as BackgroundSet;
  const files = [...set.whole, ...set.tiles.files.flat()];

  it('is of the page that the geometry draws', () => {
    // If not: npm run maps:paint
    const geometry = read(map, 'geometry.json');
    expect([set.width, set.height]).toEqual([geometry.width, geometry.height]);
    expect(set.geometry).toBe(paintedParts(geometry));
  });

  it('lists its files as they are', () => {
    const there = readdirSync(folder(map)).filter((name) => name.endsWith('.webp'));
    expect(files.map(({ file }) => file).sort()).toEqual(there.sort());
    for (const { file, bytes, sha256 } of files) {
      const data = readFileSync(new URL(file, folder(map)));
      expect(data.length).toBe(bytes);
      expect(createHash('sha256').update(data).digest('hex').slice(0, 16)).toBe(sha256);
    }
  });

  it('begins with at most 400 KB', () => {
    expect(set.whole[0]!.bytes).toBeLessThanOrEqual(400 * 1024);
    expect(set.whole.map(({ width }) => width)).toEqual(
      set.whole.map(({ width }) => width).sort((a, b) => a - b),
    );
  });

  it('covers the page with tiles', () => {
    const tiles = tilesIn(set, { x: 0, y: 0, width: set.width, height: set.height });
    const covered = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBe(set.width * set.height);
    expect(tilesIn(set, { x: 10, y: 10, width: 5, height: 5 })).toHaveLength(1);
  });

  it('offers the smallest picture that is sharp', () => {
    expect(wholeFor(set, 0.1)).toBe(set.whole[0]);
    expect(wholeFor(set, 0.5)).toBe(set.whole.at(-1));
    expect(wholeFor(set, 1)).toBeUndefined();
  });
});
