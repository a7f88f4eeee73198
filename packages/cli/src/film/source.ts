import { readFileSync } from 'node:fs';
import type { Game } from '@ochre/engine';
import type { Source } from '@ochre/film';
import { dealSeed } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { partsOf } from '@ochre/protocol/verify.ts';
import { Mismatch, readGameFile } from '@ochre/server/archive/verify.ts';
import { gameFor, type Recording, rulesetIds } from '@ochre/testkit';
import { UsageError } from '../command.ts';

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}

/** A recording has no more than is needed to play it again. */
const isRecording = (data: Partial<Recording> | null): data is Recording =>
  typeof data === 'object' &&
  typeof data?.config?.ruleset === 'string' &&
  typeof data.config.map === 'string' &&
  typeof data.seed === 'string' &&
  Array.isArray(data.actions);

function fromGameFile(file: string, data: unknown): Source {
  try {
    const record = readGameFile(JSON.stringify(data));
    const { seed } = record;
    if (seed === undefined)
      throw new UsageError(`${file}: the game is not over, so there is no film of it yet`);
    const rules = record.format === 'ochre-game-1' ? 1 : record.rules;
    const dealt = dealSeed(sha256, seed, partsOf(record));
    return { ...record, seed: dealt, rules, actions: record.actions.map(({ action }) => action) };
  } catch (error) {
    throw error instanceof Mismatch ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

/** A game that can be told: a game file as tables write it, or a recording. */
export function readSource(file: string): { source: Source; game: Game } {
  const data = parse(file);
  const filed = String((data as { format?: unknown } | null)?.format).startsWith('ochre-game-');
  const source =
    !filed && isRecording(data as Recording | null) ? (data as Recording) : fromGameFile(file, data);
  const { ruleset } = source.config;
  if (!rulesetIds().includes(ruleset)) throw new UsageError(`${file}: there is no rule set ${ruleset}`);
  const game = gameFor(ruleset);
  if (game.rules.map.id !== source.config.map)
    throw new UsageError(`${file}: ${ruleset} is not played on ${source.config.map}`);
  return { source, game };
}
