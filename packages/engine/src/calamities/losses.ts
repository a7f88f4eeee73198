import { nations } from '../board/queries.ts';
import type { Answer, DecisionOf, Kind } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import { insistsOnOrder } from '../kernel/sealed.ts';
import type { Next, Step } from '../kernel/step.ts';
import type { Procedure, Terms } from '../ruleset/terms.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { CalamityId, Frame, NationId } from '../state.ts';
import { modified, number, type Role } from './common.ts';
import type { Harm } from './harm.ts';

/** One nation suffering one calamity. */
export type Hit = {
  nation: NationId;
  calamity: CalamityId;
  as: Role;
  /** What the primary victim ordered this one to lose. */
  ordered?: number;
  /** The card is from the other block. */
  foreign?: true;
  /** No advance changes what this one suffers. */
  plain?: true;
  /** Points that cards shown have saved, or what else the procedure counts. */
  saved?: number;
  /** Who drew the card, where that matters, and whether it has been traded since. */
  drawer?: NationId;
  traded?: true;
  /** What the victim has picked so far. */
  picked?: string[];
  /** Program counter of the procedure. */
  at: number;
  done?: true;
};

/** A procedure in which each victim decides on losses of its own, so that all victims can be asked together. */
export interface Loss {
  readonly harm: Harm;
  readonly terms: Terms;
  /** Carries out what needs no decision and returns the next question, or nothing once all is suffered. */
  next(play: Play, hit: Hit, calamity: Calamity): Question<Kind> | undefined;
  /** What becomes of the answers to them. */
  readonly on: {
    [K in Kind]?: (
      play: Play,
      hit: Hit,
      calamity: Calamity,
      answer: Answer<K>,
      decision: DecisionOf<K>,
    ) => void;
  };
}

/** Those who are hit. */
export interface Hits {
  hits: Hit[];
}

export interface LossStep extends Step<Hits> {
  readonly loss: Loss;
}

export function lossOf(play: Play, calamity: Calamity): Loss | undefined {
  return (play.rules.step(calamity.run) as Partial<Pick<LossStep, 'loss'>>).loss;
}

/** What a card from the other block adds for its primary victim. */
export function foreignPart(hit: Hit, calamity: Calamity): number {
  return hit.foreign ? number(calamity, 'foreign') : 0;
}

/** What the hit measures: the row's number for the primary victim, the one for those named; advances regarded. */
export function measure(play: Play, hit: Hit, calamity: Calamity, key: string): number {
  const base =
    hit.as === 'primary'
      ? number(calamity, key) + foreignPart(hit, calamity)
      : (hit.ordered ?? calamity.secondary!.measure);
  return hit.plain ? base : modified(play, hit.nation, calamity, base, hit.as);
}

/** Goes on with the hits of one nation, in their order, up to its next question. */
function nextQuestion(play: Play, hits: readonly Hit[], who: NationId): Question<Kind> | undefined {
  for (const hit of hits) {
    if (hit.nation !== who || hit.done) continue;
    const calamity = play.rules.calamity(hit.calamity);
    const question = lossOf(play, calamity)!.next(play, hit, calamity);
    if (question) return question;
    hit.done = true;
  }
  return undefined;
}

/** All nations hit decide together, or, where the table insists, one after the other in ranking order. */
export function runHits(play: Play, frame: Frame<Hits>): Next {
  const { hits } = frame.locals;
  const inTurn = insistsOnOrder(play);
  const questions: Question<Kind>[] = [];
  for (const who of nations(play)) {
    const question = nextQuestion(play, hits, who);
    if (!question) continue;
    questions.push(question);
    if (inTurn) break;
  }
  if (questions.length === 0) return 'done';
  play.askAll(questions);
  return 'again';
}

function take<K extends Kind>(
  play: Play,
  frame: Frame<Hits>,
  by: NationId,
  answer: Answer<K>,
  decision: DecisionOf<K>,
): void {
  const hit = frame.locals.hits.find((h) => h.nation === by && !h.done)!;
  const calamity = play.rules.calamity(hit.calamity);
  const handler = lossOf(play, calamity)!.on[decision.kind];
  if (!handler) throw new Error(`${calamity.run} does not take ${decision.kind}`);
  handler(play, hit, calamity, answer, decision);
}

export const onHits: Step<Hits>['on'] = {
  takeDamage: take,
  reduceCities: take,
  chooseCities: take,
  chooseOne: take,
  confirm: take,
  discardCards: take,
  preventSteps: take,
};

/** The step of a calamity whose victims only lose what is their own. */
export function lossStep<const T extends Terms>(
  id: string,
  loss: Loss & { readonly terms: T },
): LossStep & Procedure<T> {
  return { id, harm: loss.harm, terms: loss.terms, loss, run: runHits, on: onHits };
}
