import type { Offer } from '@ochre/engine';
import type { Mind } from '../mind/mind.ts';

// What cards are worth that nobody names.

/** Others give what they miss least. */
export const FILLER = 1.2;

/** What it costs on the whole that a calamity comes along unseen, given that part of them can be handed on. */
const UNSAID = 14;
const PROMISED = 4;
/** The same for what somebody gives who takes an offer of ours: he has made no offer to get rid of it. */
export const TAKER = 7;

/**
 * The risk in an offer: least where its maker promises that there is no calamity among the cards, and more or less by
 * what is remembered of the maker.
 */
export function hazard(offer: Offer, true_: number, mind: Mind): number {
  const hidden = offer.gives.count - Math.min(true_, offer.gives.names.length);
  if (hidden <= 0) return 0;
  const fear = mind.memory?.fear(offer.from, offer.clean === true, mind.skill.reads) ?? 1;
  return fear * (offer.clean ? PROMISED : UNSAID);
}
