import type { GoalCode } from '@ochre/bots/goals';
import type { EventType, Json, Kind } from '@ochre/engine';
import type { Side } from '@ochre/positions';
import type { Part } from './lesson.ts';

// What is explained in the first game, as it is written. See docs/lessons.md.

/** Rule sets whose first game is explained, all that it asks: tests hold them to it. */
export const GUIDED: readonly string[] = ['mega', 'classic'];

/** Parts of an event. `me` stands for the learner's nation, `=from` for another part of the same event. */
export type EventClaim = { type: EventType } & Side<Json>;

/** What makes a thing matter: all that is written must hold. */
export interface When {
  /** The learner is asked this. */
  asked?: Kind;
  /** … for this: a purpose, or the calamity of one. */
  purpose?: string;
  /** In one of these phases. Alone: something happens in it that names the learner or nobody. */
  phase?: string[];
  /** This happened. */
  event?: EventClaim;
  /** One of these is the learner's next goal. */
  goal?: GoalCode[];
  /** From this turn on. */
  turn?: number;
}

/** What a mark is about is `it`: the area, card, nation or advance of the event or the goal. */
export const IT = 'it';

export type MarkLook =
  | { area: typeof IT }
  | { card: typeof IT }
  | { nation: typeof IT }
  | { advance: typeof IT }
  | { part: Part };

/** One thing that is explained, once. It belongs to the rule sets whose books it cites. */
export interface Mark {
  id: string;
  when: When;
  cites: string[];
  look: MarkLook[];
  /** What is done by somebody who knows it: then it is not explained. */
  known?: EventClaim[];
  /** It is said in the turn it came up in, or waits until it comes up again: later its words would not be true. */
  inTurn?: true;
  /** Few games come to it. */
  seldom?: true;
}

export interface MarkWords {
  /** What the list of what was explained calls it. */
  name: string;
  title: string;
  /** What it is, what can be done, what would be wise. */
  text: string;
  why: string;
}

/** All marks in one language, by id. */
export type FirstWords = Side<MarkWords>;
