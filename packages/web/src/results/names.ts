import type { PlayNames } from '@ochre/protocol/playFiles.ts';
import { manifestOf } from '@ochre/rulesets/manifests.ts';
import { signal } from '@preact/signals';
import { rulesetName } from '../i18n/index.ts';
import { resultWords } from '../i18n/results.ts';
import { loadGame } from '../session/games.ts';

export interface Named {
  id: string;
  name: string;
}

/** The nations of rule sets that were asked for, in the language of the page. */
const nations = signal<Readonly<Record<string, readonly Named[]>>>({});

export async function fetchNations(ruleset: string): Promise<void> {
  if (nations.peek()[ruleset] || !manifestOf(ruleset)) return;
  const { civilizations } = (await loadGame(ruleset)).rules.ruleset;
  nations.value = { ...nations.peek(), [ruleset]: civilizations };
}

/** Those of a rule set, or of all that were asked for, by name. */
export function nationsOf(ruleset: string): Named[] {
  const lists = ruleset === '' ? Object.values(nations.value).flat() : (nations.value[ruleset] ?? []);
  const byId = new Map(lists.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Until its rule set has come a nation goes by its id. */
export const nationName = (ruleset: string, id: string): string =>
  nations.value[ruleset]?.find((nation) => nation.id === id)?.name ?? id;

/** What files are written with. */
export const playNames = (nation: (id: string) => string): PlayNames => ({
  ruleset: rulesetName,
  nation,
  bggId: (id) => manifestOf(id)?.bggId,
  bot: resultWords.value.bot,
  somebody: resultWords.value.somebody,
});
