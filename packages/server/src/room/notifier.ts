import type { GameEvent } from '@ochre/engine';
import type { NoticeKind } from '@ochre/protocol';
import type { Notices, Ring } from '../notices/notices.ts';
import type { LiveGame } from '../play/game.ts';
import { seatOwner } from '../store/notices.ts';
import type { Seat, TableRecord } from '../store/store.ts';

export type NoticeSink = Pick<Notices, 'ring' | 'hush' | 'forget' | 'report'>;

/** Tells people who are not there what happens at their seat. */
export class Notifier {
  readonly #notices: NoticeSink;
  /** Questions each absent person has been told of. */
  readonly #asked = new Map<number, string>();

  constructor(notices: NoticeSink) {
    this.#notices = notices;
  }

  /** Somebody came: what was going to be told can be seen. */
  async came(record: TableRecord, seat: number): Promise<void> {
    this.#asked.delete(seat);
    await this.#notices.hush(record.id, seat, 'all');
  }

  /** Those who have given up their seats are not told anything any more. */
  async gone(table: string, persons: readonly Seat[]): Promise<void> {
    for (const person of persons) {
      this.#asked.delete(person.seat);
      await this.#notices.forget(seatOwner(table, person));
    }
  }

  /** Rings for everything new that concerns people who are away. */
  async follow(record: TableRecord, game: LiveGame, here: (seat: number) => boolean): Promise<void> {
    const steps = game.news();
    const now = Date.now();
    const rings: Ring[] = [];
    for (const person of record.seats) {
      if (person.kind !== 'human' || person.standIn || here(person.seat)) continue;
      const add = (kind: NoticeKind, key: string, more: object = {}): void => {
        rings.push(ringOf(record, person, kind, key, now, more));
      };
      await this.#questions(record, game, person.seat, now, add);
      for (const { seq, events } of steps) happened(events(person.seat), game, person.seat, seq, add);
      if (game.over) add('over', 'over');
    }
    if (rings.length > 0) await this.#notices.ring(rings);
  }

  async #questions(
    record: TableRecord,
    game: LiveGame,
    seat: number,
    now: number,
    add: (kind: NoticeKind, key: string, more?: object) => void,
  ): Promise<void> {
    const waiting = game.time.paused || game.time.away(seat, now) ? [] : game.questions(seat);
    const names = waiting.map(({ key }) => key).join();
    const before = this.#asked.get(seat);
    this.#asked.set(seat, names);
    if (before !== undefined && before !== '' && before !== names)
      await this.#notices.hush(record.id, seat, 'decisions');
    const { remind } = record.timing;
    for (const { key, decision, deadline } of waiting) {
      const more = { decision, ...(deadline !== undefined && { deadline }) };
      if (before !== names) add('decision', `decision:${key}`, more);
      if (deadline !== undefined && remind !== null && deadline - remind * 1000 <= now)
        add('near', `near:${key}`, more);
    }
  }
}

function ringOf(
  { id, title }: TableRecord,
  person: Seat,
  kind: NoticeKind,
  key: string,
  at: number,
  more: object,
): Ring {
  const { seat } = person;
  return { key: `${id}:${seat}:${key}`, person, fact: { kind, at, table: id, title, seat, ...more } };
}

/** Trades that concern a nation, among the events it may see. */
function happened(
  events: readonly GameEvent[],
  game: LiveGame,
  seat: number,
  seq: number,
  add: (kind: NoticeKind, key: string, more: object) => void,
): void {
  const nation = game.nation(seat);
  const named = (id: string) => ({ nation: game.nameOf(id), nationId: id });
  for (const [i, { type, open }] of events.entries()) {
    if (type === 'traded' && open.from === nation) add('taken', `taken:${seq}.${i}`, named(open.to));
    if (type === 'offerMade' && open.offer.to === nation)
      add('offer', `offer:${seq}.${i}`, named(open.offer.from));
  }
}
