// Honest in its own offers; whoever makes it one gets no more than must be true.
import { ifLegal, lie } from './liar.mjs';

export default ({ brains: { strong } }) => ({
  id: 'short-giver',
  choose(sight, decision, rng, recall) {
    const answer = strong.choose(sight, decision, rng, recall);
    return decision.kind === 'trade' && answer.do === 'accept'
      ? ifLegal(sight, decision, lie(sight, decision, answer), answer)
      : answer;
  },
});
