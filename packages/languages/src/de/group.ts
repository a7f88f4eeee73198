import { count } from './ui.ts';

export const group = {
  begun: 'Das Spiel hat begonnen.',
  now: (turn: number, phase: string) => `Runde ${turn}, ${phase}.`,
  done: (turn: number) => `Runde ${turn} ist vorbei.`,
  waits: (people: string) => `Gewartet wird auf ${people}.`,
  goesOn: 'Auf niemanden wird gewartet.',
  struck: (calamity: string, nations: string) => `${calamity}: Es trifft ${nations}.`,
  fell: (defender: string, attacker: string) => `Eine Stadt von ${defender} wird von ${attacker} gestürmt.`,
  trades: (n: number) => `${count(n, 'Tauschgeschäft', 'Tauschgeschäfte')}.`,
  built: (n: number) => `${count(n, 'Stadt', 'Städte')} gebaut.`,
  advances: (nation: string, n: number) => `${nation} ${n}`,
  bought: (list: string) => `Errungenschaften erworben: ${list}.`,
  gone: (nation: string) => `${nation} ist aus dem Spiel.`,
  place: (place: number, nation: string, points: number, player: string | undefined) =>
    `${place}. ${nation}${player === undefined ? '' : ` (${player})`}: ${count(points, 'Punkt', 'Punkte')}`,
  link: 'Zum Tisch',
  title: 'Der Kanal der Gruppe',
  lead: 'Discord oder Slack erzählt deiner Gruppe, wie das Spiel läuft: eine Nachricht je Runde, mit dem, was am Tisch alle sehen. In Discord bleibt sie auf dem neuesten Stand.',
  address: 'Adresse des Webhooks',
  where:
    'Discord: Kanal bearbeiten, Integrationen, Webhooks. Slack: eine App mit Incoming Webhooks. Wer die Adresse hat, kann dort schreiben; nur du kannst sie setzen, und niemand bekommt sie zu sehen.',
  add: 'Diesen Kanal nehmen',
  names: { discord: 'Discord', slack: 'Slack' },
  told: (service: string, host: string) => `${service} (${host}) erfährt von diesem Tisch.`,
  off: (service: string) =>
    `${service} nimmt keine Nachrichten mehr an; es wird nichts mehr dorthin geschickt.`,
  trouble: (words: string) => `Die letzte Antwort: ${words}.`,
  remove: 'Kanal beenden',
  anew: 'Setze die Adresse noch einmal oder eine neue, um weiterzumachen.',
};
