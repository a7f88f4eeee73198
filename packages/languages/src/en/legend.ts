type Sign = [name: string, words: string];

/** What the map shows: a name and a few words for each of its signs. */
export const legend = {
  title: 'Legend',
  hint: 'press a line: the map shows where',
  groups: { ground: 'Ground', lines: 'Lines', pieces: 'Pieces' },
  signs: {
    limit: ['Limit', 'tokens that may stay'],
    ownLimit: ['Ringed limit', 'yours, changed by an advance'],
    site: ['City square', 'a city costs 6 here, 12 elsewhere'],
    whiteSite: ['White square', 'the same, but floods reach it'],
    volcano: ['Volcano', 'may bury the areas it touches'],
    outOfPlay: ['Pale land', 'out of play'],
    owned: ['Hatched colour', 'whose land it is, from afar'],
    landBorder: ['Land border', 'one step'],
    waterBorder: ['Water border', 'by ship, one step'],
    target: ['Dashed ochre', 'you may go here'],
    conflict: ['Red hatch', 'a conflict or a loss'],
    leaves: ['Blue hatch', 'leaves you'],
    tokens: ['Tokens', 'the plate counts them'],
    city: ['City', 'needs 2 tokens of support'],
    ships: ['Ship', 'carries 5, moves 4 steps'],
    hired: ['Mercenaries', 'hired for this turn'],
    barbarians: ['Barbarians', 'fight whoever meets them'],
    pirateCity: ['Pirate city', "nobody's; may be attacked"],
    emblem: ['Emblem', 'whose it is, without colour'],
    more: ['+1', 'more owners than there is room for'],
  } satisfies Record<string, Sign>,
  shown: (name: string) => `${name}: shown on the map`,
  none: (name: string) => `${name}: none in sight; move the map or come closer`,
  questions: 'Ask about the rules',
};
