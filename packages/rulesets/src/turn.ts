import turns from '../rules/turn.json' with { type: 'json' };

/** What is told of a phase in a minute: rules of the book, whose words are in the index. */
export interface PhaseTold {
  /** What happens. */
  readonly tells: readonly string[];
  /** Who acts when, where the book says so. */
  readonly order: string | null;
}

/** The phases of a turn, by book. */
export const turnTold: Readonly<Record<string, readonly PhaseTold[]>> = turns;

/** The rows of the lens that say what there is, what wins and when it is over: English names of part and topic. */
export const THERE_IS: readonly (readonly [part: string, topic: string])[] = [
  ['Table', 'Pieces'],
  ['Table', 'Starting credits'],
  ['6 Trade cards', 'Decks'],
  ['6 Trade cards', 'Minor calamities'],
  ['12 Advances', 'Cards'],
  ['12 Advances', 'Hand limit'],
  ['Turn', 'Order of a phase'],
  ['Turn', 'Ties'],
];
export const HOW_IT_ENDS: readonly (readonly [part: string, topic: string])[] = [
  ['13 Succession', 'Basic'],
  ['13 Succession', 'End'],
  ['13 Succession', 'Points'],
  ['13 Succession', 'Ties'],
  ['8 Calamities kept', ''],
  ['9 Calamities', 'Order'],
  ['9 Calamities', 'Beneficiary'],
];
