import type { Open, View } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import type { Batch } from '../film/parts.ts';
import { subjectOf } from '../log/words.ts';
import type { Moment } from '../session/past.ts';
import { momentOf } from '../session/past.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { sum } from '../ui/sum.ts';
import { digest } from './digest.ts';

/** My nation in figures, to compare then and now. */
export interface Figures {
  tokens: number;
  cities: number;
  treasury: number;
  hand: number;
  space: number;
}

export interface News {
  /** Away from the page or the line, only waiting for others, or looking on. */
  why: 'away' | 'waited' | 'watched';
  events: readonly LoggedEvent[];
  before?: Figures | undefined;
  /** The board as it was, where that is known. */
  since?: Open | undefined;
}

/** Kept when the page is left, to know on the next visit what is new. */
interface Kept {
  at: Moment;
  before?: Figures;
}

export function figuresOf(view: View): Figures | undefined {
  const me = myNation(view);
  const nation = me ? view.open.nations[me] : undefined;
  if (!nation) return undefined;
  const { cities, treasury, space } = nation;
  return {
    tokens: sum(nation.tokens),
    cities: cities.length,
    treasury,
    hand: view.own?.hand.length ?? 0,
    space,
  };
}

const KEPT = 'ochre.seen.';
const keyOf = (id: string): string => KEPT + id;

/** Whether no other table has been left on this device before. */
export function isFirstGame(id: string): boolean {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(KEPT) && key !== keyOf(id));
  } catch {
    return false;
  }
}

const FIRST = 'ochre.first.';

/** Whether no other table of this rule set has been opened on this device before. */
export function isFirstOf(ruleset: string, id: string): boolean {
  try {
    const first = localStorage.getItem(FIRST + ruleset);
    if (first === null) localStorage.setItem(FIRST + ruleset, id);
    return first === null || first === id;
  } catch {
    return false;
  }
}

/** What others wait for me to answer. */
export const pressing = (view: View): string[] => view.prompts.filter((d) => !d.optional).map((d) => d.id);

/** Watches when this seat looks away, and gathers what it missed. */
export class Absence {
  readonly news: Signal<News | undefined> = signal(undefined);
  private readonly session: Session;
  private mark: { index: number; before: Figures | undefined; since?: Open | undefined };
  /** How it was when the table was last heard of. */
  private before: { mark: Absence['mark']; asked: readonly string[] };
  private away = false;
  private readonly stops: (() => void)[] = [];

  constructor(session: Session) {
    this.session = session;
    this.mark = this.here();
    this.before = { mark: this.mark, asked: pressing(session.view.peek()) };
    this.recall();
    const onVisible = (): void => (document.hidden ? this.leave() : this.back());
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pagehide', this.keep);
    this.stops.push(
      session.view.subscribe((view) => this.follow(view)),
      () => document.removeEventListener('visibilitychange', onVisible),
      () => removeEventListener('pagehide', this.keep),
      session.status.subscribe((status) => {
        if (status === 'connecting') this.leave();
        else if (status === 'live') this.back();
      }),
    );
  }

  close(): void {
    this.keep();
    for (const stop of this.stops) stop();
  }

  dismiss(): void {
    this.news.value = undefined;
  }

  /** Hears when this seat has answered and when it is asked again, be it in one step. */
  private follow(view: View): void {
    const { before } = this;
    this.before = { mark: this.here(), asked: pressing(view) };
    const asked = this.before.asked;
    const answered = before.asked.length > 0 && !before.asked.some((id) => asked.includes(id));
    if (answered) {
      // What my answer set going is news for my next decision, however far it carried the game at once.
      this.mark = before.mark;
      this.dismiss();
    }
    // Before nations are chosen there is nothing to tell of.
    if (asked.length === 0 || !myNation(view) || (before.asked.length > 0 && !answered)) return;
    if (answered && !this.othersActed()) return;
    if (!this.away && !this.news.peek()) this.tell('waited');
  }

  private othersActed(): boolean {
    const me = myNation(this.session.view.peek());
    const events = this.session.log.peek().slice(this.mark.index);
    return events.some(({ event }) => (subjectOf(event) ?? me) !== me);
  }

  /** Those who look on are told what they have just seen; what they missed stays until they have read it. */
  watched(batches: readonly Batch[]): void {
    if (batches.length === 0 || myNation(this.session.view.peek())) return;
    if (this.away || this.news.peek()?.why === 'away') return;
    const events = batches.flatMap((batch) => batch.events);
    this.news.value = { why: 'watched', events, since: batches[0]!.before.open };
  }

  private leave(): void {
    if (this.away) return;
    this.away = true;
    // What was told but maybe not read yet is told again; what was watched is not.
    const told = this.news.peek()?.why;
    if (!told || told === 'watched') this.mark = this.here();
  }

  private back(): void {
    if (!this.away || document.hidden) return;
    this.away = false;
    this.tell('away');
  }

  private tell(why: News['why']): void {
    const events = this.session.log.peek().slice(this.mark.index);
    const { mine, count } = digest(events, myNation(this.session.view.peek()));
    if (mine.length + count === 0) return;
    this.news.value = { why, events, before: this.mark.before, since: this.mark.since };
  }

  private here(): Absence['mark'] {
    const view = this.session.view.peek();
    return { index: this.session.log.peek().length, before: figuresOf(view), since: view.open };
  }

  private readonly keep = (): void => {
    const last = this.session.log.peek().at(-1);
    // A table without a past is no game to come back to.
    if (!last || !this.session.past) return;
    const before = figuresOf(this.session.view.peek());
    const kept: Kept = { at: momentOf(this.session.log.peek(), last), ...(before && { before }) };
    try {
      localStorage.setItem(keyOf(this.session.id), JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing tells no news on the next visit.
    }
  };

  /** What happened since the last visit, as far back as the log reaches. */
  private recall(): void {
    try {
      const text = localStorage.getItem(keyOf(this.session.id));
      if (!text) return;
      const { at, before } = JSON.parse(text) as Kept;
      const log = this.session.log.peek();
      let seen = 0;
      const index = log.findIndex((e) => e.turn > at.turn || (e.turn === at.turn && ++seen > at.seen));
      if (index < 0) return;
      this.mark = { index, before };
      this.tell('away');
    } catch {
      // Something else lies under our key: as if it were the first visit.
    }
  }
}
