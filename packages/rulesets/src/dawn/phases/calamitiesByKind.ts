import type { CardId, NationId, Rules } from '@ochre/engine';
import { calamities, nations } from '@ochre/engine/query';
import { discard, type Play, type Question, type Step, show } from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';

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

const lowestFirst = (rules: Rules, held: readonly CardId[]): CardId[] =>
  held.toSorted((a, b) => rules.card(a).stack - rules.card(b).stack);

/** Copies of one name that strikes, of a block each, where more are held than may: those of the last first. */
function twins({ rules }: Play, { held, most }: Kind): CardId[] {
  if (held.length <= most) return [];
  const names = Map.groupBy(lowestFirst(rules, held), (id) => rules.card(id).name);
  const copies = [...names.values()].slice(0, most).find((cards) => cards.length > 1);
  return (copies ?? []).reverse();
}

/** Which of two copies goes is for who holds them: others drew and traded them. */
function whichTwin(play: Play, owner: NationId): Question<'chooseOne'>[] {
  const [among] = kinds(play, owner)
    .map((kind) => twins(play, kind))
    .filter((copies) => copies.length > 0);
  const cite = play.rules.cite('calamityDiscarded');
  const twin = { purpose: 'calamities.twin' as const };
  return among ? [{ kind: 'chooseOne', owner, ask: { ...twin, among: each('card', among) }, cite }] : [];
}

function giveBack(play: Play, who: NationId, card: CardId): void {
  discard(play, who, [card]);
  play.emit('calamityDiscarded', play.rules.cite('calamityDiscarded'), { nation: who, card });
}

/** The lowest strike. */
function limit(play: Play, who: NationId): void {
  for (const { held, most } of kinds(play, who))
    for (const card of lowestFirst(play.rules, held).slice(most)) giveBack(play, who, card);
}

/** All lay down their calamities; of those that can be traded, so many majors and minors strike, doubles going first. */
export const calamitiesByKind: Step = {
  id: 'calamitiesByKind',
  cites: ['calamitiesRevealed'],
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
  on: { chooseOne: (play, _frame, by, answer) => giveBack(play, by, chosen(answer, 'card')) },
};
