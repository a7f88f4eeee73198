import { computed, effect } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { en } from './en/index.ts';
import { refusals as inEnglish } from './en/refusals.ts';
import { type Catalogue, refusals, spoken, text } from './index.ts';

// English comes with the page; another language is fetched when it is spoken.
const catalogues: Record<string, () => Promise<Catalogue>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
};
const refused: Record<string, () => Promise<Record<string, string>>> = {
  en: async () => inEnglish,
  de: async () => (await import('./de/refusals.ts')).refusals,
};

/** The first of a person's languages that there is a catalogue for. */
const bestOf = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]!).find((tag) => tag in catalogues) ?? 'en';

const language = computed(() => {
  const chosen = settings.language.value.value;
  return chosen === 'system' ? bestOf(navigator.languages) : chosen;
});

async function speak(id: string): Promise<void> {
  const [catalogue, said] = await Promise.all([catalogues[id]!(), refused[id]?.() ?? {}]);
  if (id !== language.peek()) return;
  text.value = catalogue;
  refusals.value = said;
  spoken.value = id as typeof spoken.value;
  document.documentElement.lang = id;
}

/** Speaks the language chosen from now on; the promise is kept when the first one is there. */
export function chooseLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const spoken = speak(language.value).catch(() => undefined);
    first ??= spoken;
  });
  return first!;
}
