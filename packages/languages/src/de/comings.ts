import type { Comings } from '../language.ts';

export const comings: Comings = {
  'MC-EE': [
    'Du kennst dieses Spiel: Es sind die Regeln von Mega Civilization auf der östlichen Hälfte der Welt, für höchstens neun.',
    'Schiffe darfst du auch neben einer Stadt allein bauen, und wo jemand mit dir steht, wachsen beide.',
    'Die Spielsteine eines misslungenen Angriffs bleiben, bis der Überschuss entfernt wird, statt sofort zu gehen.',
    'Solange niemand eine Stadt hat, geht es vom Kartenziehen gleich zur Zeittafel.',
  ],
  'MC-CX': [
    'Die Punkte sind von anderer Größe: 100 für ein Feld der Zeittafel, 50 für eine Stadt, der Preis jeder Errungenschaft, und auch Hand und Schatz zählen.',
    'Errungenschaften haben Voraussetzungen, und dreizehn aggressive stehen je nur der Hälfte der Spieler offen: Wer zuerst kauft, hat die Wahl.',
    'Dein Marker steht still, solange du weniger Städte hast, als seine Epoche verlangt, und geht ganz ohne zurück.',
    'Unglücke sind härter, vor allem die des anderen Blocks, und wer eines weggegeben hat, wählt oft seine Opfer.',
    'Schiffe werden gebaut, bevor jemand zieht, und Karten gibt es aus mehreren Stapeln zu kaufen, je durch eine Errungenschaft.',
  ],
  'MC-DH': [
    'Barbaren bleiben für immer, haben vor allen Unglücken einen eigenen Zug, und einer der Spieler führt sie.',
    'Im Handel muss nur ein Name stimmen, und Schatz darf zum Geschäft gehören.',
    'Errungenschaften zählen nur 1 bis 3 Punkte, also wiegt die Zeittafel mehr; dein Marker steht mit zu wenigen Städten still.',
    'Du kannst ausscheiden: Wer die Verluste eines Unglücks nicht zahlen kann oder keine Figur mehr hat, spielt nicht mehr mit.',
    'Gutschriften beider Gruppen zählen zusammen, und eine Karte aus Stapel 9 kostet 18.',
  ],
  'MC-CL': [
    'Das ist ein Rennen: Wer das letzte Feld der Zeittafel zuerst erreicht, hat gewonnen, und Punkte öffnen nur ihre letzte Epoche.',
    'Es gibt sechzehn Errungenschaften, höchstens elf für jeden, und keine besonderen Fähigkeiten, Barbaren oder kleinen Unglücke.',
    'Errungenschaften werden gekauft, bevor die Unglücke kommen, und du behältst sechs Karten, Unglücke mitgezählt.',
    'Im Handel nennst du die Zahl der Karten, ihren Wert zusammen und einen Namen; ein Unglück wird einmal weitergegeben.',
    'Eine Stadt, die fällt, bringt weder Karte noch Schatz.',
  ],
  'CL-MC': [
    'Es ist kein Rennen: Die meisten Punkte gewinnen, aus Errungenschaften, Zeittafel und Städten, und wer zuerst am Ende ist, muss nicht vorn liegen.',
    'Es gibt 51 Errungenschaften in fünf Farben. Sie geben Gutschriften nach Farbe, und keine ist begrenzt.',
    'Im Handel müssen zwei Namen und die Zahl der Karten stimmen, der Wert zusammen wird nie genannt, und über den Rest darf jeder lügen.',
    'Unglücke kommen nach dem Handel und vor dem Kauf; es gibt kleine, Barbaren und Piratenstädte.',
    'Nach den Unglücken handeln manche Errungenschaften selbst: besondere Fähigkeiten, die nehmen, bekehren oder kaufen, was andere haben.',
    'Wer eine Stadt zerstört, zieht eine Karte von ihrem Besitzer und nimmt bis zu 3 Schatz.',
  ],
  'CL-EE': [
    'Es ist kein Rennen: Die meisten Punkte gewinnen, aus Errungenschaften, Zeittafel und Städten, und wer zuerst am Ende ist, muss nicht vorn liegen.',
    'Es gibt 51 Errungenschaften in fünf Farben. Sie geben Gutschriften nach Farbe, und keine ist begrenzt.',
    'Im Handel müssen zwei Namen und die Zahl der Karten stimmen, der Wert zusammen wird nie genannt, und über den Rest darf jeder lügen.',
    'Unglücke kommen nach dem Handel und vor dem Kauf; es gibt Barbaren und Piratenstädte.',
    'Wer eine Stadt zerstört, zieht eine Karte von ihrem Besitzer und nimmt bis zu 3 Schatz.',
  ],
  'CL-CX': [
    'Es ist kein Rennen: Die meisten Punkte gewinnen, 100 für ein Feld der Zeittafel, der Preis jeder Errungenschaft, 50 für eine Stadt, dazu Hand und Schatz.',
    'Es gibt 51 Errungenschaften, viele mit Voraussetzungen, und dreizehn aggressive, die nur die Hälfte der Spieler bekommen kann.',
    'Errungenschaften kämpfen, verteidigen und handeln: Lies, was andere haben, bevor du neben sie ziehst.',
    'Unglücke kommen nach dem Handel und vor dem Kauf, und härtere, als du sie kennst: Barbaren, Piraten, Tyrannei.',
    'Dein Marker steht still, solange du weniger Städte hast, als seine Epoche verlangt.',
  ],
  'CL-DH': [
    'Es ist kein Rennen: Die meisten Punkte gewinnen, 5 für ein Feld der Zeittafel, 1 bis 3 für eine Errungenschaft, 1 für eine Stadt.',
    'Es gibt 53 Errungenschaften in fünf Gruppen, und manche lassen dich nach den Unglücken handeln: besondere Fähigkeiten.',
    'Barbaren bleiben für immer, haben vor allen Unglücken einen eigenen Zug, und einer der Spieler führt sie.',
    'Schatz darf zu einem Handel gehören; ein Name und die Zahl der Karten müssen stimmen, der Wert zusammen muss nicht genannt werden.',
    'Du kannst ausscheiden: Wer die Verluste eines Unglücks nicht zahlen kann oder keine Figur mehr hat, spielt nicht mehr mit.',
  ],
};
