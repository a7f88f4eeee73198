import type { Part } from '@ochre/lessons';

export const pictured = (icon: string): string => `:has(use[href="#i-${icon}"])`;
export const tab = (icon: string): string => `.tabbar button${pictured(icon)}`;

/** Where parts of the screen are found, the best place first: what is out of sight on a phone has a tab. */
export const PARTS: Readonly<Record<Part, readonly string[]>> = {
  map: ['.map'],
  panel: ['.dp', '.page.staged', '.sheet'],
  confirm: ['.dp-main', '.mt-phone .btn.pri'],
  undo: ['.dp-acts .dp-icon', '.dp'],
  phases: ['.ribbon'],
  nations: ['.nations', '.nationrail', '.stlist', tab('census')],
  track: ['.ast-strip', '.stlist', tab('census')],
  stock: [`.fig${pictured('stock')}`, tab('hand')],
  treasury: [`.fig${pictured('treasury')}`, tab('hand')],
  hand: ['.mat .hand', '.mh', '.handview', '.mat.handonly', '.drawn', tab('hand')],
  market: ['.market', '.mt-phone', tab('scales')],
  shop: ['.sh-shelf', '.sh-phone', tab('advance')],
  log: ['.logpanel', tab('census')],
};

export const areaPlace = (area: string): string => `.map .area[data-area="${CSS.escape(area)}"]`;

const inSight = (found: Element): boolean => {
  const { width, height } = found.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What is on the screen at the first of these places that has something. */
export const find = (places: readonly string[]): Element | undefined =>
  places
    .map((place) => [...document.querySelectorAll(place)].find(inSight))
    .find((found) => found !== undefined);
