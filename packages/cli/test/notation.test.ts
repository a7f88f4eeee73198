import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brains } from '@ochre/bots';
import type { Action, GameState } from '@ochre/engine';
import { retell } from '@ochre/protocol';
import { NotationError, NotNotated, notate, readNotation } from '@ochre/protocol/notation';
import { dealSeed, promiseOf } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { gameFor, playOut, rulesetIds, Table } from '@ochre/testkit';
import { afterAll, describe, expect, it, vi } from 'vitest';
import notateCommand from '../src/commands/notate.ts';
import { readGolden } from '../tools/golden/game.ts';
import { games } from '../tools/golden/games.ts';
import { root } from '../tools/golden/marked.ts';
import { fileOf, roundTrip } from './roundTrip.ts';

/** A short golden game of a rule set in which there is trade; all of them go round in a long run. */
const shortest = (ruleset: string): string =>
  games[ruleset]!.filter(([, , , bot]) => bot === 'builder')
    .map(([name]) => name)
    .sort((a, b) => size(ruleset, a) - size(ruleset, b))[0]!;
const size = (ruleset: string, name: string): number => statSync(`${root}${ruleset}/${name}.json`).size;

it.each(rulesetIds())('a golden game of %s is the same after file, notation, file', (ruleset) => {
  expect(roundTrip(ruleset, shortest(ruleset))).toMatch(/^T2 Movement$/m);
});

it.each([
  ['parts of two seats', [1, 3]],
  ['no part, though some were asked for', []],
] as const)('a game whose seed was made of %s is the same after file, notation, file', (_, given) => {
  const game = gameFor('classic');
  const seedHash = sha256('server');
  const parts = given.map((seat) => {
    const part = `part of seat ${seat}, long enough`;
    return { seat, promise: promiseOf(sha256, seedHash, seat, part), part };
  });
  const config = { ruleset: 'classic', map: 'classic', players: 3, options: {} };
  const actions: Action[] = [];
  const watch = { before: (_state: GameState, action: Action) => void actions.push(action) };
  playOut(new Table(game, config, dealSeed(sha256, 'server', parts), () => brains['builder']!, watch));
  const seats = [1, 2, 3].map((seat) => ({ seat, kind: 'bot' as const, name: `Bot ${seat}` }));
  const deal = { table: 'parts', title: 'Parts', engine: '0.1.0', rules: game.rules.version, config, seats };
  const file = retell(game, { ...deal, seed: 'server', parts, at: 1 }, (seq) => {
    const action = actions[seq - 1];
    return action && { at: seq, action };
  });
  expect(file.result).toBeDefined();
  const again = readNotation(game, notate(game, file)).record;
  expect(JSON.stringify(again)).toBe(JSON.stringify(file));
});

describe('a text in notation', () => {
  const game = gameFor('classic');
  const { recording } = readGolden('classic', shortest('classic'))!;
  const file = fileOf(game, recording, 'A game');
  const text = notate(game, file);
  const lines = text.split('\n');
  const at = (like: RegExp): number => lines.findIndex((line) => like.test(line));
  /** The text with one line in place of another. */
  const spoilt = (index: number, ...line: string[]): string => lines.toSpliced(index, 1, ...line).join('\n');
  const said = (spoiltText: string): string => {
    try {
      readNotation(game, spoiltText);
    } catch (error) {
      if (error instanceof NotationError) return error.message;
      throw error;
    }
    return 'nothing';
  };

  it('is read however it is spaced and capitalised, and where it is pasted', () => {
    const pasted = text.toUpperCase().replace(/^(CONFIG|SEAT|TITLE|SEED|ENGINE|TABLE|SEAL|TIMES): .*$/gm, '');
    const heads = lines.filter((line) => /^(Config|Seat|Title|Seed|Engine|Table|Seal|Times):/.test(line));
    const body = pasted.split('\n').slice(1).join('\r\n   ');
    const whole = [lines[0], ...heads.filter((l) => !l.startsWith('Times')), body].join('\n');
    const untimed = readNotation(game, whole.replace(/^Seal:.*$/m, '')).record;
    expect(untimed.actions.map(({ action }) => action)).toEqual(file.actions.map(({ action }) => action));
  });

  it.each<[string, () => string, RegExp]>([
    [
      'no head',
      () => spoilt(0, 'Dear Anna'),
      /^line 1: the line "Ochre notation 1" was expected, not "Dear Anna"$/,
    ],
    ['no seed', () => spoilt(at(/^Seed:/)), /^line \d+: a line "Seed: …" is missing$/],
    [
      'a config that is none',
      () => spoilt(at(/^Config:/), 'Config: {"players": 99}'),
      /^line 6: a value in JSON/,
    ],
    [
      'an unknown verb',
      () => spoilt(at(/ plays /), 'Seat-1 sings Rome'),
      /^line \d+: what somebody does.* not "sings"$/,
    ],
    [
      'a missing number',
      () => spoilt(at(/ moves \d/), 'Rome moves x'),
      /^line \d+: an order, such as .* not "x"$/,
    ],
    [
      'more than there should be',
      () => spoilt(at(/ plays /), `${lines[at(/ plays /)]} again`),
      /the end of the line was expected, not "again"$/,
    ],
    [
      'nobody who is asked',
      () => spoilt(at(/ plays /), 'Atlantis plays Rome'),
      /Atlantis is not asked that now|atlantis is not asked that now/,
    ],
    [
      'what the rules refuse',
      () => spoilt(at(/ plays /), lines[at(/ plays /)]!.replace(/plays .*/, 'plays Atlantis')),
      /the rules refuse it/,
    ],
    ['another turn', () => spoilt(at(/^T2 /), 'T7 Movement'), /^line \d+: the game is in turn 2 here$/],
    [
      'another game',
      () => spoilt(at(/^Title:/), 'Title: Another'),
      /gives another game than the one its seal was put on$/,
    ],
    [
      'a comment without end',
      () => spoilt(at(/ plays /), `> ${'x'.repeat(501)}`),
      /a comment of at most 500 characters/,
    ],
    ['an endless line', () => spoilt(at(/ plays /), 'x'.repeat(30_000)), /longer than any game/],
    [
      'an endless list of cards',
      () => spoilt(at(/ discards | →|→/), 'Crete discards 9999999 hides'),
      /a whole number was expected/,
    ],
  ])('with %s is refused, with the line', (_, make, why) => {
    expect(said(make())).toMatch(why);
  });

  it('names the very line', () => {
    const index = at(/ moves \d/);
    expect(said(spoilt(index, 'Crete moves 2 Rome'))).toBe(
      `line ${index + 1}: an arrow and where it leads was expected, not the end of the line`,
    );
  });

  it('is not written of a game that is not over, or that the rules do not give', () => {
    const { seed: _, ...running } = file;
    expect(() => notate(game, running)).toThrow(NotNotated);
    expect(() => notate(game, { ...file, title: 'Renamed' })).toThrow(/do not give this game/);
    const cut = { ...file, actions: file.actions.toSpliced(3, 1) };
    expect(() => notate(game, cut)).toThrow(/do not give this game/);
  });
});

describe('ochre notate', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-notate-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const told: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
  const [game, notation, again] = ['game.json', 'game.txt', 'again.json'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];

  it('writes notation of a file, and the file of notation', async () => {
    const { recording } = readGolden('eastern', shortest('eastern'))!;
    writeFileSync(game, `${JSON.stringify(fileOf(gameFor('eastern'), recording, 'Kept'))}\n`);
    expect(await notateCommand.run([game, '--out', notation])).toBe(0);
    expect(readFileSync(notation, 'utf8')).toMatch(/^Ochre notation 1\nTitle: Kept\n/);
    expect(await notateCommand.run([notation, '--out', again])).toBe(0);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(game, 'utf8'));
  });

  it('tells what is wrong with a file, by its line in notation', async () => {
    writeFileSync(notation, readFileSync(notation, 'utf8').replace(/ plays .*/, ' dances'));
    expect(await notateCommand.run([notation])).toBe(1);
    expect(told.pop()).toMatch(/game\.txt: line \d+: what somebody does.* not "dances"$/);
    writeFileSync(game, '{"format":"ochre-game-2"');
    expect(await notateCommand.run([game])).toBe(1);
    expect(told.pop()).toContain('not JSON');
  });
});
