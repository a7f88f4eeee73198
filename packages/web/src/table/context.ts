import type { AreaId } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Board, BoardMode } from '../decisions/board.ts';
import type { Session } from '../session/session.ts';

/** The board as the table screen holds it: controls set `mode` and ask for areas to be shown. */
export class TableBoard implements Board {
  readonly mode: Signal<BoardMode | undefined> = signal(undefined);
  /** Areas somebody asked to see; the map moves there when it changes. */
  readonly wanted: Signal<readonly AreaId[]> = signal([]);

  show(areas: readonly AreaId[]): void {
    this.wanted.value = [...areas];
  }
}

export interface Table {
  session: Session;
  board: TableBoard;
}

export const TableContext = createContext<Table | undefined>(undefined);

/** The table this component sits at. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table here');
  return table;
}
