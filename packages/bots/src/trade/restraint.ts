import type { CardId, NationId } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import type { Burden } from './tradeHand.ts';

// What holds a bot back from handing a calamity on: who gets one remembers it, and people more than bots.

/** Whether so many were handed on this turn that it is enough. */
export const hasEnough = ({ memory, skill }: Context): boolean =>
  (memory?.handedOn ?? 0) >= skill.restraint.aTurn;

/** Whether a calamity may go along to a nation, or with an offer to all. */
export function mayPass({ memory, skill, people }: Context, card: CardId, to?: NationId): boolean {
  const { returns, people: most } = skill.restraint;
  const met = to === undefined ? [...people] : [to].filter((who) => people.has(who));
  const spared = most === undefined ? [] : met;
  const giver = memory?.giverOf(card);
  if (giver !== undefined && (spared.includes(giver) || (giver === to && !returns))) return false;
  // Who handed some over is owed as many.
  return spared.every((who) => (memory?.owes(who) ?? 0) < most!);
}

/** The worst that may go along. */
export const burdenFor = (context: Context, burdens: readonly Burden[], to?: NationId): Burden | undefined =>
  burdens.find(({ card }) => mayPass(context, card, to));
