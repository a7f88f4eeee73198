import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brains } from '@ochre/bots';
import type { Action, Config } from '@ochre/engine';
import { gameFor, playOut, recordingOf, Table, writeRecording } from '@ochre/testkit';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../src/command.ts';
import map from '../src/commands/map.ts';
import mapCheck from '../src/commands/map-check.ts';
import mapRender from '../src/commands/map-render.ts';
import mapStats from '../src/commands/map-stats.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-map-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);

async function printed(run: () => Promise<number>): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    return { code: await run(), text: lines.join('\n') };
  } finally {
    log.mockRestore();
  }
}

const config: Config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: {} };

/** The first turns of a game: its state and its recording. */
function play() {
  const actions: Action[] = [];
  const watch = { before: (_: unknown, action: Action) => void actions.push(structuredClone(action)) };
  const table = new Table(gameFor('mega'), config, 'map', () => brains['builder']!, watch);
  playOut(table, ({ open }) => open.turn > 3);
  const recording = recordingOf(table.game, 'map', { state: table.state, events: [], actions });
  return { state: table.state, view: table.game.view(table.state, 'observer'), recording };
}

describe('ochre map check', () => {
  it('reports on both maps', async () => {
    const { text } = await printed(() => mapCheck.run(['--json']));
    const reports = JSON.parse(text);
    expect(reports).toMatchObject({
      world: { areas: 338, landEdges: expect.any(Number), mismatches: expect.any(Number) },
      classic: { areas: 131, waterEdges: expect.any(Number), labelCollisions: expect.any(Number) },
    });
    const told = await printed(() => mapCheck.run([]));
    expect(told.text).toContain('world: 318 land areas, 20 open seas');
  });
});

describe('ochre map stats', () => {
  it('tells sizes', async () => {
    const { code, text } = await printed(() => mapStats.run(['--json']));
    const { world } = JSON.parse(text);
    expect(code).toBe(0);
    expect(world).toMatchObject({ landAreas: 318, openSeas: 20, regions: 18, landEdges: 712 });
    expect(world.geometryGzipBytes).toBeLessThanOrEqual(75 * 1024);
    expect(world.firstBackgroundBytes).toBeLessThanOrEqual(400 * 1024);
  });
});

describe('ochre map render', () => {
  const games = play();

  it('draws a map as PNG of the width asked for', async () => {
    const out = path('world.png');
    expect(await mapRender.run(['--map', 'world', '--width', '480', '--out', out])).toBe(0);
    expect(await sharp(out).metadata()).toMatchObject({ format: 'png', width: 480 });
  });

  it('draws part of a map from the tiles', async () => {
    const out = path('part.png');
    expect(
      await mapRender.run([
        '--map',
        'classic',
        '--window',
        '1200,1200,300,200',
        '--width',
        '300',
        '--out',
        out,
      ]),
    ).toBe(0);
    expect(await sharp(out).metadata()).toMatchObject({ width: 300, height: 200 });
    const { channels } = await sharp(out).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });

  it('draws an SVG that holds all it needs', async () => {
    const out = path('athens.svg');
    expect(
      await mapRender.run(['--window', 'athens', '--width', '300', '--hide', 'compass', '--out', out]),
    ).toBe(0);
    const svg = readFileSync(out, 'utf8');
    expect(svg.includes('data:image/webp;base64,')).toBe(true);
    expect(svg.includes('ATHENS')).toBe(true);
    expect(svg.includes('font/woff2')).toBe(true);
    expect(svg.includes('layer-compass')).toBe(false);
  });

  it.each([
    ['a state', () => JSON.stringify(games.state)],
    ['a view', () => JSON.stringify(games.view)],
    ['a recording', () => writeRecording(games.recording)],
  ])('shows the pieces of %s', async (_, text) => {
    const [file, out] = [path('game.json'), path('game.svg')];
    writeFileSync(file, text());
    expect(await mapRender.run(['--game', file, '--width', '4000', '--out', out])).toBe(0);
    const svg = readFileSync(out, 'utf8');
    const stacks = Object.values(games.state.open.nations).flatMap(({ tokens }) => Object.values(tokens));
    expect(svg.split('class="token"').length - 1).toBe(stacks.filter((n) => n > 0).length);
    expect(svg.includes('class="veil"')).toBe(true);
  });

  it('plays a recording only as far as asked', async () => {
    const [file, out] = [path('start.json'), path('start.svg')];
    writeFileSync(file, writeRecording(games.recording));
    expect(await mapRender.run(['--game', file, '--until', '0', '--width', '4000', '--out', out])).toBe(0);
    expect(readFileSync(out, 'utf8').includes('class="token"')).toBe(false);
  });

  it.each([
    [['--width', '100']],
    [['--out', 'map.gif']],
    [['--out', path('x.png'), '--map', 'moon']],
    [['--out', path('x.png'), '--window', '1,2,3']],
    [['--out', path('x.png'), '--show', 'lunch']],
    [['--out', path('x.png'), '--width', '3']],
    [['--out', path('x.png'), '--game', path('nothing.json')]],
  ])('refuses %j', async (args) => {
    await expect(mapRender.run(args)).rejects.toThrow(UsageError);
  });
});

it('ochre map names what it can do', async () => {
  await expect(map.run(['lunch'])).rejects.toThrow(/check, render, stats/);
  expect(await map.helpOn!(['render', '--help'])).toContain('--window');
  expect(await map.helpOn!(['--help'])).toContain('stats');
  expect(map.help).toContain('ochre map');
});
