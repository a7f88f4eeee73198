import type { Goal } from '@ochre/bots/goals';
import type { Decision } from '@ochre/engine';
import { Coach, type Due, type Mark, nothingTold, type Sees } from '@ochre/lessons';
import { loadMarks } from '@ochre/lessons/load.ts';
import { batch, type Signal, signal } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { type Attended, recall, remember } from './memory.ts';

/** The coach at a table: hears what happens, and has ready what is to be explained. */
export class Guide {
  readonly memory: Signal<Attended>;
  /** What is explained now. */
  readonly standing: Signal<Due | undefined> = signal(undefined);
  private readonly session: Session;
  private readonly coach: Coach;
  /** The table as it was when a question was last in hand. */
  private last: Sees | undefined;

  constructor(session: Session, marks: readonly Mark[]) {
    this.session = session;
    this.coach = new Coach(marks, session.rules.ruleset.book);
    this.memory = signal(recall(session.id));
  }

  get marks(): readonly Mark[] {
    return this.coach.marks;
  }

  markOf({ id }: Due): Mark {
    return this.coach.marks.find((mark) => mark.id === id)!;
  }

  /** The paragraphs of the book in play. */
  citesOf(due: Due): string[] {
    const { book } = this.session.rules.ruleset;
    return this.markOf(due).cites.filter((cite) => cite.startsWith(`${book} `));
  }

  /** The table as it stands: `decision` is in hand, and may be explained if the table is not looked at otherwise. */
  attend(decision: Decision | undefined, goal: Goal | undefined, looking: boolean): void {
    const { coach, session, last } = this;
    const { viewer, prompts, open } = session.view.peek();
    const log = session.log.peek();
    let memory = this.memory.peek();
    if (last && !prompts.some(({ id }) => id === last.decision?.id)) {
      memory = { ...memory, ...coach.answered(memory, last, this.standing.peek()) };
      this.last = undefined;
    }
    // A game that was taken back knows less than was heard.
    const news = log.slice(Math.min(memory.heard, log.length)).map(({ event }) => event);
    memory = { ...memory, ...coach.hear(memory, news, open.turn, viewer), heard: log.length };
    const { turn, phase } = open;
    const sees = { turn, phase, decision, goal };
    if (decision) this.last = sees;
    const due = looking ? coach.next(memory, sees) : undefined;
    // What stands stays until it is read.
    const still = looking && this.standing.peek();
    const stays = still && decision !== undefined && memory.told.every(({ id }) => id !== still.id);
    this.set(memory, stays && !memory.off && !memory.known.includes(still.id) ? still : due);
  }

  /** It was read. */
  gotIt(): void {
    const due = this.standing.peek();
    const memory = this.memory.peek();
    if (due) this.set({ ...memory, ...this.coach.said(memory, due, this.last?.decision) }, undefined);
  }

  /** Nothing more is explained, or all that is still unknown. */
  silence(off: boolean): void {
    this.set({ ...this.memory.peek(), off }, off ? undefined : this.standing.peek());
  }

  /** As to somebody else: everything once more. */
  anew(): void {
    const { heard } = this.memory.peek();
    this.set({ ...nothingTold, heard }, undefined);
  }

  private set(memory: Attended, standing: Due | undefined): void {
    batch(() => {
      this.memory.value = memory;
      this.standing.value = standing;
    });
    remember(this.session.id, memory);
  }
}

const guides = new WeakMap<Session, Signal<Guide | undefined>>();

/** The guide of a table; undefined until what it explains has come. */
export function guideOf(session: Session): Guide | undefined {
  let guide = guides.get(session);
  if (!guide) {
    const begun: Signal<Guide | undefined> = signal(undefined);
    guides.set(session, begun);
    void loadMarks().then((marks) => {
      begun.value = new Guide(session, marks);
    });
    guide = begun;
  }
  return guide.value;
}
