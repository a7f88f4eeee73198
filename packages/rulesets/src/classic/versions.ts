import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'CL E5.3',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
      },
      {
        cite: 'CL E10.5',
        en: 'Advances that credits make free are offered to a player with an empty hand and treasury.',
      },
      {
        cite: 'CL E1.2',
        en: 'A city that revolts goes to the next player who can take it, though that one has a revolt as well.',
      },
      {
        cite: 'CL 5.1',
        en: 'Who can take damage in one way only is not asked.',
      },
      {
        cite: 'CL E9.2',
        en: 'Who has fewer than three cards besides calamities that lie open is not asked to trade.',
      },
      {
        cite: 'CL E10.1',
        en: 'Advances are bought one after the other, from the bottom of the track up.',
      },
      {
        cite: 'CL E11.epidemic.3',
        en: 'In an Epidemic nobody can be ordered to lose units that have to stay.',
      },
      {
        cite: 'CL E4.1',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
      },
      {
        cite: 'CL 7.2',
        en: 'Of several cities that revolt a player without units takes one; then it is seen anew who takes the next.',
      },
      {
        cite: 'CL 4.1',
        en: 'Who leaves at the end of a turn does so after markers have moved.',
      },
      {
        cite: 'CL E10.2',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
      },
      {
        cite: 'CL E11.civil-war.2',
        en: 'Who can pick units in one way only is not asked.',
      },
      {
        cite: 'CL E8.3',
        en: 'Cards of who leaves go under their stacks at once.',
      },
      {
        cite: 'CL 6.1',
        en: 'The game ends with the turn at whose end the last player with units leaves.',
      },
      {
        cite: 'CL E1.2',
        en: 'A city that has come over in a tax revolt does not revolt again from its new owner.',
      },
      {
        cite: 'CL 5.6',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
      },
      {
        cite: 'CL E6.2',
        en: 'Which of two attacked cities is fought for first is asked only where it can matter.',
      },
      {
        cite: 'CL E11.famine.3',
        en: 'Who holds nothing but calamities that lie open is not asked about Grain.',
      },
      {
        cite: 'CL 7.1',
        en: 'A city that loses one point never leaves more tokens than its area holds; what is lost above is lost.',
      },
      {
        cite: 'CL E7.1',
        en: 'Who lost the ground of his city to a nation before him builds anew before those after him build.',
      },
    ],
  },
];
