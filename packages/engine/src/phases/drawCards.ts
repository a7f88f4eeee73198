import { calamities, discard, drawCard, fromEmpty, show } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import type { Play } from '../kernel/play.ts';
import { pick } from '../kernel/rng.ts';
import type { Step } from '../kernel/step.ts';
import type { CardId, NationId } from '../state.ts';

/** One card a city, from the first stack upwards. Faces are secret; that a stack was empty is not. */
export function drawFor(play: Play, who: NationId): CardId[] {
  const cities = nation(play, who).cities.length;
  if (cities === 0) return [];
  const cards: CardId[] = [];
  const empty: number[] = [];
  for (let stack = 1; stack <= cities; stack++) {
    const card = drawCard(play, who, stack);
    if (card !== undefined) cards.push(card);
    if (fromEmpty(play.rules, card)) empty.push(stack);
  }
  const told = { nation: who, count: cards.length, empty };
  play.emit('cardsDrawn', play.rules.cite('drawCards'), told, { [who]: { cards } });
  return cards;
}

/** Calamities that cannot be traded are shown as they come. */
export function revealDrawn(play: Play, who: NationId, cards: readonly (CardId | undefined)[]): void {
  for (const id of cards) {
    const calamity = id && play.rules.card(id).calamity;
    if (!calamity || calamity.tradeable) continue;
    show(play, who, id);
    play.emit('calamityShown', play.rules.cite('calamityShown'), { nation: who, calamity: calamity.id });
  }
}

/** Of several calamities that cannot be traded one stays, by chance; cards of the same stacks come for the others. */
function keepOneFixed(play: Play, who: NationId): void {
  const { rules } = play;
  for (;;) {
    const fixed = calamities(rules, play.own(who).hand).filter((id) => !rules.card(id).calamity!.tradeable);
    if (fixed.length < 2) return;
    const card = pick(play.rng, fixed);
    discard(play, who, [card]);
    const replacement = drawCard(play, who, rules.card(card).stack);
    play.emit(
      'calamityReplaced',
      rules.cite('oneFixed'),
      { nation: who, stack: rules.card(card).stack },
      { [who]: { card, ...(replacement !== undefined && { replacement }) } },
    );
  }
}

/** All nations with cities draw, fewest cities first. */
export function drawAll(play: Play): void {
  for (const who of play.rules.policies.drawOrder(play)) {
    const cards = drawFor(play, who);
    const { fixedCalamities } = play.rules.variants;
    if (fixedCalamities === 'shown') revealDrawn(play, who, cards);
    if (fixedCalamities === 'oneKept') keepOneFixed(play, who);
  }
}

export const drawCards: Step = {
  id: 'drawCards',
  draws: true,
  run(play) {
    drawAll(play);
    return 'done';
  },
};
