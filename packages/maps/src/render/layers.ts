import { badges } from './badges.ts';
import { boardEdge, coastBorders, landBorders, regionBorders, seaBorders } from './borders.ts';
import { cities } from './cities.ts';
import { coast, floodPlains, rivers } from './ground.ts';
import { anchorages, discs, edgeMarks, sites, starts, volcanoes } from './marks.ts';
import { beyondNames, landNames, seaNames } from './names.ts';
import { cartouche, compass, frame } from './ornament.ts';
import type { Scene } from './scene.ts';
import { ships } from './ships.ts';
import { owners, regions, veil } from './tints.ts';
import { tokens } from './tokens.ts';

interface Layer {
  draw: (scene: Scene) => string;
  /** Whether it is shown when nothing is said. */
  on: (scene: Scene) => boolean;
  /** Cut to the land. */
  land?: true;
}

const always = (): boolean => true;
const never = (): boolean => false;
const played = ({ pieces }: Scene): boolean => pieces !== undefined;
const crowded = ({ pieces, detail }: Scene): boolean => pieces !== undefined && detail === 'far';
const roomy = (scene: Scene): boolean => !crowded(scene);

/** All layers, from below. Each becomes a group that a client can restyle or hide by its id. */
const table = {
  floodPlains: { draw: floodPlains, on: never },
  regions: { draw: regions, on: never, land: true },
  owners: { draw: owners, on: ({ pieces, detail }) => pieces !== undefined && detail !== 'near', land: true },
  rivers: { draw: rivers, on: always },
  coast: { draw: coast, on: always },
  seaBorders: { draw: seaBorders, on: always },
  coastBorders: { draw: coastBorders, on: always },
  boardEdge: { draw: boardEdge, on: always },
  regionBorders: { draw: regionBorders, on: always },
  landBorders: { draw: landBorders, on: always },
  edgeMarks: { draw: edgeMarks, on: always },
  anchorages: { draw: anchorages, on: roomy },
  sites: { draw: sites, on: roomy },
  volcanoes: { draw: volcanoes, on: roomy },
  discs: { draw: discs, on: roomy },
  starts: { draw: starts, on: ({ pieces }) => pieces === undefined },
  beyondNames: { draw: beyondNames, on: always },
  seaNames: { draw: seaNames, on: always },
  landNames: { draw: landNames, on: roomy },
  veil: { draw: veil, on: played },
  ships: { draw: ships, on: (scene) => played(scene) && !crowded(scene) },
  tokens: { draw: tokens, on: (scene) => played(scene) && !crowded(scene) },
  cities: { draw: cities, on: played },
  badges: { draw: badges, on: crowded },
  compass: { draw: compass, on: always },
  cartouche: { draw: cartouche, on: always },
  frame: { draw: frame, on: always },
} satisfies Record<string, Layer>;

export type LayerId = keyof typeof table;

export const layers: Readonly<Record<LayerId, Layer>> = table;

export const layerIds = Object.keys(table) as LayerId[];
