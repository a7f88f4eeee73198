import {
  type Ability,
  annexArea,
  annexBarbarians,
  destroyArea,
  levyCards,
  sellCards,
} from '@ochre/engine/abilities';
import { diaspora } from './diaspora.ts';
import { politics } from './politics.ts';

export const abilities: readonly Ability[] = [
  destroyArea,
  annexBarbarians,
  sellCards,
  politics,
  annexArea,
  levyCards,
  diaspora,
];
