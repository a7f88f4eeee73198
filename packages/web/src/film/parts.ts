import type { AreaId, Open, Owner, View } from '@ochre/engine';
import type { Call } from '../calamity/victims.ts';
import type { Effect } from '../live/effects.ts';
import type { LoggedEvent } from '../session/session.ts';
import type { Page } from './pages.ts';

/** What the table heard at once: how it stood, what happened, how it stands. */
export interface Batch {
  before: View;
  events: readonly LoggedEvent[];
  after: View;
}

/** A position, and when in its beat it is shown. */
export interface Shot {
  at: number;
  /** The pieces as they are drawn: what is on its way is nowhere. */
  open: Open;
  /** The position that is counted, where it is another: who is on the way is still there. */
  counted?: Open;
}

/** A calamity that is called: whom it hits, and whether I am among them. */
export interface Announced extends Call {
  logged: LoggedEvent;
  mine: boolean;
}

/** Things that move together. */
export interface Beat {
  /** Its length at usual pace, and how long it stays to be read. */
  ms: number;
  hold: number;
  effects: readonly Effect[];
  shots: readonly Shot[];
  events: readonly LoggedEvent[];
  /** Where it happens. */
  areas: readonly AreaId[];
  /** Announced before it strikes: its name and whom it hits. */
  calamity?: Announced;
  /** What is read rather than seen on the board. */
  page?: Page;
  /** What everybody knows by then, the board apart. */
  view: View;
  /** The number of events told by its beginning, and by its end. */
  from: number;
  told: number;
}

/** One nation's turn in a phase, or that of a few. */
export interface Scene {
  /** Whose turn it is, and all who take part in it. */
  actors: readonly Owner[];
  owners: readonly Owner[];
  beats: readonly Beat[];
}

export interface Part {
  turn: number;
  /** The step of the turn it began with. */
  step: string;
  scenes: readonly Scene[];
}
