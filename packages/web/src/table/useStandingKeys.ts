import { useLayoutEffect } from 'preact/hooks';
import type { Table } from './context.ts';
import { goTo, type TablePlace } from './goTo.ts';
import { layout } from './layout.ts';
import { listOrder, myNation, positionOf } from './model.ts';

/** Badges that are shortcuts to a nation's card: in the log, beside whom we wait for, on the map from afar. */
const SHORTCUTS = '.log [data-nation], .waiting .who [data-nation], .badges [data-nation]';

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const PLACES: Readonly<Record<string, TablePlace>> = { m: 'map', l: 'log' };

/** M and L lead to map and log, K to the legend of the map, ? lists all keys. I shows my nation's card, or the first one's to those who watch; V the standings; both again put them away. */
export function useStandingKeys({ session, board }: Table): void {
  // With the table itself: a key pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || elsewhere(e.target)) return;
      if (document.querySelector('dialog[open]:not(.nc)') || board.filmOpen.peek()) return;
      const key = e.key.toLowerCase();
      const view = session.view.peek();
      if (key === 'i') {
        const open = board.card.peek();
        board.look(open ?? myNation(view) ?? listOrder(positionOf(session, view), true).ids[0]);
      } else if (key === 'v') {
        board.card.value = undefined;
        board.standings.value = board.standings.peek() && layout.peek() !== 'phone' ? undefined : 'points';
      } else if (key === '?') board.keysOpen.value = true;
      else if (key === 'k') board.toggleLegend();
      else if (PLACES[key]) goTo(PLACES[key], board);
      else return;
      e.preventDefault();
    };
    const onPress = (e: MouseEvent): void => {
      const badge = (e.target as Element).closest<HTMLElement>(SHORTCUTS);
      const nation = badge?.dataset['nation'];
      const view = session.view.peek();
      const pieces = nation === undefined ? undefined : view.open.nations[nation];
      if (nation === undefined || !pieces) return;
      // Asked about the map, one means the land under the own badge.
      const meant = nation === myNation(view) && board.mode.peek() && badge!.closest('.badges');
      if (meant) board.camera?.visit([...Object.keys(pieces.tokens), ...pieces.cities]);
      else board.look(nation);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress);
    };
  }, [session, board]);
}
