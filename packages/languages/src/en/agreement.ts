import { agreeing } from '../agreeing.ts';

/** Names that are plurals: "Celts move", and not "Celts moves". */
export const agreed = agreeing({
  names: ['Celts', 'Barbarians', 'Barbarian Hordes', 'City Riots'],
  prepositions: ['of', 'from', 'to', 'with', 'by', 'for', 'against'],
  and: 'and',
  verbs: {
    becomes: 'become',
    decides: 'decide',
    gives: 'give',
    goes: 'go',
    has: 'have',
    is: 'are',
    leads: 'lead',
    leaves: 'leave',
    loses: 'lose',
    makes: 'make',
    moves: 'move',
    prevails: 'prevail',
    proposes: 'propose',
    sails: 'sail',
    ships: 'ship',
    shows: 'show',
    stands: 'stand',
    starts: 'start',
    stays: 'stay',
    storms: 'storm',
    takes: 'take',
    waits: 'wait',
    was: 'were',
  },
});
