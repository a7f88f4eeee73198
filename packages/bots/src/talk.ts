import type { NationId, Offer, Sight } from '@ochre/engine';

// What a bot says to an offer that it does not take. It says why, as a person might: what it will not part with, or what
// it seeks. What it seeks is on the board already; that it has none to spare may mean that it holds none or that it
// collects them, so nobody can count its hand by asking.

export interface Said {
  /** The market it was said in: numbers of offers begin anew in each. */
  turn: number;
  offer: string;
  /** Who made the offer, and alone hears it; and who says it. */
  to: NationId;
  by: NationId;
  says: 'noneToSpare' | 'wants' | 'tooLittle';
  /** The commodity it speaks of. */
  good?: string;
}

/** Why the owner of the sight does not take an offer, in its own words. */
export function reasonAgainst(sight: Sight, offer: Offer, trueNames: number): Pick<Said, 'says' | 'good'> {
  const { open, own, rules, viewer } = sight;
  const mine = [...open.offers, ...own.offers].filter((o) => o.from === viewer);
  const sought = new Set(mine.flatMap((o) => o.wants.names));
  const asked = offer.wants.names.slice(0, trueNames);
  // Only what the maker of the offer can read on the board.
  const shown = mine.filter((o) => o.to === undefined || o.to === offer.from);
  const given = new Set(shown.flatMap((o) => o.gives.names.slice(0, trueNames)));
  const held = (name: string): number => own.hand.filter((c) => rules.card(c).name === name).length;
  const kept = asked.find(
    (name) =>
      !given.has(name) && (sought.has(name) || held(name) < asked.filter((other) => other === name).length),
  );
  if (kept !== undefined) return { says: 'noneToSpare', good: kept };
  const missed = shown.flatMap((o) => o.wants.names).find((name) => !offer.gives.names.includes(name));
  return missed === undefined ? { says: 'tooLittle' } : { says: 'wants', good: missed };
}
