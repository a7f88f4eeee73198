import type { Answer, AnyAnswer, DecisionOf, Kind, Order, Sight } from '@ochre/engine';
import { quick } from '@ochre/engine';
import { budget, nation } from '@ochre/engine/query';
import { answers } from '../answers/index.ts';
import type { Reason } from '../brain.ts';
import { taxRate } from '../builder/taxRate.ts';
import { Context } from '../evaluation/context.ts';
import { advising, tempers } from '../evaluation/temper.ts';
import type { Recall } from '../recall.ts';
import { gatesAhead } from './gates.ts';
import type { Goal } from './goals.ts';
import { Ground, type PlannedCity } from './ground.ts';
import { advanceGoal, oneMoreOf, setGoal } from './hand.ts';
import { opening } from './opening.ts';
import { reverses } from './reverses.ts';
import { bestVoyage, type Voyage } from './voyage.ts';
import { savedFor } from './why.ts';

/** A goal, and the answer to the decision in hand that serves it. */
export interface Step<K extends Kind> {
  goal: Goal;
  answer: Answer<K>;
  /** Why this answer, where the goal alone does not say it. */
  reasons?: Reason[];
}

type Steps = {
  [K in Kind]?: (sight: Sight, decision: DecisionOf<K>, recall?: Recall) => Step<K> | undefined;
};

/** The adviser's answer, so that goal and advice never contradict each other, with what it found worth saying. */
function considered<K extends Kind>(
  sight: Sight,
  decision: DecisionOf<K>,
  recall?: Recall,
): { answer: Answer<K>; context: Context } | undefined {
  const context = new Context(sight, decision, quick(sight.open.turn), advising, tempers.balanced, recall);
  const answer = answers[decision.kind]?.(context, decision);
  return answer !== undefined && context.holds(answer as AnyAnswer) ? { answer, context } : undefined;
}

/** Those without room first, then a city, then new land, at last land beyond the sea; one thing at a time. */
function move(sight: Sight, decision: DecisionOf<'move'>): Step<'move'> | undefined {
  const { owner: who, ask } = decision;
  const spec = sight.rules.spec('move');
  const giving = (goal: Goal, orders: Order[]): Step<'move'> | undefined => {
    const answer = { do: 'orders' as const, orders };
    return orders.length > 0 && !spec.check(sight, decision, answer) ? { goal, answer } : undefined;
  };
  const ground = new Ground(sight, who, decision);
  const kept = new Set(ground.cities.map(({ area }) => area));
  const crowded = ground.areas.filter((area) => ground.crowd(area) > 0);
  if (ask.part !== 'ships') {
    for (const from of crowded) {
      const goal = ground.crowded(from);
      const step = giving(goal, ground.leave(from)) ?? giving(goal, ground.makeRoom(from));
      if (step) return step;
    }
    const relieves = ({ sources }: PlannedCity): boolean =>
      Object.keys(sources).some((area) => ground.surplus(area) > 0);
    for (const city of [
      ...ground.cities.filter(relieves),
      ...ground.cities.filter((city) => !relieves(city)),
    ]) {
      const { area, cost, missing } = city;
      const progress = { have: cost - missing, of: cost };
      const step = giving({ code: 'city', params: { area, missing }, progress }, ground.gather(city));
      if (step) return step;
    }
  }
  const sail = (voyage: Voyage | undefined): Step<'move'> | undefined =>
    voyage && giving({ code: 'overseas', params: { area: voyage.area } }, voyage.orders);
  const calm = ground.areas.filter((area) => !crowded.includes(area));
  const relief = crowded.length > 0 ? sail(bestVoyage(ground, new Set([...kept, ...calm]))) : undefined;
  if (relief) return relief;
  if (ask.part !== 'ships') {
    const areas = ground.empty().length;
    for (const from of ground.areas) {
      const step = giving({ code: 'spread', params: { areas } }, ground.leave(from));
      if (step) return step;
    }
  }
  return sail(bestVoyage(ground, kept));
}

/** What the adviser would build, as much as the rest can support; what it leaves out is explained first. */
function construct(sight: Sight, decision: DecisionOf<'construct'>): Step<'construct'> | undefined {
  const found = considered(sight, decision);
  const [first] = found?.answer ?? [];
  if (!found || !first) return undefined;
  const built = ({ code }: Reason): boolean => code === 'foundCity';
  const { reasons } = found.context;
  return {
    goal: { code: 'build', params: { area: first.area } },
    answer: found.answer,
    reasons: [...reasons.filter((reason) => !built(reason)), ...reasons.filter(built)],
  };
}

/** What is worth most, and the gate of the track that it helps to open; where one can open now, what opens it. */
function purchase(sight: Sight, decision: DecisionOf<'purchase'>): Step<'purchase'> | undefined {
  const found = considered(sight, decision);
  if (!found) return undefined;
  const { context } = found;
  const opens = opening(sight, decision, found.answer);
  const answer = opens ?? found.answer;
  const asked = opens !== undefined || context.reasons.some(({ code }) => code === 'trackAsks');
  const points = budget(sight, decision.owner);
  const next = advanceGoal(sight, decision.owner);
  // Where nothing is within reach the market said by how much; what to save for is a reason then.
  const kept = answer.buy.length === 0 && next?.code === 'advances' ? savedFor(sight, decision) : undefined;
  const goal: Goal | undefined = kept
    ? {
        code: 'advance',
        params: { advance: kept.advance, missing: kept.missing },
        progress: { have: points, of: kept.price },
      }
    : asked
      ? gatesAhead(sight, decision.owner).find(({ code }) => code !== 'gateCities')
      : next;
  return { answer, goal: goal ?? { code: 'advances', params: { points } } };
}

/** What the adviser would take or offer, for the set it lets grow or the calamity it gets rid of. */
function trade(sight: Sight, decision: DecisionOf<'trade'>, recall?: Recall): Step<'trade'> | undefined {
  const found = considered(sight, decision, recall);
  if (!found) return undefined;
  const { answer } = found;
  if (answer.do !== 'offer' && answer.do !== 'accept') return undefined;
  if (reverses(sight, decision, answer)) return undefined;
  const evil = answer.cards.find((card) => sight.rules.card(card).calamity);
  if (evil !== undefined) return { answer, goal: { code: 'handOn', params: { card: evil } } };
  const names =
    answer.do === 'offer'
      ? answer.wants.names
      : ([...sight.open.offers, ...sight.own.offers].find(({ id }) => id === answer.offer)?.gives.names ??
        []);
  const coming = new Map(names.map((card) => [card, names.filter((other) => other === card).length]));
  const goal = setGoal(sight, coming) ?? setGoal(sight, oneMoreOf(sight.own.hand));
  return goal && { answer, goal };
}

function buyCard(sight: Sight, decision: DecisionOf<'buyCard'>): Step<'buyCard'> | undefined {
  const found = considered(sight, decision);
  if (found?.answer.do !== 'buy') return undefined;
  const { treasury } = nation(sight, decision.owner);
  return { answer: found.answer, goal: { code: 'card', params: { treasury } } };
}

/** A lower rate where stock would not do. */
function tax(sight: Sight, decision: DecisionOf<'taxRate'>): Step<'taxRate'> | undefined {
  const { cities, stock } = nation(sight, decision.owner);
  const missing = decision.ask.usual * cities.length - stock.tokens;
  if (missing <= 0) return undefined;
  return {
    answer: taxRate(sight, decision),
    goal: { code: 'taxes', params: { cities: cities.length, missing } },
  };
}

/** Losses that leave what is hardest to get back: cities where some go, else the tokens missed least. */
const losing =
  <K extends 'takeDamage' | 'reduceCities' | 'chooseCities'>(lost: (answer: Answer<K>) => number) =>
  (sight: Sight, decision: DecisionOf<K>): Step<K> | undefined => {
    const found = considered(sight, decision);
    if (!found) return undefined;
    const { answer } = found;
    const cities = lost(answer);
    if (cities > 0) return { answer, goal: { code: 'keep', params: { cities } } };
    return decision.kind === 'takeDamage' ? { answer, goal: { code: 'spare', params: {} } } : undefined;
  };

const losingOwn = losing<'chooseCities'>(({ length }) => length);

/** Own cities are lost, or spared; those of others gained or broken. */
function chooseCities(sight: Sight, decision: DecisionOf<'chooseCities'>): Step<'chooseCities'> | undefined {
  const { of, purpose } = decision.ask;
  if (purpose.endsWith('.spared')) return undefined;
  const step = losingOwn(sight, decision);
  if (!step || of === decision.owner) return step;
  return { answer: step.answer, goal: { code: 'choose', params: { nation: of } } };
}

/** Blows go to who is ahead. */
const striking =
  <K extends 'chooseNations' | 'orderLosses'>() =>
  (sight: Sight, decision: DecisionOf<K>): Step<K> | undefined => {
    const found = considered(sight, decision);
    const hit = found?.context.reasons.find(({ code }) => code === 'hitAhead');
    return (
      hit && {
        answer: found!.answer,
        goal: { code: 'ahead', params: { nation: String(hit.params['nation']) } },
      }
    );
  };

/** What follows from the goals for each kind of decision; of the others they say nothing. */
const steps: Steps = {
  move,
  construct,
  purchase,
  trade,
  buyCard,
  taxRate: tax,
  takeDamage: losing<'takeDamage'>(({ cities }) => Object.keys(cities).length),
  reduceCities: losing<'reduceCities'>(({ length }) => length),
  chooseCities,
  chooseNations: striking<'chooseNations'>(),
  orderLosses: striking<'orderLosses'>(),
};

/** The goal that the decision in hand can serve, and how: undefined where none does. */
export function nextStep<K extends Kind>(
  sight: Sight,
  decision: DecisionOf<K>,
  recall?: Recall,
): Step<K> | undefined {
  const step = steps[decision.kind]?.(sight, decision, recall);
  if (!step) return undefined;
  const spec = sight.rules.spec(decision.kind);
  return spec.check(sight, decision, step.answer) ? undefined : step;
}
