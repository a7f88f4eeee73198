import { nations } from '../board/queries.ts';
import { place } from '../board/transfer.ts';
import type { Play } from '../kernel/play.ts';
import { shuffle } from '../kernel/rng.ts';
import { seatId } from '../kernel/start.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import type { NationId, SeatId } from '../state.ts';

export function seatsToChoose(play: Play): SeatId[] {
  const seats = Array.from({ length: play.config.players }, (_, i) => seatId(i + 1));
  return seats.filter((seat) => Object.hasOwn(play.state.own, seat));
}

export function free(play: Play): NationId[] {
  const taken = Object.values(play.open.seats);
  return nations(play).filter((who) => !taken.includes(who));
}

/** The seat plays this nation from now on and brings its secrets along. */
export function take(play: Play, seat: SeatId, who: NationId): void {
  const { theme } = play.own(seat);
  if (theme !== undefined) play.own(who).theme = theme;
  play.open.seats[seat] = who;
  delete play.state.own[seat];
  play.emit('civilizationChosen', play.rules.cite('chooseCivilization'), { seat, nation: who });
}

/** Civilizations nobody has chosen are not in the game; their land stays. */
export function dismissRest(play: Play): void {
  const rest = free(play);
  if (rest.length === 0) return;
  const { nations: all } = play.open;
  play.open.nations = Object.fromEntries(Object.entries(all).filter(([id]) => !rest.includes(id)));
  for (const id of rest) delete play.state.own[id];
}

function byLot(play: Play, seats: SeatId[]): SeatId[] {
  const order = shuffle(play.rng, seats);
  play.emit('orderDrawn', play.rules.cite('chooseCivilization'), { order });
  return order;
}

export interface Choosing {
  order: SeatId[];
}

/** Seats choose in the order drawn; the last one takes what is left, if that is but one. */
export const choosing = (drawOrder: (play: Play, seats: SeatId[]) => SeatId[]): Step<Nothing, Choosing> => ({
  id: 'chooseCivilizations',
  run(play, frame) {
    const cite = play.rules.cite('chooseCivilization');
    if (frame.at === 0) {
      const seats = seatsToChoose(play);
      if (seats.length === 0) return 'done';
      frame.locals.order = drawOrder(play, seats);
    }
    const seat = frame.locals.order[frame.at++];
    const among = free(play);
    if (seat === undefined || among.length === 0) {
      dismissRest(play);
      return 'done';
    }
    if (among.length === 1) take(play, seat, among[0]!);
    else play.ask({ kind: 'chooseCivilization', owner: seat, ask: { among }, cite });
    return 'again';
  },
  on: { chooseCivilization: (play, _, seat, who) => take(play, seat, who) },
});

export const chooseCivilizations = choosing(byLot);

/** One token on each start area. */
export const startingPieces: Step = {
  id: 'startingPieces',
  run(play) {
    if (play.config.options['short'] === true) return 'done';
    const { starts = {} } = play.rules.ruleset.layout(play.config, play.rules.map);
    for (const who of nations(play)) {
      const start = starts[who] ?? play.rules.map.land.find((area) => area.start === who)?.id;
      if (start === undefined) continue;
      place(play, who, start, 1);
      play.emit('startingToken', play.rules.cite('startingToken'), { nation: who, area: start });
    }
    return 'done';
  },
};
