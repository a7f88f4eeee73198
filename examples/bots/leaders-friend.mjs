// Holds with whoever leads: deals with nobody else, and never picks the leader as a victim.
import { ifLegal } from './liar.mjs';

/** Whoever stands first but for oneself. */
function leaderOf(sight, scoreOf) {
  const others = Object.keys(sight.open.nations).filter((id) => id !== sight.viewer);
  return others.sort((a, b) => scoreOf(sight, b) - scoreOf(sight, a) || (a < b ? -1 : 1))[0];
}

const advances = (sight, id) => sight.open.nations[id].advances.length + sight.open.nations[id].cities.length;

export default ({ brains: { strong } }) => ({
  id: 'leaders-friend',
  choose(sight, decision, rng, recall) {
    const leader = leaderOf(sight, advances);
    if (decision.kind !== 'trade') return strong.choose(sight, decision, rng, recall);
    // It sees no offers but the leader's, and makes its own to nobody else.
    const seen = (offers) => offers.filter(({ from }) => from === leader || from === sight.viewer);
    const { open, own } = sight;
    const alone = {
      ...sight,
      open: { ...open, offers: seen(open.offers) },
      own: { ...own, offers: seen(own.offers) },
    };
    const answer = strong.choose(alone, decision, rng, recall);
    return answer.do === 'offer'
      ? ifLegal(sight, decision, { ...answer, to: leader }, { do: 'done' })
      : answer;
  },
});
