import { ListResult, Play, PlayQuery, ResultQuery, Results, TableInfo } from '@ochre/protocol';
import { bgStatsFile, csvOf } from '@ochre/protocol/playFiles.ts';
import type { Store } from '../store/store.ts';
import { allResults, namesIn, resultsOf } from '../tables/results.ts';
import type { Tables } from '../tables/tables.ts';
import { Download } from './download.ts';
import { readBy } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Route } from './router.ts';

const CSV = 'text/csv; charset=utf-8';

/** Finished games in a few words: one by one, and those that may be read by everybody. */
export function playRoutes(route: Route, tables: Tables, store: Store, limits: Limits): void {
  route(
    'GET',
    '/tables/:id/play',
    { summary: 'A finished game in a few words; also as CSV or for BG Stats', gives: Play, query: PlayQuery },
    async ({ id, token, query: { form = 'json' }, request }) => {
      const play = await tables.play(id, token);
      if (form === 'json') return play;
      const names = await namesIn(readBy(request));
      if (form === 'csv') return new Download(CSV, `ochre-${id}.csv`, csvOf([play], names));
      const file = JSON.stringify(bgStatsFile(play, names));
      return new Download('application/json', `ochre-${id}.bgsplay`, file);
    },
  );
  route(
    'POST',
    '/tables/:id/listed',
    {
      summary: 'Have the result of your table read by everybody, or not',
      gives: TableInfo,
      body: ListResult,
    },
    ({ id, token, body }) => tables.listResult(id, token, body.on),
  );
  route(
    'POST',
    '/tables/:id/named',
    {
      summary: 'Have your name in the result that everybody reads, or not',
      gives: TableInfo,
      body: ListResult,
    },
    ({ id, token, body }) => tables.nameInResult(id, token, body.on),
  );
  route(
    'GET',
    '/results',
    {
      summary: 'Results of this server that everybody may read; also as CSV',
      gives: Results,
      query: ResultQuery,
    },
    async ({ query, request }) => {
      limits.history(`results:${request.network}`);
      if (query.form !== 'csv') return resultsOf(store, query);
      const plays = await allResults(store, query);
      return new Download(CSV, 'ochre-results.csv', csvOf(plays, await namesIn(readBy(request))));
    },
  );
}
