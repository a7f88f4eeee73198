import { type Ability, annexBarbarians, destroyArea, levyCards, sellCards } from '@ochre/engine/abilities';
import { diaspora } from './diaspora.ts';
import { politicsAndMonotheism } from './politicsAndMonotheism.ts';
import { tradeEmpire } from './tradeEmpire.ts';

export const abilities: readonly Ability[] = [
  destroyArea,
  annexBarbarians,
  sellCards,
  politicsAndMonotheism,
  levyCards,
  tradeEmpire,
  diaspora,
];
