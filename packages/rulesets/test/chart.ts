/** How many of each card are in each block's stack, as charted: West and East of one block, then of two. */
export interface ChartRow {
  stack: number;
  card: string;
  '5-8': [west: number, east: number];
  '9-11': [west: number, east: number];
  '12-14': [west: number, east: number];
  '15-18': [west: number, east: number];
}

// stack, card, then West and East for 5-8, 9-11, 12-14 and 15-18 players
const rows = `
1 ochre 9 0 9 0 9 0 9 0
1 flax 0 9 0 9 0 9 0 9
1 clay 9 0 9 0 5 4 5 4
1 hides 0 9 0 9 4 5 4 5
1 bone 0 0 8 8 0 0 4 4
2 papyri 8 0 8 0 8 0 8 0
2 stone 0 8 0 8 0 8 0 8
2 iron 8 0 8 0 4 4 4 4
2 furs 0 8 0 8 4 4 4 4
2 wax 0 0 8 8 0 0 4 4
2 tempest 0 0 1 1 0 0 1 1
2 volcanic-eruption-earthquake 1 1 1 1 1 1 1 1
2 treachery 1 1 1 1 1 1 1 1
3 fish 8 0 8 0 8 0 8 0
3 timber 0 8 0 8 0 8 0 8
3 fruit 9 0 9 0 5 4 5 4
3 salt 0 9 0 9 4 5 4 5
3 ceramics 0 0 8 8 0 0 4 4
3 squandered-wealth 0 0 1 1 0 0 1 1
3 famine 1 1 1 1 1 1 1 1
3 slave-revolt 1 1 1 1 1 1 1 1
4 wool 7 0 7 0 7 0 7 0
4 cotton 0 7 0 7 0 7 0 7
4 oil 8 0 8 0 4 4 4 4
4 sugar 0 8 0 8 4 4 4 4
4 grain 0 0 8 8 0 0 4 4
4 city-riots 0 0 1 1 0 0 1 1
4 flood 1 1 1 1 1 1 1 1
4 superstition 1 1 1 1 1 1 1 1
5 wine 6 0 6 0 6 0 6 0
5 lacquer 0 6 0 6 0 6 0 6
5 textiles 7 0 7 0 4 3 4 3
5 livestock 0 7 0 7 3 4 3 4
5 glass 0 0 6 6 0 0 3 3
5 city-in-flames 0 0 1 1 0 0 1 1
5 civil-war 1 1 1 1 1 1 1 1
5 barbarian-hordes 1 1 1 1 1 1 1 1
6 tin 5 0 5 0 5 0 5 0
6 silver 0 5 0 5 0 5 0 5
6 copper 6 0 6 0 3 3 3 3
6 bronze 0 6 0 6 3 3 3 3
6 lead 0 0 6 6 0 0 3 3
6 tribal-conflict 0 0 1 1 0 0 1 1
6 cyclone 1 1 1 1 1 1 1 1
6 epidemic 1 1 1 1 1 1 1 1
7 resin 5 0 5 0 5 0 5 0
7 jade 0 5 0 5 0 5 0 5
7 incense 6 0 6 0 3 3 3 3
7 spice 0 6 0 6 3 3 3 3
7 herbs 0 0 6 6 0 0 3 3
7 minor-uprising 0 0 1 1 0 0 1 1
7 tyranny 1 1 1 1 1 1 1 1
7 civil-disorder 1 1 1 1 1 1 1 1
8 marble 4 0 4 0 4 0 4 0
8 dye 0 4 0 4 0 4 0 4
8 gemstones 5 0 5 0 3 2 3 2
8 tea 0 5 0 5 2 3 2 3
8 obsidian 0 0 4 4 0 0 2 2
8 banditry 0 0 1 1 0 0 1 1
8 corruption 1 1 1 1 1 1 1 1
8 iconoclasm-and-heresy 1 1 1 1 1 1 1 1
9 ivory 4 0 4 0 4 0 4 0
9 silk 0 4 0 4 0 4 0 4
9 gold 5 0 5 0 3 2 3 2
9 pearls 0 5 0 5 2 3 2 3
9 amber 0 0 4 4 0 0 2 2
9 coastal-migration 0 0 1 1 0 0 1 1
9 regression 1 1 1 1 1 1 1 1
9 piracy 1 1 1 1 1 1 1 1
`;

export const chart: ChartRow[] = rows
  .trim()
  .split('\n')
  .map((line) => {
    const [stack, card, ...n] = line.split(' ');
    const pair = (i: number): [number, number] => [Number(n[i]), Number(n[i + 1])];
    return {
      stack: Number(stack),
      card: card!,
      '5-8': pair(0),
      '9-11': pair(2),
      '12-14': pair(4),
      '15-18': pair(6),
    };
  });
