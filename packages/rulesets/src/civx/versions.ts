import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'CX 18.51',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
      },
      {
        cite: 'CX 30.492',
        en: 'Trade Empire may also ask other holders of Trade Empire.',
      },
      {
        cite: 'CX 22.11',
        en: 'Cities built this turn, by Diaspora too, are reduced first, in a Slave Revolt as well.',
      },
      {
        cite: 'CX 19.521',
        en: 'Five may be pillaged where mercenaries fought for the city, even if they fell outside the walls.',
      },
      {
        cite: 'CX 29.711',
        en: 'Tribal Conflict also strikes a full area beside an empty one.',
      },
      {
        cite: 'CX 29.521',
        en: 'In a Flood Masonry and Engineering save some of what the primary victim has on the plain, also where that is less than seventeen points.',
      },
      {
        cite: 'CX 29.731',
        en: 'Civil Disorder leaves nobody below zero before it adds a city.',
      },
      {
        cite: 'CX 19.25',
        en: 'In conflict Greek Fire fights on alone, and the blows of Art of War reach ships and reserves.',
      },
      {
        cite: 'CX 19.36',
        en: 'Which of several conflicts comes first is asked also where Greek Fire lacks tokens in stock.',
      },
      {
        cite: 'CX 29.4209',
        en: 'Of equals the victim of a Civil War says who takes over next; Tyranny comes to its exact amount where it can.',
      },
      {
        cite: 'CX 25.4',
        en: 'Who can take damage in one way only is not asked.',
      },
      {
        cite: 'CX 27.53',
        en: 'Credits of advances that a Civil War brings, and what these open, wait until the next turn.',
      },
      {
        cite: 'CX 29.321',
        en: 'Losses ordered of others may exceed what they have by what their advances take off.',
      },
      {
        cite: 'CX 29.632',
        en: 'A city struck by an Epidemic may leave more than one token, for the exact amount; without stock it is spared.',
      },
      {
        cite: 'CX 30.023',
        en: 'Losses taken next door leave it as it was who loses before whom.',
      },
      {
        cite: 'CX 19.28',
        en: 'With Naval Warfare you say which ships take part in a conflict; none is in two of them in a turn, a horde included.',
      },
      {
        cite: 'CX 30.025',
        en: 'Mercenaries next door may be lost beside a city of their owner as well.',
      },
      {
        cite: 'CX 29.431',
        en: 'Tokens of a first Slave Revolt stay bound while a second is resolved, which binds others.',
      },
      {
        cite: 'CX 17.3',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
      },
      {
        cite: 'CX 10.4',
        en: 'Who announces to leave and then exchanges nations leaves with the nation received.',
      },
      {
        cite: 'CX 19.35',
        en: 'Who is short of tokens may settle attacks of his own before one on his city.',
      },
      {
        cite: 'CX 29.314',
        en: 'Of ships on one coast those that have fought are lost to a Tempest or Cyclone first.',
      },
      {
        cite: 'CX 30.252',
        en: "Library's credits go to Literacy's group unasked, for who receives it in a Civil War to that of the own Literacy.",
      },
      {
        cite: 'CX 29.823',
        en: 'Under Tyranny one token or all of an area is asked only where that makes a difference.',
      },
      {
        cite: 'CX 29.827',
        en: 'Under Tyranny units that nobody in turn has pieces for are passed over, and others further off annexed.',
      },
      {
        cite: 'CX 29.4210',
        en: 'An eliminated beneficiary of a Civil War receives advances and place even with a faction of no units.',
      },
      {
        cite: 'CX 29.234',
        en: 'Treachery strikes only as many cities as others have in stock.',
      },
      {
        cite: 'CX 27.2',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
      },
      {
        cite: 'CX 29.4205',
        en: 'Who can pick units in one way only is not asked.',
      },
      {
        cite: 'CX 14.32',
        en: 'A city that has come over in a tax revolt does not revolt again from its new owner.',
      },
      {
        cite: 'CX 22.1',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
      },
      {
        cite: 'CX 31.1A',
        en: 'Who leaves at the end of a turn goes when the markers have moved.',
      },
      {
        cite: 'CX 11.11',
        en: 'Areas out of play are closed to ships and to a Diaspora by water, and no distance is counted over them.',
      },
      {
        cite: 'CX 30.142',
        en: 'A Diaspora settles any empty area that holds tokens of its owner, one of limit nought included with Agriculture.',
      },
      {
        cite: 'CX 10.31',
        en: 'A table of up to eleven may choose the western or the eastern goods, whichever side of the board is played.',
      },
      {
        cite: 'CX 25.3',
        en: 'Of too many calamities every double of the own block goes, though fewer may be left than the limit allows.',
      },
      {
        cite: 'CX 29.827',
        en: 'In search of the exact amount Tyranny reckons with the pieces that the neighbours have in stock.',
      },
      {
        cite: 'CX 17.21',
        en: 'Treasury alone builds a ship where only mercenaries of the builder stand, and five of them may be hired beside any city.',
      },
      {
        cite: 'CX 29.5306',
        en: 'A horde also comes to land of limit nought where the victim lives.',
      },
      {
        cite: 'CX 29.325',
        en: 'With split blocks a primary victim without units is at no distance from those it has to name.',
      },
      {
        cite: 'CX 20.1',
        en: 'Who lost the ground of his city to a nation before him builds anew before those after him build.',
      },
    ],
  },
];
