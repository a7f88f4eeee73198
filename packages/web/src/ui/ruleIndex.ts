import { computed, signal } from '@preact/signals';

type Index = typeof import('@ochre/rulesets/rules.ts');

const loaded = signal<Index | undefined>(undefined);
let asked = false;

/** The index of all rules in our words: fetched when first looked at, undefined until it is there. */
export const ruleIndex = computed<Index | undefined>(() => {
  if (!asked) {
    asked = true;
    void import('@ochre/rulesets/rules.ts').then((index) => {
      loaded.value = index;
    });
  }
  return loaded.value;
});
