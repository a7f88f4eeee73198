import type { Goal } from '@ochre/bots/goals';
import type { Decision, GameEvent, Json, NationId, SeatId } from '@ochre/engine';
import { partial } from '@ochre/positions';
import type { EventClaim, Mark, When } from './mark.ts';
import type { Named } from './text.ts';

/** What a mark is about, by what kind of thing it is. */
export type It = Partial<Record<Named, string>>;

/** Something to be explained now, and what it is about. */
export interface Due {
  id: string;
  it: It;
}

/** What the coach knows of a learner, and of the table it looks at. Plain data: it is kept beside the game. */
export interface Memory {
  /** What was explained, in its order. */
  told: readonly Due[];
  /** What the learner has shown to know. */
  known: readonly string[];
  /** How often a question was answered without its explanation, by mark. */
  unaided: Readonly<Record<string, number>>;
  /** Nothing more is to be explained at this table. */
  off: boolean;
  /** What came up at this table and has not been said, with the turn it came up in. */
  waiting: readonly (Due & { turn: number })[];
  /** The question that had its explanation: each has one. */
  spoken?: string;
}

export const nothingTold: Memory = { told: [], known: [], unaided: {}, off: false, waiting: [] };

/** The table as the learner sees it. */
export interface Sees {
  turn: number;
  phase: string;
  decision?: Decision | undefined;
  goal?: Goal | undefined;
  /** Whether what a mark points at is on the screen; all is, where it is not said. */
  inSight?: (mark: Mark, it: It) => boolean;
}

/** Somebody who answered a question so often without its explanation needs none. */
const UNAIDED = 2;
/** What came up is said in the turn it came up in, or in the next. */
const FRESH_TURNS = 1;
const lasts = (mark: Mark | undefined): number => (mark?.inTurn ? 0 : FRESH_TURNS);

const has = (dues: readonly Due[], id: string): boolean => dues.some((due) => due.id === id);

const bare = (phase: string): string => phase.split('#')[0]!;
const inPhase = ({ phase }: When, now: string): boolean => phase === undefined || phase.includes(bare(now));
const fromTurn = ({ turn = 0 }: When, now: number): boolean => now >= turn;

/** The claim with the learner in the place of `me`, and with what other parts of the event say. */
function meant(claim: Json, me: string, facts: Record<string, unknown>): Json {
  if (claim === 'me') return me;
  if (typeof claim === 'string' && claim.startsWith('=')) return facts[claim.slice(1)] as Json;
  if (typeof claim !== 'object' || claim === null) return claim;
  if (Array.isArray(claim)) return claim.map((one) => meant(one, me, facts));
  const own = Object.entries(claim).map(([key, one]) => [key === 'me' ? me : key, meant(one, me, facts)]);
  return Object.fromEntries(own) as Json;
}

function happened({ type, ...claim }: EventClaim, event: GameEvent, me: string): boolean {
  if (event.type !== type) return false;
  return partial('', meant(claim as Json, me, { ...event.open }), event.open).length === 0;
}

/** Whether somebody is named anywhere in what was told. */
function names(facts: unknown, who: string): boolean {
  if (typeof facts !== 'object' || facts === null) return facts === who;
  return Object.entries(facts).some(([key, part]) => key === who || names(part, who));
}

const concerns = ({ open }: GameEvent, me: string): boolean =>
  Object.keys(open).length === 0 || names(open, me);

const first = (of: unknown): string | undefined => {
  const [one] = Array.isArray(of) ? of : Object.keys((of as object | undefined) ?? {});
  return typeof one === 'string' ? one : undefined;
};

/** What an event is about. */
function itOf({ open, own }: GameEvent, me: string): It {
  const facts = open as Record<string, unknown>;
  const mine = own?.[me] as { cards?: string[]; got?: string[]; card?: string } | undefined;
  const area = facts['area'] ?? first(facts['tokens']) ?? first(facts['cities']);
  const card = facts['card'] ?? mine?.card ?? first(mine?.cards) ?? first(mine?.got);
  return {
    ...(typeof area === 'string' && { area }),
    ...(typeof card === 'string' && { card }),
  };
}

/** What a goal is about. */
function itOfGoal({ params }: Goal): It {
  const { area, card, nation, advance } = params as It;
  return {
    ...(area && { area }),
    ...(card && { card }),
    ...(nation && { nation }),
    ...(advance && { advance }),
  };
}

/** What is asked, in a word or as the calamity it is asked for. */
const askedFor = (decision: Decision, purpose: string | undefined): boolean => {
  if (purpose === undefined) return true;
  const { purpose: own } = decision.ask as { purpose?: string };
  return own === purpose || own?.startsWith(`${purpose}.`) === true;
};

/**
 * Explains each thing when it first matters, once, and nothing that the learner has shown to know. A pure function of
 * what it is handed: the marks, what it remembers, and what the learner sees.
 */
export class Coach {
  /** Those of the book in play, in their order. */
  readonly marks: readonly Mark[];

  constructor(marks: readonly Mark[], book: string) {
    this.marks = marks.filter(({ cites }) => cites.some((cite) => cite.startsWith(`${book} `)));
  }

  /** Whether what just happened makes a mark matter. */
  hearing({ when }: Mark, event: GameEvent, turn: number, me: NationId | SeatId): boolean {
    const { phase, event: claim, asked, goal } = when;
    if (asked !== undefined || goal !== undefined) return false;
    if (!fromTurn(when, turn) || !inPhase(when, event.phase ?? '')) return false;
    return claim ? happened(claim, event, me) : phase !== undefined && concerns(event, me);
  }

  /** Whether the question in hand, or what the learner works towards, does. */
  asking({ when }: Mark, { turn, phase, decision, goal: next }: Sees): boolean {
    const { asked, purpose, goal } = when;
    if (!decision || (asked === undefined && goal === undefined)) return false;
    if (!fromTurn(when, turn) || !inPhase(when, phase)) return false;
    if (asked !== undefined && (decision.kind !== asked || !askedFor(decision, purpose))) return false;
    return goal === undefined || (next !== undefined && goal.includes(next.code));
  }

  /** Things happen at the table. */
  hear(memory: Memory, events: readonly GameEvent[], turn: number, me: NationId | SeatId): Memory {
    let { waiting, known } = memory;
    for (const event of events)
      for (const mark of this.marks) {
        const { id } = mark;
        if (has(memory.told, id) || known.includes(id)) continue;
        if (mark.known?.some((claim) => happened(claim, event, me))) {
          known = [...known, id];
          waiting = waiting.filter((due) => due.id !== id);
        } else if (!has(waiting, id) && this.hearing(mark, event, event.turn ?? turn, me))
          waiting = [...waiting, { id, it: itOf(event, me), turn: event.turn ?? turn }];
      }
    const fresh = (due: Due & { turn: number }): boolean => due.turn + lasts(this.markOf(due)) >= turn;
    return { ...memory, known, waiting: waiting.filter(fresh) };
  }

  private markOf({ id }: Due): Mark | undefined {
    return this.marks.find((one) => one.id === id);
  }

  /** Whether something that waits can be explained: it is fresh, and in sight. */
  private ripe(due: Due & { turn: number }, { turn, inSight }: Sees): boolean {
    const mark = this.markOf(due);
    return mark !== undefined && due.turn + lasts(mark) >= turn && (inSight?.(mark, due.it) ?? true);
  }

  /** What is to be explained now: what happened and is in sight first, then what is asked. */
  next(memory: Memory, sees: Sees): Due | undefined {
    const { off, waiting, spoken, told, known } = memory;
    const { decision, goal } = sees;
    if (off || !decision) return undefined;
    const up = waiting.find((due) => this.ripe(due, sees));
    if (up) return { id: up.id, it: up.it };
    if (spoken === decision.id) return undefined;
    const due = this.marks.filter(
      (one) => !has(told, one.id) && !known.includes(one.id) && this.asking(one, sees),
    );
    // What belongs to the question goes before what belongs to a goal alone.
    const mark = due.find(({ when }) => when.asked) ?? due[0];
    return mark && { id: mark.id, it: mark.when.goal && goal ? itOfGoal(goal) : {} };
  }

  /** It has been explained. */
  said(memory: Memory, { id, it }: Due, decision: Decision | undefined): Memory {
    const told = has(memory.told, id) ? memory.told : [...memory.told, { id, it }];
    const came = has(memory.waiting, id);
    const waiting = memory.waiting.filter((due) => due.id !== id);
    return { ...memory, told, waiting, ...(!came && decision && { spoken: decision.id }) };
  }

  /** The question in hand was answered while this was on the screen, or nothing: who does so twice without help needs none. */
  answered(before: Memory, sees: Sees, standing: Due | undefined): Memory {
    const memory = standing === undefined ? before : this.said(before, standing, sees.decision);
    // A question that had another explanation says nothing of what else it could have had.
    if (sees.decision && memory.spoken === sees.decision.id) return memory;
    const unaided = { ...memory.unaided };
    const known = [...memory.known];
    for (const mark of this.marks) {
      const { id } = mark;
      if (has(memory.told, id) || known.includes(id) || !this.asking(mark, sees)) continue;
      unaided[id] = (unaided[id] ?? 0) + 1;
      if (unaided[id] >= UNAIDED) known.push(id);
    }
    return { ...memory, unaided, known };
  }
}
