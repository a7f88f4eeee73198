import { readFileSync } from 'node:fs';
import { gameFor, type Recording, replay } from '@ochre/testkit';
import { command, UsageError } from '../command.ts';
import { narrate } from '../play/narrate.ts';

export default command({
  help: `usage: ochre replay FILE... [--trace]

Plays recorded games again and compares what happens, and the state they end in, with what was recorded.

  --trace   tell every event

Exit code 1 when a game ends differently.`,
  options: { trace: { type: 'boolean' } },
  run({ trace }, files) {
    if (files.length === 0) throw new UsageError('a recording is needed');
    let different = 0;
    for (const file of files) {
      const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
      const game = gameFor(recording.config.ruleset, recording.config.map);
      const now = replay(game, recording, (events) => {
        if (trace) for (const event of events) console.log(narrate(game, event));
      });
      const same = now.eventsHash === recording.eventsHash && now.stateHash === recording.stateHash;
      if (!same) different++;
      const by =
        recording.rules === now.rules
          ? ''
          : ` (by version ${recording.rules} of the rules, now ${now.rules})`;
      console.log(
        `${file}: ${recording.actions.length} actions, ${same ? 'as recorded' : `otherwise than recorded${by}`}`,
      );
    }
    return different > 0 ? 1 : 0;
  },
});
