import type { Words } from '../../answers.ts';

export const words: Words = {
  token: {
    asks: 'Spielstein',
    also: ['Stein, Figur, Volk, Bevölkerung'],
    says: 'Eine runde Figur, ein Teil deiner Nation. Auf dem Brett steht er in einem Gebiet, wächst und zieht; im Schatz ist er Geld. Du hast 55.',
  },
  city: {
    asks: 'Stadt',
    says: 'Eine Figur, gebaut aus sechs oder zwölf Spielsteinen. Sie bringt Karten und Steuern und zählt 5 Punkte als Einheit. Du hast neun.',
  },
  ship: {
    asks: 'Schiff',
    also: ['Boot'],
    says: 'Eine Figur, die Spielsteine über Wasser trägt. Sie ist keine Einheit: Sie zählt weder für Limits noch als Verlust. Du hast vier.',
  },
  unit: {
    asks: 'Einheit',
    says: 'Ein Spielstein oder eine Stadt. Schiffe sind keine.',
  },
  'unit-points': {
    asks: 'Einheitenpunkte',
    also: ['Punkte der Figuren'],
    says: 'Wie Figuren bei Verlusten und Übernahmen zählen: 1 für einen Spielstein, 5 für eine Stadt, nichts für ein Schiff.',
  },
  stock: {
    asks: 'Vorrat',
    also: ['Reserve'],
    says: 'Deine Figuren, die weder auf dem Brett noch im Schatz sind. Was du verlierst, kommt hierher zurück, und was du setzt, kommt von hier.',
  },
  treasury: {
    asks: 'Schatz',
    also: ['Geld, Schatzkammer'],
    says: 'Spielsteine, die als Geld beiseiteliegen. Steuern bringen sie dorthin, und was ausgegeben wird, geht in den Vorrat zurück.',
  },
  limit: {
    asks: 'Limit',
    also: ['Scheibe, Höchstzahl'],
    says: 'Wie viele Spielsteine in einem Gebiet bleiben dürfen: die Zahl in seiner Scheibe.',
  },
  site: {
    asks: 'Bauplatz',
    also: ['Quadrat'],
    says: 'Ein Quadrat auf der Karte. Eine Stadt braucht dort sechs Spielsteine; ein schwarzer ist vor Fluten sicher.',
  },
  wilderness: {
    asks: 'Stadt in der Wildnis',
    says: 'Eine Stadt in einem Gebiet ohne Quadrat. Sie braucht zwölf Spielsteine.',
  },
  'flood-plain': {
    asks: 'Flutebene',
    says: 'Gebiete an einem großen Strom, die eine Flut erreichen kann. Weiße Quadrate liegen darin, schwarze nicht.',
  },
  coast: {
    asks: 'Küste',
    also: ['Küstengebiet'],
    says: 'Ein Gebiet aus Land und Wasser, das Schiffe erreichen. Ein See allein macht keine Küste.',
  },
  'open-sea': {
    asks: 'Offene See',
    also: ['Hochsee'],
    says: 'Ein Gebiet aus Wasser allein. Schiffe fahren nur mit der Errungenschaft hinein, die sie öffnet.',
  },
  adjacent: {
    asks: 'Benachbart',
    also: ['angrenzend, Grenze, neben'],
    says: 'Gebiete sind benachbart, wenn sie eine Grenze teilen, zu Land oder zu Wasser.',
  },
  census: {
    asks: 'Volkszählung',
    also: ['Zählung'],
    says: 'Wie viele Spielsteine du nach dem Wachstum auf dem Brett hast. Wer die meisten hat, zieht zuerst.',
  },
  surplus: {
    asks: 'Überschuss',
    also: ['zu viele Spielsteine'],
    says: 'Spielsteine über dem Limit eines Gebiets oder neben einer Stadt. Sie gehen nach dem Städtebau in den Vorrat zurück.',
  },
  support: {
    asks: 'Versorgung',
    says: 'Zwei Spielsteine auf dem Brett für jede Stadt. Ohne sie werden Städte verkleinert.',
  },
  reduce: {
    asks: 'Verkleinern',
    also: ['Verkleinerung'],
    says: 'Eine Stadt wieder zu Spielsteinen machen, so viele das Limit ihres Gebiets erlaubt.',
  },
  annex: {
    asks: 'Annektieren',
    also: ['übernehmen, bekehren'],
    says: 'Figuren eines anderen durch eigene ersetzen. Der andere bekommt seine in den Vorrat zurück.',
  },
  commodity: {
    asks: 'Ware',
    also: ['Handelskarte, Güter'],
    says: 'Eine Handelskarte, die etwas wert ist, von 1 bis 9. Gleiche bilden einen Satz.',
  },
  set: {
    asks: 'Satz',
    says: 'Karten derselben Ware. Sie sind den Wert von einer mal das Quadrat ihrer Anzahl wert.',
  },
  calamity: {
    asks: 'Unglück',
    also: ['Katastrophe'],
    says: 'Eine Handelskarte, die den trifft, der sie nach dem Handel auf der Hand hat.',
  },
  'primary-victim': {
    asks: 'Hauptopfer',
    says: 'Wer ein Unglück auf der Hand hat, wenn es kommt, und zuerst getroffen wird.',
  },
  'secondary-victim': {
    asks: 'Nebenopfer',
    says: 'Wen das Hauptopfer benennt, unter einem Unglück mit zu leiden.',
  },
  beneficiary: {
    asks: 'Nutznießer',
    says: 'Wer von einem Unglück oder einem Abfall etwas hat: meist wer die Karte weggegeben hat, sonst wer am meisten im Vorrat hat.',
  },
  advance: {
    asks: 'Errungenschaft',
    also: ['Fortschritt, Technologie, Zivilisationskarte, Erfindung'],
    says: 'Etwas, das deine Nation gelernt hat. Sie wird mit Karten und Schatz gekauft, hat eine Wirkung, macht andere billiger und geht nie verloren.',
  },
  group: {
    asks: 'Gruppe',
    also: ['Farbe'],
    says: {
      CL: 'Die Farbe einer Errungenschaft: Künste, Handwerk, Wissenschaft oder Staatskunst. Manche haben zwei.',
      other:
        'Die Farbe einer Errungenschaft: Künste, Handwerk, Wissenschaft, Staatskunst oder Religion. Manche haben zwei.',
    },
  },
  credit: {
    asks: 'Gutschrift',
    also: ['Rabatt, Nachlass'],
    says: 'Was eine Errungenschaft vom Preis späterer abzieht. Sie wird nicht verbraucht.',
  },
  ability: {
    asks: 'Besondere Fähigkeit',
    says: 'Was manche Errungenschaften dich einmal in der Runde tun lassen, nach den Unglücken.',
  },
  track: {
    asks: 'Zeittafel',
    also: ['a.s.t., c.a.c., Leiste, Zeitleiste'],
    says: 'Die Leiste, auf der jeder Marker durch die Epochen zieht, ein Feld in der Runde.',
  },
  epoch: {
    asks: 'Epoche',
    also: ['Zeitalter, Tor'],
    says: 'Ein Abschnitt der Zeittafel, von der Steinzeit bis zur Späten Eisenzeit. Jede verlangt etwas, bevor sie einen Marker einlässt.',
  },
  ranking: {
    asks: 'Rangfolge',
    also: ['Reihenfolge der Zeittafel'],
    says: 'Die feste Reihenfolge der Nationen. Sie regelt, was sonst nichts regelt.',
  },
  barbarian: {
    asks: 'Barbaren',
    says: 'Spielsteine, die niemandem gehören. Sie kommen mit Unglücken und kämpfen gegen jeden, auf den sie treffen.',
  },
  'pirate-city': {
    asks: 'Piratenstadt',
    says: 'Eine Stadt, die niemandem gehört. Sie braucht keine Versorgung, und jeder darf sie angreifen.',
  },
  block: {
    asks: 'Block',
    also: ['Osten und Westen'],
    says: 'Mit vielen Spielern haben Osten und Westen eigene Stapel. Du ziehst aus deinen, handelst aber mit allen.',
  },
};
