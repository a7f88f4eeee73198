import { word } from './numbers.ts';
import { cards, cities, count, points, tokens } from './ui.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const spaces = (n: number): string => count(n, 'Feld', 'Felder');

const losses = (ofTokens: number, ofCities: number): string =>
  [ofTokens > 0 && tokens(ofTokens), ofCities > 0 && cities(ofCities)].filter(Boolean).join(' und ');

// Nations are singular or plural (Rom, Kelten): no verb is bent by them.
export const gameFilm = {
  film: 'Film der Partie',
  chronicle: 'Chronik',
  barbarians: 'die Barbaren',
  turnOf: (turn: number, of: number) => `Runde ${turn} von ${of}`,
  year: (n: number) => `${n} v. Chr.`,
  years: (from: number, to: number) => `${from} – ${to} v. Chr.`,
  about: (ruleset: string, nations: number) => `${ruleset} · ${word(nations)} Nationen`,
  untitled: (ruleset: string) => `Eine Partie ${ruleset}`,
  prevails: (nation: string) => `Sieg für ${nation}`,
  share: (nations: string) => `Geteilter Sieg: ${nations}`,
  unfinished: 'Die Partie ruht',
  margin: (score: number, ahead: number, second: string) =>
    ahead > 0 ? `${points(score)}, ${ahead} vor ${second}` : `${points(score)}, gleichauf mit ${second}`,
  raceMargin: (space: number, ahead: number, second: string) =>
    ahead > 0 ? `Feld ${space}, ${spaces(ahead)} vor ${second}` : `Feld ${space}, gleichauf mit ${second}`,
  alone: (score: number) => points(score),
  more: (n: number) => `und ${n} weitere`,
  cities,
  turning: {
    firstCity: (nation: string, area: string) => `Die erste Stadt: ${area}, gebaut von ${nation}`,
    war: (area: string, one: string, other: string, lost: number) =>
      `Krieg um ${area}: ${one} gegen ${other}, ${tokens(lost)} verloren`,
    cityFalls: (area: string, by: string, of: string) => `${area}, eine Stadt von ${of}, fällt an ${by}`,
    capitalFalls: (area: string, by: string, of: string) => `${area}, die Heimat von ${of}, fällt an ${by}`,
    calamity: (calamity: string, nation: string, ofTokens: number, ofCities: number) =>
      `${calamity} bei ${nation}: ${losses(ofTokens, ofCities)} verloren`,
    calamityOfMany: (calamity: string, nation: string, ofTokens: number, ofCities: number) =>
      `${calamity} bei ${nation} und anderen: ${losses(ofTokens, ofCities)} verloren`,
    lead: (nation: string, from: string) => `Die Führung geht von ${from} an ${nation}`,
    epoch: (nation: string, epoch: string) => `${epoch}: zuerst erreicht von ${nation}`,
    deal: (one: string, other: string, n: number) => `Der größte Handel: ${one} und ${other}, ${cards(n)}`,
    cities: (nation: string, n: number) => `${capital(word(n))} Städte in einer Runde: ${nation}`,
    realm: (nation: string, n: number) => `Zuerst ${word(n)} Gebiete: ${nation}`,
    rise: (nation: string, from: number, to: number) => `${nation}: aufgestiegen von Platz ${from} auf ${to}`,
    fall: (nation: string, from: number, to: number) => `${nation}: abgestürzt von Platz ${from} auf ${to}`,
    gone: (nation: string) => `${nation}: von der Karte verschwunden`,
    end: (nation: string, ahead: number, second: string) =>
      ahead > 0
        ? `Sieg für ${nation}, ${points(ahead)} vor ${second}`
        : `Sieg für ${nation}, gleichauf mit ${second}`,
    raceEnd: (nation: string, ahead: number, second: string) =>
      ahead > 0
        ? `Sieg für ${nation}, ${spaces(ahead)} vor ${second}`
        : `Sieg für ${nation}, gleichauf mit ${second}`,
    endAlone: (nation: string) => `Sieg für ${nation}`,
  },
  poster: {
    about: (ruleset: string, nations: number, turns: number) =>
      `Eine Partie ${ruleset} · ${word(nations)} Nationen · ${word(turns)} Runden`,
    race: 'Das Rennen',
    raceNote: (turns: number) => `Vorsprung vor dem Schnitt in Punkten, Runden 1 bis ${turns}`,
    raceNoteTrack: (turns: number) => `Vorsprung vor dem Schnitt in Feldern, Runden 1 bis ${turns}`,
    average: 'Ø',
    chronicle: (n: number) => `${word(n)} Wendepunkte: was am meisten verändert hat`,
    sums: (deals: number, built: number, wars: number, calamities: number) =>
      [
        `${deals} Handel`,
        `${cities(built)} gebaut`,
        count(wars, 'Konflikt', 'Konflikte'),
        count(calamities, 'Unglück', 'Unglücke'),
      ].join(' · '),
  },
  room: {
    back: 'Zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    again: 'Noch einmal',
    turnBack: 'Eine Runde zurück',
    turnOn: 'Eine Runde weiter',
    whole: 'Ganzer Bildschirm',
    seek: 'Stelle im Film',
    at: (seconds: number, turn: number, year: string) => `Sekunde ${seconds}, Runde ${turn}, ${year}`,
    points: 'Wendepunkte',
    turn: 'Runde',
    saveFilm: 'Als Film speichern',
    savePoster: 'Plakat speichern',
    saving: (percent: number) => `Wird gespeichert: ${percent} %`,
    stop: 'Nicht mehr speichern',
    noEncoder:
      'Dieser Browser kann keine Filme schreiben. Chrome, Edge und Firefox können es; das Plakat geht überall.',
    failed: 'Das Speichern ist misslungen. Versuche es noch einmal.',
    telling: (percent: number) => `Die Partie wird nachgespielt: ${percent} %`,
    older:
      'Diese Partie wurde nach einer älteren Fassung der Regeln gespielt, und nach den geltenden kommt etwas anderes heraus: Von ihr gibt es keinen Film.',
    running: 'Eine Partie hat ihren Film, wenn sie vorbei ist.',
    mishap: 'Der Film lässt sich gerade nicht zeigen. Geh zurück und versuche es noch einmal.',
    still: 'Weniger Bewegung: Der Film steht. Mit dem Regler oder den Pfeiltasten gehst du durch die Runden.',
    keys: 'Leertaste spielt ab, Pfeile gehen eine Runde weiter, F füllt den Bildschirm.',
  },
};
