import type { Sentences } from '../../refusals/catalogue.ts';
import { count, ships, thereAre, tokens } from './count.ts';

export const movement = {
  aboard: 'Nobody waits aboard while others move: order the whole voyage with its landing.',
  attack: ({ nation, area, most }) =>
    `The city of ${nation} in ${area} may not be attacked: after each order at most ${tokens(most)} may be there.`,
  bound: ({ orders }) =>
    orders === 1
      ? 'The first order caused conflict ahead of turn and stays.'
      : `The first ${orders} orders caused conflict ahead of turn and stay.`,
  capacity: (p) => `A ship carries ${tokens(p.tokens)}.`,
  cargo: (p) => `${thereAre(p.tokens)} ${tokens(p.tokens)} aboard.`,
  closedCity: ({ nation, area }) => `No tokens may move into the city of ${nation} in ${area}.`,
  closedHarbour: ({ nation, area }) => `No ship may land tokens beside the city of ${nation} in ${area}.`,
  endAtSea: 'A ship may not stay in open sea.',
  followed: ({ orders }) =>
    `Others have followed into a protected area: ${orders === 1 ? 'the first order stays' : `the first ${orders} orders stay`}.`,
  hiredCargo: (p) => `Hired tokens aboard: ${p.tokens}.`,
  hiredToEmbark: ({ area, left }) => `Hired tokens to embark in ${area}: ${left}.`,
  idleLeg: 'A leg lands, loads or sails.',
  keptShip: 'A ship built or maintained this turn cannot be scrapped.',
  maintained: 'That ship is maintained already.',
  moved: ({ area, left }) => `Tokens in ${area} have moved already; ${left} may still move.`,
  movedAshore: ({ area, left }) => `Tokens in ${area} have moved already; ${left} may still embark.`,
  movedByRoad: ({ area, left }) =>
    `Tokens in ${area} have moved already; ${left} may still move. Both steps of a road are one order.`,
  newShip: 'Only ships of earlier turns are maintained.',
  noLandBorder: ({ from, to }) => `${from} does not border ${to} by land.`,
  noLanding: ({ area }) => `Nobody may land in ${area}.`,
  noLeg: 'A voyage has a leg at least.',
  noOpenSea: 'The ship may not sail through open sea.',
  noOrder: 'There is no order.',
  noShip: 'There is no such ship.',
  noShipbuilder: ({ area }) => `There is no unit in ${area} to build a ship.`,
  noStay: ({ area }) => `A ship may not stay in ${area}.`,
  noEntry: ({ area }) => `No ship may enter ${area}.`,
  noWaterBorder: ({ fromCoast, toCoast }) => `${fromCoast} does not border ${toCoast} by water.`,
  nothingToUndo: 'There is nothing to take back.',
  oneStep: 'Tokens move one area by land.',
  openSea: ({ area }) => `There is no land in ${area}.`,
  otherPhase: 'This is done in another phase.',
  outOfPlay: ({ area }) => `${area} is out of play.`,
  ownTokens: ({ area }) => `There are not enough own tokens in ${area}.`,
  peace: ({ nation, area }) => `No conflict may be caused with the units of ${nation} in ${area}.`,
  pirateFleet: ({ coast }) => `The pirate fleet at ${coast} lets nobody pass.`,
  range: ({ steps }) => `A ship sails ${count(steps, 'step')} in a turn.`,
  shipNeedsCity: ({ area }) => `This ship is built beside an own city, and there is none in ${area}.`,
  shipNeedsToken: ({ area }) =>
    `This ship is built where an own token stands, and in ${area} there is only a city.`,
  shipPrice: ({ price }) => `A ship costs ${price}, in treasury and tokens together.`,
  shipSite: 'Ships are built on coasts.',
  shipStock: 'There is no ship in stock.',
  shipsPerTurn: ({ most }) => `Build at most ${ships(most)} in a turn.`,
  stopped: ({ area }) => `Tokens have to stop in ${area} and go no further.`,
  toEmbark: ({ area, left }) => `${thereAre(left)} ${tokens(left)} to embark in ${area}.`,
  toMove: ({ area, left }) => `${thereAre(left)} ${tokens(left)} to move in ${area}.`,
  tokenFrom: ({ area }) => `The token must come from ${area}.`,
  tokensFrom: ({ area }) => `More tokens must come from ${area}.`,
  upkeep: ({ price }) => `Upkeep is ${price} from treasury, or a token.`,
  upkeepFirst: 'A ship of an earlier turn is maintained before it is used.',
  whichCoast: ({ area }) => `${area} has several coasts: say which one.`,
} satisfies Partial<Sentences>;
