import { commodities, discard } from '../board/cards.ts';
import { nations } from '../board/queries.ts';
import type { Step } from '../kernel/step.ts';
import type { Rules } from '../ruleset/types.ts';
import type { CardId } from '../state.ts';

/** Who holds more cards of a kind that counts than allowed gives up the excess, cards of choice. */
export const limiting = (
  counted: (rules: Rules, hand: readonly CardId[]) => readonly CardId[],
  any?: true,
): Step => ({
  id: 'handLimit',
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    const excess = (who: string): number =>
      counted(play.rules, play.own(who).hand).length - play.rules.policies.handLimit(play, who);
    play.askAll(
      nations(play)
        .filter((who) => excess(who) > 0)
        .map((owner) => ({
          kind: 'discardCards',
          owner,
          ask: { purpose: 'handLimit', count: excess(owner), ...(any && { any }) },
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
});

/** Only commodities count and go. */
export const handLimit = limiting(commodities);
