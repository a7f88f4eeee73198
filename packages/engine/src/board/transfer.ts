import type { Play } from '../kernel/play.ts';
import { type AreaId, BARBARIANS, type CoastId, type NationId, type Owner } from '../state.ts';
import { cityIndex } from './cityIndex.ts';
import { nation, pieces } from './queries.ts';

// The only writer of pieces. Every move has two sides, so nothing appears or is lost;
// the barbarians' supply alone has no bottom.

function change(counts: Record<string, number>, key: string, by: number): void {
  const n = (counts[key] ?? 0) + by;
  if (n < 0) throw new Error(`${key}: ${by} of ${n - by}`);
  if (n === 0) delete counts[key];
  else counts[key] = n;
}

function takeStock(play: Play, who: Owner, kind: 'tokens' | 'cities' | 'ships', n: number): void {
  if (who === BARBARIANS) return;
  const { stock } = nation(play, who);
  if (stock[kind] < n) throw new Error(`${who}: ${n} ${kind} of ${stock[kind]} in stock`);
  stock[kind] -= n;
}

/** Tokens from stock to the board. */
export function place(play: Play, who: Owner, area: AreaId, n: number): void {
  if (n < 0) throw new Error(`place ${n}`);
  takeStock(play, who, 'tokens', n);
  if (n > 0) change(pieces(play, who).tokens, area, n);
}

/** Tokens from the board to stock. */
export function remove(play: Play, who: Owner, area: AreaId, n: number): void {
  if (n < 0) throw new Error(`remove ${n}`);
  if (n > 0) change(pieces(play, who).tokens, area, -n);
  takeStock(play, who, 'tokens', -n);
}

/** Tokens from area to area. */
export function shift(play: Play, who: Owner, from: AreaId, to: AreaId, n: number): void {
  if (n < 0) throw new Error(`shift ${n}`);
  if (n === 0) return;
  change(pieces(play, who).tokens, from, -n);
  change(pieces(play, who).tokens, to, n);
}

/** Tokens from stock to treasury. */
export function collect(play: Play, who: NationId, n: number): void {
  if (n < 0) throw new Error(`collect ${n}`);
  takeStock(play, who, 'tokens', n);
  nation(play, who).treasury += n;
}

/** Tokens from treasury to stock. */
export function pay(play: Play, who: NationId, n: number): void {
  const own = nation(play, who);
  if (n < 0 || own.treasury < n) throw new Error(`${who}: pay ${n} of ${own.treasury}`);
  own.treasury -= n;
  takeStock(play, who, 'tokens', -n);
}

/** A city from stock to the board. */
export function found(play: Play, who: Owner, area: AreaId): void {
  takeStock(play, who, 'cities', 1);
  pieces(play, who).cities.push(area);
  cityIndex(play.open).set(area, who);
}

/** A city from the board to stock. */
export function raze(play: Play, who: Owner, area: AreaId): void {
  const { cities } = pieces(play, who);
  const at = cities.indexOf(area);
  if (at < 0) throw new Error(`${who} has no city in ${area}`);
  cities.splice(at, 1);
  cityIndex(play.open).delete(area);
  takeStock(play, who, 'cities', -1);
  const built = play.open.built.indexOf(area);
  if (built >= 0) play.open.built.splice(built, 1);
}

/** A ship from stock to a coast. */
export function launch(play: Play, who: Owner, coast: CoastId): void {
  takeStock(play, who, 'ships', 1);
  change(pieces(play, who).ships, coast, 1);
}

/** A ship from a coast to stock. */
export function sink(play: Play, who: Owner, coast: CoastId): void {
  change(pieces(play, who).ships, coast, -1);
  takeStock(play, who, 'ships', -1);
}
