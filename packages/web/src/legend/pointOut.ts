import { reducedMotion } from '../settings/settings.ts';

/** Twice 360 milliseconds, or an outline for a while where nothing shall move. */
const PULSES_MS = 720;
const OUTLINED_MS = 2000;

const inSight = (map: DOMRect, { left, right, top, bottom, width, height }: DOMRect): boolean =>
  width + height > 0 && right > map.left && left < map.right && bottom > map.top && top < map.bottom;

/** Makes signs of the map stand out for a moment. @returns whether any of them is in sight */
export function pointOut(selector: string): boolean {
  const map = document.querySelector('.map');
  if (!map) return false;
  const frame = map.getBoundingClientRect();
  const signs = [...map.querySelectorAll(selector)].filter((sign) =>
    inSight(frame, sign.getBoundingClientRect()),
  );
  for (const sign of signs) sign.classList.add('pointed');
  setTimeout(
    () => {
      for (const sign of signs) sign.classList.remove('pointed');
    },
    reducedMotion.peek() ? OUTLINED_MS : PULSES_MS,
  );
  return signs.length > 0;
}
