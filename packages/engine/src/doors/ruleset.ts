// What a rule set is written with: steps, questions, refusals, terms, and what changes a position.

export { discard, drawCard, give, putInLayers, show, takeUp } from '../board/cards.ts';
export { annexCity, annexTokens, destroyCity, reduceCity } from '../board/cities.ts';
export {
  build,
  collect,
  comeBack,
  deploy,
  dismiss,
  found,
  goAway,
  hire,
  launch,
  lend,
  pay,
  place,
  raze,
  remove,
  shift,
  sink,
} from '../board/transfer.ts';
export { decisionsWith } from '../decisions/index.ts';
export { tradeWithTreasury } from '../decisions/trade.ts';
export { type Due, due, Play, type Question } from '../kernel/play.ts';
export { seatId } from '../kernel/start.ts';
export type { AnyStep, Next, Nothing, Step } from '../kernel/step.ts';
export { refuse } from '../refusals.ts';
export { CITE_KEYS, type Cites, isNeeded } from '../ruleset/cites.ts';
export { type Bar, checkOptions } from '../ruleset/options.ts';
export { type Procedure, procedure, type Terms } from '../ruleset/terms.ts';
export { either, int, list, literal, map, object, type Shape, text } from '../shape.ts';
