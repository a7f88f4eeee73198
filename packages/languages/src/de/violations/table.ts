import type { Sentences } from '../../refusals/catalogue.ts';
import { count } from '../ui.ts';

export const table = {
  malformed: ({ kind }) => `Die Antwort passt nicht zur Frage „${kind}“.`,
  notAsked: ({ instead }) =>
    instead === undefined ? 'Das bist du jetzt nicht gefragt.' : 'Du bist jetzt etwas anderes gefragt.',
  notYourTurn: 'Andere entscheiden vor dir.',
  gameOver: 'Das Spiel ist aus.',
  notPlaying: 'Diese Nation ist nicht im Spiel.',
  stillChoosing:
    'Noch werden Nationen gewählt: Einen Platz kannst du abgeben, aber noch keine Nation verlässt das Spiel.',
  leaveWhen: 'Eine Nation geht nach der Phase oder am Ende der Runde.',
  notNow: 'Das kann der Tisch jetzt nicht tun.',

  notInLayout: 'Diese Nation spielt bei dieser Besetzung nicht mit.',
  taken: 'Diese Nation ist schon vergeben.',
  noGroup: ({ group }) => `Eine Gruppe ${group} gibt es nicht.`,
  creditSteps: ({ step }) => `Gutschriften gibt es nur in Schritten von ${step}.`,
  creditsDue: ({ points }) => `Wähle ${count(points, 'Gutschrift', 'Gutschriften')}.`,
  rate: ({ least, most }) => `Der Steuersatz liegt zwischen ${least} und ${most}.`,
  notAmong: 'Das steht nicht zur Wahl.',
  price: ({ price }) => `Das kostet ${price} Schatz.`,
} satisfies Partial<Sentences>;
