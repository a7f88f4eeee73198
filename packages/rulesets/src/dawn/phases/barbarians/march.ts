import { type AreaId, BARBARIANS, type Cite, type Counts, type Position } from '@ochre/engine';
import { inPlay, tokens } from '@ochre/engine/query';
import { type Play, type Step, shift } from '@ochre/engine/ruleset';
import { own } from '../../tables/cites.ts';
import { bringLeader, leaderAt, led, type OneBlock, restingOf } from './force.ts';

/** Areas that barbarians can enter from one: next by land, or where two pirate ships make a bridge. */
export function ways(p: Position, from: AreaId): AreaId[] {
  const { map } = p.rules;
  const { ships } = p.open.barbarians;
  const bridges = map
    .area(from)
    .coasts.filter(({ id }) => ships[id])
    .flatMap(({ id }) =>
      map
        .water(id)
        .next.filter((to) => ships[to])
        .map((to) => map.water(to).area),
    );
  return map.sorted(new Set([...map.area(from).land, ...bridges])).filter((area) => inPlay(p, area));
}

export function march(play: Play, from: AreaId, to: Counts, cite: Cite): void {
  for (const area of play.rules.map.sorted(Object.keys(to))) {
    shift(play, BARBARIANS, from, area, to[area]!);
    play.emit('barbariansAdvance', cite, { from, area, tokens: to[area]! });
    bringLeader(play, leaderAt(play, from)!, area);
  }
}

interface Marching extends OneBlock {
  resting?: Counts;
}

/** Barbarians that were on the board and had a leader when the turn began move one area. */
export const barbariansMarch: Step<Marching, Marching & { force?: [AreaId, number][] }> = {
  id: 'barbariansMarch',
  run(play, frame) {
    const { resting = restingOf(play), block } = frame.locals;
    const standing = Object.keys(play.open.barbarians.tokens).filter((area) => !resting[area]);
    frame.locals.force ??= led(play, standing, (area) => area, block).map((area) => [
      area,
      tokens(play, BARBARIANS, area),
    ]);
    const next = frame.locals.force[frame.at++];
    if (next === undefined) return 'done';
    const [from, budget] = next;
    const room: Counts = {};
    for (const area of ways(play, from)) room[area] = budget;
    const cite = own.barbariansMarch;
    const ask = { purpose: 'barbarians.march' as const, budget, room, upTo: true as const, from };
    if (Object.keys(room).length > 0)
      play.ask({ kind: 'placeTokens', owner: leaderAt(play, from)!, ask, cite });
    return 'again';
  },
  on: {
    placeTokens(play, _frame, _by, to, { ask, cite }) {
      const from = ask.from!;
      march(play, from, to, cite);
      if (Object.keys(to).length > 0) play.open.marchedFrom = [...(play.open.marchedFrom ?? []), from];
    },
  },
};
