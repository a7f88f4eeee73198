import { readFileSync } from 'node:fs';
import type { Game } from '@ochre/engine';
import { type GameRecord, retell } from '@ochre/protocol';
import { notate, readNotation } from '@ochre/protocol/notation';
import { gameFor, type Recording, writeRecording } from '@ochre/testkit';
import { expect } from 'vitest';
import { root } from '../tools/golden/marked.ts';

/** Any moment: what is filed of a game says when each thing was done. */
const BEGUN = Date.UTC(2026, 0, 31, 18);

/** The game file of a golden game, as a table would write it. */
export function fileOf(game: Game, { config, seed, rules, actions }: Recording, title: string): GameRecord {
  const seats = Array.from({ length: config.players }, (_, i) => ({
    seat: i + 1,
    kind: 'bot' as const,
    name: `Bot ${i + 1}`,
  }));
  const deal = { table: 'golden', title, engine: '0.1.0', rules, config, seats, seed, at: BEGUN };
  return retell(game, deal, (seq) => {
    const action = actions[seq - 1];
    return action && { at: BEGUN + 1733 * seq, action };
  });
}

/** A golden game as a file and in notation, there and back: both must be what they were, byte for byte. */
export function roundTrip(ruleset: string, name: string): string {
  const game = gameFor(ruleset);
  const golden = readFileSync(`${root}${ruleset}/${name}.json`, 'utf8');
  const recording = JSON.parse(golden) as Recording;
  const comments = [
    { turn: 1, told: 0, text: 'The deal.' },
    { turn: 2, told: 3, by: 'Anna', text: '[sic] Two\nlines.' },
  ];
  const file = JSON.stringify({ ...fileOf(game, recording, `${ruleset} ${name}`), comments });
  const text = notate(game, JSON.parse(file) as GameRecord);
  const { record, deal } = readNotation(game, text);
  expect(JSON.stringify(record)).toBe(file);
  expect(notate(game, record)).toBe(text);
  const actions = record.actions.flatMap(({ action }) => action ?? []);
  const { config, seed, rules } = deal;
  expect(writeRecording({ ...recording, config, seed, rules, actions })).toBe(golden);
  // Nothing had to be written as it is filed.
  expect(text).not.toMatch(/^=/m);
  return text;
}
