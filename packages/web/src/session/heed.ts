import type { Reason, Said } from '@ochre/bots';
import type { Answer, Json, NationId, Offer, View } from '@ochre/engine';
import type { LoggedEvent } from './session.ts';

// What was refused in this market is not proposed again: whoever said why not is not asked for the same in the same form.

/** What a seat heard of its market. */
export interface Heard {
  view: View;
  log: readonly LoggedEvent[];
  said: readonly Said[];
}

type Proposal = Extract<Answer<'trade'>, { do: 'offer' }>;

const countOf = (name: string | undefined, names: readonly string[]): number =>
  names.filter((other) => other === name).length;
const within = (names: readonly string[], others: readonly string[]): boolean =>
  names.every((name) => countOf(name, names) <= countOf(name, others));

/** Whether both ask for one thing, or for anything. */
const alike = (asks: readonly string[], before: readonly string[]): boolean =>
  asks.length === 0 ? before.length === 0 : asks.some((name) => before.includes(name));

/** Whether what was said of an offer holds for the next one as well. */
function holds({ says, good, n = 1, gives }: Said, before: Offer, next: Proposal): boolean {
  const asks = next.wants.names;
  switch (says) {
    case 'tooFew':
      return next.wants.count >= before.wants.count;
    case 'cannotPay':
      return (next.wants.treasury ?? 0) >= (before.wants.treasury ?? 0);
    case 'collects':
      return asks.includes(good!);
    case 'noneToSpare':
      return countOf(good, asks) >= countOf(good, before.wants.names);
    case 'distrusts':
      return next.clean === true || next.names.length > before.gives.names.length;
    case 'wants':
      return countOf(good, next.names) < n && alike(asks, gives ?? before.wants.names);
    case 'leads':
    case 'tooLittle':
      return within(before.wants.names, asks) && within(next.names, before.gives.names);
  }
}

/** Who would be asked anew for what it has refused: one nation, or all where everybody has. */
export function refusers({ view, log, said }: Heard, answer: Answer<'trade'> | undefined): NationId[] {
  if (answer?.do !== 'offer') return [];
  const { viewer, handSizes } = view;
  const { turn } = view.open;
  const mine = new Map<string, Offer>();
  for (const logged of log)
    if (logged.turn === turn && logged.event.type === 'offerMade')
      mine.set(logged.event.open.offer.id, logged.event.open.offer);
  const refuses = (who: NationId): boolean =>
    said.some((one) => {
      const before = one.turn === turn && one.by === who ? mine.get(one.offer) : undefined;
      return before !== undefined && holds(one, before, answer);
    });
  const asked = answer.to === undefined ? Object.keys(handSizes).filter((id) => id !== viewer) : [answer.to];
  const able = asked.filter((id) => handSizes[id]! >= answer.wants.count);
  return able.every(refuses) ? able : [];
}

/** Whether a nation came to this market: some have too few cards. */
export function came(log: readonly LoggedEvent[], nation: NationId): boolean {
  const opened = log.findLast((e) => e.event.type === 'tradeOpened')?.event;
  return opened?.type !== 'tradeOpened' || opened.open.nations.includes(nation);
}

/** Those of these nations an offer asks who have neither spoken of it nor made one in reply. */
export function unheard(
  { view, log, said }: Heard,
  { id, from, to }: Offer,
  nations: readonly NationId[],
): NationId[] {
  const spoke = said.filter(({ turn, offer }) => turn === view.open.turn && offer === id);
  const replies = view.own?.offers.filter(({ replyTo }) => replyTo === id) ?? [];
  const heard = new Set([...spoke.map(({ by }) => by), ...replies.map((reply) => reply.from)]);
  return nations.filter((who) => who !== from && who === (to ?? who) && !heard.has(who) && came(log, who));
}

/** The market without offers of one's own that all whom they ask have refused: what waits for nobody stands in no other's way. */
export function withoutRefused(heard: Heard): View {
  const { view, said } = heard;
  const { open, own, viewer } = view;
  if (!own) return view;
  const replied = new Set(own.offers.map(({ replyTo }) => replyTo));
  const waits = (offer: Offer): boolean =>
    offer.from !== viewer ||
    replied.has(offer.id) ||
    !said.some((one) => one.offer === offer.id) ||
    unheard(heard, offer, Object.keys(view.handSizes)).length > 0;
  return {
    ...view,
    open: { ...open, offers: open.offers.filter(waits) },
    own: { ...own, offers: own.offers.filter(waits) },
  };
}

/** The reasons for an offer, without the hope for what all whom it asks have spoken of in this market. */
export function stillTrue(
  { view, log, said }: Heard,
  { to }: { to?: NationId },
  reasons: readonly Reason[],
): Reason[] {
  const { viewer, handSizes, open } = view;
  const asked = Object.keys(handSizes).filter(
    (id) => id !== viewer && id === (to ?? id) && handSizes[id]! > 0 && came(log, id),
  );
  const spoke = said.filter(
    ({ turn, says }) => turn === open.turn && (says === 'noneToSpare' || says === 'collects'),
  );
  const mayHave = (name: Json): boolean =>
    !asked.every((id) => spoke.some(({ by, good }) => by === id && good === name));
  return reasons.flatMap((reason) => {
    if (reason.code !== 'nobodyShows') return [reason];
    const wants = (reason.params['wants'] as Json[]).filter(mayHave);
    return wants.length > 0 ? [{ ...reason, params: { wants } }] : [];
  });
}

/** Thinks once more without those who have refused it, until somebody is left to ask or nothing to propose. */
export async function heeding<T>(
  heard: Heard,
  think: (view: View) => Promise<T | undefined>,
  answerOf: (thought: T) => Answer<'trade'> | undefined,
): Promise<T | undefined> {
  const view = withoutRefused(heard);
  const left = { ...view.handSizes };
  for (;;) {
    const thought = await think({ ...view, handSizes: { ...left } });
    const tired = refusers(heard, thought && answerOf(thought));
    if (tired.length === 0) return thought;
    if (tired.every((id) => left[id] === 0)) return undefined;
    // Who holds no cards is not asked.
    for (const id of tired) left[id] = 0;
  }
}
