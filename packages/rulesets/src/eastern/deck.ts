/**
 * One deck, the eastern one of the larger edition: two sets and two calamities a stack up to eight players,
 * three and three with nine: EE div.5-8.*, div.9-11.*, and prepared alike: EE setup.5-8.5-9, setup.9-11.6-8.
 */
export { prepareStack, stackCards, usesMinors } from '../mega/deck.ts';
