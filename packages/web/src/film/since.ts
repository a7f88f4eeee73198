import type { AreaId, CoastId, Open, Owner, Rules } from '@ochre/engine';
import type { News } from '../live/absence.ts';
import { digest, lossOf } from '../live/digest.ts';
import { type Effect, effectsOf, placesIn } from '../live/effects.ts';
import { Shown } from './shown.ts';

/** A way that was gone, all who went it together. */
export interface Gone {
  owner: Owner;
  n: number;
  from: AreaId;
  to: AreaId;
  route?: CoastId[];
  /** Whether it came to where I stood. */
  mine: boolean;
}

/** A change said on the map. */
export interface Plate {
  area: AreaId;
  words: string;
  tone: 'loss' | 'more' | 'fresh';
  /** The line of the panel that tells it. */
  no?: number;
  mine: boolean;
}

export interface Since {
  ways: Gone[];
  plates: Plate[];
  /** How many things touched me. */
  touched: number;
}

type Way = Extract<Effect, { kind: 'travel' | 'voyage' }>;

/** What is left on the map of what happened: the ways of others, and what changed. */
export function sinceOf(rules: Rules, news: News, now: Open, me: Owner | undefined, fresh: string): Since {
  const { events, since } = news;
  const shown = new Shown(rules, since ?? now);
  const ways = new Map<string, Gone>();
  const plates: Plate[] = [];
  const stands = (open: Open, area: AreaId): boolean =>
    me !== undefined &&
    ((open.nations[me]?.tokens[area] ?? 0) > 0 || open.nations[me]?.cities.includes(area) === true);
  const areaOf = (coast: CoastId): AreaId => shown.areaAt(coast) ?? coast;
  const add = (way: Way): void => {
    const sails = way.kind === 'voyage';
    const [from, to] = sails ? [areaOf(way.route[0]!), areaOf(way.route.at(-1)!)] : [way.from, way.to];
    if (sails && way.route.length < 2) return;
    const key = `${way.owner} ${sails ? way.route.join() : `${from} ${to}`}`;
    const known = ways.get(key);
    const mine = stands(shown.open, to);
    if (known) {
      known.n += way.n;
      known.mine ||= mine;
    } else ways.set(key, { owner: way.owner, n: way.n, from, to, ...(sails && { route: way.route }), mine });
  };
  for (const { event } of events) {
    for (const effect of effectsOf(event, (nation, ship) => shown.berth(nation, ship))) {
      if ((effect.kind === 'travel' || effect.kind === 'voyage') && effect.owner !== me) add(effect);
      if (effect.kind === 'rise' && effect.owner !== me)
        plates.push({ area: effect.area, words: fresh, tone: 'fresh', mine: false });
    }
    if (since) shown.play(event);
  }
  const { mine } = digest(events, me);
  mine.forEach(({ event }, i) => {
    const { tokens, cities } = lossOf(event, me!);
    for (const area of placesIn(event).slice(0, tokens + cities > 0 ? 4 : 0))
      plates.push({
        area,
        words: `−${lostIn(event, area) ?? tokens + cities}`,
        tone: 'loss',
        no: i + 1,
        mine: true,
      });
  });
  if (since)
    for (const { owner, to } of ways.values()) {
      const had = piecesOf(since, owner)?.[to] ?? 0;
      const more = (piecesOf(now, owner)?.[to] ?? 0) - had;
      if (had > 0 && more > 0 && !plates.some(({ area }) => area === to))
        plates.push({ area: to, words: `+${more}`, tone: 'more', mine: false });
    }
  return { ways: [...ways.values()], plates, touched: mine.length };
}

const piecesOf = (open: Open, owner: Owner) => open.nations[owner]?.tokens;

/** How many tokens an event took in one area, where it says so. */
function lostIn({ open }: News['events'][number]['event'], area: AreaId): number | undefined {
  const { tokens } = open as { tokens?: unknown };
  const counts = tokens && typeof tokens === 'object' ? (tokens as Record<string, number>) : {};
  return counts[area];
}
