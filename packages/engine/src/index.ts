export type { Area, AreaData, CoastData, MapData, MapIndex, SetupData } from './board/map.ts';
export type * from './decisions.ts';
export { answering } from './decisions.ts';
export {
  type Cite,
  type ConflictSide,
  EVENT_TYPES,
  type EventOf,
  type Events,
  type EventType,
  type GameEvent,
  type OwnOf,
  type Readers,
  readWith,
} from './events.ts';
export { type Applied, createGame, type Game, gameOf } from './game.ts';
export { inPresentForm } from './kernel/former.ts';
export { canonical, clone, equal, hash } from './kernel/json.ts';
export { migrate } from './kernel/migrate.ts';
export { Past, sameEvents, type TurnTally, takenBack } from './kernel/past.ts';
export { pick, quick, type Rng, shuffle } from './kernel/rng.ts';
export type { Position, Sight, View } from './position.ts';
export type { OfOrders, Reason, RefusalCode, Refusals, Violation } from './refusals.ts';
export { type Options, type OptionValue, openValues, type TableOption } from './ruleset/options.ts';
export type * from './ruleset/types.ts';
export type { ValueKey } from './ruleset/values.ts';
export * from './state.ts';
export { ENGINE } from './version.ts';
export { NotKnown, redealt } from './view/redeal.ts';
export { openPoints, type Tally, tally } from './view/tally.ts';
