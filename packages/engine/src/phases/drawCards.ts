import { drawCard } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { CardId, NationId } from '../state.ts';

/** One card a city, from the first stack upwards. Faces are secret; that a stack was empty is not. */
export function drawFor(play: Play, who: NationId): CardId[] {
  const count = nation(play, who).cities.length;
  if (count === 0) return [];
  const cards: CardId[] = [];
  const empty: number[] = [];
  for (let stack = 1; stack <= count; stack++) {
    const card = drawCard(play, who, stack);
    if (card !== undefined) cards.push(card);
    if (card === play.rules.ruleset.substituteCard) empty.push(stack);
  }
  play.emit('cardsDrawn', play.rules.cite('drawCards'), { nation: who, count, empty }, { [who]: { cards } });
  return cards;
}

/** All nations with cities draw, fewest cities first. */
export function drawAll(play: Play): void {
  for (const who of play.rules.policies.drawOrder(play)) drawFor(play, who);
}

export const drawCards: Step = {
  id: 'drawCards',
  run(play) {
    drawAll(play);
    return 'done';
  },
};
