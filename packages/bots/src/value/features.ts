import type { NationId, Sight } from '@ochre/engine';
import {
  advancePoints,
  countedCities,
  emptyOwn,
  handValue,
  meets,
  nation,
  nations,
  tokensOnBoard,
  value,
} from '@ochre/engine/query';
import { hurdles, turnsLeft } from '../evaluation/track.ts';

/** Hurdles of the track looked at ahead. */
const AHEAD = 3;
/** Parts of a turn that are told apart. */
const PARTS = 16;
/** Means are told to a quarter. */
const FINE = 4;

/** What is known of one nation by itself, in whole numbers. */
const alone = [
  /** Victory points by source. */
  'advancePoints',
  'space',
  'cities',
  'score',
  /** Pieces and treasury. */
  'tokens',
  'stock',
  'treasury',
  /** Tokens beyond those that support its cities. */
  'spare',
  /** Advances: how many, what is printed on them, credits. */
  'advances',
  'cost',
  'credits',
  /** Its hand: how many cards; for the viewer alone, what they are worth and the calamities among them. */
  'cards',
  'known',
  'worth',
  'evils',
  /** The track: steps missed so far, cities missing for the next one, other hurdles near that are not met. */
  'missed',
  'citiesLacking',
  'unmet',
] as const;

/** How it stands against the others, and where the game is. */
const among = ['scoreToFirst', 'scoreToMean', 'citiesToMean', 'costToMean', 'spaceToFirst'] as const;
const moment = ['left', 'players', 'part'] as const;

export const FEATURES = [...alone, ...among, ...moment] as const;
export type Feature = (typeof FEATURES)[number];
type Alone = Record<(typeof alone)[number], number>;

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

function cost(sight: Sight, who: NationId): number {
  return sum(nation(sight, who).advances.map((id) => sight.rules.advance(id).cost));
}

/** Points that everybody sees. */
const score = (sight: Sight, who: NationId): number =>
  sum(Object.values(sight.rules.policies.score(sight, who, emptyOwn())));

function aloneOf(sight: Sight, who: NationId): Alone {
  const { rules, own, viewer, open, handSizes } = sight;
  const { space, cities, stock, treasury, advances, credits } = nation(sight, who);
  const mine = who === viewer;
  const ahead = hurdles(sight, who, AHEAD);
  const asked = ahead[0]?.requirement.cities ?? 0;
  const on = tokensOnBoard(sight, who);
  return {
    advancePoints: advancePoints(sight, who),
    space,
    cities: cities.length,
    score: score(sight, who),
    tokens: on,
    stock: stock.tokens,
    treasury,
    spare: on - Math.max(0, value(sight, who, 'supportRate')) * cities.length,
    advances: advances.length,
    cost: cost(sight, who),
    credits: sum(Object.values(credits)),
    cards: handSizes[who] ?? 0,
    known: Number(mine),
    worth: mine ? handValue(rules, own.hand) : 0,
    evils: mine ? own.hand.filter((id) => rules.card(id).calamity).length : 0,
    missed: open.turn - space,
    citiesLacking: Math.max(-3, asked - countedCities(sight, who)),
    unmet: ahead.filter(({ requirement }) => !meets(sight, who, { ...requirement, cities: 0 })).length,
  };
}

/** How far the turn is: a part of it for each step. */
function partOf({ rules, open }: Sight): number {
  const { turn } = rules.ruleset;
  // What comes twice a turn comes the second time once something was built.
  const at = open.built.length > 0 ? turn.lastIndexOf(open.phase) : turn.indexOf(open.phase);
  return Math.floor((PARTS * Math.max(0, at)) / turn.length);
}

/**
 * A row of whole numbers for each nation still in play, in the order of `who`: what the viewer knows of it. Of hidden
 * things there is the viewer's own hand alone.
 */
export function featuresOf(sight: Sight): { who: readonly NationId[]; rows: Int32Array[] } {
  const who = nations(sight);
  const each = who.map((id) => aloneOf(sight, id));
  const first = (key: keyof Alone, i: number): number =>
    Math.max(...each.filter((_, j) => j !== i || each.length === 1).map((one) => one[key]));
  const mean = (key: keyof Alone): number =>
    Math.round((FINE * sum(each.map((one) => one[key]))) / Math.max(1, each.length));
  const means = { score: mean('score'), cities: mean('cities'), cost: mean('cost') };
  const shared = { left: turnsLeft(sight), players: who.length, part: partOf(sight) };
  const rows = each.map((one, i) => {
    const all: Record<Feature, number> = {
      ...one,
      scoreToFirst: one.score - first('score', i),
      scoreToMean: FINE * one.score - means.score,
      citiesToMean: FINE * one.cities - means.cities,
      costToMean: FINE * one.cost - means.cost,
      spaceToFirst: one.space - first('space', i),
      ...shared,
    };
    return Int32Array.from(FEATURES, (feature) => all[feature]);
  });
  return { who, rows };
}
