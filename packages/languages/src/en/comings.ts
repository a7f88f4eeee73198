/** What somebody who knows one edition notices first in another: from-to. */
export const comings = {
  'MC-EE': [
    'You know this game: these are the rules of Mega Civilization on the eastern half of the world, for nine at most.',
    'Ships may be built beside a city alone, and where somebody else stands with you, both grow.',
    'The tokens of an attack that failed stay until surplus is removed, instead of going at once.',
    'While nobody has a city, a turn goes straight from the draw to the track.',
  ],
  'MC-CX': [
    'Points are of another size: 100 for a space of the track, 50 for a city, the price of every advance, and hand and treasury count too.',
    'Advances have prerequisites, and thirteen aggressive ones are open to half of the players each: who buys first has the choice.',
    'Your marker stands still as long as you have fewer cities than its epoch asks for, and goes back without any.',
    'Calamities are harsher, above all those of the other block, and who traded one away often chooses its victims.',
    'Ships are built before anybody moves, and cards are for sale from several stacks, each by an advance.',
  ],
  'MC-DH': [
    'Barbarians stay for good, have a turn of their own before all calamities, and one of the players leads them.',
    'In trade only one name must be true, and treasury may be part of the deal.',
    'Advances count only 1 to 3 points, so the track matters more; your marker stands still with too few cities.',
    'You can be out: who cannot pay the losses of a calamity, or has no piece left, plays no more.',
    'Credits of both groups count together, and a card of stack 9 costs 18.',
  ],
  'MC-CL': [
    'This is a race: whoever reaches the last space of the track first has won, and points only open its last epoch.',
    'There are sixteen advances, eleven for each at most, and no special abilities, barbarians or minor calamities.',
    'Advances are bought before the calamities strike, and you keep six cards, calamities included.',
    'In trade you state the number of cards, their value together, and one name; a calamity is passed on once.',
    'A city that falls brings no card and no treasury.',
  ],
  'CL-MC': [
    'It is no race: most points win, from advances, the track and cities, and who gets to the end first need not be ahead.',
    'There are 51 advances in five colours. They give credits by colour, and none is limited.',
    'In trade two names and the number of cards must be true, never the total value, and everybody may lie about the rest.',
    'Calamities come after trade and before you buy; there are minor ones, barbarians and pirate cities.',
    'After the calamities some advances act by themselves: special abilities that take, convert or buy what others have.',
    'Who destroys a city draws a card from its owner, and takes up to 3 treasury.',
  ],
  'CL-EE': [
    'It is no race: most points win, from advances, the track and cities, and who gets to the end first need not be ahead.',
    'There are 51 advances in five colours. They give credits by colour, and none is limited.',
    'In trade two names and the number of cards must be true, never the total value, and everybody may lie about the rest.',
    'Calamities come after trade and before you buy; there are barbarians and pirate cities.',
    'Who destroys a city draws a card from its owner, and takes up to 3 treasury.',
  ],
  'CL-CX': [
    'It is no race: most points win, 100 for a space of the track, the price of every advance, 50 for a city, and hand and treasury.',
    'There are 51 advances, many with prerequisites, and thirteen aggressive ones that only half of the players can get.',
    'Advances fight, defend and trade: read what others have before you move next to them.',
    'Calamities come after trade and before you buy, and harsher ones than you know: barbarians, pirates, tyranny.',
    'Your marker stands still as long as you have fewer cities than its epoch asks for.',
  ],
  'CL-DH': [
    'It is no race: most points win, 5 for a space of the track, 1 to 3 for an advance, 1 for a city.',
    'There are 53 advances in five groups, and some let you act after the calamities: special abilities.',
    'Barbarians stay for good, have a turn of their own before all calamities, and one of the players leads them.',
    'Treasury may be part of a trade; one name and the number of cards must be true, the total value need not be told.',
    'You can be out: who cannot pay the losses of a calamity, or has no piece left, plays no more.',
  ],
};
