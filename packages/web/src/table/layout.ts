import { signal } from '@preact/signals';

export type Layout = 'wide' | 'rail' | 'phone';

/** A phone held upright, and one lying on its side: wide enough for a column beside the map, too low for a sheet over it. */
const LYING = '(max-height: 479px) and (min-width: 560px) and (max-width: 1023px)';
const lies = matchMedia(LYING);
const phone = matchMedia(`(max-width: 759px), ${LYING}`);
const rail = matchMedia('(max-width: 1199px)');
const now = (): Layout => (phone.matches ? 'phone' : rail.matches ? 'rail' : 'wide');

/** How much room the window gives. */
export const layout = signal<Layout>(now());
/** Whether the phone lies on its side. */
export const lying = signal(lies.matches);

for (const query of [phone, rail, lies])
  query.addEventListener('change', () => {
    layout.value = now();
    lying.value = lies.matches;
  });
