/** A map is data the engine can play on: these are the engine's own types. */
export type { AreaData, AreaId, CoastData, CoastId, MapData, RegionId, SetupData } from '@ochre/engine';
