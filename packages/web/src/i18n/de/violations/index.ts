import { speaker } from '../../sentences.ts';
import { abilities } from './abilities.ts';
import { cards } from './cards.ts';
import { movement } from './movement.ts';
import { table } from './table.ts';
import { units } from './units.ts';

/** Why the engine refuses an answer, by its English sentences; a test reads those from its source. */
export const sentences = { ...table, ...movement, ...units, ...cards, ...abilities };

export const speak = speaker(sentences);
