import type { Answer, DecisionOf } from '@ochre/engine';
import { nation, type Purpose, value } from '@ochre/engine/query';
import { best, NOTHING } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { piecesOf, piecesWorth } from '../evaluation/pieces.ts';
import { shorn } from '../losses/cities.ts';
import { damaged } from '../losses/damage.ts';
import { expendable } from './cards.ts';

// Losses that treasury or cards buy off.

/** What a point of treasury is worth in the coin that advances are paid in. */
const treasuryWorth = ({ sight, who }: Context): number => Math.max(1, value(sight, who, 'treasuryPoints'));

/** What the cards missed least are worth, so many of them. */
function cardsWorth(context: Context, n: number): number {
  const goods = context.sight.own.hand.filter((card) => context.sight.rules.card(card).commodity);
  return expendable(context, goods)
    .slice(0, n)
    .reduce((sum, card) => sum + card.loss, 0);
}

/** What it is worth that cities to be reduced are kept, so many of so many. */
function citiesSaved(context: Context, due: number, saved: number): number {
  const pieces = piecesOf(context.sight, context.who);
  const left = (n: number): number =>
    piecesWorth(context, shorn(context, pieces, [...pieces.cities], n, true));
  return left(due - saved) - left(due);
}

/** As many cities as are worth more than the cards that save them. */
export function saveByCards(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const due = Math.max(...ask.among.map(Number));
  const saved = best(ask.among, (n) => citiesSaved(context, due, Number(n)) - cardsWorth(context, Number(n)));
  context.say(Number(saved) > 0 ? 'payToSave' : 'keepCards');
  return saved;
}

/** Treasury and cards that are shown alone are missed less than tokens on the board: as much as can be. */
export function mostPaid(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const paid = best(ask.among, Number);
  context.say(Number(paid) > 0 ? 'spareTokens' : 'bringsNothing');
  return paid;
}

/** Unit points bought off as long as they are worth their price. */
export function buyOff(context: Context, { ask, owner }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const row = context.sight.rules.ruleset.calamities.find((c) => ask.purpose.startsWith(`${c.id}.`));
  const price = Number(row?.with['price'] ?? 1) * treasuryWorth(context);
  const pieces = piecesOf(context.sight, owner);
  const due = pieces.cities.size;
  const bought = best(
    ask.among,
    (n) => piecesWorth(context, damaged(context, pieces, due - Number(n))) - price * Number(n),
  );
  context.say(Number(bought) > 0 ? 'payToSave' : 'keepTreasury');
  return bought;
}

/** A ship costs more than what saves it; where there is a choice, the one among most others. */
export function saveShip(context: Context, { ask, owner }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const { ships } = nation(context.sight, owner);
  const saved = best(ask.among, (at) => (at === NOTHING || context.lastTurn ? 0 : (ships[at] ?? 0)));
  context.say(saved === NOTHING ? 'keepTreasury' : 'payToSave');
  return saved;
}

/** What the cities lost would be worth, against the price in treasury or cards. */
function ransomed(context: Context, { ask }: DecisionOf<'confirm'>): boolean {
  const row = context.sight.rules.ruleset.calamities.find((c) =>
    ask.price === undefined ? typeof c.with[ask.purpose] === 'number' : c.with[ask.purpose] === ask.price,
  );
  const due = Number(row?.with['cities'] ?? 1);
  const price =
    ask.price === undefined
      ? cardsWorth(context, Number(row?.with[ask.purpose] ?? 1))
      : ask.price * treasuryWorth(context);
  return citiesSaved(context, due, due) > price;
}

const RANSOMS: ReadonlySet<Purpose> = new Set<Purpose>(['ransom', 'ransomCards']);

/** Why the usual answer is the right one, by purpose. */
const USUAL: Readonly<Partial<Record<Purpose, 'noDifference' | 'seeFirst' | 'stronger'>>> = {
  insistOnOrder: 'noDifference',
  waitForFights: 'seeFirst',
  fireToken: 'stronger',
};

/** Ransoms that are worth it; of other things the usual. */
export function confirm(context: Context, decision: DecisionOf<'confirm'>): Answer<'confirm'> {
  const { purpose, usual = true } = decision.ask;
  if (!RANSOMS.has(purpose)) {
    context.say(USUAL[purpose] ?? 'usual');
    return usual;
  }
  const pays = ransomed(context, decision);
  context.say(pays ? 'payToSave' : decision.ask.price === undefined ? 'keepCards' : 'keepTreasury');
  return pays;
}
