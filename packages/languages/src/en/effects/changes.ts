import { byId } from '../../byId.ts';
import type { Change, Taken } from '../../effects.ts';
import { count as s } from '../ui.ts';

const WHEN = { primary: ' when the card is yours', secondary: ' when the card is another’s' };
const when = ({ as }: Change): string => (as ? WHEN[as] : '');
/** A calamity does something to its victim. */
const does = ({ name, several }: Change, verb: string): string => `${name} ${several ? verb : `${verb}s`}`;
const during = ({ name }: Change): string => `During ${name}`;

const less = {
  cities: (c) => `${does(c, 'spare')} ${c.n} more of your cities${when(c)}.`,
  points: (c) => `${does(c, 'take')} ${c.n} less from you${when(c)}.`,
  rate: (c) => `${during(c)} each of your cities needs ${s(c.n, 'token')} fewer${when(c)}.`,
  tokens: (c) => `${during(c)} ${c.n} more of your tokens feed cities${when(c)}.`,
  barbarians: (c) => `${c.name} come with ${c.n} fewer.`,
  cards: (c) => `${does(c, 'take')} cards worth ${c.n} less.`,
  steps: (c) => `${does(c, 'throw')} you back ${s(c.n, 'space')} less.`,
  treasury: (c) => `${does(c, 'take')} ${c.n} treasury less.`,
} satisfies Record<Taken, (c: Change) => string>;

const more = {
  cities: (c) => `${does(c, 'hit')} ${c.n} more of your cities${when(c)}.`,
  points: (c) => `${does(c, 'take')} ${c.n} more from you${when(c)}.`,
  rate: (c) => `${during(c)} each of your cities needs ${s(c.n, 'token')} more${when(c)}.`,
  tokens: (c) => `${during(c)} ${c.n} fewer of your tokens feed cities${when(c)}.`,
  barbarians: (c) => `${c.name} come with ${c.n} more.`,
  cards: (c) => `${does(c, 'take')} cards worth ${c.n} more.`,
  steps: (c) => `${does(c, 'throw')} you back ${s(c.n, 'space')} more.`,
  treasury: (c) => `${does(c, 'take')} ${c.n} treasury more.`,
} satisfies Record<Taken, (c: Change) => string>;

/** Other ways in which an advance changes a calamity, by the engine's name for them. */
const twists = {
  spare: less.cities,
  reduced: (c) => `Where ${c.name} would destroy a city of yours, it only shrinks to tokens.`,
  quakeReduced: () => 'An earthquake only shrinks your city to tokens.',
  spared: () => 'An earthquake at a neighbour’s spares your cities.',
  spreads: (c) =>
    `${does(c, 'take')} ${c.n} more from you next to it${c.unless ? `, unless you have ${c.unless}` : ''}.`,
  eruptionSpreads: (c) => `A volcanic eruption takes ${c.n} more from you next to it.`,
  reckless: () => 'An earthquake destroys your city, whatever else protects it.',
  most: (c) => `${does(c, 'take')} at most ${c.n} from you.`,
  ransomCards: (c) => `${during(c)} you may give up ${c.n} commodities to keep your cities.`,
  cardEach: (c) => `${during(c)} each commodity you give up saves a city.`,
  sacrifice: (c) => `${during(c)} you may destroy ${c.n} of your cities instead of each space.`,
  cardsSave: (c) => `${during(c)} each Grain you show saves ${c.n}.`,
  laysOpen: (c) => `Grain you show during ${c.name} pays for nothing this turn.`,
  sleeps: (c) => `${does(c, 'stop')} it for the turn${when(c)}.`,
  fails: (c) => `${during(c)} tokens that live only by it die.`,
  saves: (c) => `${during(c)} tokens that live by Agriculture stay in ${c.n} areas${when(c)}.`,
  keepsShips: (c) => `${does(c, 'spare')} ${c.n} of your ships.`,
  lose: (c) => `${does(c, 'take')} ${c.n} treasury less.`,
  own: (c) => `${during(c)} you choose ${c.n} more of the points that split off.`,
  ownLess: (c) => `${during(c)} you choose ${c.n} fewer of the points that split off.`,
  rivalLess: (c) => `${during(c)} your rival chooses ${c.n} fewer of the points that split off.`,
  rivalIs: (c) => `${during(c)} your rival chooses ${c.n} points, and the parts come out more alike.`,
  smallWar: (c) => `${does(c, 'split')} off no more than ${c.n} points, chosen by your rival.`,
  bloody: (c) => `${does(c, 'kill')} ${c.n} points in either part.`,
  widens: (c) => `${does(c, 'hurt')} a neighbour too.`,
  passesOn: (c) => `When ${c.name} drags you in, you drag in a neighbour.`,
  paysForShips: (c) => `${during(c)} 1 treasury saves each of your ships.`,
  oneSpared: (c) => `${does(c, 'spare')} 1 of your cities: a pirate ship comes instead.`,
} satisfies Record<string, (c: Change) => string>;

export const changes = {
  less,
  more,
  twists: byId(twists),
  never: (c: Change) => `${does(c, 'cost')} you nothing${when(c)}.`,
  mostCities: (c: Change) => `${does(c, 'hit')} at most ${s(c.n, 'city', 'cities')} of yours${when(c)}.`,
  mostPoints: (c: Change) => `${does(c, 'take')} at most ${c.n} from you${when(c)}.`,
  half: (c: Change) => `${does(c, 'take')} only half from you.`,
  halfTokens: (c: Change) => `${during(c)} only half as many of your tokens stop feeding cities.`,
};
