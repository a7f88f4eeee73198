/** A map is data the engine can play on: these are the engine's own types. */
export type { AreaData, CoastData, MapData, SetupData } from '@ochre/engine/board/map.ts';
export type { AreaId, CoastId, RegionId } from '@ochre/engine/state.ts';
