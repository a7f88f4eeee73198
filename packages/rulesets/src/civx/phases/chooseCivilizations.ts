import { type NationId, type SeatId, shuffle } from '@ochre/engine';
import { type Choosing, choosing, dismissRest, free, seatsToChoose, take } from '@ochre/engine/phases';
import { nations } from '@ochre/engine/query';
import type { Nothing, Play, Step } from '@ochre/engine/ruleset';
import { own } from '../tables/cites.ts';

const KEEP = 'keep';

interface Dealt {
  /** What each would have, or to keep the own one. */
  wishes: Record<NationId, NationId>;
}

/** Civilizations are dealt; those who name each other exchange theirs. */
const dealt: Step<Nothing, Dealt> = {
  id: 'chooseCivilizations',
  run(play, frame) {
    if (frame.at === 0) {
      const seats = seatsToChoose(play);
      if (seats.length === 0) return 'done';
      const order = shuffle(play.rng, seats);
      const lots = shuffle(play.rng, [...free(play)]);
      for (const [i, seat] of order.entries()) take(play, seat, lots[i]!);
      dismissRest(play);
      frame.locals.wishes = {};
      frame.at = 1;
      const cite = own.exchangeCivilizations;
      play.askAll(
        nations(play).map((owner) => {
          const among = [KEEP, ...nations(play).filter((who) => who !== owner)];
          return { kind: 'chooseOne', owner, ask: { purpose: 'exchangeCivilizations', among }, cite };
        }),
      );
      return 'again';
    }
    exchange(play, frame.locals.wishes);
    return 'done';
  },
  on: {
    chooseOne(_, frame, by, answer) {
      frame.locals.wishes[by] = answer;
    },
  },
};

/** Who has announced to leave does so with the nation received. */
function leaveWith(play: Play, a: NationId, b: NationId): void {
  const { leaving } = play.open;
  const announced = { [a]: leaving[b], [b]: leaving[a] };
  for (const [who, when] of Object.entries(announced)) {
    delete leaving[who];
    if (when === undefined) continue;
    leaving[who] = when;
    play.emit('leaving', play.rules.cite('leaving'), { nation: who, when });
  }
}

/** Seats of two nations that wish for each other are exchanged. */
function exchange(play: Play, wishes: Record<NationId, NationId>): void {
  const { seats } = play.open;
  const seatOf = (who: NationId): SeatId => Object.keys(seats).find((seat) => seats[seat] === who)!;
  for (const a of nations(play)) {
    const b = wishes[a]!;
    if (b === KEEP || wishes[b] !== a || b < a) continue;
    const [first, second] = [seatOf(a), seatOf(b)];
    [seats[first], seats[second]] = [b, a];
    const cite = own.exchangeCivilizations;
    play.emit('civilizationsExchanged', cite, { seats: { [first]: b, [second]: a } });
    leaveWith(play, a, b);
  }
}

/** The civilizations dealt give the order in which seats choose. */
function byRanking(play: Play, seats: SeatId[]): SeatId[] {
  const ranked = free(play);
  const lots = shuffle(play.rng, [...ranked]);
  const dealtTo: Record<SeatId, NationId> = {};
  for (const [i, seat] of seats.entries()) dealtTo[seat] = lots[i]!;
  const order = [...seats].sort((a, b) => ranked.indexOf(dealtTo[a]!) - ranked.indexOf(dealtTo[b]!));
  play.emit('orderDrawn', play.rules.cite('chooseCivilization'), { order, lots: dealtTo });
  return order;
}

const chosenInOrder = choosing(byRanking);

/** Dealt, or chosen in the order of what was dealt, as the table likes. */
export const chooseCivilizations: Step<Nothing, Dealt & Choosing> = {
  id: 'chooseCivilizations',
  run: (play, frame) =>
    (play.config.options['civilizations'] === 'chosen' ? chosenInOrder : dealt).run(play, frame),
  on: { ...dealt.on, ...chosenInOrder.on },
};
