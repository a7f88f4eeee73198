/** Ink of every commodity, chosen so that goods of one stack differ. */
const colours: Record<string, string> = {
  ochre: '#B4601A',
  flax: '#6C7338',
  clay: '#A65A3C',
  hides: '#8A5A36',
  bone: '#7A6648',
  papyri: '#7C7A35',
  stone: '#6B6A64',
  iron: '#56606B',
  furs: '#7B4A2E',
  wax: '#9A6F16',
  fish: '#2E6E8E',
  timber: '#7A4A22',
  fruit: '#A63A4A',
  salt: '#5D7480',
  ceramics: '#A24E2A',
  wool: '#7B6A57',
  cotton: '#6F6350',
  oil: '#66752A',
  sugar: '#8A5F7A',
  grain: '#8C6409',
  wine: '#7A2E5C',
  lacquer: '#94261F',
  textiles: '#3A5C9A',
  livestock: '#6E5330',
  glass: '#2F7280',
  tin: '#66707A',
  silver: '#5F6B75',
  copper: '#A04A22',
  bronze: '#8A5A1E',
  lead: '#4E5866',
  resin: '#9C5A12',
  jade: '#2E7B57',
  incense: '#7C5A33',
  spice: '#A8431C',
  herbs: '#42702F',
  marble: '#6A6F86',
  dye: '#7B2A66',
  gemstones: '#2B7F74',
  tea: '#4C6E2C',
  obsidian: '#3D3A4A',
  ivory: '#806A38',
  silk: '#8A3F7A',
  gold: '#866404',
  pearls: '#566F86',
  amber: '#A86008',
  water: '#2F6FA0',
  papyrus: '#7C7A35',
  cloth: '#3A5C9A',
  spices: '#A8431C',
  gems: '#2B7F74',
  pearl: '#566F86',
};
const UNKNOWN = '#6B573E';

/** Ink of every calamity. */
export const CALAMITY_INK = '#94261F';

export const goodColour = (commodity: string): string => colours[commodity] ?? UNKNOWN;

/** Calamities whose picture has another name than the card. */
const pictures: Record<string, string> = {
  'volcanic-eruption-earthquake': 'volcano',
  'volcano-earthquake': 'volcano',
  'iconoclasm-and-heresy': 'iconoclasm',
};

export const calamityIcon = (id: string): string => pictures[id] ?? id;
