import type { Answer, DecisionOf, Kind, Rng, Sight } from '@ochre/engine';
import type { Brain } from '../brain.ts';
import { buyCard } from './buyCard.ts';
import { construct } from './construct.ts';
import { move } from './move.ts';
import { orderLosses } from './orderLosses.ts';
import { purchase } from './purchase.ts';
import { taxRate } from './taxRate.ts';
import { trade } from './trade.ts';

type Choice<K extends Kind> = (sight: Sight, decision: DecisionOf<K>, rng: Rng) => Answer<K>;

const choices: { [K in Kind]?: Choice<K> } = {
  buyCard,
  construct,
  move,
  orderLosses,
  purchase,
  taxRate,
  trade,
};

/** Grows, founds cities on sites, keeps them supported, trades toward sets and buys what it can. */
export const builder: Brain = {
  id: 'builder',
  choose(sight, decision, rng) {
    const choice = choices[decision.kind];
    if (choice) return choice(sight, decision, rng);
    return sight.rules.spec(decision.kind).fallback(sight, decision);
  },
};
