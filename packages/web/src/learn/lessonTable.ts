import type { Answer, DecisionOf, Game, GameEvent, Json, Kind, View } from '@ochre/engine';
import { type Answered, type Lesson, type LessonStep, type Run, Teacher } from '@ochre/lessons';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { dropDrafts } from '../decisions/parts/drafts.ts';
import { botName } from '../session/botNames.ts';
import { SeatSession } from '../session/seatSession.ts';
import type { LoggedEvent, Refused, SeatInfo } from '../session/session.ts';

/** What the teacher has to say to the last answer. */
export type Said =
  /** `seen`: what came of it lies on the table. */
  | { is: 'mistake'; mistake: string; kept: Run; after: Run; events: GameEvent[]; seen: boolean }
  /** How the step is done: so many of these answers lie on the table. */
  | { is: 'showing'; moves: readonly Answered[]; at: number }
  /** `shown`: by these answers, which were not the learner's own. */
  | { is: 'done'; shown?: readonly Answered[] };

/** Parts of the screen that are there only while their question is asked. */
const STAGES: ReadonlySet<string> = new Set(['market', 'shop']);

/** A lesson at a table: where it stands, what was said, and the seat it is played from. */
export class LessonTable {
  readonly id: string;
  readonly game: Game;
  readonly lesson: Lesson;
  readonly title: ReadonlySignal<string>;
  readonly run: Signal<Run>;
  readonly said: Signal<Said | undefined> = signal(undefined);
  /** Another one for each attempt at a step: what was drafted before is gone with it. */
  readonly session: Signal<LessonSession>;
  private readonly teacher: Teacher;

  constructor(game: Game, id: string, lesson: Lesson, title: ReadonlySignal<string>, step: number) {
    this.id = id;
    this.game = game;
    this.lesson = lesson;
    this.title = title;
    this.teacher = new Teacher(game, lesson);
    const run = this.teacher.beginAt(Math.max(0, Math.min(step, lesson.steps.length - 1)));
    this.run = signal(run);
    this.session = signal(new LessonSession(this, this.viewOf(run)));
  }

  /** The step under way; none when the lesson is over. */
  get step(): LessonStep | undefined {
    return this.teacher.stepOf(this.run.value);
  }

  /** Whether nothing is asked: there is something to read or to watch, the step is done, or its mistake lies on the table. */
  readonly rests: ReadonlySignal<boolean> = computed(() => {
    const said = this.said.value;
    return this.run.value.done || said?.is === 'showing' || (said?.is === 'mistake' && said.seen);
  });

  answer<K extends Kind>({ kind }: DecisionOf<K>, answer: Answer<K>): Refused | undefined {
    const verdict = this.teacher.answer(this.run.peek(), kind, answer as Json);
    if (verdict.is === 'refused') {
      this.run.value = verdict.kept;
      return verdict.violation;
    }
    batch(() => {
      if (verdict.is === 'mistake') {
        this.run.value = verdict.kept;
        this.said.value = { ...verdict, seen: false };
      } else {
        this.said.value = verdict.is === 'done' ? { is: 'done' } : undefined;
        this.goOn(verdict.after, verdict.events);
      }
    });
    return undefined;
  }

  /** Lets the mistake happen. */
  see(): void {
    const said = this.said.peek();
    if (said?.is !== 'mistake' || said.seen) return;
    dropDrafts(this.session.peek());
    batch(() => {
      this.said.value = { ...said, seen: true };
      this.goOn(said.after, said.events);
    });
  }

  /** Takes the answer back that was a mistake: it stays a draft, unless it has happened. */
  takeBack(): void {
    const said = this.said.peek();
    this.said.value = undefined;
    if (said?.is === 'mistake' && said.seen) this.lay(said.kept);
  }

  again(): void {
    this.lay(this.teacher.again(this.run.peek()));
  }

  /** From where the step began, the model answers are told, each before it is played. */
  show(): void {
    const run = this.teacher.again(this.run.peek());
    this.lay(run);
    this.said.value = { is: 'showing', moves: this.teacher.show(run).taken, at: 0 };
  }

  /** Plays the model answer that was told, or all that are left. */
  play(all = false): void {
    const said = this.said.peek();
    if (said?.is !== 'showing') return;
    const { moves } = said;
    const at = all ? moves.length : said.at + 1;
    const { after } = moves[at - 1]!;
    batch(() => {
      this.said.value = at < moves.length ? { ...said, at } : { is: 'done', shown: moves };
      this.goOn(after, after.events.slice(this.run.peek().events.length));
    });
  }

  next(): void {
    this.lay(this.teacher.next(this.run.peek()));
  }

  /** Any step may be opened: what comes before it is done by its model answers. */
  openAt(step: number): void {
    this.lay(this.teacher.beginAt(step));
  }

  /** Lays the table anew. */
  private lay(run: Run): void {
    batch(() => {
      this.said.value = undefined;
      this.run.value = run;
      if (this.step) this.session.value = new LessonSession(this, this.viewOf(run));
    });
  }

  private goOn(run: Run, events: readonly GameEvent[]): void {
    this.run.value = run;
    this.session.peek().hear(this.viewOf(run), events);
  }

  /**
   * What the learner sees. Asked is what the step asks, and it waits for the answer; where eyes are led to a market or
   * a shop, it stands open though there is nothing to answer.
   */
  private viewOf(run: Run): View {
    const { teacher, game, lesson } = this;
    const view = game.view(run.state, lesson.learner);
    const { asks, look = [] } = teacher.stepOf(run) ?? {};
    const asked = new Set(teacher.asked(run).map(({ id }) => id));
    const shows = asks === undefined && look.some((at) => 'part' in at && STAGES.has(at.part));
    const prompts = view.prompts
      .filter(({ id, optional }) => (run.done ? shows && !optional : asked.has(id)))
      .map(({ optional: _, ...decision }) => decision as (typeof view.prompts)[number]);
    return { ...view, prompts, waitingFor: run.done ? [] : view.waitingFor };
  }
}

/** The learner's seat. */
export class LessonSession extends SeatSession {
  readonly id: string;
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  private readonly table: LessonTable;

  constructor(table: LessonTable, view: View) {
    super(table.game, view, []);
    this.table = table;
    this.id = `lesson.${table.id}`;
    const { learner } = table.lesson;
    const seats = Object.keys(view.open.nations).map((nation, i): [string, SeatInfo] => [
      nation,
      nation === learner
        ? { name: '', kind: 'you', online: true }
        : { name: botName(i + 1), kind: 'bot', online: true },
    ]);
    this.seats = signal(Object.fromEntries(seats));
  }

  get title(): string {
    return this.table.title.value;
  }

  /** A mistake is told before it happens. */
  get holds(): boolean {
    const said = this.table.said.peek();
    return said?.is === 'mistake' && !said.seen;
  }

  close(): void {}

  hear(view: View, events: readonly GameEvent[]): void {
    const { turn, phase } = view.open;
    const first = this.log.peek().length;
    const told = this.game.events(events, this.table.lesson.learner).map(
      (event, i): LoggedEvent => ({
        seq: first + i,
        turn: event.turn ?? turn,
        phase: event.phase ?? phase,
        event,
      }),
    );
    this.changed(view, told);
  }

  protected send<K extends Kind>(decision: DecisionOf<K>, answer: Answer<K>): Promise<Refused | undefined> {
    return Promise.resolve(this.table.answer(decision, answer));
  }
}
