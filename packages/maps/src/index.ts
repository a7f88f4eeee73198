export { type AreaFacts, areaOfCoast, type BuildInput, buildMap, type CoastSplits } from './build.ts';
export { classic } from './classic/map.ts';
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
export { world } from './world/map.ts';
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
