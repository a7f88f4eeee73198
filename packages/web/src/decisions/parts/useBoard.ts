import type { AreaId } from '@ochre/engine';
import { useEffect } from 'preact/hooks';
import type { Board, BoardMode } from '../board.ts';

const idle: BoardMode = { areas: {}, coasts: {}, arrows: [], dim: false, press: () => {} };

/** Shows the decision on the map as long as its control is there. */
export function useBoard(board: Board, mode: Partial<BoardMode>): void {
  useEffect(() => {
    board.mode.value = { ...idle, ...mode };
  });
  useEffect(
    () => () => {
      board.mode.value = undefined;
    },
    [board],
  );
}

/** Brings the areas of a new decision into sight, once. */
export function useShown(board: Board, id: string, areas: readonly AreaId[]): void {
  useEffect(() => {
    if (areas.length > 0) board.show(areas);
  }, [board, id]);
}
