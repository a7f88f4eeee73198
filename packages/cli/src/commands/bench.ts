import { command, whole } from '../command.ts';
import { benchmark } from '../play/benchmark.ts';

export default command({
  help: `usage: ochre bench [--json] [--seconds N]

Measures the engine on Mega Civilization with 18 players, on one core:
random actions through advance, a whole game of builders, the size of a late state,
apply and view, and how the cost of an action grows from turn 3 to turn 20.

  --json        one JSON object
  --seconds N   about how long each measurement may take (4)`,
  options: { json: { type: 'boolean' }, seconds: { type: 'string' } },
  run({ json, seconds }) {
    const mega18 = benchmark('mega', 18, whole('seconds', seconds, 4));
    if (json) console.log(JSON.stringify({ mega18 }));
    else for (const [what, n] of Object.entries(mega18)) console.log(`${what.padEnd(22)} ${n}`);
    return 0;
  },
});
