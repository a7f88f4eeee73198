import { useEffect } from 'preact/hooks';
import type { Table } from './context.ts';
import { decided } from './decided.ts';

/** Puts the standings away when I have decided, and when a film begins that leads to my next decision. */
export function usePutAway({ live, board }: Table, film: boolean): void {
  useEffect(() => {
    let { prompts } = live.view.peek();
    return live.view.subscribe((view) => {
      if (decided(prompts, view.prompts)) board.standings.value = undefined;
      prompts = view.prompts;
    });
  }, [live, board]);
  useEffect(() => {
    if (film && live.view.peek().viewer !== 'observer') board.standings.value = undefined;
  }, [film, live, board]);
}
