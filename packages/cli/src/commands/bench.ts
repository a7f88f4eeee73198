import { type Command, command, UsageError, whole } from '../command.ts';
import { rulesetFor, rulesetIds } from '../games.ts';
import { benchmark } from '../play/benchmark.ts';

function rulesetsOf(list: string): string[] {
  const ids = list === 'all' ? rulesetIds() : list.split(',');
  const unknown = ids.find((id) => !rulesetIds().includes(id));
  if (unknown !== undefined) throw new UsageError(`there is no rule set ${unknown}`);
  return ids;
}

const engine = command({
  help: `usage: ochre bench [--json] [--seconds N] [--rules LIST]

Measures the engine on one core, on a rule set with as many players as it takes:
random actions through advance, a whole game of builders, the size of a late state,
apply and view, and how the cost of an action grows from turn 3 to turn 20.

  --json        one JSON object
  --seconds N   about how long each measurement may take (4)
  --rules LIST  rule sets with commas between, or all (mega)

ochre bench server measures the server; ochre bench server --help tells how.`,
  options: { json: { type: 'boolean' }, seconds: { type: 'string' }, rules: { type: 'string' } },
  run({ json, seconds, rules }, rest) {
    if (rest.length > 0) throw new UsageError(`bench takes server or nothing, not ${rest.join(' ')}`);
    const measured = Object.fromEntries(
      rulesetsOf(rules ?? 'mega').map((id) => {
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

const server = async (): Promise<Command> => (await import('./bench-server.ts')).default;

const bench: Command = {
  help: engine.help,
  async helpOn([what]) {
    return what === 'server' ? (await server()).help : engine.help;
  },
  async run(args) {
    return args[0] === 'server' ? (await server()).run(args.slice(1)) : engine.run(args);
  },
};

export default bench;
