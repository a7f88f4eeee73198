// Fills the board with offers, good or bad, to whoever may read them, for as long as the market lasts.
import { ifLegal } from './liar.mjs';

/** An offer of any cards for any names that others were seen to have. */
function anyOffer({ own, open, rules, viewer }, { ask }, rng) {
  const goods = own.hand.filter((id) => rules.card(id).commodity);
  const first = rng.int(Math.max(1, goods.length));
  const cards = [...goods.slice(first), ...goods.slice(0, first)].slice(0, ask.minCards);
  const shown = open.offers.filter(({ from }) => from !== viewer).flatMap(({ gives }) => gives.names);
  const wanted = shown.length > 0 ? [shown[rng.int(shown.length)]] : [];
  const names = cards.map((id) => rules.card(id).name);
  return { do: 'offer', cards, names, wants: { count: ask.minCards, names: wanted }, clean: true };
}

export default ({ brains: { strong } }) => ({
  id: 'flooder',
  choose(sight, decision, rng, recall) {
    const answer = strong.choose(sight, decision, rng, recall);
    if (decision.kind !== 'trade' || answer.do === 'accept') return answer;
    return ifLegal(sight, decision, anyOffer(sight, decision, rng), answer);
  },
});
