import { focusOn } from '../ui/focusOn.ts';
import type { TableBoard } from './context.ts';

export type TablePlace = 'question' | 'map' | 'log';

/** The area in the middle of what is seen of the map. */
function middleOfMap(): Element | undefined {
  const box = document.querySelector('.map')?.getBoundingClientRect();
  if (!box) return undefined;
  const at = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at.find((el) => el.matches('.area')) ?? document.querySelector('.area') ?? undefined;
}

/** Brings the focus to a place of the table; a log that is put away is laid open. */
export function goTo(place: TablePlace, board: TableBoard): void {
  const found =
    place === 'map'
      ? middleOfMap()
      : document.querySelector(
          place === 'log' ? '.logpanel [role=tabpanel]' : '.dp h2, .filmpanel h2, .waiting h2, .result h2',
        );
  if (!found && place === 'log') board.drawer.value = 'log';
  if (place === 'map') board.mapSought.value = true;
  // The log of a phone may lie further down its page.
  if (found) focusOn(found as HTMLElement | SVGElement, { preventScroll: place !== 'log' });
}
