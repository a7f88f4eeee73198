import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** A secret from the environment, or from the file that `NAME_FILE` names; never from a flag, which others can see. */
export function secret(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env[name]) return env[name];
  const file = env[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** An address given by flag shows up in the list of processes, so it may hold no password. */
export function withoutPassword(flag: string, address: string, name: string): string {
  if (URL.canParse(address) && new URL(address).password !== '')
    throw new UsageError(
      `--${flag} with a password can be read by others: give it as ${name} or ${name}_FILE`,
    );
  return address;
}
