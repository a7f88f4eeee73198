import type { Offer } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';

/** What is known of who gives: how much is feared of it, 1 is usual; and what its word is worth, 1 until it broke it. */
export interface Giver {
  fear: number;
  word: number;
}
/** Somebody as any other. */
export const ANYBODY: Giver = { fear: 1, word: 1 };

// What cards are worth that nobody has to name truly.

/** Others give what they miss least. */
export const FILLER = 1.2;
/** Where the numbers on them are told: what a card of no known kind is worth for each of them. */
const BY_FACE = 1.3;
/** What a name is worth, for each number on the card, that need not be true. */
const CLAIMED = 0.4;

/** What it costs on the whole that a calamity may come along, given that part of them can be handed on. */
const SILENT = 14;
const PROMISED = 4;
/** The same for what somebody gives who takes an offer of ours: he has made no offer to get rid of it. */
export const TAKER = 7;
/** Where numbers are told: how often there is a calamity among cards, with a promise and without, and what it costs. */
const AMONG = { promised: 0.04, silent: 0.25 };
const EVIL = 35;
/** Of two cards nobody misses, how likely each way to add up is against a single one of that number. */
const SPREAD = 0.33;
/** How names are believed that need not be true, where the value of all cards is told besides and where it is not. */
const TRUST = { summed: 0.85, told: 0.6 };

type Told = Pick<Offer, 'gives' | 'clean'>;

/** How names are believed that need not be true: all or none of them, and only with a promise. */
export function believed({ gives, clean }: Told, true_: number, context: Context, giver: Giver): number {
  const { count, names, value } = gives;
  if (!clean || names.length < count || count <= true_) return 0;
  const told = names.reduce((sum, name) => sum + faceOf(context, name), 0);
  if (told !== (value ?? told)) return 0;
  return (giver.word * (value === undefined ? TRUST.told : TRUST.summed)) / Math.max(1, giver.fear);
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
  const { fear } = giver;
  const word = clean ? giver.word : 0;
  /** A promise by its giver's word: as much as none where that is worth nothing. */
  const risk = (promised: number, silent: number): number => word * promised + (1 - word) * silent;
  const { count, names, value } = gives;
  const hidden = count - Math.min(true_, names.length);
  if (hidden <= 0) return 0;
  if (value === undefined) {
    let worth = FILLER * hidden - fear * risk(PROMISED, SILENT);
    for (const name of names.slice(true_)) worth += giver.word * CLAIMED * faceOf(context, name);
    return worth;
  }
  const left = value - names.slice(0, true_).reduce((sum, name) => sum + faceOf(context, name), 0);
  const usual = Math.min(0.9, fear * risk(AMONG.promised, AMONG.silent));
  return BY_FACE * left - EVIL * evilAmong(hidden, left, usual);
}
