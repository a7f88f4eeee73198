import type { Ability } from '@ochre/engine/abilities/ability.ts';
import { annexBarbarians } from '@ochre/engine/abilities/annexBarbarians.ts';
import { destroyArea } from '@ochre/engine/abilities/destroyArea.ts';
import { levyCards } from '@ochre/engine/abilities/levyCards.ts';
import { sellCards } from '@ochre/engine/abilities/sellCards.ts';
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
