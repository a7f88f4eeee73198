import { type Ability, annexArea, destroyArea, levyCards } from '@ochre/engine/abilities';
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
