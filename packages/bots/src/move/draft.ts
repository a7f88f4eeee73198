import type { MovePart, Order } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { type Attack, attack } from './attacks.ts';
import { found, type Site, sites, sitesOverseas } from './cities.ts';
import { type Conquest, conquer } from './conquests.ts';
import { defend } from './defences.ts';
import { evenly, Field, type Leaning } from './field.ts';
import { outlook, overfull } from './outlook.ts';
import { type Forces, Plan } from './plan.ts';
import type { Terrain } from './terrain.ts';
import { embark } from './voyages.ts';

/** What all plans of a movement begin with: the forces, the board, and the places for cities, the best first. */
export interface Outset {
  context: Context;
  forces: Forces;
  terrain: Terrain;
  sites: readonly Site[];
  /** Those that ships could bring tokens to. */
  overseas: readonly Site[];
  /** What ships may be ordered to do; without it none are thought of. */
  sea?: { part: MovePart | undefined };
}

export function outsetOf(context: Context, forces: Forces, sea?: Outset['sea']): Outset {
  const field = new Field(context, forces.tokens);
  const plan = new Plan(field, forces);
  const overseas = sea && context.skill.overseas > 0 ? sitesOverseas(field, plan) : [];
  return {
    context,
    forces,
    terrain: field.terrain,
    sites: sites(field, plan),
    overseas,
    ...(sea && { sea }),
  };
}

/** What a plan goes by: how much of everything it does at most, and what it makes more of than usual. */
export interface Aim {
  cities: number;
  /** Cities besides that ships bring tokens for. */
  overseas: number;
  attacks: number;
  conquests: number;
  leaning: Leaning;
  /** What speaks for sites besides, for other orders to found cities in. */
  whims: ReadonlyMap<number, number>;
}

export const plain: Aim = {
  cities: 0,
  overseas: 0,
  attacks: 0,
  conquests: 0,
  leaning: evenly,
  whims: new Map(),
};

interface Gathered {
  aim: Aim;
  plan: Plan;
  defended: number[];
  cities: Site[];
}

/** A whole movement, and what it is worth. */
export interface Draft extends Gathered {
  attacks: Attack[];
  conquests: Conquest[];
  /** What its ships are ordered to do. */
  ships: Order[];
  /** What its fights are worth by what others lose in them. */
  fights: number;
  worth: number;
}

/** A plan with own cities defended, and the tokens for new ones brought together. */
function gathered({ context, forces, terrain, sites: all, overseas }: Outset, aim: Aim): Gathered {
  const plan = new Plan(new Field(context, forces.tokens, terrain, aim.leaning), forces);
  const defended = defend(plan);
  const ranked = (open: readonly Site[]): readonly Site[] =>
    aim.whims.size === 0
      ? open
      : open
          .map((site) => ({ ...site, appeal: site.appeal + (aim.whims.get(site.area) ?? 0) }))
          .sort((a, b) => b.appeal - a.appeal);
  const cities = aim.cities > 0 ? found(plan, ranked(all), aim.cities) : [];
  if (aim.overseas > 0) cities.push(...found(plan, ranked(overseas), aim.overseas, Infinity));
  return { aim, plan, defended, cities };
}

/** The plan with its fights, and all other tokens where they are worth most, by land or by sea. */
function spread(all: Gathered, sea: Outset['sea']): Draft {
  const { aim, plan, cities } = all;
  const { field } = plan;
  const attacks = aim.attacks > 0 ? attack(field, plan, aim.attacks) : [];
  const conquests = aim.conquests > 0 ? conquer(field, plan, aim.conquests) : [];
  plan.climb();
  const { orders: ships, cost } = sea ? embark(plan, sea.part) : { orders: [], cost: 0 };
  // Ships that cannot bring what a city lacks had better not sail.
  if (cities.some(({ area, need }) => plan.at(area) < need))
    return { ...all, attacks, conquests, ships, fights: 0, worth: -Infinity };
  plan.shed(overfull(field, plan));
  const fights = attacks.reduce((sum, a) => sum + a.gain, 0) + conquests.reduce((sum, c) => sum + c.harm, 0);
  return { ...all, attacks, conquests, ships, fights, worth: outlook(field, plan) - cost + fights };
}

export const draft = (outset: Outset, aim: Aim): Draft => spread(gathered(outset, aim), outset.sea);

/** Plans with none, one, two … cities. */
export function ladder(outset: Outset, most: number): Draft[] {
  const drafts = [draft(outset, plain)];
  for (let cities = 1; cities <= Math.min(most, outset.sites.length); cities++) {
    const next = gathered(outset, { ...plain, cities });
    if (next.cities.length < cities) break;
    drafts.push(spread(next, outset.sea));
  }
  return drafts;
}
