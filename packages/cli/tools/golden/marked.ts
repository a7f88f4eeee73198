import { fileURLToPath } from 'node:url';
import { SCHEMA } from '@ochre/engine';

/** Where golden games and fingerprints of rules are kept. */
export const root: string = fileURLToPath(new URL('../../test/golden/', import.meta.url));

/** By which version of the rules something was recorded, and in which shape of the state. */
export interface Mark {
  rules: number;
  schema: number;
}

export const recordAnew = (ruleset: string): string =>
  `record anew with: node packages/cli/tools/golden.ts ${ruleset}`;

/** What an author has to do about play that is not as recorded; nothing when it is. */
export function unmarked(
  ruleset: string,
  version: number,
  recorded: Mark,
  differs: string | undefined,
): string | undefined {
  if (recorded.rules > version)
    return `${ruleset} was recorded by version ${recorded.rules}, and versions.ts ends with ${version}: versions only ever go up`;
  if (recorded.rules < version)
    return `${ruleset} has version ${version} now, and this was recorded by version ${recorded.rules}: ${recordAnew(ruleset)}`;
  if (recorded.schema !== SCHEMA) return `the shape of the state has changed: ${recordAnew(ruleset)}`;
  if (differs === undefined) return undefined;
  return [
    differs,
    `${ruleset} plays otherwise, and is still version ${version}: add version ${version + 1} to`,
    `packages/rulesets/src/${ruleset}/versions.ts with what changed, then ${recordAnew(ruleset)}`,
    '(where only the shape of the state changed, raise SCHEMA in the engine and migrate instead)',
  ].join('\n');
}
