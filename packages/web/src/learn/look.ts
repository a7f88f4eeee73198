import type { Rules } from '@ochre/engine';
import type { Look } from '@ochre/lessons';
import { useEffect } from 'preact/hooks';
import { cardKind } from '../decisions/model/names.ts';
import type { TableBoard } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { areaPlace, find, PARTS, pictured, tab } from '../table/parts.ts';
import { calamityIcon } from '../ui/goods.ts';

// Eyes are led by a mark on what is there to be seen; its look is that of lesson.css.

/** Where something that eyes are led to may be found. */
function placesOf(look: Look, rules: Rules): readonly string[] {
  if ('part' in look) return PARTS[look.part];
  if ('nation' in look) return [`.nations [data-nation="${look.nation}"]`, ...PARTS.nations];
  if ('advance' in look) return [`[data-advance="${look.advance}"]`, tab('advance')];
  if ('card' in look) {
    const kind = cardKind(rules, look.card);
    const face = pictured(rules.findCard(look.card)?.calamity ? calamityIcon(kind) : kind);
    return [`.hand .set${face}`, `.setchip${face}`, `.mh-card${face}`, `.handview li${face}`, tab('hand')];
  }
  return [areaPlace(areaOf(look)!)];
}

const areaOf = (look: Look): string | undefined =>
  'area' in look ? look.area : 'coast' in look ? look.coast : undefined;

const LED = 'data-led';

/** Marks what is looked at as long as it is, wherever it appears. @returns what ends it */
export function lead(looks: readonly Look[], rules: Rules): () => void {
  const places = looks.map((look) => placesOf(look, rules));
  let marked = new Set<Element>();
  let asked = 0;
  const mark = (): void => {
    asked = 0;
    const found = new Set(places.flatMap((place) => find(place) ?? []));
    for (const gone of marked) if (!found.has(gone)) gone.removeAttribute(LED);
    for (const one of found) one.setAttribute(LED, '');
    marked = found;
  };
  const observer = new MutationObserver(() => {
    if (asked === 0) asked = requestAnimationFrame(mark);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
    for (const one of marked) one.removeAttribute(LED);
  };
}

/** The areas among what is looked at. */
export const areasIn = (looks: readonly Look[]): string[] => looks.flatMap((look) => areaOf(look) ?? []);

/** What is scrolled away comes into sight, without the page jumping. */
export function bringIntoSight(looks: readonly Look[], rules: Rules, board: TableBoard): void {
  const areas = areasIn(looks);
  if (areas.length > 0) board.show(areas);
  for (const look of looks.toReversed())
    if (areaOf(look) === undefined)
      find(placesOf(look, rules))?.scrollIntoView({
        block: 'nearest',
        inline: 'nearest',
        behavior: 'smooth',
      });
}

/** Leads eyes for as long as a step lasts. */
export function useLook(looks: readonly Look[], rules: Rules, board: TableBoard, key: unknown): void {
  useEffect(() => lead(looks, rules), [key, board, looks]);
  useEffect(() => {
    // After what the question itself brings into sight. On a phone the task would be scrolled away.
    const wanted = layout.peek() === 'phone' ? looks.filter((look) => areaOf(look) !== undefined) : looks;
    const timer = setTimeout(() => bringIntoSight(wanted, rules, board));
    return () => clearTimeout(timer);
  }, [key, board]);
}
