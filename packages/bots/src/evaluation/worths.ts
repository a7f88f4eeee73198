/** What a player makes of what stands on the board and is for sale; each number can be tuned by machine. */
export interface Worths {
  /** Prices fall with credits: a point of victory costs this part of what is printed. */
  discounted: number;
  /** A step on the track, against what it scores. */
  step: number;
  /** Steps a marker is thought to lose that falls back for want of cities; without any it is not thought of. */
  fall: number;
  /** A city, for each draw of cards it lasts, and how much more each further one: higher stacks are worth more. */
  city: number;
  cityMore: number;
  /** Draws of cards that a city is counted on for. */
  draws: number;
  /** A token on the board that has room; one that grows besides; one there is beyond support, and of how many. */
  token: number;
  growth: number;
  reserve: number;
  reserves: number;
  /** Land for later. */
  claim: number;
  /** What a turn later counts for: calamities come between. */
  fade: number;
  /** What the first impression of a plan counts for once it has been played through. */
  heart: number;
  /** What rivals have counts against a board. */
  spite: number;
  /** What an attack has to bring, against what its tokens are worth elsewhere. */
  caution: number;
  /** What attributes of advances are worth, what they save of calamities, and credits. */
  abilities: number;
  shelter: number;
  savings: number;
  /** How likely a step is missed for want of cities, against the table. */
  risk: number;
  /** What can be kept from one turn to the next. */
  carried: number;
  /** What a point of treasury is worth to the turns to come, against one spent. */
  coin: number;
  /** What a calamity is thought to cost. */
  peril: number;
  /** What others hope for sets that grow, what a deal has to bring them, and how sharply that is known. */
  theirHope: number;
  theirLeast: number;
  blur: number;
  /** What cards are worth that others give because they miss them least. */
  filler: number;
  /** However much others gain, this part of the own gain counts. */
  ownPart: number;
}

/** Set by hand. */
export const USUAL: Worths = {
  discounted: 0.28,
  step: 1,
  fall: 0,
  city: 22,
  cityMore: 0,
  draws: 2.5,
  token: 1.2,
  growth: 1.9,
  reserve: 1.5,
  reserves: 6,
  claim: 1,
  fade: 0.85,
  heart: 0.5,
  spite: 0.25,
  caution: 1.5,
  abilities: 1,
  shelter: 1,
  savings: 1,
  risk: 1,
  carried: 150,
  coin: 0.7,
  peril: 1,
  theirHope: 0.33,
  theirLeast: 2,
  blur: 6,
  filler: 1.2,
  ownPart: 0.2,
};
