import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../src/command.ts';
import film from '../src/commands/film.ts';
import { AnimatedWebp } from '../tools/film/webp.ts';
import { root } from '../tools/golden/marked.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-film-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());
const path = (name: string) => join(folder, name);
const game = `${root}classic/3-builder.json`;

const sha = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('ochre film', () => {
  it('writes an animated WebP that takes as long as the film, and a poster', async () => {
    const [out, poster] = [path('film.webp'), path('poster.png')];
    expect(await film.run([game, '--out', out, '--poster', poster, '--width', '160', '--rate', '1'])).toBe(0);
    const { format, pages, width, pageHeight, delay } = await sharp(out, { pages: -1 }).metadata();
    expect({ format, width, pageHeight }).toEqual({ format: 'webp', width: 160, pageHeight: 90 });
    expect(pages).toBeGreaterThan(20);
    expect(delay!.reduce((sum, ms) => sum + ms, 0)).toBe(90_000);
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1528 });
  });

  it('draws the same picture every time', async () => {
    const files = [path('a.png'), path('b.png')];
    for (const out of files) await film.run([game, '--at', '50', '--width', '480', '--out', out]);
    expect(sha(files[0]!)).toBe(sha(files[1]!));
    await film.run([game, '--at', '50', '--width', '480', '--language', 'de', '--out', path('c.png')]);
    expect(sha(path('c.png'))).not.toBe(sha(files[0]!));
  });

  it('takes a game file as tables write it, once the game is over', async () => {
    const { config, seed, rules, actions } = JSON.parse(readFileSync(game, 'utf8'));
    const hash = '0'.repeat(64);
    const entry = (action: unknown, seq: number) => ({
      ...{ seq, at: 0, action, chain: hash, turn: 1, phase: 'setup', events: hash },
    });
    const record = {
      ...{ format: 'ochre-game-2', table: 'abc', title: 'Sunday', engine: '0.1.0', rules, config },
      ...{ seats: [{ seat: 1, kind: 'human', name: 'Judith' }], seedHash: hash, seed, seal: hash },
      actions: [null, ...actions].map(entry),
    };
    const [file, out] = [path('game.json'), path('game.png')];
    writeFileSync(file, JSON.stringify(record));
    expect(await film.run([file, '--at', '20', '--width', '160', '--out', out])).toBe(0);
    expect(await sharp(out).metadata()).toMatchObject({ width: 160, height: 90 });
    writeFileSync(file, JSON.stringify({ ...record, seed: undefined }));
    await expect(film.run([file])).rejects.toThrow(/not over/);
    writeFileSync(file, JSON.stringify({ ...record, seats: 'many' }));
    await expect(film.run([file])).rejects.toThrow(/not a game/);
    const older = new URL('../../server/test/filed/classic-over.game-1.json', import.meta.url);
    await expect(film.run([fileURLToPath(older)])).rejects.toThrow(/do not play it as it was played/);
  });

  it('says what it cannot make a film of', async () => {
    const file = (name: string, value: unknown): string => {
      writeFileSync(path(name), typeof value === 'string' ? value : JSON.stringify(value));
      return path(name);
    };
    const recording = JSON.parse(readFileSync(game, 'utf8'));
    const refused = (args: string[], why: RegExp) =>
      expect(film.run(args)).rejects.toThrow(
        expect.objectContaining({ message: expect.stringMatching(why) }),
      );
    await refused([], /one game file/);
    await refused([path('none.json')], /no such file/);
    await refused([file('text.json', 'not a game')], /JSON/);
    await refused([file('list.json', [])], /not a game/);
    await refused([file('null.json', 'null')], /not a game/);
    const other = { ...recording, config: { ...recording.config, ruleset: 'chess' } };
    await refused([file('chess.json', other)], /no rule set chess/);
    const elsewhere = { ...recording, config: { ...recording.config, map: 'world' } };
    await refused([file('map.json', elsewhere)], /not played on world/);
    const spoilt = { ...recording, actions: recording.actions.slice(30) };
    await refused([file('spoilt.json', spoilt)], /do not play it/);
    const odd = { ...recording, config: { ruleset: 'classic', map: 'classic' } };
    await refused([file('odd.json', odd)], /do not play it/);
    await refused([game, '--language', 'xx'], /--language takes/);
    await refused([game, '--rate', '90'], /--rate takes/);
    await expect(film.run([game, '--width', '4'])).rejects.toThrow(UsageError);
  });
});

describe('an animated WebP', () => {
  const size = { width: 50, height: 37 };
  /** A picture with a square of another colour. */
  const picture = (x: number, y: number, colour: number): Uint8Array => {
    const pixels = new Uint8Array(size.width * size.height * 3).fill(40);
    for (let row = y; row < y + 6; row += 1)
      pixels.fill(colour, (row * size.width + x) * 3, (row * size.width + x + 6) * 3);
    return pixels;
  };

  it('shows every picture as it was, though only what changed is written', async () => {
    const animation = new AnimatedWebp(size, (pixels, raw) =>
      sharp(pixels, { raw }).webp({ lossless: true, exact: true }).toBuffer(),
    );
    const pictures = [picture(2, 3, 90), picture(2, 3, 90), picture(40, 28, 200), picture(3, 3, 90)];
    for (const pixels of pictures) await animation.add(pixels, 100);
    const file = animation.finish();
    const { pages, delay, loop } = await sharp(file, { pages: -1 }).metadata();
    expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [200, 100, 100], loop: 0 });
    for (const [page, i] of [0, 2, 3].entries()) {
      const shown = await sharp(file, { page }).removeAlpha().raw().toBuffer();
      expect(Buffer.compare(shown, Buffer.from(pictures[i]!))).toBe(0);
    }
  });
});
