export const letters = {
  register: (link: string): [string, string] => [
    'Dein Konto bei Ochre',
    `Jemand, wahrscheinlich du, möchte mit dieser Adresse ein Konto bei Ochre.\n\nWähle hier innerhalb einer Stunde dein Passwort:\n${link}\n\nWenn du es nicht warst, tu nichts: Dann entsteht kein Konto.\n`,
  ],
  known: (link: string): [string, string] => [
    'Du hast schon ein Konto bei Ochre',
    `Jemand, wahrscheinlich du, wollte sich mit dieser Adresse bei Ochre registrieren; sie hat aber schon ein Konto.\n\nWenn du das Passwort vergessen hast, wähle hier innerhalb einer Stunde ein neues:\n${link}\n\nWenn du es nicht warst, tu nichts.\n`,
  ],
  reset: (link: string): [string, string] => [
    'Ein neues Passwort für Ochre',
    `Jemand, wahrscheinlich du, hat das Passwort des Kontos mit dieser Adresse vergessen.\n\nWähle hier innerhalb einer Stunde ein neues:\n${link}\n\nWenn du es nicht warst, tu nichts: Das alte Passwort gilt weiter.\n`,
  ],
  email: (link: string): [string, string] => [
    'Bestätige deine Adresse bei Ochre',
    `Folge diesem Link innerhalb eines Tages, angemeldet oder nicht, und dies wird die Adresse deines Kontos:\n${link}\n\nWenn du nicht weißt, warum du das bekommst, tu nichts.\n`,
  ],
  changed: (): [string, string] => [
    'Das Passwort deines Kontos bei Ochre wurde geändert',
    'Alle anderen Browser wurden abgemeldet. Wenn du es nicht warst, verlange sofort ein neues Passwort.\n',
  ],
  moved: (): [string, string] => [
    'Dein Konto bei Ochre hat jetzt eine andere Adresse',
    'E-Mails gehen von nun an dorthin und nicht mehr hierher. Wenn du es nicht warst, wende dich sofort an die Betreiber des Servers.\n',
  ],
  arrived: (): [string, string] => [
    'Dies ist jetzt die Adresse deines Kontos bei Ochre',
    'Melde dich von nun an damit an. Wenn du kein Konto bei Ochre hast, wende dich an die Betreiber des Servers.\n',
  ],
  invited: (host: string, title: string, link: string): [string, string] => [
    'Ein Platz an einem Tisch bei Ochre',
    `${host} hält dir einen Platz am Tisch „${title}“ frei:\n${link}\n\nDer Link gilt einmal. Wenn du nicht weißt, warum du das bekommst, tu nichts.\n`,
  ],
};
