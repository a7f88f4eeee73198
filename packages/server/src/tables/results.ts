import { SOURCE } from '@ochre/languages';
import { languageIn } from '@ochre/languages/load.ts';
import type { Play, ResultQuery, Results } from '@ochre/protocol';
import type { PlayNames } from '@ochre/protocol/playFiles.ts';
import { manifestOf } from '@ochre/rulesets/manifests.ts';
import { rulesets } from '../games.ts';
import type { Store } from '../store/store.ts';

const PAGE = 50;
/** Games in one file. */
const MOST = 1000;

/** What things are called in files, in a language. */
export async function namesIn(code: string = SOURCE.code): Promise<PlayNames> {
  const { names, results } = await languageIn(code);
  const nations = new Map(
    Object.values(rulesets).flatMap(({ civilizations }) => civilizations.map(({ id, name }) => [id, name])),
  );
  return {
    ruleset: (id) => names.rulesets[id] ?? manifestOf(id)?.name ?? id,
    nation: (id) => names.nations[id] ?? nations.get(id) ?? id,
    bggId: (id) => manifestOf(id)?.bggId,
    bot: results.bot,
    somebody: results.somebody,
  };
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** The results of this server that everybody may read. */
export async function resultsOf(store: Store, query: ResultQuery): Promise<Results> {
  const plays = await wanted(store, query, PAGE);
  const last = plays.at(-1);
  return plays.length < PAGE ? { plays } : { plays, next: last!.endedAt ?? last!.beganAt };
}

export const allResults = (store: Store, query: ResultQuery): Promise<Play[]> => wanted(store, query, MOST);

const wanted = (store: Store, { ruleset, nation, player, ...more }: ResultQuery, limit: number) =>
  store.results({
    ruleset,
    nation,
    player,
    players: numberIn(more.players),
    before: numberIn(more.before),
    limit,
  });
