import type { NationId, Offer } from '@ochre/engine';
import { unheard } from '../../session/heed.ts';
import type { Session } from '../../session/session.ts';

// Who has answered an offer of mine, and who may yet.

/** Offers of mine that stand. */
export function standing(session: Session): Offer[] {
  const { open, own, viewer } = session.sight();
  return [...open.offers, ...own.offers].filter(({ from }) => from === viewer);
}

/** Those an offer asks who have neither spoken of it nor made one in reply. */
export const silent = ({ view, log, said, seats }: Session, offer: Offer): NationId[] =>
  unheard({ view: view.value, log: log.value, said: said?.value ?? [] }, offer, Object.keys(seats.value));
