import type { CardId, Frame, NationId } from '@ochre/engine';
import { type Copy, calamityOf, citePart, number } from '@ochre/engine/calamities';
import { about, advancePoints, commodities, modified, nation, nations } from '@ochre/engine/query';
import { give, type Play, procedure } from '@ochre/engine/ruleset';

interface Bribes extends Copy {
  cards?: CardId[];
  /** To whom each card goes, in order. */
  to: NationId[];
}

const CHOOSE = 0;
const GIVE = 1;

/** Those of the victim's block with the fewest advance points; nobody where the victim has as few. */
function poorest(play: Play, victim: NationId): NationId[] {
  const block = nations(play).filter((who) => nation(play, who).block === nation(play, victim).block);
  const least = Math.min(...block.map((who) => advancePoints(play, who)));
  return advancePoints(play, victim) === least
    ? []
    : block.filter((who) => advancePoints(play, who) === least);
}

/** The victim gives commodities of so much face value to the one with the fewest advances, or spreads them over several. */
export const corruption = procedure({
  id: 'corruption',
  harm: { loses: 'cards' },
  terms: {
    with: { face: 'number' },
    twists: {},
    cites: ['nothing', 'several'],
  },
  run(play, frame: Frame<Bribes>) {
    const { victim, calamity: purpose } = frame.locals;
    const calamity = calamityOf(play, frame);
    const b = frame.locals;
    const among = poorest(play, victim);
    const held = commodities(play.rules, play.own(victim).hand);
    if (frame.at === CHOOSE) {
      frame.at = GIVE;
      b.to = [];
      const face = modified(play, victim, calamity, number(calamity, 'face'), 'primary');
      if (among.length === 0 || face === 0) {
        play.emit('calamityCancelled', citePart(calamity, 'nothing'), { nation: victim, calamity: purpose });
        return 'done';
      }
      // How many cards there are is no secret, what they are worth is: not to be asked would tell.
      if (held.length > 1)
        play.ask({
          kind: 'discardCards',
          owner: victim,
          ask: { purpose: about(purpose), face, excess: 'free' },
          cite: calamity.cite,
        });
      else b.cards = held;
      return 'again';
    }
    const cards = b.cards!;
    if (among.length > 1 && b.to.length < cards.length) {
      const card = cards[b.to.length]!;
      const ask = { purpose: about(purpose, 'to'), among, about: card };
      play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'several') });
      return 'again';
    }
    for (const [i, card] of cards.entries()) {
      const to = among.length > 1 ? b.to[i]! : among[0]!;
      give(play, victim, to, [card]);
      const known = { [victim]: { card }, [to]: { card } };
      play.emit('cardBribed', calamity.cite, { from: victim, to }, known);
    }
    return 'done';
  },
  on: {
    discardCards(_play, frame, _by, { cards }) {
      frame.locals.cards = cards;
    },
    chooseOne(_play, frame, _by, to) {
      frame.locals.to.push(to);
    },
  },
});
