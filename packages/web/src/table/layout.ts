import { signal } from '@preact/signals';

export type Layout = 'wide' | 'rail' | 'phone';

const phone = matchMedia('(max-width: 759px)');
const rail = matchMedia('(max-width: 1199px)');
const now = (): Layout => (phone.matches ? 'phone' : rail.matches ? 'rail' : 'wide');

/** How much room the window gives. */
export const layout = signal<Layout>(now());

for (const query of [phone, rail])
  query.addEventListener('change', () => {
    layout.value = now();
  });
