import { nation, nations } from '../board/queries.ts';
import { advancePoints, countedCities, epochAt, epochIndex, meets } from '../board/succession.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { NationId } from '../state.ts';
import { deserted } from './deserted.ts';
import { scoring } from './scoring.ts';

function total(play: Play, who: NationId): number {
  const sources = play.rules.policies.score(play, who, play.own(who));
  return Object.values(sources).reduce((sum, n) => sum + n, 0);
}

/** 13A: one space on where the next one's requirements are met; back without cities where the table says so. */
function moveMarker(play: Play, who: NationId): void {
  const table = play.rules.policies.succession(play);
  const own = nation(play, who);
  const { space } = own;
  const next = epochAt(play, who, space + 1);
  const entered = !table.onEntry || epochIndex(play, who, space + 1) > epochIndex(play, who, space);
  const printed = table.printed?.[who];
  /** Points above what is printed on a space. */
  const scored = (): number => (table.printedOf === 'advances' ? advancePoints(play, who) : total(play, who));
  const points = (at: number): number => (printed?.[at] ? scored() - printed[at].points : 0);
  const shift = (to: number, cite: string): void => {
    own.space = to;
    const epoch = epochAt(play, who, to)?.id ?? null;
    play.emit('marker', cite, { nation: who, from: space, to, epoch });
  };
  if (table.regressWithoutCities && countedCities(play, who) === 0 && epochIndex(play, who, space) > 0)
    shift(space - 1, play.rules.cite('fallBack'));
  else if (!table.printedOf && points(space) < 0) shift(space - 1, play.rules.cite('belowPrinted'));
  else if (space >= table.last) shift(space, play.rules.cite('gameEnd'));
  else if (next && entered && !meets(play, who, next.requirement)) shift(space, next.cite);
  else if (points(space + 1) < 0) shift(space, printed![space + 1]!.cite);
  else shift(space + 1, play.rules.cite('succession'));
}

/** 13B: the first marker on the finish settles the last turn. */
function fixLastTurn(play: Play): void {
  const { open } = play;
  const table = play.rules.policies.succession(play);
  const finished = nations(play).filter((who) => nation(play, who).space >= table.finish);
  if (open.lastTurn !== undefined || finished.length === 0) return;
  open.lastTurn = open.turn + table.extraTurns;
  const cite = play.rules.cite(table.extraTurns > 0 ? 'lastTurn' : 'gameEnd');
  play.emit('endSettled', cite, { nations: finished, lastTurn: open.lastTurn });
}

/** Markers of those who take part move. */
export const succeeding = (plays: (play: Play, who: NationId) => boolean): Step => ({
  id: 'succession',
  calls: [scoring],
  run(play, frame) {
    if (frame.at > 0) return 'done';
    frame.at = 1;
    for (const who of nations(play)) if (plays(play, who)) moveMarker(play, who);
    fixLastTurn(play);
    const { turn, lastTurn } = play.open;
    const limit = play.config.options['turns'];
    if (lastTurn !== undefined && turn >= lastTurn) play.push(scoring, { endedBy: 'ast' });
    else if (deserted(play)) play.push(scoring, { endedBy: 'deserted' });
    else if (typeof limit === 'number' && turn >= limit) play.push(scoring, { endedBy: 'limit' });
    return 'again';
  },
});

export const succession = succeeding(() => true);
