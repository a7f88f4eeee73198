import type { Answer, DecisionOf, Kind, NationId, Sight } from '@ochre/engine';
import { nation, tokensOnBoard, value } from '@ochre/engine/query';
import type { Reason } from '../brain.ts';
import { turnProgress } from '../evaluation/turnProgress.ts';
import type { Recall } from '../recall.ts';
import { gatesAhead } from './gates.ts';
import type { Goal, GoalCode } from './goals.ts';
import { Ground } from './ground.ts';
import { advanceGoal, oneMoreOf, setGoal } from './hand.ts';
import { rescue } from './rescue.ts';
import { nextStep } from './steps.ts';
import { whyBought } from './why.ts';

/** A gate is pressing when it can be entered within so many turns. */
const PRESSING = 2;

/** What there is to do on the board: cities that are fed, new ones, new land. */
function boardGoals(sight: Sight, who: NationId): Goal[] {
  const { cities } = nation(sight, who);
  const tokens = tokensOnBoard(sight, who);
  const goals: Goal[] = [];
  const needed = value(sight, who, 'supportRate') * cities.length;
  if (tokens < needed)
    goals.push({
      code: 'support',
      params: { cities: cities.length, missing: needed - tokens },
      progress: { have: tokens, of: needed },
    });
  const ground = new Ground(sight, who);
  for (const { area, cost, missing } of ground.cities)
    goals.push(
      missing === 0
        ? { code: 'build', params: { area } }
        : { code: 'city', params: { area, missing }, progress: { have: cost - missing, of: cost } },
    );
  for (const area of ground.areas) {
    if (ground.crowd(area) > 0) goals.push(ground.crowded(area));
  }
  const areas = ground.empty().length;
  if (areas > 0) goals.push({ code: 'spread', params: { areas } });
  return goals;
}

/** What there is to do with cards: sets, a calamity to be rid of, advances. */
function handGoals(sight: Sight, who: NationId): Goal[] {
  const { rules, own } = sight;
  const goals: Goal[] = [];
  const evil = own.hand.find((c) => rules.card(c).calamity && rules.policies.mayTrade(sight, own, c));
  if (evil !== undefined) goals.push({ code: 'handOn', params: { card: evil } });
  const set = setGoal(sight, oneMoreOf(own.hand));
  if (set) goals.push(set);
  const advance = advanceGoal(sight, who);
  if (advance) goals.push(advance);
  return goals;
}

/** What a nation may work towards, the most urgent first; never nothing. `sight` is its own. */
export function nextGoals(sight: Sight, who: NationId): Goal[] {
  const { drawn } = turnProgress(sight);
  const gates = gatesAhead(sight, who);
  const pressing = gates.filter(({ params }) => 'turns' in params && params.turns <= PRESSING);
  const board = boardGoals(sight, who);
  const hand = sight.own.hand.length > 0 ? handGoals(sight, who) : [];
  const doing = drawn ? [...hand, ...board] : [...board, ...hand];
  const later = gates.filter((gate) => !pressing.includes(gate));
  const starving = doing.filter(({ code }) => code === 'support');
  const rest = doing.filter(({ code }) => code !== 'support');
  return [
    ...starving,
    ...pressing,
    ...rest,
    ...later,
    { code: 'grow', params: { tokens: tokensOnBoard(sight, who) } },
  ];
}

/**
 * What decisions that work towards goals would serve if they could: where one cannot, something else is said. In all others,
 * losses and taxes among them, a goal that they do not serve is beside the point.
 */
const SERVED: Partial<Record<Kind, readonly GoalCode[]>> = {
  fileOrders: [],
  move: ['city', 'build', 'crowded', 'spread'],
  construct: ['build', 'city', 'crowded', 'spread'],
  trade: ['handOn', 'set'],
  purchase: ['advances'],
};

/** What to work towards, and the answer to the decision in hand that serves it, if any does. */
export interface NextGoal<K extends Kind = Kind> {
  goal: Goal;
  /** What else the answer serves. */
  also?: readonly Goal[];
  answer?: Answer<K>;
  /** Why this answer, where the goal alone does not say it. */
  reasons?: Reason[];
  /** Tokens that find no room whatever is done, where nothing more can be done for the goal. */
  lost?: number;
}

const asks = <K extends Kind>(decision: DecisionOf<Kind>, kind: K): decision is DecisionOf<K> =>
  decision.kind === kind;

/** What serves a goal in the decision in hand, as far as one goes in one go. */
function serving(sight: Sight, decision: DecisionOf<Kind>, recall?: Recall): NextGoal | undefined {
  if (asks(decision, 'move')) return rescue(sight, decision);
  const step = nextStep(sight, decision, recall);
  if (!step || !asks(decision, 'purchase')) return step;
  return { ...step, reasons: whyBought(sight, decision, step.answer as Answer<'purchase'>) };
}

/** The line for a nation: the goal its decision can serve, or else the most urgent one; none where something else is asked. */
export function nextGoal<K extends Kind>(
  sight: Sight,
  who: NationId,
  decision?: DecisionOf<K>,
  recall?: Recall,
): NextGoal<K> | undefined {
  const step = decision && serving(sight, decision, recall);
  if (step) return step as NextGoal<K>;
  const idle = decision && SERVED[decision.kind];
  if (decision && !idle) return undefined;
  const goals = nextGoals(sight, who);
  const lost = decision && asks(decision, 'move') ? new Ground(sight, who, decision).lost() : 0;
  return { goal: goals.find(({ code }) => !idle?.includes(code)) ?? goals[0]!, ...(lost > 0 && { lost }) };
}
