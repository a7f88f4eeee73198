// Phases that several rule sets play by, and the parts they are made of.

export { abilities, using } from '../phases/abilities.ts';
export { buyCards, deliver } from '../phases/buyCards.ts';
export { called, holders, majorCalamities, resolving, reveal } from '../phases/calamityResolution.ts';
export { calledCalamity } from '../phases/calledCalamity.ts';
export { census } from '../phases/census.ts';
export { cityAttack, lingeringAttack } from '../phases/conflict/cityAttack.ts';
export { countLoss, tokenConflict } from '../phases/conflict/tokenConflict.ts';
export { conflict } from '../phases/conflict.ts';
export { construction } from '../phases/construction.ts';
export { departing, departingOffBoard, departuresOffBoard } from '../phases/departures.ts';
export { drawAll, drawCards, drawFor, revealDrawn } from '../phases/drawCards.ts';
export { drawingInTurn } from '../phases/drawInTurn.ts';
export { eliminations, wipeOut } from '../phases/eliminations.ts';
export { expansion } from '../phases/expansion.ts';
export { handLimit, limiting } from '../phases/handLimit.ts';
export { movement, movesOnly, shipbuilding } from '../phases/movement.ts';
export { acquire, addCredits, purchase, purchaseInTurn } from '../phases/purchase.ts';
export { reshuffle } from '../phases/reshuffle.ts';
export { returnCards, returning } from '../phases/returnCards.ts';
export { scoring } from '../phases/scoring.ts';
export {
  type Choosing,
  chooseCivilizations,
  choosing,
  dismissRest,
  free,
  seatsToChoose,
  startingPieces,
  take,
} from '../phases/setup.ts';
export { succeeding, succession } from '../phases/succession.ts';
export { support } from '../phases/support.ts';
export { surplus } from '../phases/surplus.ts';
export { type Revolt, type Revolts, revolting, revolts } from '../phases/taxation/revolts.ts';
export { taxation, taxationAll, taxing } from '../phases/taxation.ts';
export { trade } from '../phases/trade.ts';
