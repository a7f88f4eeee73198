import type { Ability } from '@ochre/engine/abilities/ability.ts';
import { annexArea } from '@ochre/engine/abilities/annexArea.ts';
import { destroyArea } from '@ochre/engine/abilities/destroyArea.ts';
import { levyCards } from '@ochre/engine/abilities/levyCards.ts';
import { diaspora } from './diaspora.ts';
import { politics } from './politics.ts';
import { universalDoctrine } from './universalDoctrine.ts';

export const abilities: readonly Ability[] = [
  diaspora,
  destroyArea,
  annexArea,
  politics,
  levyCards,
  universalDoctrine,
];
