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
  /** What it has not forgotten, told once. */
  recalls?: Wrong;
}

/** What a word has to be worth to be taken. */
const TRUSTED = 0.5;

/** Why the owner of the sight does not take an offer, in its own words. */
export function reasonAgainst(sight: Sight, offer: Offer, trueNames: number): Pick<Said, 'says' | 'good'> {
  const { open, own, rules, viewer } = sight;
  const { from, gives, wants, clean } = offer;
  if (own.hand.length < wants.count) return { says: 'tooFew' };
  if (!affords(sight, viewer, offer)) return { says: 'cannotPay' };
  const mine = [...open.offers, ...own.offers].filter((o) => o.from === viewer);
  const sought = new Set(mine.flatMap((o) => o.wants.names));
  const asked = wants.names.slice(0, trueNames);
  // Only what the maker of the offer can read on the board.
  const shown = mine.filter((o) => o.to === undefined || o.to === from);
  const given = new Set(shown.flatMap((o) => o.gives.names.slice(0, trueNames)));
  const wished = shown.flatMap((o) => o.wants.names);
  const collected = asked.find((name) => !given.has(name) && wished.includes(name));
  if (collected !== undefined) return { says: 'collects', good: collected };
  const held = (name: string): number => own.hand.filter((c) => rules.card(c).name === name).length;
  const kept = asked.find(
    (name) =>
      !given.has(name) && (sought.has(name) || held(name) < asked.filter((other) => other === name).length),
  );
  if (kept !== undefined) return { says: 'noneToSpare', good: kept };
  const saysMore = clean || gives.names.length > trueNames;
  if (saysMore && wordOf(sight, from) < TRUSTED) return { says: 'distrusts' };
  const missed = wished.find((name) => !gives.names.includes(name));
  if (missed !== undefined) return { says: 'wants', good: missed };
  return { says: leads(sight, from) ? 'leads' : 'tooLittle' };
}

/** Whether all can see that a nation is in front, by a step of the track at least. */
function leads(sight: Sight, who: NationId): boolean {
  const others = nations(sight).filter((id) => id !== who);
  const next = Math.max(...others.map((id) => standingOf(sight, id)));
  return standingOf(sight, who) >= next + ratesOf(sight).step;
}
