import { readFileSync } from 'node:fs';
import { type Command, UsageError } from './command.ts';

/** Commands by name: what each does, and where it is. */
export type Commands = Readonly<Record<string, [summary: string, load: () => Promise<{ default: Command }>]>>;

function help(commands: Commands): string {
  const lines = Object.entries(commands).map(([name, [summary]]) => `  ${name.padEnd(10)} ${summary}`);
  return `usage: ochre <command> [options]\n\n${lines.join('\n')}\n\nochre <command> --help tells more.`;
}

function version(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Runs one of the commands with what stands on the command line. Resolves to the exit code. */
export async function run(commands: Commands, [name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help(commands));
    return 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(version());
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
