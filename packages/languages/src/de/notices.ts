import { momentIn } from '../moment.ts';

const moment = momentIn('de');
const colon = (about: string | undefined): string => (about === undefined ? '' : `: ${about}`);
const until = (deadline: number | undefined): string =>
  deadline === undefined ? '' : ` Deine Zeit endet am ${moment(deadline)}.`;

export const notices = {
  decisions: {
    chooseCivilization: 'eine Nation wählen',
    foundCities: 'die ersten Städte gründen',
    chooseCredits: 'Gutschriften wählen',
    placeTokens: 'Spielsteine setzen',
    taxRate: 'den Steuersatz festlegen',
    move: 'ziehen',
    conflictLoss: 'Verluste eines Konflikts hinnehmen',
    construct: 'Städte bauen',
    chooseCities: 'Städte wählen',
    reduceCities: 'Städte verkleinern',
    takeDamage: 'Verluste wählen',
    chooseNations: 'unter den Nationen wählen',
    chooseOne: 'eine Wahl treffen',
    confirm: 'ja oder nein sagen',
    discardCards: 'Karten abwerfen',
    selectUnits: 'Einheiten auswählen',
    annexUnits: 'Einheiten annektieren',
    trade: 'handeln',
    purchase: 'Errungenschaften erwerben',
  },
  somebody: 'Jemand',
  decision: (about: string | undefined, deadline: number | undefined) =>
    `Der Tisch wartet auf deine Entscheidung${colon(about)}.${until(deadline)}`,
  near: (about: string | undefined, deadline: number | undefined) =>
    `Deine Zeit ist fast um${colon(about)}.${until(deadline)}`,
  taken: (nation: string) => `${nation} hat dein Angebot angenommen.`,
  offer: (nation: string) => `${nation} hat dir ein Angebot gemacht.`,
  over: 'Das Spiel ist aus.',
  happened: (things: number) => `${things} Neuigkeiten`,
  happenedAt: (things: number, tables: number) => `${things} Neuigkeiten an ${tables} Tischen`,
  noMore: (link: string) => `Keine solchen Nachrichten mehr: ${link}`,
  confirmSubject: 'Willst du Nachrichten von deinem Spiel?',
  confirmLetter: (confirm: string, stop: string) =>
    `Jemand, hoffentlich du, möchte Nachrichten von einem Spiel bei Ochre an diese Adresse.

Wenn du sie willst, bestätige es hier: ${confirm}

Wenn nicht, tu einfach nichts: es wird nichts geschickt. Damit du nie wieder gefragt wirst: ${stop}
`,
  pages: {
    confirm: {
      ask: 'Sollen Nachrichten von deinem Spiel an deine Adresse gehen?',
      button: 'Ja, bitte schicken',
      done: 'Fertig: Du hörst von uns.',
      stale: 'Dieser Link gilt nicht mehr.',
    },
    stop: {
      ask: 'Sollen auf diesem Weg keine Nachrichten mehr an dich gehen?',
      button: 'Keine Nachrichten mehr',
      done: 'Fertig: Auf diesem Weg kommt nichts mehr.',
      stale: 'Dieser Link gilt nicht.',
    },
    home: 'Zu den Spielen',
  },
};
