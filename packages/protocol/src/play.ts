import type { GameEvent, View } from '@ochre/engine';
import { type Static, Type } from 'typebox';
import { ClientId, Digits } from './common.ts';
import type { Op } from './delta.ts';

/** No answer of any rule set has more than half as many levels. */
const DEEPEST = 12;

const within = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => within(part, levels - 1)));

/** The answer to one decision. Its form is the engine's matter and checked there; how deep it is, here. */
export const AnswerSend = Type.Object(
  {
    id: ClientId,
    decision: Type.String({ minLength: 1, maxLength: 60 }),
    kind: Type.String({ minLength: 1, maxLength: 40 }),
    answer: Type.Refine(
      Type.Unknown(),
      (value) => within(value, DEEPEST),
      () => `must not have more than ${DEEPEST} levels`,
    ),
  },
  { additionalProperties: false },
);
export type AnswerSend = Static<typeof AnswerSend>;

/** The answer stands and will survive anything that happens to the server. */
export const AnswerDone = Type.Object({ id: ClientId });
export type AnswerDone = Static<typeof AnswerDone>;

/** An event with the turn and phase in which the action behind it was taken. */
export type LoggedEvent = GameEvent & { turn: number; phase: string };

/** All one viewer may know now. `stream` and `seq` say where deltas go on from. */
export interface Snapshot {
  stream: string;
  seq: number;
  view: View;
  /** Events since the beginning of turn `logFrom`; earlier turns can be asked for. */
  logFrom: number;
  log: LoggedEvent[];
}

/** What changed for this viewer. Numbers run without gaps and count only what the viewer may see. */
export interface Delta {
  seq: number;
  ops: Op[];
  events: LoggedEvent[];
}

/** What a bot says to an offer that it does not take. */
export interface Said {
  /** The market it was said in: numbers of offers begin anew in each. */
  turn: number;
  offer: string;
  /** Who made the offer, and who says it. */
  to: string;
  by: string;
  says: 'tooFew' | 'cannotPay' | 'collects' | 'noneToSpare' | 'distrusts' | 'wants' | 'leads' | 'tooLittle';
  /** The commodity it speaks of. */
  good?: string;
  /** How many of it: that it wants, or that it shows and will not go beyond. */
  n?: number;
  /** What it gives for them, of what is asked for. */
  gives?: string[];
  /** What the maker of the offer did to it, and it has not forgotten: told once. */
  recalls?:
    | { wrong: 'word' }
    | { wrong: 'calamity'; card: string }
    | { wrong: 'city'; area: string }
    | { wrong: 'victim'; calamity: string };
}

export interface TurnLog {
  turn: number;
  events: LoggedEvent[];
}

export const LogQuery = Type.Object({ turn: Digits(4) }, { additionalProperties: false });
export type LogQuery = Static<typeof LogQuery>;
