const scrolls = (el: Element): boolean => {
  const { overflowY } = getComputedStyle(el);
  return overflowY === 'auto' || overflowY === 'scroll';
};

/** What scrolls around an element, if anything does. */
function scrollerOf(el: Element): Element | undefined {
  for (let up = el.parentElement; up; up = up.parentElement) if (scrolls(up)) return up;
  return undefined;
}

/** The lower end of what scrolls may fade out: so much stays clear of both ends. */
const CLEAR = 14;

/** Scrolls what is around it no further than needed until an element is in sight; one with no room for all of it, from its beginning. */
export function inSight(el: Element): void {
  const around = scrollerOf(el);
  if (!around) return;
  const [{ top, bottom }, room] = [el.getBoundingClientRect(), around.getBoundingClientRect()];
  const [over, under] = [top - CLEAR - room.top, bottom + CLEAR - room.bottom];
  if (over < 0) around.scrollTop += over;
  else if (under > 0) around.scrollTop += Math.min(over, under);
}
