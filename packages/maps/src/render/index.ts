export type { Box } from '../geometry.ts';
export { type Emblem, emblemFile, emblems, hub } from '../icons/emblems.ts';
export { brandMark, shapes } from '../icons/marks.ts';
export {
  type Board,
  type BoardImage,
  type BoardOptions,
  definitions,
  drawLayer,
  renderBoard,
} from './board.ts';
export { city } from './cities.ts';
export { emblem, emblemDefs } from './emblem.ts';
export { landClip } from './ground.ts';
export { type LayerId, layerIds } from './layers.ts';
export { dashes, hatches, inkOn, type NationStyle, nationStyles, styleOf } from './nations.ts';
export { BARBARIANS, type BoardPieces, type Occupation, type OwnerPieces, occupation } from './pieces.ts';
export { type Detail, type Scene, type SceneArea, type SceneOptions, sceneOf } from './scene.ts';
export type { Scenery } from './scenery.ts';
export { ship } from './ships.ts';
export { styleSheet } from './style.ts';
export { discColours, type Theme, type ThemeId, themes } from './themes.ts';
export { token } from './tokens.ts';
export { english, type Words } from './words.ts';
