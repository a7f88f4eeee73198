import type { AreaId, CalamityId, Config, NationId, Owner, Result } from '@ochre/engine';

/** Who holds an area and how strongly: the tokens there, and six more for a city. */
export interface Hold {
  owner: Owner;
  strength: number;
  city: boolean;
}
export type Realms = Readonly<Record<AreaId, Hold>>;

/** All that was fought over one area in a turn. */
export interface War {
  area: AreaId;
  /** Who lost most first. */
  sides: Owner[];
  /** Tokens of all sides. */
  lost: number;
  /** A city that changed hands or fell. */
  fallen?: { of: Owner; by: Owner };
}

/** A calamity and all that came of it, whoever suffered. */
export interface Blow {
  calamity: CalamityId;
  victim: NationId;
  /** Whether others lost something by it too. */
  others: boolean;
  areas: AreaId[];
  tokens: number;
  cities: number;
}

export interface Built {
  nation: NationId;
  area: AreaId;
}

export interface Deal {
  from: NationId;
  to: NationId;
  cards: number;
}

/** What everybody can count of a nation. */
export interface Standing {
  nation: NationId;
  /** What places go by: points, or spaces of the track in a race. */
  score: number;
  cities: number;
  tokens: number;
  areas: number;
}

/** One turn as the film tells it. */
export interface Chapter {
  turn: number;
  /** Before Christ, when the turn is over. */
  year: number;
  /** When the market opened: what movement, war and building made of the map. */
  grown: Realms;
  /** When the turn was over. */
  ended: Realms;
  wars: readonly War[];
  built: readonly Built[];
  blows: readonly Blow[];
  deals: readonly Deal[];
  /** Who was the first ever to come into an epoch, by epoch. */
  epochs: Readonly<Record<string, readonly NationId[]>>;
  /** Who left or was wiped out. */
  gone: readonly NationId[];
  /** Best first. */
  standings: readonly Standing[];
}

/** How all stood when the set-up was over. */
export type Opening = Pick<Chapter, 'ended' | 'standings'>;

/** The parts of a turn, in the order in which the film shows them. */
export type Part = 'war' | 'city' | 'calamity' | 'standing';

/** A turn of fortune; what it says is said in the language of who looks. */
export type TurningPoint = { turn: number; nation: NationId } & (
  | { kind: 'firstCity'; area: AreaId }
  | { kind: 'war'; area: AreaId; against: Owner; lost: number }
  | { kind: 'cityFalls'; area: AreaId; against: Owner }
  | { kind: 'capitalFalls'; area: AreaId; against: Owner }
  | { kind: 'calamity'; calamity: CalamityId; tokens: number; cities: number; others: boolean }
  | { kind: 'lead'; from: NationId }
  | { kind: 'epoch'; epoch: string }
  | { kind: 'deal'; with: NationId; cards: number }
  | { kind: 'cities'; count: number }
  | { kind: 'realm'; areas: number }
  | { kind: 'rise'; from: number; to: number }
  | { kind: 'fall'; from: number; to: number }
  | { kind: 'gone' }
  | { kind: 'end'; score: number; ahead: number; second?: NationId }
);
export type TurningKind = TurningPoint['kind'];

/** Who sat where. */
export interface Player {
  nation: NationId;
  name?: string;
  bot: boolean;
}

/** A game as film and poster tell it: the same for everybody who looks. */
export interface Story {
  title: string;
  config: Config;
  nations: readonly NationId[];
  players: readonly Player[];
  /** Areas that anybody ever held. */
  areas: readonly AreaId[];
  /** Whoever is farthest on the track wins, whatever the points. */
  race: boolean;
  /** Before Christ, when the game begins. */
  begins: number;
  opening: Opening;
  chapters: readonly Chapter[];
  chronicle: readonly TurningPoint[];
  result?: Result;
}
