import { contains, give, goodsValue } from '../../board/cards.ts';
import { collect, pay } from '../../board/transfer.ts';
import { solvent } from '../../decisions/trade.ts';
import type { Answer } from '../../decisions.ts';
import type { EventType } from '../../events.ts';
import type { Play } from '../../kernel/play.ts';
import type { CardId, Frame, Json, NationId, Offer } from '../../state.ts';

// The trade board. An offer to all stands in the open, one to a single nation with the two concerned.
// A card may stand in several offers of its holder; those it leaves unmet are withdrawn when it is traded.

const everywhere = (play: Play, offer: Offer): Offer[][] =>
  offer.to === undefined ? [play.open.offers] : [play.own(offer.from).offers, play.own(offer.to).offers];

function announce(play: Play, offer: Offer, type: EventType, facts: { [key: string]: Json }): void {
  const cite = play.rules.cite('trade');
  if (offer.to === undefined) play.emit(type, cite, facts);
  else play.tell([offer.from, offer.to], type, cite, facts);
}

export interface Serials {
  serials: Record<string, number>;
}

/** Numbers run per board, so that nobody can count the offers he does not see. */
function nextId(frame: Frame<Serials>, board: string): string {
  const { serials } = frame.locals;
  serials[board] = (serials[board] ?? 0) + 1;
  return `${board}.${serials[board]}`;
}

export function post(
  play: Play,
  frame: Frame<Serials>,
  from: NationId,
  a: Extract<Answer<'trade'>, { do: 'offer' }>,
  values?: boolean,
): void {
  const offer: Offer = {
    id: nextId(frame, a.to === undefined ? from : `${from}>${a.to}`),
    from,
    ...(a.to !== undefined && { to: a.to }),
    gives: {
      count: a.cards.length,
      names: a.names,
      ...(values && { value: goodsValue(play.rules, a.cards) }),
      ...(a.treasury && { treasury: a.treasury }),
    },
    wants: a.wants,
    ...(a.clean && { clean: true }),
    ...(a.replyTo !== undefined && { replyTo: a.replyTo }),
  };
  for (const board of everywhere(play, offer)) board.push(offer);
  play.own(from).committed[offer.id] = a.cards;
  announce(play, offer, 'offerMade', { offer });
}

function takeDown(play: Play, offer: Offer): void {
  delete play.own(offer.from).committed[offer.id];
  for (const board of everywhere(play, offer)) {
    const at = board.findIndex((o) => o.id === offer.id);
    if (at >= 0) board.splice(at, 1);
  }
}

export function withdraw(play: Play, offer: Offer): void {
  takeDown(play, offer);
  announce(play, offer, 'offerWithdrawn', { nation: offer.from, offer: offer.id });
}

function withdrawUnmet(play: Play, who: NationId): void {
  const { hand, committed, offers } = play.own(who);
  const mine = [...play.open.offers, ...offers].filter((o) => o.from === who);
  for (const offer of mine)
    if (!contains(hand, committed[offer.id]!) || !solvent(play, offer)) withdraw(play, offer);
}

/** Treasury goes through both stocks, as tokens of two colours cannot change hands. */
function exchange(play: Play, { from, gives, wants }: Offer, to: NationId): { [key: string]: number } {
  const given = gives.treasury ?? 0;
  const got = wants.treasury ?? 0;
  pay(play, from, given);
  pay(play, to, got);
  collect(play, to, given);
  collect(play, from, got);
  return { ...(given > 0 && { treasury: given }), ...(got > 0 && { treasuryBack: got }) };
}

/** Keeps account of a deal whose cards were not those said or asked for, and of those kept after one. */
function account(
  play: Play,
  who: NationId,
  other: NationId,
  got: readonly CardId[],
  said: readonly string[],
  clean: boolean,
): void {
  const cards = got.map((id) => play.rules.card(id));
  const names = cards.map(({ name }) => name);
  const kept = contains(names, said) && !(clean && cards.some(({ calamity }) => calamity));
  const own = play.own(who);
  const before = own.broken?.[other];
  if (kept && !before) return;
  const { times, since } = before ?? { times: 0, since: 0 };
  own.broken = {
    ...own.broken,
    [other]: kept ? { times, since: since + 1 } : { times: times + 1, since: 0 },
  };
}

/** Both sides change hands at once; all others learn who traded and how many cards. */
export function swap(play: Play, offer: Offer, to: NationId, cards: CardId[], names: string[]): void {
  const { from } = offer;
  const given = play.own(from).committed[offer.id]!;
  takeDown(play, offer);
  give(play, from, to, given, true);
  give(play, to, from, cards, true);
  account(play, to, from, given, offer.gives.names, offer.clean === true);
  account(play, from, to, cards, offer.wants.names, false);
  const paid = exchange(play, offer, to);
  play.emit(
    'traded',
    play.rules.cite('traded'),
    {
      from,
      to,
      gives: given.length,
      gets: cards.length,
      ...paid,
      ...(offer.to === undefined && { offer: offer.id }),
    },
    { [from]: { gave: given, got: cards, told: names }, [to]: { gave: cards, got: given, offer: offer.id } },
  );
  // A counter-offer taken settles the offer it answers.
  const answered = offer.replyTo;
  const countered = [...play.open.offers, ...play.own(to).offers].find((o) => o.id === answered);
  if (countered) withdraw(play, countered);
  withdrawUnmet(play, from);
  withdrawUnmet(play, to);
}

export function clearBoard(play: Play): void {
  play.open.offers = [];
  for (const who in play.open.nations) {
    const own = play.own(who);
    own.offers = [];
    own.committed = {};
  }
}
