import type { Answer, AreaId, Counts, NationId } from '@ochre/engine';
import {
  areaOf,
  inConflict,
  inPlay,
  nation,
  reductionRange,
  standing,
  tokenAreas,
  tokens,
} from '@ochre/engine/query';
import { type Play, place, reduceCity, remove, type Step, sink } from '@ochre/engine/ruleset';

const sum = (counts: Counts): number => Object.values(counts).reduce((total, n) => total + n, 0);

/** Ships in areas out of play go down. */
export function sinkShips(play: Play, who: NationId): void {
  const { ships } = nation(play, who);
  const lost = play.rules.map
    .sorted(Object.keys(ships))
    .filter((coast) => !inPlay(play, areaOf(play, coast)));
  for (const coast of lost) while (ships[coast]) sink(play, who, coast);
  if (lost.length > 0) play.emit('shipsLost', play.rules.cite('vacateShips'), { nation: who, coasts: lost });
}

function reduceAll(play: Play, who: NationId, cities: Answer<'reduceCities'>): void {
  for (const { area, tokens: n } of cities) {
    reduceCity(play, who, area, n);
    play.emit('cityReduced', play.rules.cite('vacateCities'), { nation: who, area, tokens: n });
  }
}

/** All cities there are reduced; the owner says how where the stock is short or a limit is open to choice. */
function reduceCities(play: Play, owner: NationId): void {
  const { cities, stock } = nation(play, owner);
  const among = play.rules.map.sorted(cities.filter((area) => !inPlay(play, area)));
  const ranges = among.map((area) => ({ area, ...reductionRange(play, owner, area) }));
  const most = ranges.reduce((total, { max }) => total + max, 0);
  if (ranges.every(({ min, max }) => min === max) && (among.length === 1 || most <= stock.tokens))
    reduceAll(
      play,
      owner,
      ranges.map(({ area, max }) => ({ area, tokens: max })),
    );
  else {
    const ask = { purpose: 'outOfPlay' as const, among, count: among.length };
    play.ask({ kind: 'reduceCities', owner, ask, cite: play.rules.cite('vacateCities') });
  }
}

/** Tokens that may come to an area of own tokens without a conflict: any number where nobody else stands. */
function roomIn(play: Play, who: NationId, area: AreaId, most: number): number {
  if (inConflict(standing(play, area))) return 0;
  const others = standing(play, area, who);
  if (others.city !== undefined && others.city !== who) return 0;
  return others.owners === 0 ? most : Math.min(most, others.limit - others.tokens - tokens(play, who, area));
}

/** Tokens leave all of `from`; those that find no place go to stock. */
export function resettle(play: Play, who: NationId, from: Counts, to: Counts): void {
  for (const area of play.rules.map.sorted(Object.keys(from))) remove(play, who, area, from[area]!);
  for (const area of play.rules.map.sorted(Object.keys(to))) place(play, who, area, to[area]!);
  play.emit('tokensRelocated', play.rules.cite('vacateTokens'), {
    nation: who,
    from,
    to,
    lost: sum(from) - sum(to),
  });
}

function moveTokens(play: Play, owner: NationId): void {
  const from: Counts = {};
  const room: Counts = {};
  const areas = tokenAreas(play, owner);
  for (const area of areas) if (!inPlay(play, area)) from[area] = tokens(play, owner, area);
  const total = sum(from);
  if (total === 0) return;
  for (const area of areas) {
    const n = inPlay(play, area) ? roomIn(play, owner, area, total) : 0;
    if (n > 0) room[area] = n;
  }
  if (sum(room) > total)
    play.ask({ kind: 'relocate', owner, ask: { from, room }, cite: play.rules.cite('vacateTokens') });
  else resettle(play, owner, from, room);
}

/** One nation clears the areas out of play: ships sink, cities are reduced, tokens go elsewhere or to stock. */
export const vacate: Step<{ nation: NationId }> = {
  id: 'vacate',
  cites: ['vacateShips', 'vacateCities', 'vacateTokens'],
  run(play, frame) {
    const who = frame.locals.nation;
    const stage = [sinkShips, reduceCities, moveTokens][frame.at++];
    if (!stage) return 'done';
    stage(play, who);
    return 'again';
  },
  on: {
    reduceCities: (play, _, by, answer) => reduceAll(play, by, answer),
    relocate: (play, _, by, answer, { ask }) => resettle(play, by, ask.from, answer),
  },
};
