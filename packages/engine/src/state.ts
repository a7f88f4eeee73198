import type { AnyAnswer, Decision, DecisionId, Order } from './decisions.ts';

export type NationId = string;
export type SeatId = string;
export type AreaId = string;
/** A coast of a land area (the area's own id when it has one coast) or, under way, an open sea. */
export type CoastId = string;
export type RegionId = string;
export type BlockId = string;
/** A trade card by face: `ochre`, or `clay:west` when two blocks are in play. Equal faces cannot be told apart. */
export type CardId = string;
export type AdvanceId = string;
export type CalamityId = string;
export type GroupId = string;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The owner of barbarian tokens and pirate cities; never a player. */
export const BARBARIANS = 'barbarians';
export type Owner = NationId | typeof BARBARIANS;

/** The shape of a filed state; `kernel/migrate.ts` brings older ones up to it. */
export const SCHEMA = 4;

export interface Config {
  ruleset: string;
  map: string;
  /** How many play. */
  players: number;
  /** Which part of the board, where the rule set offers one. */
  side?: string;
  /** Civilizations per seat; left out, they are chosen in drawn order. */
  nations?: NationId[];
  /** Succession table, Short Game, turn limit, rulings with two played readings. */
  options: Record<string, Json>;
}

/** What an owner has on the board. */
export interface Pieces {
  tokens: Record<AreaId, number>;
  cities: AreaId[];
  ships: Record<CoastId, number>;
}

export interface Nation extends Pieces {
  stock: { tokens: number; cities: number; ships: number };
  treasury: number;
  block: BlockId;
  census: number;
  /** Spaces moved on the succession table. */
  space: number;
  advances: AdvanceId[];
  /** Those of them in force, while some are put to sleep for the rest of the turn. */
  awake?: AdvanceId[];
  /** Those got this turn before purchases are made: their credits, and what they open, wait for the next one. */
  fresh?: AdvanceId[];
  /** Credit tokens per group: from the start, from advances, from choice. */
  credits: Record<GroupId, number>;
  /** Credits of choice by the advance they came with, where credits go by the card that gives them. */
  chosen?: Record<AdvanceId, Record<GroupId, number>>;
  /** Trade cards laid open before their owner, who has them in hand again once advances are bought. */
  laidOpen?: CardId[];
  /** Has paid with a set that counted one card more this turn, where that matters afterwards. */
  boosted?: true;
  /** Tokens hired for the time of movement and conflict, counted apart from the others. */
  hired?: Record<AreaId, number>;
  /** Tokens out of the game for a turn. */
  away?: number;
  /** Gave up the game: skipped everywhere from then on. */
  left?: true;
  /** Was wiped out, and so left; keeps its place for the final order. */
  eliminated?: true;
}

/** One side of a trade as told; `value` is the sum of face values: true, and at least what is wanted. */
export type Side = {
  count: number;
  names: string[];
  value?: number;
  /** Treasury besides, where that is allowed. */
  treasury?: number;
};

/** An offer on the trade board: what everyone, or the one addressed, may read of it. */
export type Offer = {
  id: string;
  from: NationId;
  /** Only this nation sees and may take it; left out, everyone does. */
  to?: NationId;
  /** How many cards are given, and the names said aloud: the first ones true, the rest as claimed. */
  gives: Side;
  wants: Side;
  /** Promised to hold no calamity, which binds nobody. */
  clean?: true;
  /** The offer this one answers. */
  replyTo?: string;
};

export interface Result {
  endedBy: string;
  /** Nobody, when all had left. */
  winner: NationId | null;
  /** All who share the win, the winner first among them. */
  shared?: NationId[];
  /** All who were in at the end, best first. */
  order: NationId[];
  scores: Record<NationId, Record<string, number>>;
}

/** Everybody sees this. */
export interface Open {
  turn: number;
  /** The step of the turn in progress. */
  phase: string;
  /** Replaced, not changed, when a nation leaves. */
  nations: Record<NationId, Nation>;
  barbarians: Pieces;
  /** Who moves the barbarians in the land of each block, where they stay and go on moving. */
  controllers?: Record<BlockId, NationId>;
  /** Regions in play; areas of other regions are out of play. */
  regions: Record<RegionId, true>;
  seats: Record<SeatId, NationId>;
  /** Cities built this turn. */
  built: AreaId[];
  /** Who was the first to bring tokens into conflict in an area while nations move, where that makes a difference. */
  begun?: Record<AreaId, NationId>;
  /** Defenders who have waited for an attack of their own this turn. */
  waited?: NationId[];
  /** Areas where attackers of a city have failed in the conflict phase under way, and stay. */
  repelled?: AreaId[];
  /** Areas that barbarians have marched from in their turn under way. */
  marchedFrom?: AreaId[];
  /** Areas where tokens came by ship this turn, for whom that makes a difference. */
  landed?: Record<NationId, AreaId[]>;
  /** Areas where one of the tokens hired fights like a regular one. */
  afire?: Record<NationId, AreaId[]>;
  /** Ships that were part of a conflict this turn: where they lie, and what is fought over while it is. */
  engaged?: Record<NationId, { coast: CoastId; area?: AreaId }[]>;
  /** Tokens that support no city until all calamities are over. */
  revolting?: Record<NationId, number>;
  offers: Offer[];
  /** Calamities laid down and not yet turned in: by number, never by name. */
  calamities: Record<NationId, number>;
  /** Calamities all have seen, by holder. */
  shown?: Record<NationId, CardId[]>;
  /** Nations that asked to leave, and whether at the end of the phase or of the turn. */
  leaving: Record<NationId, 'phase' | 'turn'>;
  /** The turn after which the game ends, once that is settled. */
  lastTurn?: number;
  result?: Result;
}

/** One nation (or a seat that has not chosen yet) sees this. */
export interface BrokenWord {
  times: number;
  /** Deals since the last time that were as they were said to be. */
  since: number;
}

export interface Own {
  hand: CardId[];
  /** Answers given ahead of their resolution. */
  sealed: Record<DecisionId, { decision: Decision; answer: AnyAnswer }>;
  /** Cards committed to offers on the board. */
  committed: Record<string, CardId[]>;
  /** Offers addressed to or made by this nation alone. */
  offers: Offer[];
  /** Calamities that came by trade, where those cannot be passed on. */
  received?: CardId[];
  /** Who broke a word given to this nation in a deal. */
  broken?: Record<NationId, BrokenWord>;
  /** Orders filed ahead of their turn. */
  filed?: Order[];
  /** A secret dealt at set-up, until it is revealed. */
  theme?: string;
  asked: number;
}

/** Nobody sees this. */
export interface Hidden {
  rng: { key: string; used: number };
  /** Draw stacks per block, top card first; stack number n at index n - 1. */
  stacks: Record<BlockId, CardId[][]>;
  discards: Record<BlockId, CardId[][]>;
  /** Who drew a calamity card, where that matters. */
  drawnBy?: Record<CardId, NationId>;
  /** Who last traded a calamity card to its present holder. */
  tradedBy: Record<CardId, NationId>;
}

/** A paused procedure: the step to go on with and what it needs to know. */
export interface Frame<L extends object> {
  step: string;
  at: number;
  locals: L;
}
/** One on the stack: what its locals are, its step alone knows. */
export type AnyFrame = Frame<object>;

export interface GameState {
  schema: number;
  /** The version of the rules it is played by. */
  version: number;
  config: Config;
  open: Open;
  own: Record<NationId | SeatId, Own>;
  hidden: Hidden;
  pending: Record<DecisionId, Decision>;
  frames: AnyFrame[];
}
