import type { Game } from '@ochre/engine';
import { inEnglish } from '@ochre/languages/refusals/english.ts';
import { FormerRecord, GameRecord } from '@ochre/protocol';
import { type GameFile, Mismatch, type Replayed, type Verified, verifyGame } from '@ochre/protocol/verify.ts';
import { gameFor, rulesetIds } from '../games.ts';
import { misfit } from '../http/validate.ts';
import { sha256 } from '../tables/tokens.ts';

export { type GameFile, Mismatch } from '@ochre/protocol/verify.ts';

/** A game file read from text that may be anything. */
export function readGameFile(text: string): GameFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Mismatch('unreadable', 'the file is not JSON');
  }
  const former = (value as FormerRecord | null)?.format === 'ochre-game-1';
  const problem = misfit(former ? FormerRecord : GameRecord, value);
  if (problem !== undefined) throw new Mismatch('unreadable', `the file is not a game: ${problem}`);
  return value as GameFile;
}

function gameOf({ config }: GameFile): Game {
  if (!rulesetIds().includes(config.ruleset))
    throw new Mismatch('unknown', `there is no rule set ${config.ruleset}`);
  const game = gameFor(config.ruleset);
  if (config.map !== game.rules.map.id)
    throw new Mismatch('unknown', `${config.ruleset} is not played on ${config.map}`);
  return game;
}

/** Deals a finished game again by the rules of this release, and compares. */
export const verify = (record: GameFile, each?: (step: Replayed) => void): Verified =>
  verifyGame(record, {
    game: gameOf(record),
    sha256,
    why: ({ rules }, violation) => inEnglish(rules, violation),
    ...(each && { each }),
  });
