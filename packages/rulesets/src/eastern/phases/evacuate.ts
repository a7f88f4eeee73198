import type { AreaId, Counts, NationId } from '@ochre/engine';
import { CITY_POINTS, inConflict, inPlay, nation, standing, tokenAreas, tokens } from '@ochre/engine/query';
import { type Play, place, raze, type Step } from '@ochre/engine/ruleset';
import { resettle, sinkShips } from '../../mega/phases/vacate.ts';

const sum = (counts: Counts): number => Object.values(counts).reduce((total, n) => total + n, 0);

/** Cities become tokens as far as the stock goes; all of these move on, so it does not matter which go short. */
function disperse(play: Play, who: NationId): void {
  const own = nation(play, who);
  for (const area of play.rules.map.sorted(own.cities.filter((a) => !inPlay(play, a)))) {
    raze(play, who, area);
    const n = Math.min(CITY_POINTS, own.stock.tokens);
    place(play, who, area, n);
    play.emit('cityReduced', play.rules.cite('vacateCities'), { nation: who, area, tokens: n });
  }
}

/** Areas in play with own tokens or in the own region. */
function havens(play: Play, who: NationId): AreaId[] {
  const { land, sorted } = play.rules.map;
  const home = land.filter((area) => area.region === who).map((area) => area.id);
  return sorted(new Set([...tokenAreas(play, who), ...home])).filter((area) => inPlay(play, area));
}

/** Tokens an area takes without conflict and within its limit, and whether nobody else is there. */
function roomIn(play: Play, who: NationId, area: AreaId): { room: number; alone: boolean } {
  const others = standing(play, area, who);
  const strange = others.city !== undefined && others.city !== who;
  if (strange || inConflict(standing(play, area))) return { room: 0, alone: false };
  const alone = others.owners === 0;
  const limit =
    alone || others.city ? play.rules.policies.limit(play, who, area) : others.limit - others.tokens;
  return { room: Math.max(0, limit - tokens(play, who, area)), alone };
}

/** Tokens go where limits allow; only what finds no such place may overfill areas where nobody else stands. */
function moveTokens(play: Play, owner: NationId): void {
  const from: Counts = {};
  for (const area of tokenAreas(play, owner)) if (!inPlay(play, area)) from[area] = tokens(play, owner, area);
  const total = sum(from);
  if (total === 0) return;
  const room: Counts = {};
  const lonely: AreaId[] = [];
  for (const area of havens(play, owner)) {
    const { room: n, alone } = roomIn(play, owner, area);
    if (n > 0) room[area] = Math.min(n, total);
    if (alone) lonely.push(area);
  }
  const excess = total - sum(room);
  const cite = play.rules.cite('vacateTokens');
  if (excess < 0) play.ask({ kind: 'relocate', owner, ask: { from, room }, cite });
  else if (excess > 0 && lonely.length > 0) {
    const filled = { ...room };
    for (const area of lonely) filled[area] = (filled[area] ?? 0) + excess;
    if (lonely.length === 1) resettle(play, owner, from, filled);
    else play.ask({ kind: 'relocate', owner, ask: { from, room: filled, least: room }, cite });
  } else resettle(play, owner, from, room);
}

/** One nation clears the areas out of play: ships sink, cities disperse, tokens go to their like or home. */
export const evacuate: Step<{ nation: NationId }> = {
  id: 'evacuate',
  cites: ['vacateShips', 'vacateCities', 'vacateTokens'],
  run(play, frame) {
    const who = frame.locals.nation;
    const stage = [sinkShips, disperse, moveTokens][frame.at++];
    if (!stage) return 'done';
    stage(play, who);
    return 'again';
  },
  on: { relocate: (play, _, by, answer, { ask }) => resettle(play, by, ask.from, answer) },
};
