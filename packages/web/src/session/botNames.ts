const NAMES = [
  'Hanno',
  'Brennus',
  'Ashoka',
  'Enheduanna',
  'Kleito',
  'Tomyris',
  'Sargon',
  'Nitocris',
  'Arwe',
  'Mago',
  'Kanishka',
  'Rhea',
  'Viriatus',
  'Piye',
  'Sappho',
  'Meluhha',
  'Imhotep',
  'Arsaces',
];

/** What a bot at the n-th seat is called. */
export const botName = (n: number): string => NAMES[(n - 1) % NAMES.length]!;
