import { annexCity, destroyCity, reduceCity, reductionRange } from '../board/cities.ts';
import { nation } from '../board/queries.ts';
import type { Answer, Ask } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play, Question } from '../kernel/play.ts';
import { type AreaId, BARBARIANS, type NationId, type Owner } from '../state.ts';

// What calamities do to cities that somebody has to pick.

/** The cities, where there is nothing to choose; else the question is put. */
export function pickCities(
  play: Play,
  owner: NationId,
  ask: Ask<'chooseCities'>,
  cite: Cite,
): AreaId[] | undefined {
  const among = play.rules.map.sorted(ask.among);
  if (among.length <= ask.count) return among;
  if (ask.count <= 0) return [];
  play.ask({ kind: 'chooseCities', owner, ask: { ...ask, among }, cite });
  return undefined;
}

export function destroyCities(play: Play, who: NationId, cities: readonly AreaId[], cite: Cite): void {
  if (cities.length === 0) return;
  for (const area of cities) destroyCity(play, who, area);
  play.emit('citiesDestroyed', cite, { nation: who, cities: [...cities] });
}

export function annexCities(
  play: Play,
  from: NationId,
  to: Owner,
  cities: readonly AreaId[],
  cite: Cite,
): void {
  if (cities.length === 0) return;
  for (const area of cities) annexCity(play, from, to, area);
  const type = to === BARBARIANS ? 'pirateCities' : 'citiesAnnexed';
  play.emit(type, cite, { nation: to, from, cities: [...cities] });
}

export function reduceAll(play: Play, who: NationId, cities: Answer<'reduceCities'>, cite: Cite): void {
  for (const { area, tokens } of cities) {
    reduceCity(play, who, area, tokens);
    play.emit('cityReduced', cite, { nation: who, area, tokens });
  }
}

/** Reduces cities where nothing is left to choose; else returns the question. */
export function reduction(
  play: Play,
  owner: NationId,
  ask: Ask<'reduceCities'>,
  cite: Cite,
): Question<'reduceCities'> | undefined {
  const among = play.rules.map.sorted(ask.among);
  const ranges = among.map((area) => ({ area, ...reductionRange(play, owner, area) }));
  const tokens = ranges.reduce((sum, r) => sum + r.max, 0);
  const fixed =
    ranges.every((r) => r.min === r.max) && (among.length < 2 || tokens <= nation(play, owner).stock.tokens);
  if (ask.spare || among.length > ask.count || !fixed)
    return { kind: 'reduceCities', owner, ask: { ...ask, among }, cite };
  reduceAll(
    play,
    owner,
    ranges.map(({ area, max }) => ({ area, tokens: max })),
    cite,
  );
  return undefined;
}
