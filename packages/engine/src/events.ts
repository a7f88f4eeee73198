import type { Json, NationId, SeatId } from './state.ts';

/** `MC 4A.2`: code of the book and id of the rule. */
export type Cite = string;

/** Something that happened: `open` for everyone, `own` for the nations named. */
export interface GameEvent {
  type: string;
  cite: Cite;
  /** When it happened: one action can carry a game through several phases. */
  turn?: number;
  phase?: string;
  open: { [key: string]: Json };
  own?: Record<NationId | SeatId, { [key: string]: Json }>;
  /** Nobody else learns that it happened. */
  only?: readonly NationId[];
}

/** Why an input was refused. Nothing has changed. */
export interface Violation {
  code: string;
  cite: Cite;
  text: string;
}

/** The sentence is English and stands whole in the call, full stop and all: other languages know it by its words. */
export function refuse(code: string, cite: Cite, text: string): Violation {
  return { code, cite, text };
}
