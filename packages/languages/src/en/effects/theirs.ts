import type { Grant, ValueKey } from '@ochre/engine';
import { byId } from '../../byId.ts';
import type { Added, Permitted, Row } from '../../effects.ts';
import { count as s } from '../ui.ts';
import type { Deed } from './advances.ts';

/** What others feel of an advance that a nation has, in few words: they stand beside its name. */
export const theirs = {
  values: {
    shipMoves: ({ now }) => `Its ships sail ${now} areas.`,
    shipCapacity: ({ now }) => `Its ships carry ${now} tokens.`,
    landMoves: ({ now }) => `Its tokens walk ${now} areas.`,
    siege: ({ n }) => `It needs ${s(n, 'token')} fewer to attack a city.`,
    walls: ({ n }) => `Attacking its cities takes ${s(n, 'token')} more.`,
    firstBlood: ({ n }) => `Whoever fights it loses ${s(n, 'token')} before.`,
    fireTokens: ({ n }) => `${s(n, 'token')} more where it lands and fights.`,
  } as Partial<Record<ValueKey, (added: Added) => string>>,
  grants: {
    openSea: () => 'Its ships cross open sea.',
    moveLast: ({ by }) => `It moves after those without ${by('moveLast')}.`,
    moveLastOfAll: () => 'It moves last of all.',
    lossesNearby: () => 'It may lose tokens from next door.',
    lossesShips: () => 'It may lose ships instead of tokens.',
    lossesLast: () => 'In a fight it loses last.',
    lossesAfterAll: () => 'In a fight it loses last of all.',
    fortified: ({ attackers }) =>
      `${attackers + 1} tokens attack its cities; it attacks with ${attackers - 1}.`,
    peace: () => 'Nobody may start a fight with it.',
    breaksPeace: ({ by }) => `It may fight those with ${by('peace')}.`,
    closedCities: () => 'Nobody may march against its cities.',
    opensCities: ({ by }) => `It may attack cities that ${by('closedCities')} protects.`,
    closedHarbours: () => 'Nobody may land from ships at its cities.',
    opensHarbours: ({ by }) => `It may land at cities that ${by('closedHarbours')} protects.`,
    mercenaries: () => 'It may hire tokens for a turn.',
    blunts: ({ by }) => `${by('lossesLast')} does not help against it.`,
    choosesSpoils: () => 'It says what is taken for its fallen city.',
  } as Partial<Record<Grant, (permitted: Permitted) => string>>,
  deeds: byId({
    destroyArea: () => 'It may destroy all units in an area next to it.',
    annexArea: () => 'It may take over an area next to it.',
    annexAreas: (row) => `It may buy up to ${row.n('areas')} areas next to it.`,
    gainOrBuyArea: () => 'It may buy all units in an area next to it.',
    convertUnits: () => 'It may take over a nation’s units next to it.',
    annexBarbarians: () => 'It may take over pirates or barbarians.',
    convertBarbarians: () => 'It may take over barbarians or create them.',
    levyCards: (row) =>
      row.n('minFace') > 0
        ? `Up to ${row.n('players')} neighbours give it a commodity.`
        : 'Each neighbour gives it a commodity.',
    demandCard: (row) => `It may ask ${row.n('players')} nations for a commodity.`,
    relocateTokens: (row) => `It may move ${row.n('tokens')} tokens anywhere.`,
    settleArea: () => 'It may settle an empty area next to it.',
    settleAfar: () => 'It may settle an empty area far away.',
    sellCards: (row) => `It sells commodities for ${row.n('times')} times their value.`,
  } satisfies Record<Deed, (row: Row) => string>),
  requestCards: (most: number) => `It claims a card of ${most} nations each turn.`,
};
