import { type Language, SOURCE } from '@ochre/languages';
import { agreed } from '@ochre/languages/en/agreement.ts';
import { timed } from '@ochre/languages/en/refusals.ts';
import { withSentences } from '@ochre/languages/sentences.ts';
import { manifestOf } from '@ochre/rulesets/manifests.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { first } from './first.ts';

/** The language spoken, whole; of English only those words are here that something needed. */
export const whole = signal<Language | undefined>(undefined);

/** The code of the language spoken. */
export const spoken = signal<string>(SOURCE.code);

export function speak(code: string, language?: Language): void {
  batch(() => {
    spoken.value = code;
    whole.value = language;
  });
}

/** All words of the interface in the language spoken; components read `text.value` and redraw when it changes. */
export const text = computed<Pick<Language, keyof typeof first>>(() => whole.value ?? first);

/** Words that come with the pages that need them. */
export const wordsOf = <P extends keyof Language>(
  part: P,
  english: Language[P],
): ReadonlySignal<Language[P]> => {
  const mended = withSentences(english, agreed);
  return computed(() => whole.value?.[part] ?? mended);
};

/** What the server refuses, in the language spoken; what is not in it is said in the server's own words. */
export const refusals = computed<Readonly<Record<string, string>>>(() => whole.value?.refusals ?? timed);

/** A rule set by its name in the language spoken. */
export const rulesetName = (id: string): string =>
  text.value.names.rulesets[id] ?? manifestOf(id)?.name ?? id;
