import { bestOf, SOURCE, translations } from '@ochre/languages';
import { computed, effect } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { speak } from './index.ts';

const chosen = computed(() => {
  const { value } = settings.language.value;
  return value === 'system' ? bestOf(navigator.languages) : value;
});

async function learn(code: string): Promise<void> {
  // English comes with the page; another language is fetched when it is spoken.
  const language = code === SOURCE.code ? undefined : await translations[code]!.load();
  if (code !== chosen.peek()) return;
  speak(code, language);
  document.documentElement.lang = code;
}

/** Speaks the language chosen from now on; the promise is kept when the first one is there. */
export function chooseLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const learnt = learn(chosen.value).catch(() => undefined);
    first ??= learnt;
  });
  return first!;
}
