import type { Presence, SeatInfo, TableInfo } from '@ochre/protocol';

/** Whoever is gone for less may just be loading the page again. */
const AWAY_MS = 10_000;

/** What becomes of a person at a table under way; `absence` and `choice` are why a bot plays for them. */
export type Becomes = 'away' | 'back' | 'absence' | 'choice' | 'left' | 'sat';

export interface Coming {
  what: Becomes;
  seat: number;
  name: string;
}

function changed(was: SeatInfo, is: SeatInfo): [Becomes, string][] {
  const [before, now] = [was, is].map(({ kind, name }) => (kind === 'human' ? name : undefined));
  if (before === now)
    return now === undefined || was.standIn === is.standIn ? [] : [[is.standIn ?? 'back', now]];
  return [
    ...(before === undefined ? [] : [['left', before] as [Becomes, string]]),
    ...(now === undefined ? [] : [['sat', now] as [Becomes, string]]),
  ];
}

/** Watches who is at a table under way, and tells when others come, go, or are stood in for. */
export class Comings {
  private readonly mine: number | undefined;
  private readonly tell: (coming: Coming) => void;
  private readonly leaving = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly away = new Set<number>();
  private table: TableInfo;

  constructor(
    table: TableInfo,
    presence: Presence,
    mine: number | undefined,
    tell: (coming: Coming) => void,
  ) {
    this.table = table;
    this.mine = mine;
    this.tell = tell;
    this.look(presence, true);
  }

  seats(is: TableInfo): void {
    const was = this.table;
    this.table = is;
    if (was.status !== 'running' || is.status !== 'running') return;
    for (const [i, seat] of is.seats.entries())
      for (const [what, name] of changed(was.seats[i]!, seat)) {
        this.away.delete(seat.seat);
        if (seat.seat !== this.mine) this.tell({ what, seat: seat.seat, name });
      }
  }

  /** `silently`: who is not here now has been away since before I came. */
  look({ here }: Presence, silently = false): void {
    for (const { seat, kind, name = '' } of this.table.seats) {
      if (kind !== 'human' || seat === this.mine) continue;
      if (here.includes(seat)) {
        clearTimeout(this.leaving.get(seat));
        this.leaving.delete(seat);
        if (this.away.delete(seat)) this.tell({ what: 'back', seat, name });
      } else if (!this.leaving.has(seat) && !this.away.has(seat))
        this.leaving.set(
          seat,
          setTimeout(() => this.gone(seat, silently), AWAY_MS),
        );
    }
  }

  private gone(seat: number, silently: boolean): void {
    this.leaving.delete(seat);
    const { status, seats } = this.table;
    const { kind, name = '', standIn } = seats.find((s) => s.seat === seat)!;
    // That a bot plays has been told.
    if (status !== 'running' || kind !== 'human' || standIn) return;
    this.away.add(seat);
    if (!silently) this.tell({ what: 'away', seat, name });
  }
}
