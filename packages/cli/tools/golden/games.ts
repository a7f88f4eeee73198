import type { GoldenGame } from '@ochre/rulesets/golden.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';

async function plan(manifest: string): Promise<readonly GoldenGame[]> {
  const { golden } = await import(new URL('golden.ts', manifest).href);
  return golden;
}

/** The golden games of each rule set: who plays, and by which of its options. */
export const games: Readonly<Record<string, readonly GoldenGame[]>> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ id, file }) => [id, await plan(file)] as const)),
);
