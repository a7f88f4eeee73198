import type { Grant, ValueKey } from '@ochre/engine';
import { byId } from '../../byId.ts';
import type { Added, Discount, Permitted, Row, Shop } from '../../effects.ts';
import { list, count as s } from '../ui.ts';

/** What a number of the rules comes to for the owner of an advance. */
export const values = {
  taxRate: ({ now }) => `Each of your cities pays ${now} in taxes.`,
  taxUp: ({ n }) => `You may tax ${n} more per city.`,
  taxDown: ({ n }) => `You may tax ${n} less per city.`,
  shipMoves: ({ n, now }) => `Your ships sail ${now} areas instead of ${now - n}.`,
  shipCapacity: ({ n, now }) => `Your ships carry ${now} tokens instead of ${now - n}.`,
  landMoves: ({ n, now }) => `Your tokens walk ${now} areas instead of ${now - n}.`,
  supportRate: ({ n, now }) => `Each of your cities needs ${now} tokens to live instead of ${now - n}.`,
  handLimit: ({ n, now }) => `You may keep ${now} commodities instead of ${now - n}.`,
  besideCity: ({ n }) => `${s(n, 'token')} may live beside each of your cities.`,
  treasuryPoints: ({ now }) => `Each treasury token pays ${now} for advances.`,
  phantomCities: ({ n }) => `You count ${s(n, 'city', 'cities')} more on the track.`,
  neighbourTokens: ({ n }) =>
    `Once a turn up to ${s(n, 'token')} from next door may help you build a city where there is no site.`,
  substitutes: ({ n }) => `Once a turn ${s(n, 'card')} of another kind may fill up a set you pay with.`,
  shipSurcharge: ({ n }) => `Each ship costs you ${n} more.`,
  citySurcharge: ({ n }) => `Each city costs you ${s(n, 'token')} more.`,
  openLimit: ({ n }) => `Where you are alone, ${s(n, 'token')} more can live.`,
  siteLimit: ({ n }) => `Where you are alone on a city site, ${s(n, 'token')} more can live.`,
  interest: ({ n }) => `Each turn every 2 treasury bring you ${n} more.`,
  siege: ({ n }) => `You need ${s(n, 'token')} fewer to attack a city.`,
  walls: ({ n }) => `Attacking your cities takes ${s(n, 'token')} more.`,
  firstBlood: ({ n }) => `Whoever fights you loses ${s(n, 'token')} before it begins.`,
  fireTokens: ({ n }) => `Where you land from ships and fight, you have ${s(n, 'token')} more.`,
} satisfies Record<ValueKey, (added: Added) => string>;

export const grants = {
  openSea: () => 'Your ships may cross open sea.',
  moveLast: ({ by }) => `You move after everybody without ${by('moveLast')}.`,
  moveLastOfAll: () => 'You move last of all.',
  noTaxRevolt: () => 'Your cities never revolt over taxes.',
  raisedLimits: ({ upTo }) =>
    upTo === undefined
      ? 'Where you are alone, 1 token more can live.'
      : `Where you are alone and the limit is at most ${upTo}, 1 token more can live.`,
  treasuryCity: () => 'Once a turn your treasury may pay up to half the tokens of a new city.',
  lossesNearby: () => 'In a fight you may lose tokens from next door instead.',
  lossesShips: () => 'In a fight you may lose ships instead of tokens.',
  lossesLast: () => 'In a fight the others lose their tokens first.',
  lossesAfterAll: ({ by }) => `In a fight the others lose first, even with ${by('lossesLast')}.`,
  fleetsLast: () => 'Against pirate ships you lose last.',
  fortified: ({ attackers }) =>
    `Attacking your cities takes ${attackers + 1} tokens; you attack with ${attackers - 1}.`,
  peace: () => 'Nobody may start a fight where your units stand.',
  breaksPeace: ({ by }) => `You may fight those with ${by('peace')} all the same.`,
  closedCities: () => 'Others may not march against your cities.',
  opensCities: ({ by }) => `You may attack the cities of those with ${by('closedCities')}.`,
  freeCard: () => 'Each turn you draw a free card from a stack above the number of your cities.',
  unraidable: () => 'Nobody can name you when pirates come.',
  closedHarbours: () => 'Others may not land from ships at your cities.',
  opensHarbours: ({ by }) => `You may land at the cities of those with ${by('closedHarbours')}.`,
  mercenaries: () => 'Before ships sail you may hire tokens for the turn with treasury.',
  blunts: ({ by }) => `${by('lossesLast')} does not help those who fight you.`,
  magnanimous: () => 'You take neither card nor treasury from most cities you conquer.',
  choosesSpoils: () => 'When a city of yours falls, you say whether a card or treasury is taken for it.',
} satisfies Record<Grant, (permitted: Permitted) => string>;

const next = (row: Row): string =>
  row.is('byWater') ? 'next to you by land or water' : 'next to you by land';

/** What is done with an advance in the phase of special abilities, by the engine's name for it. */
const deeds = {
  destroyArea: (row) => `Once a turn you may destroy all units in an area ${next(row)}.`,
  annexArea: (row) => `Once a turn you may take over all units in an area ${next(row)}.`,
  annexAreas: (row) =>
    `Once a turn you may buy all units in up to ${row.n('areas')} areas next to you, or gain up to ${row.n('treasury')} treasury.`,
  gainOrBuyArea: (row) =>
    `Once a turn you may buy all units in an area ${next(row)}, or gain up to ${row.n('treasury')} treasury.`,
  convertUnits: (row) =>
    row.n('gain') > 0
      ? `Once a turn you may buy a nation's units in an area next to you (token ${row.n('tokenPrice')}, city ${row.n('cityPrice')}, ship ${row.n('shipPrice')}), or gain up to ${row.n('gain')} treasury.`
      : `Once a turn you may take over a nation's units in an area ${next(row)}.`,
  annexBarbarians: (row) =>
    `Once a turn you may take over a pirate city or up to ${row.n('tokens')} barbarians${row.is('sole') ? ' next to you' : ', wherever they are'}.`,
  convertBarbarians: (row) =>
    `Once a turn you may take over a pirate city or up to ${row.n('points')} barbarians next to you, or turn neighbours into such.`,
  levyCards: (row) =>
    row.n('minFace') > 0
      ? `Once a turn up to ${row.n('players')} neighbours each give you a commodity of value ${row.n('minFace')} or more.`
      : 'Once a turn each of your neighbours gives you a commodity.',
  demandCard: (row) => `Once a turn you may ask up to ${row.n('players')} nations for a commodity you name.`,
  relocateTokens: (row) => `Once a turn you may move up to ${row.n('tokens')} of your tokens anywhere.`,
  settleArea: () => 'Once a turn you may settle an empty area next to you, with a city or with tokens.',
  settleAfar: () => 'Once a turn you may settle an empty area far away, with a city or with tokens.',
  sellCards: (row) => `You may sell commodities for ${row.n('times')} times their value in treasury.`,
} satisfies Record<string, (row: Row) => string>;
export type Deed = keyof typeof deeds;

export const advances = {
  values,
  grants,
  deeds: byId(deeds),
  taxBoth: ({ n }: Added) => `You may tax ${n} more or ${n} less per city.`,
  /** Cards of each of these stacks, as many as can be paid or one of each. */
  shop: (shops: readonly Shop[], many: boolean) =>
    `Each turn you may buy ${many ? 'cards' : 'a card'} from ${list(shops.map(({ stack, price }) => `stack ${stack} for ${price}`))}${many ? ' each' : ''}.`,
  discount: (all: readonly Discount[]) =>
    `Cards you buy cost ${list(all.map(({ stacks, n }) => `${n} less (stacks ${stacks[0]} to ${stacks.at(-1)})`))}.`,
  requestCards: (most: number) => `Each turn you may claim a card of each of up to ${most} other nations.`,
  boost: (goods: readonly string[]) =>
    `Once a turn a set of one of these counts 1 card more: ${goods.join(', ')}.`,
  boostMany: (n: number) => `Once a turn a set of one of ${n} goods counts 1 card more.`,
  safe: {
    all: (from: string) => `Your units are safe from ${from}.`,
    tokens: (from: string) => `Your tokens are safe from ${from}.`,
    city: (from: string) => `Your cities are safe from ${from}.`,
  },
  credits: (n: number) => `Choose ${n} credits of any groups when you buy it.`,
  creditsOneGroup: (n: number) => `Choose a group for ${n} credits when you buy it.`,
  creditsLike: (n: number, other: string) => `${n} credits of the group you chose with ${other}.`,
  discountOther: (n: number) => `Another advance bought with it costs ${n} less.`,
  free: (n: number, group: string, below: number) =>
    `Take ${s(n, 'advance')} of ${group} below ${below} free with it.`,
  dearer: (n: number, names: string, _several: boolean) => `${names} will cost you ${n} more.`,
  nothing: 'It makes other advances cheaper and does nothing else.',
  drawbacks: (n: number, all: string) => `${n === 1 ? 'Drawback' : 'Drawbacks'}: ${all}`,
};
