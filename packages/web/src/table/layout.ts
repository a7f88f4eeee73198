import { signal } from '@preact/signals';

export type Layout = 'wide' | 'rail' | 'phone';

/** A phone held upright, and one lying on its side: wide enough for a column beside the map, too low for a sheet over it. */
const LYING = '(max-height: 479px) and (min-width: 560px) and (max-width: 1023px)';
const lies = matchMedia(LYING);
const phone = matchMedia(`(max-width: 759px), ${LYING}`);
/** Too low for whole cards under what is written. */
const lows = matchMedia('(max-height: 719px)');
const rail = matchMedia('(max-width: 1199px)');
const now = (): Layout => (phone.matches ? 'phone' : rail.matches ? 'rail' : 'wide');

/** How much room the window gives. */
export const layout = signal<Layout>(now());
/** Whether the phone lies on its side. */
export const lying = signal(lies.matches);
/** Whether a phone held upright has little height: a small one, or one whose browser takes its share. */
export const low = signal(lows.matches && !lies.matches);

/** How high the window is, in pixels. */
export const height = signal(innerHeight);
addEventListener('resize', () => {
  height.value = innerHeight;
});

for (const query of [phone, rail, lies, lows])
  query.addEventListener('change', () => {
    layout.value = now();
    lying.value = lies.matches;
    low.value = lows.matches && !lies.matches;
  });
