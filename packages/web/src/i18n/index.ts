import { manifestOf } from '@ochre/rulesets/manifests.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { en } from './en/index.ts';

export type Catalogue = typeof en;

/** All words of the interface in the language chosen; components read `text.value` and redraw when it changes. */
export const text = signal<Catalogue>(en);

/** What the server refuses, in the language spoken; what is not in it is said in the server's own words. */
export const refusals = signal<Readonly<Record<string, string>>>({});

/** The language spoken. */
export const spoken = signal<'en' | 'de'>('en');

/** Words that come with the pages that need them, in every language. */
export const wordsOf = <T>(tongues: Readonly<Record<'en' | 'de', T>>): ReadonlySignal<T> =>
  computed(() => tongues[spoken.value]);

/** A rule set by its name in the language spoken. */
export const rulesetName = (id: string): string =>
  text.value.names.rulesets[id] ?? manifestOf(id)?.name ?? id;
