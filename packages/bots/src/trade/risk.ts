import type { Offer } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { assumed, type Guesses } from '../evaluation/guesses.ts';

/**
 * What is known of who gives: how much is feared of it, 1 is usual; what its word is worth, 1 until it broke it; and what is
 * guessed of anybody.
 */
export interface Giver {
  fear: number;
  word: number;
  guesses: Guesses;
}
/** Somebody as any other, as any other sees it. */
export const ANYBODY: Giver = { fear: 1, word: 1, guesses: assumed };

// What cards are worth that nobody has to name truly.

/** Where the numbers on them are told: what a card of no known kind is worth for each of them. */
const BY_FACE = 1.3;
/** What a name is worth, for each number on the card, that need not be true. */
const CLAIMED = 0.4;

/** Where numbers are told: what a calamity among cards costs. */
const EVIL = 35;
/** Of two cards nobody misses, how likely each way to add up is against a single one of that number. */
const SPREAD = 0.33;

type Told = Pick<Offer, 'gives' | 'clean'>;

/** How names are believed that need not be true: all or none of them, and only with a promise. */
export function believed({ gives, clean }: Told, true_: number, context: Context, giver: Giver): number {
  const { count, names, value } = gives;
  if (!clean || names.length < count || count <= true_) return 0;
  const told = names.reduce((sum, name) => sum + faceOf(context, name), 0);
  if (told !== (value ?? told)) return 0;
  const { word, fear, guesses } = giver;
  return (word * (value === undefined ? guesses.told : guesses.summed)) / Math.max(1, fear);
}

const faceOf = ({ sight }: Context, name: string): number => sight.rules.findCard(name)?.stack ?? 0;

/**
 * How likely there is a calamity among hidden cards that add up to `value`: commodities count one at least, calamities
 * nothing, so the fewer ways there are to add up without one, the likelier it is.
 */
function evilAmong(hidden: number, value: number, usual: number): number {
  if (value < hidden) return 1;
  if (hidden < 2) return 0;
  const ways = (SPREAD * (value - hidden + 1)) / (hidden - 1);
  return usual / (usual + (1 - usual) * ways);
}

/** What cards are worth whose names need not be true, less the risk in them. */
export function untold({ gives, clean }: Told, true_: number, context: Context, giver: Giver): number {
  const { fear, guesses } = giver;
  const word = clean ? giver.word : 0;
  /** A promise by its giver's word: as much as none where that is worth nothing. */
  const risk = ({ promised, silent }: Pick<Guesses, 'promised' | 'silent'>): number =>
    word * promised + (1 - word) * silent;
  const { count, names, value } = gives;
  const hidden = count - Math.min(true_, names.length);
  if (hidden <= 0) return 0;
  if (value === undefined) {
    let worth = context.skill.worths.filler * hidden - fear * risk(guesses);
    for (const name of names.slice(true_)) worth += giver.word * CLAIMED * faceOf(context, name);
    return worth;
  }
  const left = value - names.slice(0, true_).reduce((sum, name) => sum + faceOf(context, name), 0);
  const usual = Math.min(0.9, fear * risk(guesses.among));
  return BY_FACE * left - EVIL * evilAmong(hidden, left, usual);
}
