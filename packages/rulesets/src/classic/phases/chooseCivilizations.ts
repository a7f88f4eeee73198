import { type CardId, pick, type SeatId, shuffle } from '@ochre/engine';
import { choosing } from '@ochre/engine/phases';
import { commodities } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';

/** A card of each of the first stacks is dealt at random, the lowest chooses first; then all are put back. */
function byCards(play: Play, seats: SeatId[]): SeatId[] {
  const [block = ''] = Object.keys(play.state.hidden.stacks);
  const order = shuffle(play.rng, seats);
  const cards: Record<SeatId, CardId> = {};
  for (const [i, seat] of order.entries()) {
    const stack = play.rules.ruleset.stackCards(play.config, block, i + 1);
    cards[seat] = pick(play.rng, commodities(play.rules, stack));
  }
  play.emit('orderDrawn', play.rules.cite('chooseCivilization'), { order, cards });
  return order;
}

export const chooseCivilizations = choosing(byCards);
