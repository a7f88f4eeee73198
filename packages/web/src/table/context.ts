import type { AreaId, NationId } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SeatMatter } from '../company/SeatDialog.tsx';
import type { Board, BoardMode } from '../decisions/board.ts';
import type { History } from '../history/history.ts';
import type { Absence } from '../live/absence.ts';
import type { Animator } from '../live/animator.ts';
import type { Reel } from '../live/reel.ts';
import type { SinceLayer } from '../live/sinceLayer.ts';
import type { BoardCamera } from '../map/Board.tsx';
import type { Session } from '../session/session.ts';
import type { Guide } from './view.ts';

/** What the drawer shows where there is no room for it beside the map. */
export const DRAWERS = ['log', 'table', 'hand'] as const;
export type DrawerPage = (typeof DRAWERS)[number];

export type StandingsPage = 'points' | 'sources' | 'end' | 'track' | 'charts';

/** The board as the table screen holds it: controls set `mode` and ask for areas to be shown. */
export class TableBoard implements Board {
  readonly mode: Signal<BoardMode | undefined> = signal(undefined);
  /** Areas spoken of beside the map, by a goal or an adviser: they are named on it. */
  readonly spoken: Signal<readonly AreaId[]> = signal([]);
  /** Areas somebody asked to see; the map moves there when it changes. */
  readonly wanted: Signal<readonly AreaId[]> = signal([]);

  /** Whether what is asked first has been shown: what is not needed for it comes after. */
  readonly stands: Signal<boolean> = signal(false);
  /** The nation whose empire is looked at. */
  readonly regarded: Signal<string | undefined> = signal(undefined);
  /** Whether people's talk is laid over the table. */
  readonly chatOpen: Signal<boolean> = signal(false);
  /** Whether my notes are laid over the table. */
  readonly notesOpen: Signal<boolean> = signal(false);
  /** What about my seat is laid over the table. */
  readonly seatDialog: Signal<SeatMatter | undefined> = signal(undefined);
  /** The camera of the map, while there is one. */
  camera: BoardCamera | undefined;
  /** What is looked at when the game is over. */
  readonly atEnd: Signal<'result' | 'board'> = signal('result');
  /** Whether the film of the whole game is watched. */
  readonly filmOpen: Signal<boolean> = signal(false);

  /** The nation whose card lies open. */
  readonly card: Signal<NationId | undefined> = signal(undefined);
  /** The page of the standings that lies open. */
  readonly standings: Signal<StandingsPage | undefined> = signal(undefined);
  /** The page of the drawer that lies open. */
  readonly drawer: Signal<DrawerPage | undefined> = signal(undefined);
  /** Somebody wants to go to the map, which may lie under another tab. */
  readonly mapSought: Signal<boolean> = signal(false);
  /** Whether the list of all keys lies open. */
  readonly keysOpen: Signal<boolean> = signal(false);
  /** Whether the legend of the map lies open. */
  readonly legendOpen: Signal<boolean> = signal(false);
  /** Whether the list of nations goes by points. */
  readonly byPoints: Signal<boolean> = signal(false);

  /** Lays a nation's card open; asked again, puts it away. */
  look(nation: NationId | undefined): void {
    this.card.value = this.card.peek() === nation ? undefined : nation;
  }

  /** Lays the legend open; asked again, puts it away. */
  toggleLegend(): void {
    this.legendOpen.value = !this.legendOpen.peek();
  }

  /** Shows where a nation stands; asked again, shows the map as it was. */
  regard(nation: string, areas: readonly AreaId[]): void {
    this.regarded.value = this.regarded.peek() === nation ? undefined : nation;
    if (this.regarded.peek()) this.show(areas);
  }

  show(areas: readonly AreaId[]): void {
    this.wanted.value = [...areas];
  }

  visit(areas: readonly AreaId[]): void {
    if (areas.length > 0) this.camera?.visit(areas);
  }
}

export interface Table {
  /** What is shown: the present, or a moment of the past. */
  session: Session;
  /** The present, whatever is shown. */
  live: Session;
  history?: History | undefined;
  animator: Animator;
  absence: Absence;
  /** What is held back for the film, and what stays on the map after it. */
  reel: Reel;
  layer: SinceLayer;
  board: TableBoard;
  /** Back to where I was last asked, where that can be. */
  rewind?: (() => Promise<void>) | undefined;
  /** Covers the table for somebody else at this device, where there is one. */
  handOver?: (() => Promise<void>) | undefined;
  /** Sees a game that was opened through the eyes of another seat. */
  lookAs?: ((seat: string) => Promise<void>) | undefined;
  /** Who explains the table, if somebody does. */
  guide?: Guide | undefined;
}

export const TableContext = createContext<Table | undefined>(undefined);

/** The table this component sits at. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table here');
  return table;
}
