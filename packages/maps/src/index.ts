import { classicSetups } from './classic/nations.ts';
import classicTopology from './classic/topology.json' with { type: 'json' };
import type { MapData } from './types.ts';
import { setups, smallSetups } from './world/setups.ts';
import topology from './world/topology.json' with { type: 'json' };

export { type AreaFacts, areaOfCoast, type BuildInput, buildMap, type CoastSplits } from './build.ts';
export {
  type ClassicNationId,
  type ClassicStart,
  classicExpected,
  classicNations,
  classicStarts,
} from './classic/nations.ts';
export {
  type ArcRef,
  type ArcType,
  type AreaGeometry,
  areaPath,
  type Baseline,
  baselines,
  type Disc,
  decodeSteps,
  type EdgeMark,
  encodeSteps,
  insideRings,
  type LabelGeometry,
  labelDiscs,
  lettering,
  lineLength,
  type MapGeometry,
  type Point,
  pieceSizes,
  ringPoints,
  type Steps,
  svgCurve,
  svgPath,
} from './geometry.ts';
export {
  checkGeometry,
  type FaultKind,
  type GeometryCheckOptions,
  type GeometryFault,
  type GeometryReport,
} from './geometry-check.ts';
export { coastCandidates, neighbours, waterGraph } from './graph.ts';
export { type MiniArea, miniMap } from './mini.ts';
export type { AreaData, AreaId, CoastData, CoastId, MapData, RegionId } from './types.ts';
export { validate } from './validate.ts';
export { type Block, type Expected, type NationId, nations, worldExpected } from './world/nations.ts';
export {
  areasInPlay,
  regionsInPlay,
  type Setup,
  type Side,
  setupFor,
  setups,
  smallSetups,
} from './world/setups.ts';

export const world: MapData = { ...(topology as MapData), setups: [...setups, ...smallSetups] };
export const classic: MapData = { ...(classicTopology as MapData), setups: classicSetups };
