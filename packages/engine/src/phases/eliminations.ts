import { discard } from '../board/cards.ts';
import { nation, nations, unitPoints } from '../board/queries.ts';
import { pay, sink } from '../board/transfer.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { Position } from '../position.ts';
import type { NationId } from '../state.ts';
import { forget } from './departures.ts';
import { scoring } from './scoring.ts';

/** Ships, treasury and cards go the way of the units; advances and the marker stay for the final order. */
function eliminate(play: Play, who: NationId): void {
  const own = nation(play, who);
  own.left = true;
  own.eliminated = true;
  play.open.nations = { ...play.open.nations };
  for (const coast of Object.keys(own.ships)) while (own.ships[coast]) sink(play, who, coast);
  pay(play, who, own.treasury);
  discard(play, who, [...play.own(who).hand]);
  own.census = 0;
  delete play.open.leaving[who];
  forget(play, who);
  play.emit('nationEliminated', play.rules.cite('eliminated'), { nation: who });
}

/** Nations that have units: whoever of them has none later on was wiped out in between. */
export function peopled(p: Position): NationId[] {
  return nations(p).filter((who) => unitPoints(p, who) > 0);
}

/** Of those who had units before a loss, who has none is out at once where the book says so; true while that is seen to. */
export function wipeOut(play: Play, had: readonly NationId[]): boolean {
  if (play.rules.variants.wipedOut === 'later') return false;
  const left = peopled(play);
  const among = nations(play).filter((who) => had.includes(who) && !left.includes(who));
  if (among.length > 0) play.push(eliminations, { among });
  return among.length > 0;
}

/** Who has no unit left is out of the game, which goes on with two or more: of those given, else of all. */
export const eliminations: Step<{ among?: NationId[] }> = {
  id: 'eliminations',
  calls: [scoring],
  cites: ['eliminated'],
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    const among = frame.locals.among ?? nations(play);
    const lost = among.filter((who) => unitPoints(play, who) === 0);
    for (const who of lost) eliminate(play, who);
    if (lost.length === 0 || nations(play).length > 1) return 'done';
    play.push(scoring, { endedBy: 'eliminations' });
    return 'again';
  },
};
