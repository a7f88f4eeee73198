import { registry } from '@ochre/rulesets/registry.ts';
import type { Manifest } from './manifest.ts';

export type RulesetId = (typeof registry)[number]['id'];

/** All rule sets there are, the usual one first. */
export const manifests: readonly Manifest<RulesetId>[] = registry;

/** What is played unless something else is asked for. */
export const usual: Manifest<RulesetId> = registry[0];

export const manifestOf = (id: string): Manifest<RulesetId> | undefined =>
  manifests.find((one) => one.id === id);
