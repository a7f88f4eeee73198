import { BARBARIANS, type CoastId, type Position } from '@ochre/engine';
import { harbour } from '@ochre/engine/movement';
import { areaOf, nations, value } from '@ochre/engine/query';
import { launch, type Step, sink } from '@ochre/engine/ruleset';
import { own } from '../../tables/cites.ts';
import { bringLeader, leaderAt, led, type OneBlock } from './force.ts';

const STAY = 'none';

const foreign = (p: Position, at: CoastId): boolean =>
  nations(p).some((who) => p.open.nations[who]!.ships[at]);

/** Coasts a pirate ship can reach: never by open sea, nor past ships of nations. */
function voyages(p: Position, from: CoastId): CoastId[] {
  const { map } = p.rules;
  const steps = new Map<CoastId, number>([[from, 0]]);
  for (const [at, n] of steps) {
    if (n === value(p, BARBARIANS, 'shipMoves') || (n > 0 && foreign(p, at))) continue;
    for (const to of map.water(at).next) if (!map.water(to).sea && !steps.has(to)) steps.set(to, n + 1);
  }
  steps.delete(from);
  return map.sorted([...steps.keys()].filter((at) => harbour(p, at)));
}

/** Every pirate ship sails where its leader likes. */
export const barbariansSail: Step<OneBlock, OneBlock & { ships?: CoastId[] }> = {
  id: 'barbariansSail',
  run(play, frame) {
    const { ships } = play.open.barbarians;
    const { block } = frame.locals;
    frame.locals.ships ??= led(play, Object.keys(ships), (at) => areaOf(play, at), block).flatMap((at) =>
      Array<CoastId>(ships[at]!).fill(at),
    );
    const from = frame.locals.ships[frame.at++];
    if (from === undefined) return 'done';
    const among = voyages(play, from);
    const cite = own.barbariansSail;
    if (among.length > 0)
      play.ask({
        kind: 'chooseOne',
        owner: leaderAt(play, areaOf(play, from))!,
        ask: { purpose: 'barbarians.sail', among: [STAY, ...among], place: from },
        cite,
      });
    return 'again';
  },
  on: {
    chooseOne(play, _frame, _by, to, { ask }) {
      if (to === STAY) return;
      sink(play, BARBARIANS, ask.place!);
      launch(play, BARBARIANS, to);
      play.emit('pirateSailed', own.barbariansSail, { from: ask.place!, to });
      bringLeader(play, leaderAt(play, areaOf(play, ask.place!))!, areaOf(play, to));
    },
  },
};
