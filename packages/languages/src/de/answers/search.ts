import type { Search } from '../../answers.ts';

export const search: Search = {
  stop: `aber alle als am an auf aus bei bin bis da das dass dem den denn der des die dies diese dieser dir doch dort du
    durch ein eine einem einen einer es er für gibt hab habe haben hat heißt hier ich ihm ihn ihr im in ist ja jemand kann
    können könnte man mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nun nur oder ohne sein seine
    sich sie sind so soll sollte tun um und uns vom von vor wann war warum was wegen welche welcher wem wen wenn wer werde
    werden wie wieso wir wird wo wofür womit wozu zu zum zur bedeutet bedeuten darf dürfen braucht brauche mehr gut jetzt anderen anderem andere`,
  same: [
    'spielstein stein figur leute volk bevölkerung',
    'stadt städte',
    'gewinnen gewinnt gewinner sieg siegen sieger ziel',
    'verlieren verliere verloren verlust weg hin verschwinden verschwunden',
    'unglück katastrophe desaster',
    'errungenschaft fortschritt technologie erfindung',
    'kampf kämpfe kämpfen gekämpft konflikt schlacht krieg gefecht',
    'angreifen angriff greife erobern',
    'bauen baue gebaut gründen errichten',
    'schatz schatzkammer geld gold münze kasse',
    'zeittafel leiste zeitleiste',
    'karte handkarte handelskarte',
    'kreis scheibe',
    'gebiet feld ort provinz land',
    'handel handeln tausch tauschen',
    'lügen lüge gelogen bluffen betrügen',
    'meer see ozean wasser',
    'schiff boot',
    'vorbei ende endet beendet schluss',
    'kaufen gekauft erwerben',
    'bezahlen zahlen kosten kostet preis',
    'anfang anfangen beginnen beginn starten',
    'abfallen abgefallen abfall aufstand rebellion revolte',
    'raus ausgeschieden',
    'epoche zeitalter',
    'reihe dran reihenfolge',
    'würfel gewürfelt',
  ],
  endings: ['ungen', 'ung', 'ern', 'en', 'er', 'es', 'em', 'et', 'st', 'e', 'n', 's', 't'],
  least: 4,
};
