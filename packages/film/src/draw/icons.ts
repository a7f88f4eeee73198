import type { TurningKind } from '../story/story.ts';

/** A drawing on a grid of 24: lines, and what is tinted between them. */
interface Drawing {
  lines: string;
  tint?: string;
}

const city =
  'M3.5 20V8.5h1.8V10h1.9V8.5H9V12h6V8.5h1.8V10h1.9V8.5h1.8V20zM9 12V6.2l3-2.2 3 2.2V12M10 20v-3.2a2 2 0 0 1 4 0V20';
const bolt = 'M13.5 2L5 13.5h5.5L9 22l9.5-12.5H13z';
const steps = 'M2.5 21v-4.5h4.7V12h4.7V7.5h4.7V3H21.5v18z';

const drawings = {
  swords: { lines: 'M4 4l11 11M20 4L9 15M12.5 17.5l4-4M7.5 13.5l4 4M16.5 16.5L20 20M7.5 16.5L4 20' },
  calamity: { lines: `${bolt}M3 6l2.5 1.5M2.5 11H4.5M21.5 15h-2M21 20l-2.5-1.5`, tint: bolt },
  city: { lines: city, tint: 'M3.5 20V8.5H9V12h6V8.5h5.5V20z' },
  flames: {
    lines:
      'M3.5 20.5V12H9v2.5h6V12h5.5v8.5zM12 11.5c-3-1.5-2.6-4.3-.6-6.2.2 1.3 1 1.8 1.7 1.5.5-1.5.2-3-.7-4.3 3.4 1.2 4.6 4.3 3.3 6.7-.6 1.2-1.9 2.1-3.7 2.3z',
    tint: 'M3.5 20.5V12H9v2.5h6V12h5.5v8.5z',
  },
  laurel: {
    lines:
      'M12 20.5C6.5 19 4 14.5 5 8M12 20.5c5.5-1.5 8-6 7-12.5M5 8c-1.6-1.3-1.7-3-.6-4.7 1.5 1.3 1.7 3 .6 4.7zM5.2 12.5c-2-.5-3-1.9-2.9-3.9 2 .4 3 1.9 2.9 3.9zM7.3 16.7c-2 .2-3.5-.7-4.2-2.6 2-.3 3.5.7 4.2 2.6zM19 8c1.6-1.3 1.7-3 .6-4.7-1.5 1.3-1.7 3-.6 4.7zM18.8 12.5c2-.5 3-1.9 2.9-3.9-2 .4-3 1.9-2.9 3.9zM16.7 16.7c2 .2 3.5-.7 4.2-2.6-2-.3-3.5.7-4.2 2.6z',
  },
  trade: { lines: 'M3 8.5h14M13 4.5l4 4-4 4M21 15.5H7M11 11.5l-4 4 4 4' },
  track: { lines: `${steps}M3.5 12.5L11 5M11 9V5H7`, tint: steps },
  realm: {
    lines:
      'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 5.5V2M12 22v-3.5M5.5 12H2M22 12h-3.5M10.3 3.6L12 2l1.7 1.6M10.3 20.4L12 22l1.7-1.6M3.6 10.3L2 12l1.6 1.7M20.4 10.3L22 12l-1.6 1.7',
    tint: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  star: { lines: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.1L6.4 20l1.3-6.2L3 9.5l6.3-.7z' },
  rise: { lines: 'M4 18l6-6 4 3 6-8M15 7h5v5' },
  fall: { lines: 'M4 6l6 6 4-3 6 8M15 17h5v-5' },
  gone: { lines: 'M5 5l14 14M19 5L5 19' },
} satisfies Record<string, Drawing>;

export type Icon = keyof typeof drawings;
export const icons: Readonly<Record<Icon, Drawing>> = drawings;

export const iconOf: Readonly<Record<TurningKind, Icon>> = {
  firstCity: 'city',
  war: 'swords',
  cityFalls: 'flames',
  capitalFalls: 'flames',
  calamity: 'calamity',
  lead: 'star',
  epoch: 'track',
  deal: 'trade',
  cities: 'city',
  realm: 'realm',
  rise: 'rise',
  fall: 'fall',
  gone: 'gone',
  end: 'laurel',
};
