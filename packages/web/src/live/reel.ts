import type { View } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import { hasStage } from '../decisions/index.ts';
import type { Film } from '../film/film.ts';
import type { Batch } from '../film/parts.ts';
import { PastSession } from '../history/pastSession.ts';
import type { Session } from '../session/session.ts';
import { pace } from '../settings/settings.ts';
import type { TableBoard } from '../table/context.ts';
import { myNation } from '../table/model.ts';
import { type Absence, pressing } from './absence.ts';
import type { Animator } from './animator.ts';
import { berthsOf } from './berths.ts';
import { withOwn } from './own.ts';

/** Whether the question is still the one before: then nothing may come between it and me. */
function stillAsked(before: View, after: View): boolean {
  const asked = new Set(pressing(after));
  if (pressing(before).some((id) => asked.has(id))) return true;
  return before.prompts.some((d) => hasStage(d) && after.prompts.some(({ id }) => id === d.id));
}

/**
 * Hears what happens at the table and holds it back for the film: the table is shown as it was, until the film has told
 * what came of it. Nothing waits for the film but the screen.
 */
export class Reel {
  /** The table as the film has it; undefined when the present is shown. */
  readonly showing: Signal<PastSession | undefined> = signal(undefined);
  readonly film: Signal<Film | undefined> = signal(undefined);
  /** Whether nothing moves: then the card of a calamity that strikes me is all there is to the film, if there is one. */
  still = false;
  /** What was shown last, to be played again. */
  readonly last: Signal<readonly Batch[]> = signal([]);
  readonly live: Session;
  private readonly board: TableBoard;
  /** Plays what comes while I am asked, over the board as it is. */
  readonly animator: Animator;
  private readonly absence: Absence;
  private readonly busy: () => boolean;
  private before: View;
  private heard: number;
  private queue: Batch[] = [];
  private loading: Promise<void> | undefined;
  private readonly stop: () => void;

  /** `busy`: something else is looked at. */
  constructor(
    session: Session,
    board: TableBoard,
    animator: Animator,
    absence: Absence,
    busy: () => boolean,
  ) {
    this.live = session;
    this.board = board;
    this.animator = animator;
    this.absence = absence;
    this.busy = busy;
    this.before = session.view.peek();
    this.heard = session.log.peek().length;
    this.stop = session.view.subscribe((view) => this.hear(view));
    document.addEventListener('visibilitychange', this.look);
  }

  close(): void {
    this.stop();
    document.removeEventListener('visibilitychange', this.look);
    this.end();
  }

  /** Fetches the film's script, so that the first film need not wait for it. */
  fetch(): Promise<void> {
    this.loading ??= import('../film/film.ts').then(
      ({ Film }) => {
        this.film.value = new Film(this, this.board);
      },
      () => {
        this.loading = undefined;
        this.end();
      },
    );
    return this.loading;
  }

  /** What has been heard and not been shown. */
  take(): Batch[] {
    const batches = this.queue;
    this.queue = [];
    this.last.value = [...this.last.peek(), ...batches];
    return batches;
  }

  /** Whether I am asked: the film leads up to that. */
  get asked(): boolean {
    return pressing(this.live.view.peek()).length > 0;
  }

  /** Shows the present. */
  end(): void {
    if (!this.showing.peek()) return;
    const last = this.last.peek();
    this.queue = [];
    this.showing.value = undefined;
    this.absence.watched(last);
    if (this.still) {
      this.last.value = [];
      for (const batch of last) this.play(batch);
    } else this.animator.notice(last.flatMap(({ events }) => events.map((e) => e.event)));
  }

  /** What comes while something else is in hand is played over the board as it is. */
  private aside(batch: Batch): void {
    this.absence.watched([batch]);
    if (!document.hidden && !this.busy()) this.play(batch);
  }

  private play({ before, events, after }: Batch): void {
    const told = events.map((e) => e.event);
    this.animator.play(told, myNation(after), berthsOf(this.live.rules, before.open, told));
  }

  /** Once more what was shown last. */
  again(): void {
    const batches = this.last.peek();
    if (batches.length === 0 || this.showing.peek()) return;
    this.last.value = [];
    this.queue = [...batches];
    this.begin(batches[0]!);
  }

  private hear(view: View): void {
    const before = this.before;
    const log = this.live.log.peek();
    const events = log.slice(this.heard);
    // A table told anew is no news.
    const anew = log.length < this.heard;
    this.heard = log.length;
    this.before = view;
    if (events.length === 0 || anew) return;
    const batch: Batch = { before, events, after: view };
    if (this.showing.peek()) {
      this.queue.push(batch);
      this.film.peek()?.more();
    } else if (document.hidden || this.busy() || stillAsked(before, view)) this.aside(batch);
    else if (pace.peek() === 0 ? this.announced(batch) : this.filmed(batch)) {
      if (!this.continues(before)) this.last.value = [];
      this.queue.push(batch);
      this.begin(batch);
    } else this.aside(batch);
  }

  /** A film that stopped for want of news goes on with the same story, unless I was asked between. */
  private continues(before: View): boolean {
    return this.last.peek().at(-1)?.after === before && pressing(before).length === 0;
  }

  /** What I did myself needs no film; a calamity is announced to its victim as well. */
  private filmed({ before, events }: Batch): boolean {
    const me = myNation(before);
    return events.some(
      ({ event: { type, open } }) => !('nation' in open) || open.nation !== me || type === 'calamityRevealed',
    );
  }

  /** Whether a calamity is told of that may strike me; the film knows whether it does. */
  private announced({ events, after }: Batch): boolean {
    return myNation(after) !== undefined && events.some(({ event }) => 'calamity' in event.open);
  }

  private begin(batch: Batch): void {
    this.still = pace.peek() === 0;
    const showing = new PastSession(this.live, batch.before);
    const log = this.live.log.peek();
    const told = log.findIndex(({ seq }) => seq === batch.events[0]!.seq);
    showing.show(withOwn(batch.before, this.live.view.peek(), log.slice(told)), log.slice(0, told));
    this.showing.value = showing;
    void this.fetch().then(() => this.film.peek()?.begin());
  }

  private readonly look = (): void => {
    if (document.hidden) this.film.peek()?.skip();
  };
}
