import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** One command of `ochre`. */
export interface Command {
  /** Printed by `--help`. */
  help: string;
  /** Printed instead, where a command has parts of its own. */
  helpOn?(args: string[]): Promise<string>;
  /** Resolves to the exit code. */
  run(args: string[]): Promise<number>;
}

/** The command line asks for something that does not exist: told on stderr, exit code 2. */
export class UsageError extends Error {}

/** A command with its flags; unknown flags are usage errors, `--help` prints `help`. */
export function command<const O extends Options>(spec: {
  help: string;
  options: O;
  run(values: Parsed<O>['values'], positionals: string[]): number | Promise<number>;
}): Command {
  return {
    help: spec.help,
    async run(args) {
      const { values, positionals } = parse(spec.options, args);
      return spec.run(values, positionals);
    },
  };
}

function parse<O extends Options>(options: O, args: string[]): Parsed<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A flag's value as a whole number. */
export function whole(flag: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^\d+$/.test(value)) throw new UsageError(`--${flag} takes a whole number, not ${value}`);
  return Number(value);
}

/** A flag's list with commas between, or all there are. */
export function listed(what: string, list: string, all: readonly string[]): string[] {
  const chosen = list === 'all' ? [...all] : list.split(',');
  const unknown = chosen.find((id) => !all.includes(id));
  if (unknown !== undefined) throw new UsageError(`there is no ${what} ${unknown}`);
  return chosen;
}
