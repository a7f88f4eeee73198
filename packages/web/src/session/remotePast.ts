import type { GameState } from '@ochre/engine';
import type { Chronicle, PastView, TurnLog } from '@ochre/protocol';
import { call, Refused } from '../net/api.ts';
import { type Moment, OlderPast, type PastSource } from './past.ts';
import type { LoggedEvent } from './session.ts';

export const logged = (events: TurnLog['events'], from: number): LoggedEvent[] =>
  events.map((event, i) => ({ seq: from + i, turn: event.turn, phase: event.phase, event }));

/** The past of a table on the server. Turns that are over do not change: each is asked for once. */
export class RemotePast implements PastSource {
  private readonly path: string;
  private readonly token: string | undefined;
  private readonly now: () => number;
  private readonly turns = new Map<number, Promise<readonly LoggedEvent[]>>();

  constructor(table: string, token: string | undefined, now: () => number) {
    this.path = `/tables/${table}`;
    this.token = token;
    this.now = now;
  }

  view({ turn, seen }: Moment): Promise<PastView> {
    return this.ask(`/history?turn=${turn}&seen=${seen}`);
  }

  events(turn: number): Promise<readonly LoggedEvent[]> {
    const known = this.turns.get(turn);
    if (known) return known;
    const asked = this.ask<TurnLog>(`/log?turn=${turn}`).then(({ events }) => logged(events, 0));
    if (turn < this.now()) this.turns.set(turn, asked);
    asked.catch(() => this.turns.delete(turn));
    return asked;
  }

  /** What was taken back may be told anew. */
  forget(): void {
    this.turns.clear();
  }

  async chronicle(): Promise<Chronicle['turns']> {
    return (await this.ask<Chronicle>('/chronicle')).turns;
  }

  branch({ turn, seen }: Moment): Promise<{ state: GameState }> {
    return this.ask(`/branch?turn=${turn}&seen=${seen}`);
  }

  record(): Promise<unknown> {
    return this.ask('/record');
  }

  private async ask<T>(path: string): Promise<T> {
    try {
      return await call('GET', `${this.path}${path}`, undefined, this.token);
    } catch (error) {
      throw error instanceof Refused && error.problem.code === 'olderPast' ? new OlderPast() : error;
    }
  }
}
