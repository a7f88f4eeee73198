import type { AreaId, NationId, Owner } from '@ochre/engine';
import type { Chapter, Part, TurningKind, TurningPoint } from './story.ts';

/** How many turns of fortune a game is told in. */
export const CHRONICLE = 10;

/** When in its turn the film tells of it. */
export const partOf: Readonly<Record<TurningKind, Part>> = {
  war: 'war',
  cityFalls: 'war',
  capitalFalls: 'war',
  firstCity: 'city',
  cities: 'city',
  realm: 'city',
  deal: 'calamity',
  calamity: 'calamity',
  gone: 'calamity',
  lead: 'standing',
  epoch: 'standing',
  rise: 'standing',
  fall: 'standing',
  end: 'standing',
};
const PARTS: readonly Part[] = ['war', 'city', 'calamity', 'standing'];

/** A city weighs as much as the tokens it is worth. */
const CITY = 5;
/** What is smaller goes untold, even where little happens. */
const LEAST = { war: 2, calamity: 2, deal: 2, cities: 2, places: 3 };
/** Sizes of a realm that are told of. */
const REALMS = [5, 10, 15, 20];
/** Each further one of a kind, and each further one in a turn, has to be this much more. */
const AGAIN = { kind: 0.55, turn: 0.6, nation: 0.85 };

interface Candidate {
  point: TurningPoint;
  weight: number;
}

/** The turns of fortune of a game: the first city and the end, and between them what changed most. */
export function chronicleOf(
  chapters: readonly Chapter[],
  homes: ReadonlyMap<AreaId, NationId>,
  winner: NationId | null | undefined,
): TurningPoint[] {
  const kept = [...firstCity(chapters), ...end(chapters, winner)];
  const candidates = [
    ...chapters.flatMap((chapter) => [...wars(chapter, homes), ...blows(chapter), ...gone(chapter)]),
    ...epochs(chapters),
    ...leads(chapters),
    ...deals(chapters),
    ...foundings(chapters),
    ...realms(chapters),
    ...places(chapters),
  ];
  const chosen = [...kept];
  while (chosen.length < CHRONICLE) {
    const best = heaviest(candidates, chosen);
    if (!best) break;
    chosen.push(best.point);
    candidates.splice(candidates.indexOf(best), 1);
  }
  const order = ({ turn, kind }: TurningPoint): number =>
    kind === 'end' ? Infinity : turn * PARTS.length + PARTS.indexOf(partOf[kind]);
  return chosen.sort((a, b) => order(a) - order(b));
}

/** The heaviest of them next to those that are chosen: the first of equals. */
function heaviest(candidates: readonly Candidate[], chosen: readonly TurningPoint[]): Candidate | undefined {
  let best: Candidate | undefined;
  let most = 0;
  for (const candidate of candidates) {
    const { point } = candidate;
    const alike = (key: 'kind' | 'turn' | 'nation'): number =>
      AGAIN[key] ** chosen.filter((one) => one[key] === point[key]).length;
    const weight = candidate.weight * alike('kind') * alike('turn') * alike('nation');
    if (weight > most) [best, most] = [candidate, weight];
  }
  return best;
}

function firstCity(chapters: readonly Chapter[]): TurningPoint[] {
  const first = chapters.find(({ built }) => built.length > 0);
  if (!first) return [];
  const { nation, area } = first.built[0]!;
  return [{ kind: 'firstCity', turn: first.turn, nation, area }];
}

function end(chapters: readonly Chapter[], winner: NationId | null | undefined): TurningPoint[] {
  const last = chapters.at(-1);
  const won = last?.standings.find(({ nation }) => nation === winner);
  if (!last || !won) return [];
  const second = last.standings.find(({ nation }) => nation !== winner);
  const { turn } = last;
  const ahead = won.score - (second?.score ?? 0);
  const behind = second && { second: second.nation };
  return [{ kind: 'end', turn, nation: won.nation, score: won.score, ahead, ...behind }];
}

function wars({ turn, wars }: Chapter, homes: ReadonlyMap<AreaId, NationId>): Candidate[] {
  return wars.flatMap(({ area, sides, lost, fallen }): Candidate[] => {
    if (fallen) {
      const capital = homes.get(area) === fallen.of;
      const point = { turn, nation: fallen.by, area, against: fallen.of } as const;
      const kind = capital ? 'capitalFalls' : 'cityFalls';
      return [{ point: { kind, ...point }, weight: lost + (capital ? 2 : 1) * CITY }];
    }
    const [nation, against] = sides as [Owner, Owner?];
    if (against === undefined || lost < LEAST.war) return [];
    return [{ point: { kind: 'war', turn, nation, area, against, lost }, weight: lost }];
  });
}

function blows({ turn, blows }: Chapter): Candidate[] {
  return blows.flatMap(({ calamity, victim: nation, others, tokens, cities }): Candidate[] => {
    const lost = tokens + cities * CITY;
    if (lost < LEAST.calamity) return [];
    const point = { kind: 'calamity', turn, nation, calamity, tokens, cities, others } as const;
    return [{ point, weight: lost / 2 }];
  });
}

const gone = ({ turn, gone }: Chapter): Candidate[] =>
  gone.map((nation) => ({ point: { kind: 'gone', turn, nation }, weight: 40 }));

/** Somebody alone comes into an epoch before all others. */
const epochs = (chapters: readonly Chapter[]): Candidate[] =>
  chapters.flatMap(({ turn, epochs }) =>
    Object.entries(epochs).flatMap(([epoch, nations]): Candidate[] => {
      const [nation, ...others] = nations;
      if (!nation || others.length > 0) return [];
      return [{ point: { kind: 'epoch', turn, nation, epoch }, weight: 14 }];
    }),
  );

/** Who stands first alone, and how long it lasts. */
function leads(chapters: readonly Chapter[]): Candidate[] {
  const changes: { turn: number; nation: NationId; from: NationId }[] = [];
  let leader: NationId | undefined;
  for (const { turn, standings } of chapters) {
    const [first, second] = standings;
    if (!first || first.score <= (second?.score ?? -1)) continue;
    if (leader !== undefined && leader !== first.nation)
      changes.push({ turn, nation: first.nation, from: leader });
    leader = first.nation;
  }
  const last = chapters.at(-1)?.turn ?? 0;
  return changes.map((change, i) => {
    const lasts = (changes[i + 1]?.turn ?? last + 1) - change.turn;
    return { point: { kind: 'lead', ...change }, weight: 8 + 4 * lasts };
  });
}

/** The largest deal of the game. */
function deals(chapters: readonly Chapter[]): Candidate[] {
  let best: { turn: number; from: NationId; to: NationId; cards: number } | undefined;
  for (const { turn, deals } of chapters)
    for (const deal of deals) if (deal.cards > (best?.cards ?? LEAST.deal - 1)) best = { turn, ...deal };
  if (!best) return [];
  const { turn, from, to, cards } = best;
  return [{ point: { kind: 'deal', turn, nation: from, with: to, cards }, weight: cards * 1.2 }];
}

/** Most cities in one turn. */
function foundings(chapters: readonly Chapter[]): Candidate[] {
  let best: { turn: number; nation: NationId; count: number } | undefined;
  for (const { turn, built } of chapters)
    for (const { nation } of built) {
      const count = built.filter((one) => one.nation === nation).length;
      if (count > (best?.count ?? LEAST.cities - 1)) best = { turn, nation, count };
    }
  return best ? [{ point: { kind: 'cities', ...best }, weight: best.count * 3 }] : [];
}

/** The first to hold so many areas. */
function realms(chapters: readonly Chapter[]): Candidate[] {
  return REALMS.flatMap((areas): Candidate[] => {
    for (const { turn, standings } of chapters) {
      const nation = standings.toSorted((a, b) => b.areas - a.areas).find((one) => one.areas >= areas);
      if (nation) return [{ point: { kind: 'realm', turn, nation: nation.nation, areas }, weight: areas }];
    }
    return [];
  });
}

/** How many turns a rise or a fall may take. */
const SPELL = 3;

/** Who climbed or sank farthest within a few turns, where places mean something. */
function places(chapters: readonly Chapter[]): Candidate[] {
  const level = ({ standings }: Chapter, nation: NationId): number => {
    const mine = standings.find((one) => one.nation === nation)?.score;
    return standings.filter(({ score }) => score === mine).length;
  };
  const placeOf = ({ standings }: Chapter, nation: NationId): number =>
    standings.findIndex((one) => one.nation === nation) + 1;
  return chapters.flatMap((chapter, i) => {
    const before = chapters[i - SPELL];
    if (!before) return [];
    return chapter.standings.flatMap(({ nation }): Candidate[] => {
      // Where many stand level, a place is little more than the order of the list.
      if ([before, chapter].some((one) => level(one, nation) > 2)) return [];
      const [from, to] = [placeOf(before, nation), placeOf(chapter, nation)];
      const by = from - to;
      if (Math.abs(by) < LEAST.places) return [];
      const kind = by > 0 ? 'rise' : 'fall';
      // Nearer to the top every place is worth more.
      const weight = Math.abs(by) * (1 + 3 / Math.min(from, to));
      return [{ point: { kind, turn: chapter.turn, nation, from, to }, weight }];
    });
  });
}
