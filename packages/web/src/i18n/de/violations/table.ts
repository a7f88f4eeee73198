import { sentences } from '../../sentences.ts';
import { count } from '../ui.ts';

export const table = sentences({
  'The answer does not have the form of {kind}.': ({ kind }) =>
    `Die Antwort passt nicht zur Frage „${kind}“.`,
  'This is not what you are asked now.': 'Du bist jetzt etwas anderes gefragt.',
  'You are not asked this now.': 'Das bist du jetzt nicht gefragt.',
  'Others decide before you.': 'Andere entscheiden vor dir.',
  'The game is over.': 'Das Spiel ist aus.',
  'No such nation is in play.': 'Diese Nation ist nicht im Spiel.',
  'Civilizations are still being chosen: a seat can be given up, but no nation leaves yet.':
    'Noch werden Nationen gewählt: Einen Platz kannst du abgeben, aber noch keine Nation verlässt das Spiel.',
  'A nation leaves after the phase or at the end of the turn.':
    'Eine Nation geht nach der Phase oder am Ende der Runde.',
  'The table cannot do this now.': 'Das kann der Tisch jetzt nicht tun.',

  'This civilization does not play in this layout.': 'Diese Nation spielt bei dieser Besetzung nicht mit.',
  'This civilization is taken.': 'Diese Nation ist schon vergeben.',
  'There is no group {group}.': ({ group }) => `Eine Gruppe ${group} gibt es nicht.`,
  'Credits come in portions of {n}.': ({ n }) => `Gutschriften gibt es nur in Schritten von ${n}.`,
  'Choose {n} credits.': ({ n }) => `Wähle ${count(n, 'Gutschrift', 'Gutschriften')}.`,
  'The tax rate is from {n} to {m}.': ({ n, m }) => `Der Steuersatz liegt zwischen ${n} und ${m}.`,
  'This is not one of the choices.': 'Das steht nicht zur Wahl.',
  'This costs {n} treasury.': ({ n }) => `Das kostet ${n} Schatz.`,
});
