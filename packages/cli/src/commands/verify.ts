import { readFileSync } from 'node:fs';
import type { SeedPart } from '@ochre/protocol/seed.ts';
import { Mismatch, readGameFile, verify } from '@ochre/server/archive/verify.ts';
import { command, UsageError } from '../command.ts';

function shuffledBy(parts: readonly SeedPart[]): string {
  const given = parts.filter(({ part }) => part !== undefined).length;
  const held = parts.length - given;
  return `shuffled by ${given} seats${held === 0 ? '' : `, parts of ${held} promised and held back`}`;
}

export default command({
  help: `usage: ochre verify FILE...

Deals finished games again from their seeds and plays every action: the server's part of the seed must be the one whose
hash was shown at the start, and so every seat's; the log unbroken, every draw the same. Files are those of \`ochre export\` and of the table's page.

A game that was begun by another version of its rules is played again all the same; where the rules in force make
something else of it, that is said, and the result is told as it was filed.

Exit code 1 when a game was not played as the file says, 3 when its rules are no longer (or not yet) those in force.`,
  options: {},
  run(_, files) {
    if (files.length === 0) throw new UsageError('a game file is needed');
    let [wrong, open] = [0, 0];
    for (const file of files) {
      try {
        const record = readGameFile(readFileSync(file, 'utf8'));
        const { actions, cards, turns, result, parts, unproved } = verify(record);
        const end = result ? `won by ${result.winner ?? 'nobody'}` : 'without a result';
        const counted = [
          `${actions} actions`,
          ...(cards === undefined ? [] : [`${cards} cards drawn`]),
          ...(turns === undefined ? [] : [`${turns} turns`]),
          ...(parts.length === 0 ? [] : [shuffledBy(parts)]),
        ];
        const told = [...counted, end].join(', ');
        if (unproved !== undefined) open++;
        console.log(
          unproved === undefined
            ? `${file}: true. ${told}`
            : `${file}: NOT PROVED: ${unproved}. As filed: ${told}`,
        );
        if (record.format === 'ochre-game-1')
          console.log(`${file}: a file of the former format: nothing in it binds the names of the players`);
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
        wrong++;
        console.log(`${file}: NOT TRUE: ${error.message}`);
      }
    }
    return wrong > 0 ? 1 : open > 0 ? 3 : 0;
  },
});
