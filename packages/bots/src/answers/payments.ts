import type { Answer, DecisionOf } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import { chosen, offered } from '@ochre/engine/decisions/option.ts';
import type { Purpose } from '@ochre/engine/decisions/purposes.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import { shorn } from '../losses/cities.ts';
import { damaged } from '../losses/damage.ts';
import { best } from '../mind/best.ts';
import { estateOf, estateWorth } from '../mind/estate.ts';
import type { Mind } from '../mind/mind.ts';
import { expendable } from './cards.ts';

// Losses that treasury or cards buy off.

/** What a point of treasury is worth in the coin that advances are paid in. */
const treasuryWorth = ({ sight, who }: Mind): number => Math.max(1, value(sight, who, 'treasuryPoints'));

/** What the cards missed least are worth, so many of them. */
function cardsWorth(mind: Mind, n: number): number {
  const goods = mind.sight.own.hand.filter((card) => mind.sight.rules.card(card).commodity);
  return expendable(mind, goods)
    .slice(0, n)
    .reduce((sum, card) => sum + card.loss, 0);
}

/** What it is worth that cities to be reduced are kept, so many of so many. */
function citiesSaved(mind: Mind, due: number, saved: number): number {
  const estate = estateOf(mind.sight, mind.who);
  const left = (n: number): number => estateWorth(mind, shorn(mind, estate, [...estate.cities], n, true));
  return left(due - saved) - left(due);
}

/** As many cities as are worth more than the cards that save them. */
export function saveByCards(mind: Mind, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const counts = offered(ask.among, 'count');
  const due = Math.max(...counts);
  const count = best(counts, (n) => citiesSaved(mind, due, n) - cardsWorth(mind, n));
  mind.say(count > 0 ? 'payToSave' : 'keepCards');
  return { count };
}

/** Treasury and cards that are shown alone are missed less than tokens on the board: as much as can be. */
export function mostPaid(mind: Mind, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const count = Math.max(...offered(ask.among, 'count'));
  mind.say(count > 0 ? 'spareTokens' : 'bringsNothing');
  return { count };
}

/** Unit points bought off as long as they are worth their price. */
export function buyOff(mind: Mind, { ask, owner }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const row = mind.sight.rules.ruleset.calamities.find((c) => ask.purpose.startsWith(`${c.id}.`));
  const price = Number(row?.with['price'] ?? 1) * treasuryWorth(mind);
  const estate = estateOf(mind.sight, owner);
  const due = estate.cities.size;
  const count = best(
    offered(ask.among, 'count'),
    (n) => estateWorth(mind, damaged(mind, estate, due - n)) - price * n,
  );
  mind.say(count > 0 ? 'payToSave' : 'keepTreasury');
  return { count };
}

/** A ship costs more than what saves it; where there is a choice, the one among most others. */
export function saveShip(mind: Mind, { ask, owner }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const { ships } = nation(mind.sight, owner);
  const saved = best(ask.among, (one) =>
    one === null || mind.lastTurn ? 0 : (ships[chosen(one, 'coast')] ?? 0),
  );
  mind.say(saved === null ? 'keepTreasury' : 'payToSave');
  return saved;
}

/** What the cities lost would be worth, against the price in treasury or cards. */
function ransomed(mind: Mind, { ask }: DecisionOf<'confirm'>): boolean {
  const row = mind.sight.rules.ruleset.calamities.find((c) =>
    ask.price === undefined ? typeof c.with[ask.purpose] === 'number' : c.with[ask.purpose] === ask.price,
  );
  const due = Number(row?.with['cities'] ?? 1);
  const price =
    ask.price === undefined
      ? cardsWorth(mind, Number(row?.with[ask.purpose] ?? 1))
      : ask.price * treasuryWorth(mind);
  return citiesSaved(mind, due, due) > price;
}

const RANSOMS: ReadonlySet<Purpose> = new Set<Purpose>(['ransom', 'ransomCards']);

/** Why the usual answer is the right one, by purpose. */
const USUAL: Readonly<Partial<Record<Purpose, 'noDifference' | 'seeFirst' | 'stronger'>>> = {
  insistOnOrder: 'noDifference',
  waitForFights: 'seeFirst',
  fireToken: 'stronger',
};

/** Ransoms that are worth it; of other things the usual. */
export function confirm(mind: Mind, decision: DecisionOf<'confirm'>): Answer<'confirm'> {
  const { purpose, usual = true } = decision.ask;
  if (!RANSOMS.has(purpose)) {
    mind.say(USUAL[purpose] ?? 'usual');
    return usual;
  }
  const pays = ransomed(mind, decision);
  mind.say(pays ? 'payToSave' : decision.ask.price === undefined ? 'keepCards' : 'keepTreasury');
  return pays;
}
