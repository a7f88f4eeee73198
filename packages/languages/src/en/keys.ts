/** Keys and what they do, by place. */
export const keys = {
  title: 'All keys',
  groups: [
    [
      'Your decision',
      [
        ['1 – 9', 'press an option'],
        ['↑ ↓', 'walk through the options'],
        ['E', 'the solid button: end, build, buy, confirm'],
        ['U', 'undo'],
        ['H', 'ask the adviser, then do what it says'],
        ['G', 'show where the next goal is, or what a lesson speaks of'],
      ],
    ],
    [
      'Market',
      [
        ['1 – 9', 'add a card of that set, with Shift take it back'],
        ['N', 'new offer'],
        ['C', 'counter the offer in focus'],
        ['Enter', 'send or take'],
        ['D', 'I am done'],
      ],
    ],
    [
      'Table',
      [
        ['M', 'to the map; arrows walk to the neighbouring area, Enter presses it'],
        ['L', 'to the log'],
        ['I', 'your nation card; arrows lead to the next nation'],
        ['K', 'legend of the map'],
        ['V', 'standings'],
        ['Esc', 'back'],
        ['?', 'this list'],
      ],
    ],
    [
      "Others' turns",
      [
        ['Space', 'skip to your next decision'],
        ['P', 'pause'],
        ['← →', 'one nation back or on'],
        ['[ ]', 'slower or faster'],
        ['S', 'what changed since you decided: all, mine, off'],
      ],
    ],
  ] as [string, [string, string][]][],
};
