import type { NationId, Offer } from '@ochre/engine';
import type { Session } from '../../session/session.ts';

// Who has answered an offer of mine, and who may yet.

/** Offers of mine that stand. */
export function standing(session: Session): Offer[] {
  const { open, own, viewer } = session.sight();
  return [...open.offers, ...own.offers].filter(({ from }) => from === viewer);
}

/** Whether a nation came to this market: some have too few cards. */
export function came({ log }: Session, nation: NationId): boolean {
  const opened = log.value.findLast((e) => e.event.type === 'tradeOpened')?.event;
  return opened?.type !== 'tradeOpened' || opened.open.nations.includes(nation);
}

/** Those an offer asks who have neither spoken of it nor made one in reply. */
export function silent(session: Session, { id, from, to }: Offer): NationId[] {
  const { open, own } = session.view.value;
  const said = (session.said?.value ?? []).filter(({ turn, offer }) => turn === open.turn && offer === id);
  const replies = own?.offers.filter(({ replyTo }) => replyTo === id) ?? [];
  const heard = new Set([...said.map(({ by }) => by), ...replies.map((reply) => reply.from)]);
  return Object.keys(session.seats.value).filter(
    (who) => who !== from && who === (to ?? who) && !heard.has(who) && came(session, who),
  );
}
