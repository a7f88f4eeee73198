import type { RuleEntry } from '../../src/rules.ts';

const rule = (id: string, topic: string, gist: string): RuleEntry => ({
  id: `IS ${id}`,
  topic,
  kind: 'rule',
  testable: true,
  gist,
});

/** The book of the game, a paragraph each. */
export const rules: readonly RuleEntry[] = [
  rule(
    '1.1',
    'setup',
    'Two players choose a people each, which starts with one token at its head of the island.',
  ),
  rule('2.1', 'expansion', 'Every area gains as many tokens as stand there, at most two.'),
  rule('2.2', 'movement', 'Each player in turn moves any tokens one area on by land.'),
  rule(
    '2.3',
    'conflict',
    'Above the limit of an area the smaller force loses first; six tokens attack a city.',
  ),
  rule('2.4', 'city-construction', 'Four tokens on a site become a city, eight anywhere else.'),
  rule('2.5', 'surplus', 'What stands above a limit goes; each city needs two tokens to support it.'),
  rule(
    '3.1',
    'trade-cards',
    'Each city brings a card, the first from the first stack, and what is spent goes under its stack.',
  ),
  rule(
    '3.2',
    'calamity:king-tide',
    'Who draws the King Tide loses one token in every area by the water in which no city stands.',
  ),
  rule('3.3', 'advances-purchase', 'Cards buy advances; each player holds all three at most.'),
  rule('3.4', 'ast', 'Markers move on each turn; the game ends with the eighth.'),
  rule('4.1', 'scoring', 'A city counts three points, an advance what is printed on it.'),
  rule('4.2', 'scoring', 'Ties go to the people of the reef.'),
  rule('5.1', 'advance:terraces', 'Terraces: an area holds one token more where the holder is alone.'),
  rule('5.2', 'advance:sea-walls', 'Sea Walls: the King Tide takes nothing.'),
  rule('5.3', 'advance:star-lore', 'Star Lore is worth four points.'),
];
