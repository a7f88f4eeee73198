import type { keys as en } from '../en/keys.ts';

export const keys: typeof en = {
  title: 'Alle Tasten',
  groups: [
    [
      'Deine Entscheidung',
      [
        ['1 – 9', 'eine Möglichkeit wählen'],
        ['↑ ↓', 'durch die Möglichkeiten gehen'],
        ['E', 'der gefüllte Knopf: beenden, bauen, erwerben, bestätigen'],
        ['U', 'rückgängig'],
        ['H', 'den Berater fragen, dann seinem Rat folgen'],
        ['G', 'zeigen, wo das nächste Ziel liegt oder wovon eine Lektion spricht'],
      ],
    ],
    [
      'Markt',
      [
        ['1 – 9', 'eine Karte des Satzes anbieten, mit Umschalt zurücknehmen'],
        ['N', 'neues Angebot'],
        ['C', 'Gegenangebot zu dem, das den Fokus hat'],
        ['Enter', 'abschicken oder annehmen'],
        ['D', 'ich bin fertig'],
      ],
    ],
    [
      'Tisch',
      [
        ['M', 'zur Karte; Pfeile gehen ins Nachbargebiet, Enter wählt es'],
        ['L', 'zur Chronik'],
        ['I', 'deine Nationenkarte; Pfeile führen zur nächsten Nation'],
        ['K', 'Legende der Karte'],
        ['V', 'Stand der Nationen'],
        ['Esc', 'zurück'],
        ['?', 'diese Liste'],
      ],
    ],
    [
      'Züge der anderen',
      [
        ['Leertaste', 'bis zu deiner nächsten Entscheidung überspringen'],
        ['P', 'anhalten'],
        ['← →', 'eine Nation zurück oder weiter'],
        ['[ ]', 'langsamer oder schneller'],
        ['S', 'was sich seit deiner Entscheidung änderte: alles, meines, nichts'],
      ],
    ],
  ],
};
