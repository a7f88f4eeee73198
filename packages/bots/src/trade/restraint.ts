import type { CardId, NationId } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import type { Burden } from './tradeHand.ts';

// What holds a bot back from handing a calamity on: who gets one remembers it, and people more than bots.

/** Whether so many were handed on this turn that it is enough. */
export const hasEnough = ({ memory, skill }: Context): boolean => (memory?.handedOn ?? 0) >= skill.restraint.aTurn;

/** Whether a calamity may go along to a nation, or with an offer to all. */
export function mayPass({ memory, skill, people }: Context, card: CardId, to?: NationId): boolean {
  const { returns, perPerson } = skill.restraint;
  if (!returns && to !== undefined && memory?.giverOf(card) === to) return false;
  const reached = to === undefined ? [...people] : people.has(to) ? [to] : [];
  // Who handed some over is owed as many.
  return reached.every((who) => (memory?.owes(who) ?? 0) < perPerson);
}

/** The worst that may go along. */
export const burdenFor = (context: Context, burdens: readonly Burden[], to?: NationId): Burden | undefined =>
  burdens.find(({ card }) => mayPass(context, card, to));
