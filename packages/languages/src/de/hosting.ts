import type { hosting as english } from '../en/hosting.ts';

export const hosting: typeof english = {
  untitled: (host: string) => `Der Tisch von ${host}`,
  whoMayCome: 'Wer kommen darf',
  privacy: {
    link: ['Mit dem Link', 'Wer den Link hat, kann Platz nehmen. Der Tisch steht in keiner Liste.'],
    open: ['Alle', 'Die Startseite zeigt den Tisch allen.'],
    invited: ['Nur Eingeladene', 'Für andere gibt es den Tisch nicht. Du lädst ein, sobald er eröffnet ist.'],
  },
  watching: 'Zusehen',
  watch: {
    live: ['Sofort', 'Wer kommen darf, darf auch zusehen, aber niemandem in die Karten.'],
    later: [
      'Später',
      'Wer zusieht, sieht Züge und Nachrichten erst nach einer Weile und kann so niemandem helfen.',
    ],
    nobody: ['Niemand', 'Nur wer einen Platz hat, sieht das Spiel.'],
  },
  howMuchLater: 'Wie viel später',
  decisionsLater: (n) => `${n} Entscheidungen`,
  times: 'Die Uhr selbst stellen',
  ownTimes: 'mit eigenen Zeiten',
  time: {
    decision: ['Für eine Entscheidung', 'Keine: nur der Handel hat ein Zeitlimit.'],
    bank: ['Reserve', 'Für das ganze Spiel; sie läuft, wenn die Zeit einer Entscheidung um ist.'],
    increment: ['Dazu in jeder Runde', 'Kommt zu Beginn jeder Runde in alle Reserven.'],
    trade: ['Für den Handel', 'Danach endet er für alle.'],
    absence: [
      'Ein Bot springt ein nach',
      'Für Abwesende, solange andere da sind. Wer zurückkommt, spielt selbst weiter.',
    ],
    late: ['Wenn die Zeit um ist', 'Das Spiel wählt das Sicherste für dich, oder ein Bot entscheidet.'],
    remind: ['Erinnerung', 'So lange, bevor die Zeit um ist.'],
    vacation: ['Freie Tage', 'Für jede Person. An diesen Tagen steht ihre Uhr still.'],
  },
  none: 'keine',
  never: 'nie',
  late: { fallback: 'das Sicherste', bot: 'ein Bot entscheidet' },
  invite: {
    title: 'Einladungen',
    lead: 'Ohne Einladung sieht niemand diesen Tisch. Ein Name genügt: du bekommst einen Link zum Weitergeben. Wer sich mit einer bestätigten Adresse anmeldet, die du eingeladen hast, findet den Tisch auch im eigenen Konto.',
    name: 'Name',
    email: 'E-Mail-Adresse (freiwillig)',
    submit: 'Einladen',
    mails: 'Der Link geht auch an diese Adresse.',
    mailsNot: 'Dieser Server verschickt keine Post: gib den Link selbst weiter.',
    mailsKnown:
      'Der Link geht auch dorthin, wenn du mit einer bestätigten Adresse angemeldet bist; sonst gib ihn selbst weiter.',
    once: (who) => `Der Link für ${who}. Er gilt einmal und wird nur jetzt gezeigt:`,
    sent: (address) => `Er ist auch unterwegs an ${address}.`,
    somebody: 'einen Gast',
    unused: 'Noch nicht benutzt',
    withdraw: 'Zurückziehen',
    you: 'Du bist an diesen Tisch eingeladen. Nimm Platz, dann kann niemand sonst deine Einladung benutzen.',
    wait: 'Nur Eingeladene sehen diesen Tisch.',
    broken: 'Der Link dieser Einladung ist unvollständig. Kopiere ihn noch einmal, bis zum letzten Zeichen.',
    gone: 'Diese Einladung wurde schon benutzt oder zurückgezogen. Bitte um eine neue.',
  },
  lobby: {
    game: 'Spiel',
    host: 'Gastgeber',
    full: 'Ganzes Spiel',
    short: 'Kurzes Spiel von fünf bis sieben Runden',
    turns: (n) => `endet nach Runde ${n}`,
    track: (name) => `Zeittafel: ${name}`,
    later: (time) => `Später, um ${time}`,
    fill: (n) => (n === 1 ? 'Letzten Platz mit einem Bot besetzen' : `${n} Plätze mit Bots besetzen`),
    watch: 'Nur zuschauen',
    watching: 'Du schaust zu. Das Spiel öffnet sich hier, sobald es beginnt.',
    ratherPlay: 'Ich möchte doch mitspielen',
    noWatching: 'An diesem Tisch darf niemand zuschauen.',
    taken: 'Alle Plätze sind besetzt.',
  },
  lost: {
    title: 'Diese Adresse führt nirgendwohin',
    code: (code) =>
      `„${code}“ ist kein Code eines Tisches: Ein Code hat 16 Buchstaben und Ziffern. Kopiere den Link noch einmal oder bitte darum.`,
    place: (place) => `Einen Ort namens „${place}“ gibt es hier nicht.`,
    unserved:
      'Tische mit anderen, Konten und Einladungen brauchen einen Server, und dieses Ochre hat keinen. Hier spielst du gegen Bots, auf diesem Gerät.',
    table:
      'Vielleicht wurde er weggeräumt, oder im Code ist ein Fehler. Ein Tisch für Eingeladene öffnet sich nur mit dem Link deiner Einladung.',
  },
  next: {
    waits: (title, more) =>
      more === 0 ? `${title} wartet auf dich.` : `${title} und ${more} weitere warten auf dich.`,
    go: 'Hingehen',
  },
  behind: {
    minutes: (time) => `Du siehst das Spiel ${time} später, als es gespielt wird.`,
    actions: (n) => `Du siehst das Spiel ${n} Entscheidungen später, als es gespielt wird.`,
  },
};
