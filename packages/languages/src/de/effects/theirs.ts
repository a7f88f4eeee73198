import type { Language } from '../../language.ts';
import { tokens } from '../ui.ts';

export const theirs: Language['effects']['theirs'] = {
  values: {
    shipMoves: ({ now }) => `Schiffe fahren ${now} Gebiete weit.`,
    shipCapacity: ({ now }) => `Schiffe tragen ${now} Spielsteine.`,
    landMoves: ({ now }) => `Spielsteine ziehen ${now} Gebiete weit.`,
    siege: ({ n }) => `Greift Städte mit ${tokens(n)} weniger an.`,
    walls: ({ n }) => `Wer ihre Städte angreift, braucht ${n} mehr.`,
    firstBlood: ({ n }) => `Wer gegen sie kämpft, verliert vorher ${n}.`,
    fireTokens: ({ n }) => `${tokens(n)} mehr, wo sie landet und kämpft.`,
  },
  grants: {
    openSea: () => 'Schiffe fahren über offenes Meer.',
    moveLast: ({ by }) => `Zieht nach allen ohne ${by('moveLast')}.`,
    moveLastOfAll: () => 'Zieht als Letzte von allen.',
    lossesNearby: () => 'Darf Spielsteine von nebenan verlieren.',
    lossesShips: () => 'Darf Schiffe statt Spielsteinen verlieren.',
    lossesLast: () => 'Verliert im Kampf zuletzt.',
    lossesAfterAll: () => 'Verliert im Kampf als Letzte von allen.',
    fortified: ({ attackers }) =>
      `Gegen ihre Städte braucht man ${attackers + 1}, sie gegen fremde ${attackers - 1}.`,
    peace: () => 'Niemand darf einen Kampf mit ihr beginnen.',
    breaksPeace: ({ by }) => `Darf alle angreifen, die ${by('peace')} haben.`,
    closedCities: () => 'Niemand darf gegen ihre Städte ziehen.',
    opensCities: ({ by }) => `Darf Städte angreifen, die ${by('closedCities')} schützt.`,
    closedHarbours: () => 'Niemand darf mit Schiffen an ihren Städten landen.',
    opensHarbours: ({ by }) => `Darf an Städten landen, die ${by('closedHarbours')} schützt.`,
    mercenaries: () => 'Darf Spielsteine für eine Runde anwerben.',
    blunts: ({ by }) => `${by('lossesLast')} hilft gegen sie nicht.`,
    choosesSpoils: () => 'Sagt, was für ihre gefallene Stadt genommen wird.',
  },
  deeds: {
    destroyArea: () => 'Darf alle Einheiten in einem Gebiet nebenan zerstören.',
    annexArea: () => 'Darf ein Gebiet nebenan übernehmen.',
    annexAreas: (row) => `Darf bis zu ${row.n('areas')} Gebiete nebenan kaufen.`,
    gainOrBuyArea: () => 'Darf alle Einheiten in einem Gebiet nebenan kaufen.',
    convertUnits: () => 'Darf Einheiten einer Nation nebenan übernehmen.',
    annexBarbarians: () => 'Darf Piraten oder Barbaren übernehmen.',
    convertBarbarians: () => 'Darf Barbaren übernehmen oder erschaffen.',
    levyCards: (row) =>
      row.n('minFace') > 0
        ? `Bis zu ${row.n('players')} Nachbarn geben ihr eine Ware.`
        : 'Jeder Nachbar gibt ihr eine Ware.',
    demandCard: (row) => `Darf ${row.n('players')} Nationen um eine Ware bitten.`,
    relocateTokens: (row) => `Darf ${row.n('tokens')} Spielsteine irgendwohin versetzen.`,
    settleArea: () => 'Darf ein leeres Gebiet nebenan besiedeln.',
    settleAfar: () => 'Darf ein leeres Gebiet in der Ferne besiedeln.',
    sellCards: (row) => `Verkauft Waren für das ${row.n('times')}-Fache.`,
  },
  requestCards: (most) => `Verlangt jede Runde von ${most} Nationen eine Karte.`,
};
