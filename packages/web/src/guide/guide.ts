import type { Goal } from '@ochre/bots/goals';
import type { Decision } from '@ochre/engine';
import { Coach, type Due, type Mark, nothingTold, type Sees } from '@ochre/lessons';
import { loadMarks } from '@ochre/lessons/load.ts';
import { batch, type Signal, signal } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { inSight, questionInSight } from './lookAt.ts';
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
  /** What was explained when that question was last in sight: what asks once more before it is answered covers both. */
  private stood: Due | undefined;
  /** Whether the table is looked at, and not its past or a film. */
  private looking = false;

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
      memory = { ...memory, ...coach.answered(memory, last, this.stood) };
      this.last = undefined;
      this.stood = undefined;
    }
    // A game that was taken back knows less than was heard.
    const news = log.slice(Math.min(memory.heard, log.length)).map(({ event }) => event);
    memory = { ...memory, ...coach.hear(memory, news, open.turn, viewer), heard: log.length };
    const { turn, phase } = open;
    const sees = { turn, phase, decision, goal, inSight };
    if (decision) this.last = sees;
    this.looking = looking;
    this.set(memory);
  }

  /** Something else may be on the screen: a tab was pressed, a panel has come. */
  look(): void {
    const due = this.due(this.memory.peek());
    if (this.sees) this.stood = due;
    if (due?.id !== this.standing.peek()?.id) this.standing.value = due;
  }

  /** It was read. */
  gotIt(): void {
    const due = this.standing.peek();
    const memory = this.memory.peek();
    if (due) this.set({ ...memory, ...this.coach.said(memory, due, this.last?.decision) });
  }

  /** Nothing more is explained, or all that is still unknown. */
  silence(off: boolean): void {
    this.set({ ...this.memory.peek(), off });
  }

  /** As to somebody else: everything once more. */
  anew(): void {
    this.set({ ...nothingTold, heard: this.memory.peek().heard });
  }

  private set(memory: Attended): void {
    batch(() => {
      this.memory.value = memory;
      this.look();
    });
    remember(this.session.id, memory);
  }

  /** Whether the question is looked at, and nothing lies over it. */
  private get sees(): boolean {
    return this.looking && this.last !== undefined && questionInSight();
  }

  /** What is to be read: what stands stays until it was, though the goal may change meanwhile. */
  private due(memory: Attended): Due | undefined {
    if (!this.last || !this.sees) return undefined;
    const now = this.standing.peek();
    return now && this.stays(now, memory) ? now : this.coach.next(memory, this.last);
  }

  /** Whether what stands is still to be read, and to be seen where it came from something that happened. */
  private stays(now: Due, { told, known, off, waiting }: Attended): boolean {
    if (off || known.includes(now.id) || told.some(({ id }) => id === now.id)) return false;
    return !waiting.some(({ id }) => id === now.id) || inSight(this.markOf(now), now.it);
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
