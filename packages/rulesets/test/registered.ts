import type { MapData, Ruleset } from '@ochre/engine';
import { manifests } from '../src/manifests.ts';

/** All rule sets of the list. */
export const rulesets: readonly Ruleset[] = await Promise.all(
  manifests.map(async ({ ruleset }) => (await ruleset()).default),
);

/** Their boards, by id. */
export const maps: Readonly<Record<string, MapData>> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ board }) => [board.id, (await board.map()).default] as const)),
);
