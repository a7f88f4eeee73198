/** What a procedure takes from its victims: said by the procedure, for those who weigh up what it will cost. */
export interface Harm {
  readonly loses:
    | 'units' // unit points of any areas
    | 'unitsThere' // unit points of the areas it strikes
    | 'unitsTaken' // unit points that go over to others
    | 'citiesReduced'
    | 'citiesDestroyed'
    | 'citiesTaken' // cities that go over to another nation
    | 'citiesToPirates'
    | 'citiesByTheSea' // cities round a sea
    | 'citiesByTheVolcano' // all units round a volcano, or the cities an earthquake strikes
    | 'support' // tokens that are to support cities
    | 'toBarbarians' // areas that barbarians come to
    | 'cards'
    | 'treasury'
    | 'marker'; // steps on the succession table
  /** The number of the calamity's row is a measure of it; else it is more, or depends on how things stand. */
  readonly byNumber?: true;
}
