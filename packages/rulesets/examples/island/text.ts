import type { BookText } from '../../src/manifest.ts';
import { rules as book } from './rules.ts';

export const about = 'Two peoples share a small island for eight turns, until the King Tide comes.';

export const rules: BookText['rules'] = async () => book;

export const rulings: BookText['rulings'] = async () => [];
