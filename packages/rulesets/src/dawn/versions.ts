import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'DH 17.2.1',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
      },
      {
        cite: 'DH 30.41.3',
        en: 'The counter that Public Works allows beside a city is a unit of its own: it stays when the city goes.',
      },
      {
        cite: 'DH 30.11.2',
        en: 'Whoever may not attack a holder of Cultural Ascendancy may not join a fight against one either, unless attacked there by that holder.',
      },
      {
        cite: 'DH 19.1.5',
        en: 'Urbanism helps with every city off the city sites, not with one a turn.',
      },
      {
        cite: 'DH 18.5.2',
        en: 'Attackers of a city who all fall draw no card and pillage nothing.',
      },
      {
        cite: 'DH 29.2.1.1',
        en: 'At a border volcano the points of Urbanism come from areas next to either side.',
      },
      {
        cite: 'DH 29.5.2.1',
        en: 'Hordes and Banditry that came back by trade count as traded; barbarians who come into leaderless land bring their leader.',
      },
      {
        cite: 'DH 29.1.3',
        en: 'Barbarians of both blocks move once a turn; leaderless ones rest.',
      },
      {
        cite: 'DH 14.1.2',
        en: 'Nothing grows where a city stands; who is wiped out is out at once.',
      },
      {
        cite: 'DH 29.4.1.3',
        en: 'Corruption, Banditry and Tyranny take the exact amount, or the least more.',
      },
      {
        cite: 'DH 24.1.8',
        en: 'Who can take damage in one way only is not asked.',
      },
      {
        cite: 'DH 23.1.3',
        en: 'Who has fewer than three cards besides calamities that lie open is not asked to trade.',
      },
      {
        cite: 'DH 29.3.1.2',
        en: 'Losses ordered of others may exceed what they have by what their advances take off.',
      },
      {
        cite: 'DH 16.1.5',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
      },
      {
        cite: 'DH 20.1.1',
        en: 'Counters beside the new city of somebody else stay until all have built, and may help to build next door.',
      },
      {
        cite: 'DH 29.4.1.2',
        en: 'In a Civil War the victim may act for the barbarians itself; where even they lack pieces, who gains says what stays.',
      },
      {
        cite: 'DH 26.1',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
      },
      {
        cite: 'DH 30.18.5',
        en: 'In a Flood a holder of Engineering never loses more than seven points, also where whole units come to less.',
      },
      {
        cite: 'DH 29.4.1.3',
        en: 'Who can pick units in one way only is not asked.',
      },
      {
        cite: 'DH 13.3.1',
        en: 'A city that has come over in a tax revolt does not revolt again from its new owner.',
      },
      {
        cite: 'DH 21.1.1',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
      },
      {
        cite: 'DH 24.1.7',
        en: 'Who loses the last unit to the points of Urbanism or to Tyranny is out at once, like who loses it to other unit points.',
      },
      {
        cite: 'DH 29.5.2.17',
        en: 'Barbarians who take a city fight its defenders once; those left within the limit stay beside it until the next conflict.',
      },
      {
        cite: 'DH 29.5.2.14',
        en: 'Barbarians above a limit do not go back to an area they marched from in the same turn.',
      },
      {
        cite: 'DH 28.1',
        en: 'Who leaves at the end of a turn goes when the markers have moved.',
      },
      {
        cite: 'DH 24.1.5',
        en: 'Who holds one calamity twice and too many in all says which of the two cards goes back, unless both do.',
      },
      {
        cite: 'DH 29.3.1.1',
        en: 'Who is named in a Famine or an Epidemic never loses more than eight or ten points and what advances add, also where whole units come to less.',
      },
      {
        cite: 'DH 29.9.2.1',
        en: 'With fewer pirate cities left than cities struck, who picked these says which of them pirates take.',
      },
      {
        cite: 'DH 29.2.2.1b',
        en: 'Cities reduced for want of pirate cities are reduced together: with too few counters in stock their owner says which keeps them.',
      },
      {
        cite: 'DH 9.1.6',
        en: 'With 13 and 15 players the middle civilization (Egypt, Assyria) is of the West, as with 18.',
      },
      {
        cite: 'DH 19.1.1',
        en: 'Who lost the ground of his city to a nation before him builds anew before those after him build.',
      },
      {
        cite: 'DH 29.8.2.4',
        en: 'A commodity of Theocracy spares a city that would be reduced, also where its owner has fewer cities than a Heresy asks for.',
      },
      {
        cite: 'DH 32.2',
        en: 'Who are equal in points, hand and treasury share the victory.',
      },
    ],
  },
];
