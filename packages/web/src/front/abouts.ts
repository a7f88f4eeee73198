import { manifests } from '@ochre/rulesets/manifests.ts';
import { computed, signal } from '@preact/signals';
import { text } from '../i18n/index.ts';

const english = signal<Readonly<Record<string, string>>>({});
let asked = false;

async function fetchAbouts(): Promise<void> {
  const said = await Promise.all(manifests.map(async (one) => [one.id, (await one.text()).about] as const));
  english.value = Object.fromEntries(said);
}

/** What each rule set is like, in the language spoken; fetched when it is first looked at. */
export const abouts = computed((): Readonly<Record<string, string>> => {
  if (!asked) void fetchAbouts();
  asked = true;
  return { ...english.value, ...text.value.names.about };
});
