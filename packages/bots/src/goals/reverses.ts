import type { Answer, DecisionOf, Sight } from '@ochre/engine';

/** Whether an answer gives what an offer of one's own asks for, or asks for what that gives: it would undo what it waits for. */
export function reverses(sight: Sight, { owner }: DecisionOf<'trade'>, answer: Answer<'trade'>): boolean {
  if (answer.do !== 'offer') return false;
  const { rules, open, own } = sight;
  const given = new Set(answer.cards.map((card) => rules.card(card).name));
  return [...open.offers, ...own.offers]
    .filter(({ from }) => from === owner)
    .some(
      ({ id, wants }) =>
        wants.names.some((name) => given.has(name)) ||
        (own.committed[id] ?? []).some((card) => answer.wants.names.includes(rules.card(card).name)),
    );
}
