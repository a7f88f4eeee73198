import { readFileSync } from 'node:fs';
import { Mismatch, readGameFile, verify } from '@ochre/server/archive/verify.ts';
import { command, UsageError } from '../command.ts';

export default command({
  help: `usage: ochre verify FILE...

Deals finished games again from their seeds and plays every action: the seed must be the one whose hash was shown at
the start, the log unbroken, every draw the same. Files are those of \`ochre export\` and of the table's page.

Exit code 1 when a game was not played as the file says.`,
  options: {},
  run(_, files) {
    if (files.length === 0) throw new UsageError('a game file is needed');
    let wrong = 0;
    for (const file of files) {
      try {
        const { actions, cards, turns, result } = verify(readGameFile(readFileSync(file, 'utf8')));
        const end = result ? `won by ${result.winner ?? 'nobody'}` : 'without a result';
        console.log(`${file}: true. ${actions} actions, ${cards} cards drawn, ${turns} turns, ${end}`);
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
        wrong++;
        console.log(`${file}: NOT TRUE: ${error.message}`);
      }
    }
    return wrong > 0 ? 1 : 0;
  },
});
