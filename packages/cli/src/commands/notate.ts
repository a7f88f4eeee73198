import { readFileSync, writeFileSync } from 'node:fs';
import { inEnglish } from '@ochre/languages/refusals/english.ts';
import {
  configIn,
  isNotation,
  NotationError,
  NotNotated,
  notate,
  readNotation,
} from '@ochre/protocol/notation';
import { Mismatch, readGameFile } from '@ochre/server/archive/verify.ts';
import { gameFor, rulesetIds } from '@ochre/testkit';
import { command, UsageError } from '../command.ts';

const gameOf = (ruleset: string) => {
  if (!rulesetIds().includes(ruleset)) throw new Mismatch('unknown', `there is no rule set ${ruleset}`);
  return gameFor(ruleset);
};

/** The game file that a text in notation was written of. */
function fileOf(text: string): string {
  const game = gameOf(configIn(text).ruleset);
  try {
    return `${JSON.stringify(readNotation(game, text).record)}\n`;
  } catch (error) {
    if (!(error instanceof NotationError) || error.problem.code !== 'refused') throw error;
    throw new Mismatch('refused', `line ${error.line}: ${inEnglish(game.rules, error.problem.violation)}`);
  }
}

function notationOf(text: string): string {
  const record = readGameFile(text);
  if (record.format === 'ochre-game-1')
    throw new Mismatch(
      'unreadable',
      'a file of the former format has no notation: `ochre import` and `ochre export` bring it up to date',
    );
  return notate(gameOf(record.config.ruleset), record);
}

export default command({
  help: `usage: ochre notate FILE [--out FILE]

Writes a finished game in a notation that can be read, pasted and mailed: a line for each thing that was done, by turn and
phase. Of a file in notation it writes the game file again, byte for byte. What the notation is: docs/record.md.

  --out FILE   file to write (standard output)

Exit code 1 when the file is neither, or does not hold the game it says; a fault in the notation is told with its line.`,
  options: { out: { type: 'string' } },
  run({ out }, [file, ...rest]) {
    if (file === undefined || rest.length > 0) throw new UsageError('one file is needed');
    const text = readFileSync(file, 'utf8');
    try {
      const written = isNotation(text) ? fileOf(text) : notationOf(text);
      if (out === undefined) process.stdout.write(written);
      else writeFileSync(out, written, { mode: 0o600 });
      return 0;
    } catch (error) {
      if (!(error instanceof Mismatch || error instanceof NotationError || error instanceof NotNotated))
        throw error;
      console.error(`${file}: ${error.message}`);
      return 1;
    }
  },
});
