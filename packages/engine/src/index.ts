export type { Area, AreaData, MapData, MapIndex, SetupData } from './board/map.ts';
export type * from './decisions.ts';
export type { Cite, GameEvent, Violation } from './events.ts';
export { type Applied, createGame, type Game } from './game.ts';
export { canonical, clone, equal, hash } from './kernel/json.ts';
export { pick, quick, type Rng, shuffle } from './kernel/rng.ts';
export type { Position, Sight, View } from './position.ts';
export type * from './ruleset/types.ts';
export * from './state.ts';
