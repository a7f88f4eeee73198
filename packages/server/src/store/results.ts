import type { Play } from '@ochre/protocol';
import type { Database, Queries, Value } from './database.ts';

export interface ResultFilter {
  ruleset?: string | undefined;
  nation?: string | undefined;
  player?: string | undefined;
  players?: number | undefined;
  before?: number | undefined;
  limit: number;
}

const file = `INSERT INTO results (table_id, ended_at, ruleset, players, nations, people, play)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET
    nations = excluded.nations, people = excluded.people, play = excluded.play`;
const drop = 'DELETE FROM results WHERE table_id = ?';

/** Words that can be looked for one by one. */
const joined = (words: readonly string[]): string => `\n${words.join('\n').toLowerCase()}\n`;
const containing = (word: string): string => `%\n${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}\n%`;

/** Files what everybody may read of a finished game, or that it is nothing. */
export async function fileResult(tx: Queries, table: string, play: Play | undefined): Promise<void> {
  if (!play) return void (await tx.run(drop, table));
  const nations = joined(play.seats.map(({ nation }) => nation));
  const people = joined(play.seats.flatMap(({ player }) => (player === undefined ? [] : [player])));
  const about = [play.endedAt ?? play.beganAt, play.ruleset, play.players, nations, people];
  await tx.run(file, table, ...about, JSON.stringify(play));
}

/** The results that everybody may read, latest first. */
export async function listResults(db: Database, filter: ResultFilter): Promise<Play[]> {
  const wanted: [string, Value | undefined][] = [
    ['ruleset = ?', filter.ruleset],
    ['players = ?', filter.players],
    ["nations LIKE ? ESCAPE '\\'", filter.nation && containing(filter.nation)],
    ["people LIKE ? ESCAPE '\\'", filter.player && containing(filter.player)],
    ['ended_at < ?', filter.before],
  ];
  const asked = wanted.filter((one): one is [string, Value] => one[1] !== undefined);
  const where = asked.length === 0 ? '' : ` WHERE ${asked.map(([clause]) => clause).join(' AND ')}`;
  const rows = await db.all(
    `SELECT play FROM results${where} ORDER BY ended_at DESC, table_id LIMIT ?`,
    ...asked.map(([, value]) => value),
    filter.limit,
  );
  return rows.map((row) => JSON.parse(String(row['play'])) as Play);
}
