import { commodities } from '../board/cards.ts';
import { nations } from '../board/queries.ts';
import { place } from '../board/transfer.ts';
import type { Play } from '../kernel/play.ts';
import { pick, shuffle } from '../kernel/rng.ts';
import { seatId } from '../kernel/start.ts';
import type { Step } from '../kernel/step.ts';
import type { CardId, NationId, SeatId } from '../state.ts';

function seatsToChoose(play: Play): SeatId[] {
  const seats = Array.from({ length: play.config.players }, (_, i) => seatId(i + 1));
  return seats.filter((seat) => Object.hasOwn(play.state.own, seat));
}

function free(play: Play): NationId[] {
  const taken = Object.values(play.open.seats);
  return nations(play).filter((who) => !taken.includes(who));
}

/** The seat plays this nation from now on and brings its secrets along. */
function take(play: Play, seat: SeatId, who: NationId): void {
  const { theme } = play.own(seat);
  if (theme !== undefined) play.own(who).theme = theme;
  play.open.seats[seat] = who;
  delete play.state.own[seat];
  play.emit('civilizationChosen', play.rules.cite('chooseCivilization'), { seat, nation: who });
}

/** Civilizations nobody has chosen are not in the game; their land stays. */
function dismissRest(play: Play): void {
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

/** A card of each of the first stacks is dealt at random, the lowest chooses first; then all are put back. */
function byCards(play: Play, seats: SeatId[]): SeatId[] {
  const [block = ''] = Object.keys(play.state.hidden.stacks);
  const order = shuffle(play.rng, seats);
  const cards: Record<SeatId, CardId> = {};
  for (const [i, seat] of order.entries()) {
    const stack = play.rules.ruleset.stackCards(play.config, block, i + 1);
    cards[seat] = pick(play.rng, commodities(play.rules, stack));
  }
  play.emit('orderDrawn', play.rules.cite('chooseCivilization'), { order, cards });
  return order;
}

/** Seats choose in the order drawn; the last one takes what is left, if that is but one. */
const choosing = (drawOrder: (play: Play, seats: SeatId[]) => SeatId[]): Step => ({
  id: 'chooseCivilizations',
  run(play, frame) {
    const cite = play.rules.cite('chooseCivilization');
    if (frame.at === 0) {
      const seats = seatsToChoose(play);
      if (seats.length === 0) return 'done';
      frame.locals['order'] = drawOrder(play, seats);
    }
    const seat = (frame.locals['order'] as SeatId[])[frame.at++];
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

const KEEP = 'keep';

/** Civilizations are dealt; those who name each other exchange theirs. */
const dealt: Step = {
  id: 'chooseCivilizations',
  run(play, frame) {
    if (frame.at === 0) {
      const seats = seatsToChoose(play);
      if (seats.length === 0) return 'done';
      const order = shuffle(play.rng, seats);
      const lots = shuffle(play.rng, [...free(play)]);
      for (const [i, seat] of order.entries()) take(play, seat, lots[i]!);
      dismissRest(play);
      frame.locals['wishes'] = {};
      frame.at = 1;
      const cite = play.rules.cite('exchangeCivilizations');
      play.askAll(
        nations(play).map((owner) => {
          const among = [KEEP, ...nations(play).filter((who) => who !== owner)];
          return { kind: 'chooseOne', owner, ask: { purpose: 'exchangeCivilizations', among }, cite };
        }),
      );
      return 'again';
    }
    exchange(play, frame.locals['wishes'] as Record<NationId, NationId>);
    return 'done';
  },
  on: {
    chooseOne(_, frame, by, answer) {
      (frame.locals['wishes'] as Record<NationId, NationId>)[by] = answer;
    },
  },
};

/** Seats of two nations that wish for each other are exchanged. */
function exchange(play: Play, wishes: Record<NationId, NationId>): void {
  const { seats } = play.open;
  const seatOf = (who: NationId): SeatId => Object.keys(seats).find((seat) => seats[seat] === who)!;
  for (const a of nations(play)) {
    const b = wishes[a]!;
    if (b === KEEP || wishes[b] !== a || b < a) continue;
    const [first, second] = [seatOf(a), seatOf(b)];
    [seats[first], seats[second]] = [b, a];
    const cite = play.rules.cite('exchangeCivilizations');
    play.emit('civilizationsExchanged', cite, { seats: { [first]: b, [second]: a } });
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

export const chooseCivilizations = choosing(byLot);
/** Dealt, or chosen in the order of what was dealt, as the table likes. */
export const dealCivilizations: Step = {
  id: 'chooseCivilizations',
  run: (play, frame) =>
    (play.config.options['civilizations'] === 'chosen' ? chosenInOrder : dealt).run(play, frame),
  on: { ...dealt.on, ...chosenInOrder.on },
};
export const chooseByCards = choosing(byCards);

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
