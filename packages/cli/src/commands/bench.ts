import { rulesetFor, rulesetIds } from '@ochre/testkit';
import { type Command, command, listed, UsageError, whole } from '../command.ts';
import { benchmark } from '../play/benchmark.ts';

const engine = command({
  help: `usage: ochre bench [--json] [--seconds N] [--rules LIST]

Measures the engine on one core, on a rule set with as many players as it takes:
random actions through advance, a whole game of builders, the size of a late state,
apply and view, and how the cost of an action grows from turn 3 to turn 20.

  --json        one JSON object
  --seconds N   about how long each measurement may take (4)
  --rules LIST  rule sets with commas between, or all (mega)

ochre bench bots measures how long bots think, ochre bench server the server;
ochre bench bots --help and ochre bench server --help tell how.`,
  options: { json: { type: 'boolean' }, seconds: { type: 'string' }, rules: { type: 'string' } },
  run({ json, seconds, rules }, rest) {
    if (rest.length > 0) throw new UsageError(`bench takes bots, server or nothing, not ${rest.join(' ')}`);
    const measured = Object.fromEntries(
      listed('rule set', rules ?? 'mega', rulesetIds()).map((id) => {
        const players = rulesetFor(id).players.max;
        return [`${id}${players}`, benchmark(id, players, whole('seconds', seconds, 4))];
      }),
    );
    if (json) console.log(JSON.stringify(measured));
    else
      for (const [name, figures] of Object.entries(measured)) {
        console.log(name);
        for (const [what, n] of Object.entries(figures)) console.log(`  ${what.padEnd(22)} ${n}`);
      }
    return 0;
  },
});

const parts: Readonly<Record<string, () => Promise<{ default: Command }>>> = {
  bots: () => import('./bench-bots.ts'),
  server: () => import('./bench-server.ts'),
};

async function partOf(what: string | undefined): Promise<Command | undefined> {
  return what !== undefined && Object.hasOwn(parts, what) ? (await parts[what]!()).default : undefined;
}

const bench: Command = {
  help: engine.help,
  async helpOn([what]) {
    return ((await partOf(what)) ?? engine).help;
  },
  async run(args) {
    const part = await partOf(args[0]);
    return part ? part.run(args.slice(1)) : engine.run(args);
  },
};

export default bench;
