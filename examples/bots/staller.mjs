// Holds the game up while it gathers: it buys nothing but every third turn, then all at once.
import { ifLegal } from './liar.mjs';

const NOTHING = { buy: [], cards: [], treasury: 0 };

export default ({ brains: { strong } }) => ({
  id: 'staller',
  choose(sight, decision, rng, recall) {
    const answer = strong.choose(sight, decision, rng, recall);
    const waits = decision.kind === 'purchase' && sight.open.turn % 3 !== 0;
    return waits ? ifLegal(sight, decision, NOTHING, answer) : answer;
  },
});
