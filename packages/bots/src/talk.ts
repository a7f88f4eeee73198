import type { NationId, Offer, Sight } from '@ochre/engine';
import { affords, nations } from '@ochre/engine/query';
import { ratesOf } from './evaluation/rates.ts';
import { standingOf } from './evaluation/track.ts';
import type { Wrong } from './grudges.ts';
import { wordOf } from './trade/trust.ts';

// What a bot says to an offer that it does not take. It says why, as a person might: what it will not part with, what it
// seeks, whom it does not trust. It speaks of what the maker of the offer can know: offers he can read, what all see, what he
// did himself. That it has none to spare may mean that it holds none or that it collects them, so nobody can count its hand by
// asking.

export interface Said {
  /** The market it was said in: numbers of offers begin anew in each. */
  turn: number;
  offer: string;
  /** Who made the offer, and alone hears it; and who says it. */
  to: NationId;
  by: NationId;
  says: 'tooFew' | 'cannotPay' | 'collects' | 'noneToSpare' | 'distrusts' | 'wants' | 'leads' | 'tooLittle';
  /** The commodity it speaks of. */
  good?: string;
  /** How many of it: that it wants, or that it shows and will not go beyond. */
  n?: number;
  /** What it gives for them, of what is asked for. */
  gives?: string[];
  /** What it has not forgotten, told once. */
  recalls?: Wrong;
}

/** What a word has to be worth to be taken. */
const TRUSTED = 0.5;

type Why = Pick<Said, 'says' | 'good' | 'n' | 'gives'>;

/** Why the owner of the sight does not take an offer, in its own words. */
export function reasonAgainst(sight: Sight, offer: Offer, trueNames: number): Why {
  const { open, own, rules, viewer } = sight;
  const { from, gives, wants, clean } = offer;
  if (own.hand.length < wants.count) return { says: 'tooFew' };
  if (!affords(sight, viewer, offer)) return { says: 'cannotPay' };
  const mine = [...open.offers, ...own.offers].filter((o) => o.from === viewer);
  const sought = new Set(mine.flatMap((o) => o.wants.names));
  const asked = wants.names.slice(0, trueNames);
  // Only what the maker of the offer can read on the board.
  const shown = mine
    .filter((o) => o.to === undefined || o.to === from)
    .map((o): Swap => ({ gives: o.gives.names.slice(0, trueNames), wants: o.wants.names }));
  const given = (name: string): number => Math.max(0, ...shown.map((swap) => countOf(name, swap.gives)));
  const wished = shown.flatMap((swap) => swap.wants);
  const collected = asked.find((name) => given(name) === 0 && wished.includes(name));
  if (collected !== undefined) return { says: 'collects', good: collected };
  const held = (name: string): number => own.hand.filter((c) => rules.card(c).name === name).length;
  const kept = asked.find((name) => {
    const n = countOf(name, asked);
    return n > given(name) && (sought.has(name) || held(name) < n);
  });
  if (kept !== undefined) {
    const n = given(kept);
    return { says: 'noneToSpare', good: kept, ...(n > 0 && { n }) };
  }
  const saysMore = clean || gives.names.length > trueNames;
  if (saysMore && wordOf(sight, from) < TRUSTED) return { says: 'distrusts' };
  return missing(shown, asked, gives.names) ?? { says: leads(sight, from) ? 'leads' : 'tooLittle' };
}

/** What somebody shows that it would give, and what for. */
interface Swap {
  gives: readonly string[];
  wants: readonly string[];
}

const countOf = (name: string, names: readonly string[]): number =>
  names.filter((other) => other === name).length;

/** What an offer lacks of that swap which it comes nearest to: one that gives what it asks for, else any. */
function missing(
  shown: readonly Swap[],
  asked: readonly string[],
  offered: readonly string[],
): Why | undefined {
  const near = shown
    .map(({ gives, wants }) => ({
      gives: [...new Set(asked)].filter((name) => gives.includes(name)),
      wants,
      lacks: [...new Set(wants)].filter((name) => countOf(name, offered) < countOf(name, wants)),
    }))
    .sort((a, b) => b.gives.length - a.gives.length || a.lacks.length - b.lacks.length);
  const [nearest] = near;
  if (!nearest) return undefined;
  const { gives, wants, lacks } = nearest;
  const gift = new Set(shown.flatMap((swap) => swap.gives));
  // Of a good that it also gives away it says only what it wants it for.
  const good = lacks.find((name) => gives.length > 0 || !gift.has(name));
  if (good === undefined) return undefined;
  return { says: 'wants', good, n: countOf(good, wants), ...(gives.length > 0 && { gives }) };
}

/** Whether all can see that a nation is in front, by a step of the track at least. */
function leads(sight: Sight, who: NationId): boolean {
  const others = nations(sight).filter((id) => id !== who);
  const next = Math.max(...others.map((id) => standingOf(sight, id)));
  return standingOf(sight, who) >= next + ratesOf(sight).step;
}
