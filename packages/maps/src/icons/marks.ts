/** The mark of Ochre on a grid of 32: a pigment disc whose counter is a ziggurat. */
export const brandMark =
  'M15.8 1.3c4.6-.2 8.4 1.3 11.1 4.1 2.6 2.7 4 6.3 3.9 10.8-.1 4.4-1.7 8-4.5 10.7-2.7 2.6-6.3 3.9-10.5 3.8-4.3-.1-7.9-1.6-10.6-4.4C2.6 23.5 1.2 20 1.3 15.7c.1-4.3 1.6-7.9 4.3-10.5 2.6-2.5 6-3.7 10.2-3.9zM13.4 9.6v5.2h-3.3v5H6.8v5.1h18.4v-5.1h-3.3v-5h-3.3V9.6z';

/** Pieces, drawn about 0,0 at full size. */
export const shapes = {
  city: 'M-20 16V-10h5.5v3.5h4V-10H-7V-19L0-24.5 7-19V-10h3.5v3.5h4V-10H20V16z',
  cityShine: 'M-17.8 13.5V-7.8M-5-9V-17.8',
  flag: 'M0-19V-38M0-37.5h17l-4 5.5 4 5.5H0z',
  hull: 'M-22 4c4 9 11 13 22 13s19-4.5 23-14c-4 2-7 2.2-10 2.2h-27c-3 0-5-.3-8-1.2z',
  mast: 'M0-24V5',
  mainSail: 'M1-21c10 2 14 8 14 19H1z',
  foreSail: 'M-1-18c-7 2-11 7-11.5 16H-1z',
  cone: 'M-22 17L-5-18Q0-13 5-18L22 17Z',
  lava: 'M-5-18Q0-13 5-18L8.5-10 3-4 0-9-4-3-8.5-10Z',
} as const;
