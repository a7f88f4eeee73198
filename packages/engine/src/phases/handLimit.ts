import { commodities, discard } from '../board/cards.ts';
import { nations } from '../board/queries.ts';
import type { Step } from '../kernel/step.ts';

/** Who holds more commodities than allowed gives up the excess, cards of choice. */
export const handLimit: Step = {
  id: 'handLimit',
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    const excess = (who: string): number =>
      commodities(play.rules, play.own(who).hand).length - play.rules.policies.handLimit(play, who);
    play.askAll(
      nations(play)
        .filter((who) => excess(who) > 0)
        .map((owner) => ({
          kind: 'discardCards',
          owner,
          ask: { purpose: 'handLimit', count: excess(owner) },
          cite: play.rules.cite('handLimit'),
        })),
    );
    return 'again';
  },
  on: {
    discardCards(play, _, by, { cards }) {
      discard(play, by, cards);
      play.emit(
        'handLimit',
        play.rules.cite('handLimit'),
        { nation: by, cards: cards.length },
        { [by]: { cards } },
      );
    },
  },
};
