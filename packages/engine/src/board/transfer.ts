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

const sum = (counts: Record<string, number>): number => {
  let n = 0;
  for (const key in counts) n += counts[key]!;
  return n;
};

/** Tokens from treasury to the board. */
export function deploy(play: Play, who: NationId, area: AreaId, n: number): void {
  const own = nation(play, who);
  if (n < 0 || own.treasury < n) throw new Error(`${who}: deploy ${n} of ${own.treasury}`);
  own.treasury -= n;
  if (n > 0) change(own.tokens, area, n);
}

/** Tokens from treasury to the board, hired. */
export function hire(play: Play, who: NationId, area: AreaId, n: number): void {
  const own = nation(play, who);
  if (n < 0 || own.treasury < n) throw new Error(`${who}: hire ${n} of ${own.treasury}`);
  own.treasury -= n;
  own.hired ??= {};
  change(own.hired, area, n);
}

/** Tokens from stock to the board for the time of a conflict, like hired ones. */
export function lend(play: Play, who: NationId, area: AreaId, n: number): void {
  takeStock(play, who, 'tokens', n);
  const own = nation(play, who);
  own.hired ??= {};
  change(own.hired, area, n);
}

/** Hired tokens to other areas, as many as there are. */
export function deployHired(play: Play, who: NationId, counts: Record<AreaId, number>): void {
  const own = nation(play, who);
  if (sum(counts) !== sum(own.hired ?? {})) throw new Error(`${who}: hired tokens do not add up`);
  own.hired = counts;
}

/** Hired tokens to stock. */
export function dismiss(play: Play, who: NationId, area: AreaId, n: number): void {
  const own = nation(play, who);
  own.hired ??= {};
  if (n !== 0) change(own.hired, area, -n);
  takeStock(play, who, 'tokens', -n);
  if (sum(own.hired) === 0) delete own.hired;
}

/** Tokens from stock out of the game for a while, and back. */
export function goAway(play: Play, who: NationId, n: number): void {
  takeStock(play, who, 'tokens', n);
  const own = nation(play, who);
  if (n > 0) own.away = (own.away ?? 0) + n;
}

export function comeBack(play: Play, who: NationId): void {
  const own = nation(play, who);
  takeStock(play, who, 'tokens', -(own.away ?? 0));
  delete own.away;
}

/** A city from stock to the board. */
export function found(play: Play, who: Owner, area: AreaId): void {
  takeStock(play, who, 'cities', 1);
  pieces(play, who).cities.push(area);
  cityIndex(play.open).set(area, who);
}

/** A city from stock to the board, built this turn. */
export function build(play: Play, who: Owner, area: AreaId): void {
  found(play, who, area);
  play.open.built.push(area);
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
