import type { AdvanceId, AreaId, CardId, NationId, Owner } from '@ochre/engine';

/** Of what the succession table asks for how many there are, and how many are missing. */
interface Lack {
  have: number;
  missing: number;
}

/** What the succession table may ask for. */
export interface Lacks {
  gateCities: Lack;
  gateAdvances: Lack;
  gateCosting: Lack & { least: number };
  gateUnder: Lack & { below: number };
  gateGroups: Lack;
  gateAdvancePoints: Lack;
}
export type LackOf<C extends keyof Lacks = keyof Lacks> = { [K in C]: { code: K } & Lacks[K] }[C];

/** What is missing for a step on the succession table, and in how many turns it can be made at the earliest. */
interface Gate {
  /** What else is missing for it. */
  also: readonly LackOf[];
  /** The id of the epoch one would be in. */
  epoch: string;
  /** Whether the step leads into it. */
  opens: boolean;
  turns: number;
}

/** What a player may work towards: each goal with what goes into its sentence. */
export interface Goals {
  /** Tokens missing in an area for a city. */
  city: { area: AreaId; missing: number };
  /** Tokens of an area that are enough for a city. */
  build: { area: AreaId };
  /** Tokens missing to feed all cities. */
  support: { cities: number; missing: number };
  /** Areas that nobody lives in next to one's own. */
  spread: { areas: number };
  /** Tokens that find no room where they stand; alone they would, but for so many of another owner. */
  crowded: { area: AreaId; tokens: number; owner?: Owner; theirs?: number };
  /** Room for tokens beyond the sea. */
  overseas: { area: AreaId };
  /** Tokens on the board, to become so many. */
  grow: { tokens: number };
  /** What the succession table asks for. */
  gateCities: Gate & Lacks['gateCities'];
  gateAdvances: Gate & Lacks['gateAdvances'];
  gateCosting: Gate & Lacks['gateCosting'];
  gateUnder: Gate & Lacks['gateUnder'];
  gateGroups: Gate & Lacks['gateGroups'];
  gateAdvancePoints: Gate & Lacks['gateAdvancePoints'];
  /** Points that a space of the table asks for. */
  gatePoints: { missing: number; turns: number };
  /** So many more cards of a commodity make a set of that size, worth so much more. */
  set: { card: CardId; more: number; size: number; gain: number };
  /** A calamity that may be given to somebody else. */
  handOn: { card: CardId };
  /** Cards for treasury. */
  card: { treasury: number };
  /** What can be spent on advances. */
  advances: { points: number };
  /** Points missing for the cheapest advance. */
  cheapest: { missing: number };
  /** Points missing for an advance that the plan begins with. */
  advance: { advance: AdvanceId; missing: number };
  /** Tokens that stock lacks for the taxes of all cities. */
  taxes: { cities: number; missing: number };
  /** Cities to give up, where some must suffer. */
  keep: { cities: number };
  /** Losses that are tokens alone. */
  spare: Record<string, never>;
  /** Whose cities one may choose among. */
  choose: { nation: NationId };
  /** Who is ahead of one. */
  ahead: { nation: NationId };
}

export type GoalCode = keyof Goals;

/** A goal, and how far one has come where that can be counted. */
export type Goal = {
  [C in GoalCode]: { code: C; params: Goals[C]; progress?: { have: number; of: number } };
}[GoalCode];
