import type { Kind } from '@ochre/engine';

/** What can be asked in the steps of a turn; in those not listed nobody is asked anything. */
const ASKS: Readonly<Record<string, readonly Kind[]>> = {
  taxation: ['taxRate', 'chooseCities', 'chooseNations'],
  expansion: ['placeTokens'],
  hire: ['placeTokens'],
  shipbuilding: ['move'],
  movement: ['move'],
  conflict: ['conflictLoss', 'chooseOne', 'spoils', 'confirm'],
  crowding: ['conflictLoss', 'chooseOne', 'confirm'],
  construction: ['construct'],
  support: ['reduceCities'],
  interest: ['chooseCities'],
  drawInTurn: ['buyCard'],
  buyCards: ['buyCard'],
  shopping: ['buyCard'],
  requests: ['chooseOne', 'giveCard'],
  exchange: ['discardCards'],
  trade: ['trade'],
  abilities: ['useAbility', 'giveCard', 'revealCards', 'chooseOne'],
  purchase: ['purchase'],
  handLimit: ['discardCards'],
  departures: ['reduceCities', 'relocate'],
};

/** Steps in which each card asks for something else. */
const BY_CARD = new Set([
  'minorCalamities',
  'majorCalamities',
  'lowestCalamities',
  'allCalamities',
  'barbarianTurn',
  'calamitiesByKind',
  'fixedCalamities',
  'tradedCalamities',
  'minorsInTurn',
]);

/** Questions that come only to some, by what they own or want: they are not told of in a minute. */
const RARE: ReadonlySet<Kind> = new Set(['confirm', 'revealCards', 'giveCard', 'relocate', 'chooseNations']);

export const asksByCard = (step: string): boolean => BY_CARD.has(step);
export const askedIn = (step: string): readonly Kind[] => ASKS[step] ?? [];
/** The questions of a step that everybody meets. */
export const asksOf = (step: string): readonly Kind[] =>
  step === 'departures' ? [] : askedIn(step).filter((kind) => !RARE.has(kind));
