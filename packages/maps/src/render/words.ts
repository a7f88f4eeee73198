/** The words of the legend, for translation. */
export interface Words {
  limit: string;
  site: string;
  floodSite: string;
  floodPlain: string;
  volcano: string;
  start: string;
  landBorder: string;
  waterBorder: string;
  openSea: string;
  edge: string;
  north: string;
}

export const english: Words = {
  limit: 'population limit',
  site: 'city site',
  floodSite: 'city site on a flood plain',
  floodPlain: 'flood plain',
  volcano: 'volcano',
  start: 'start area of a nation',
  landBorder: 'land border',
  waterBorder: 'water border, coastal water',
  openSea: 'open sea',
  edge: 'edge of the known world',
  north: 'N',
};
