import './runtime.ts';
import { type Command, UsageError } from './command.ts';

/** What `ochre` can do: a line here, a file in commands/. */
const commands: Record<string, [summary: string, load: () => Promise<{ default: Command }>]> = {
  serve: ['run the server', () => import('./commands/serve.ts')],
  account: ['make somebody an admin, or a link to an account', () => import('./commands/account.ts')],
  backup: ['write everything the server knows into a file', () => import('./commands/backup.ts')],
  restore: ['fill an empty database from a backup', () => import('./commands/restore.ts')],
  export: ['write a game as one file', () => import('./commands/export.ts')],
  import: ['file a finished game', () => import('./commands/import.ts')],
  verify: ['deal a finished game again and compare', () => import('./commands/verify.ts')],
  demo: ['watch a game among programs', () => import('./commands/demo.ts')],
  sim: ['play games among programs', () => import('./commands/sim.ts')],
  lab: ['run tournaments of bots and judge how games go', () => import('./commands/lab.ts')],
  replay: ['play a recorded game again', () => import('./commands/replay.ts')],
  fuzz: ['look for what breaks, with random games', () => import('./commands/fuzz.ts')],
  bench: ['measure the engine, or the server', () => import('./commands/bench.ts')],
  check: ['run scenario files and lessons', () => import('./commands/check.ts')],
  lessons: ['tell what the lessons teach', () => import('./commands/lessons.ts')],
  film: ['make a film and a poster of a finished game', () => import('./commands/film.ts')],
  map: ['check, draw and measure the maps', () => import('./commands/map.ts')],
  coverage: ['tell which rules scenarios and tests prove', () => import('./commands/coverage.ts')],
};

function help(): string {
  const lines = Object.entries(commands).map(([name, [summary]]) => `  ${name.padEnd(10)} ${summary}`);
  return `usage: ochre <command> [options]\n\n${lines.join('\n')}\n\nochre <command> --help tells more.`;
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help());
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    console.error(`ochre: no command ${name} (there is: ${Object.keys(commands).join(', ')})`);
    return 2;
  }
  const { default: command } = await commands[name]![1]();
  if (args.includes('--help') || args.includes('-h')) {
    console.log((await command.helpOn?.(args)) ?? command.help);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`ochre ${name}: ${error.message}`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
