import type { Answer, DecisionOf, NationId, Option } from '@ochre/engine';
import { type Detail, detailOf } from '@ochre/engine/query';
import { chosen, each, offered } from '@ochre/engine/testing';
import { invade, raise, sail } from '../barbarians/lead.ts';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { heldOf } from '../evaluation/hand.ts';
import { chooseSide } from '../losses/factions.ts';
import { fightOrder, permitSpoils, reinforce } from '../losses/fights.ts';
import { annexed, lostPair, struck, taken } from './areas.ts';
import { buyOff, mostPaid, saveByCards, saveShip } from './payments.ts';
import { exchange, startArea } from './setup.ts';

type Choice = (context: Context, decision: DecisionOf<'chooseOne'>) => Option | undefined;

/** Stacks beyond are drawn from by few. */
const COMMON = 6;
/** Hands smaller than this are seldom worth a request. */
const FEW = 3;
/** Barbarians that come, where the rules do not say. */
const HORDE = 15;

/** The nation, or nobody, that a card is looked for with. */
function fetch(context: Context, among: readonly Option[], worth: (who: NationId) => number): Option {
  const from = best(among, (one) => (one === null ? 0 : worth(chosen(one, 'nation'))));
  if (from === null) context.say('nothingToFetch');
  else context.say('largestHand', { nation: chosen(from, 'nation') });
  return from;
}

/** The stack, or none, that a card is taken of. */
function draw(context: Context, among: readonly Option[], worth: (stack: number) => number): Option {
  const from = best(among, (one) => (one === null ? 0 : worth(chosen(one, 'stack'))));
  if (from === null) context.say('nothingToFetch');
  else context.say('setsFrom', { stack: String(chosen(from, 'stack')) });
  return from;
}

/** A card of those in front, from the hand that holds most. */
const requestFrom: Choice = (context, { ask }) => {
  const { sight } = context;
  const rich = offered(ask.among, 'nation').filter((who) => (sight.handSizes[who] ?? 0) >= FEW);
  if (rich.length === 0) {
    context.say('nothingToFetch');
    return null;
  }
  return fetch(context, each('nation', rich), (who) => sight.handSizes[who]! * (0.5 + context.rivalry(who)));
};

/** A card of the stack where one more of what is held brings most. */
const requestStack: Choice = (context, { ask }) => {
  const held = heldOf(context.sight, context.sight.own.hand);
  return draw(context, ask.among, (face) => {
    const n = Math.max(0, ...held.filter((h) => h.face === face).map((h) => h.n));
    return (face <= COMMON ? 1 : 0.4) * (2 * n + 1) * face;
  });
};

/** The one of the highest stack, or of the set that grows by it. */
const pirateStack: Choice = (context, { ask }) => {
  const held = heldOf(context.sight, context.sight.own.hand);
  return draw(context, ask.among, (face) => {
    const n = Math.max(0, ...held.filter((h) => h.face === face).map((h) => h.n));
    return face * (1 + 0.3 * n);
  });
};

/** Who may hold it: the largest hand, those in front before others. */
const demandNext: Choice = (context, { ask }) => {
  const { sight } = context;
  return fetch(context, ask.among, (who) => (sight.handSizes[who] ?? 0) * (0.5 + context.rivalry(who)));
};

/** What has to be given goes to the one least to be feared. */
const giveTo: Choice = (context, { ask }) => {
  const nation = best(offered(ask.among, 'nation'), (who) => -context.rivalry(who));
  context.say('leastToFear', { nation });
  return { nation };
};

function hordeOf({ sight }: Context, purpose: string): number {
  const n = sight.rules.ruleset.calamities.find((c) => purpose.startsWith(`${c.id}.`))?.with['tokens'];
  return typeof n === 'number' ? n : HORDE;
}

/** All of them: they make the fight easier, and are lost only where it pays. */
const shipsFight: Choice = (context, { ask }) => {
  context.say('stronger');
  return ask.among[0]!;
};

const landing: Choice = (context, { ask }) => ({
  area: invade(context, offered(ask.among, 'area'), hordeOf(context, ask.purpose)),
});
const hit: Choice = (context, { ask }) => struck(context, ask.among);

/** By purpose, or by the part of it after the name of what happens. */
const CHOICES: Readonly<Partial<Record<Detail, Choice>>> = {
  advance: landing,
  annex: (context, { ask }) => annexed(context, ask.among),
  area: (context, { ask }) => taken(context, ask.among),
  attackOrder: fightOrder,
  battleOrder: fightOrder,
  beside: hit,
  buyOff,
  cards: mostPaid,
  city: hit,
  demandNext,
  exchangeCivilizations: exchange,
  fightOrder,
  keep: saveShip,
  land: landing,
  landing,
  pair: (context, { ask }) => lostPair(context, ask.among),
  permitSpoils,
  pirateStack,
  pirates: hit,
  plain: hit,
  raise,
  reinforce,
  requestFrom,
  requestStack,
  sail,
  save: saveByCards,
  saveShip,
  sea: hit,
  shipsFight,
  side: chooseSide,
  startArea,
  to: giveTo,
  treasury: mostPaid,
  volcano: hit,
};

/** What brings most or costs least, by what it is asked for. */
export function chooseOne(
  context: Context,
  decision: DecisionOf<'chooseOne'>,
): Answer<'chooseOne'> | undefined {
  return CHOICES[detailOf(decision.ask.purpose)]?.(context, decision);
}
