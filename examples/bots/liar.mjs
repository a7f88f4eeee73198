// Plays as `strong`, but for the market: there it names what others collect, promises what it does not keep, and whoever
// strikes a deal with it gets no more than must be true.

/** Cards it misses least: calamities first, then the lowest numbers it holds fewest of. */
function worst({ rules, own }, kept) {
  const left = [...own.hand];
  for (const card of kept) left.splice(left.indexOf(card), 1);
  const price = (id) => {
    const { calamity, stack, name } = rules.card(id);
    return calamity ? -1 : stack * own.hand.filter((other) => rules.card(other).name === name).length;
  };
  return left.sort((a, b) => price(a) - price(b));
}

/** What others ask for on the board, to be claimed where nobody can look. */
const sought = ({ open, viewer, rules }) =>
  open.offers
    .filter(({ from }) => from !== viewer)
    .flatMap(({ wants }) => wants.names)
    .filter((name) => rules.card(name).commodity);

/** As many cards as before: those whose names must be true, and the worst of the hand. */
function cheapened(sight, cards, names, trueNames) {
  const left = [...cards];
  const kept = names.slice(0, trueNames).map((name) => {
    const at = left.findIndex((id) => sight.rules.card(id).name === name);
    return left.splice(at, 1)[0];
  });
  return [...kept, ...worst(sight, kept).slice(0, cards.length - kept.length)];
}

export function lie(sight, { ask }, answer) {
  if (answer.do !== 'offer' && answer.do !== 'accept') return answer;
  const cards = cheapened(sight, answer.cards, answer.names, ask.trueNames);
  if (answer.do === 'accept') return { ...answer, cards };
  const claims = sought(sight);
  const names = cards.map((_, i) => (i < ask.trueNames ? answer.names[i] : claims[i % claims.length]));
  return { ...answer, cards, names: names.filter((name) => name !== undefined), clean: true };
}

/** The answer, if the rules let it pass; otherwise what was meant first. */
export function ifLegal(sight, decision, answer, otherwise) {
  return sight.rules.spec(decision.kind).check(sight, decision, answer) ? otherwise : answer;
}

export default ({ brains: { strong } }) => ({
  id: 'liar',
  choose(sight, decision, rng, recall) {
    const answer = strong.choose(sight, decision, rng, recall);
    return decision.kind === 'trade'
      ? ifLegal(sight, decision, lie(sight, decision, answer), answer)
      : answer;
  },
});
