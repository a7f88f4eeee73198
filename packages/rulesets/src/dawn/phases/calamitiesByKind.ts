import type { CardId, NationId } from '@ochre/engine';
import { calamities, nations } from '@ochre/engine/query';
import { discard, type Play, type Question, type Step, show } from '@ochre/engine/ruleset';

interface Kind {
  held: CardId[];
  most: number;
}

/** Calamities that can be traded, and how many of them may strike: majors, then minors. */
function kinds(play: Play, who: NationId): Kind[] {
  const { rules } = play;
  const { all, major } = rules.policies.calamityLimit(play);
  const of = (kind: string): CardId[] =>
    calamities(rules, play.own(who).hand).filter((id) => {
      const calamity = rules.card(id).calamity!;
      return calamity.tradeable && calamity.kind === kind;
    });
  return [
    { held: of('major'), most: major },
    { held: of('minor'), most: all - major },
  ];
}

/** Copies of one name, above the limit, that come of another block each: those of the last first. */
function twins({ rules }: Play, { held, most }: Kind): CardId[] {
  if (held.length <= most) return [];
  const named = (id: CardId): CardId[] =>
    held.filter((other) => rules.card(other).name === rules.card(id).name);
  return (held.map(named).find((copies) => copies.length > 1) ?? []).reverse();
}

/** Which of two copies goes is for who holds them: others drew and traded them. */
function whichTwin(play: Play, owner: NationId): Question<'chooseOne'>[] {
  const [among] = kinds(play, owner)
    .map((kind) => twins(play, kind))
    .filter((copies) => copies.length > 0);
  const cite = play.rules.cite('calamityDiscarded');
  return among ? [{ kind: 'chooseOne', owner, ask: { purpose: 'calamities.twin', among }, cite }] : [];
}

function giveBack(play: Play, who: NationId, card: CardId): void {
  discard(play, who, [card]);
  play.emit('calamityDiscarded', play.rules.cite('calamityDiscarded'), { nation: who, card });
}

/** The lowest strike. */
function limit(play: Play, who: NationId): void {
  const stack = (id: CardId): number => play.rules.card(id).stack;
  for (const { held, most } of kinds(play, who))
    for (const card of held.sort((a, b) => stack(a) - stack(b)).slice(most)) giveBack(play, who, card);
}

/** All lay down their calamities; of those that can be traded, so many majors and minors strike, doubles going first. */
export const calamitiesByKind: Step = {
  id: 'calamitiesByKind',
  run(play) {
    const doubled = nations(play).flatMap((who) => whichTwin(play, who));
    play.askAll(doubled);
    if (doubled.length > 0) return 'again';
    for (const who of nations(play)) {
      limit(play, who);
      const cards = calamities(play.rules, play.own(who).hand);
      for (const card of cards) if (!play.open.shown?.[who]?.includes(card)) show(play, who, card);
      if (cards.length > 0)
        play.emit('calamitiesRevealed', play.rules.cite('calamitiesRevealed'), { nation: who, cards });
    }
    return 'done';
  },
  on: { chooseOne: (play, _frame, by, card) => giveBack(play, by, card) },
};
