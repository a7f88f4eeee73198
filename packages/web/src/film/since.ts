import type { AreaId, CoastId, Open, Owner, Rules } from '@ochre/engine';
import type { News } from '../live/absence.ts';
import { arrivalsOf } from '../live/arrivals.ts';
import { type Effect, effectsOf } from '../live/effects.ts';
import { lossesIn } from '../live/losses.ts';
import { allOf, touchesOf } from '../live/touches.ts';
import type { LoggedEvent } from '../session/session.ts';
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
}

/** What the plates say. */
export interface PlateWords {
  fresh: string;
  tokens(n: number): string;
  reduced(n: number): string;
  city(n: number): string;
}

type Way = Extract<Effect, { kind: 'travel' | 'voyage' }>;

/** What is left on the map of what happened: the ways of others, and what changed. */
export function sinceOf(
  rules: Rules,
  news: News,
  now: Open,
  me: Owner | undefined,
  words: PlateWords,
): Since {
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
        plates.push({ area: effect.area, words: words.fresh, tone: 'fresh', mine: false });
    }
    if (since) shown.play(event);
  }
  touchesOf(events, me, arrivalsOf(rules, news, now, me)).forEach((touch, i) => {
    for (const [area, lost] of lostIn(allOf(touch), me!))
      plates.push({ area, words: words[lost.kind](lost.n), tone: 'loss', no: i + 1, mine: true });
  });
  if (since)
    for (const { owner, to } of ways.values()) {
      const had = piecesOf(since, owner)?.[to] ?? 0;
      const more = (piecesOf(now, owner)?.[to] ?? 0) - had;
      if (had > 0 && more > 0 && !plates.some(({ area }) => area === to))
        plates.push({ area: to, words: `+${more}`, tone: 'more', mine: false });
    }
  return { ways: [...ways.values()], plates };
}

const piecesOf = (open: Open, owner: Owner) => open.nations[owner]?.tokens;

/** What all the events of a touch took from me in an area: tokens, or a city of which so many tokens are left. */
interface Lost {
  kind: 'tokens' | 'reduced' | 'city';
  n: number;
}

function lostIn(events: readonly LoggedEvent[], me: Owner): Map<AreaId, Lost> {
  const places = Map.groupBy(
    events.flatMap(({ event }) => lossesIn(event, me)),
    ({ area }) => area,
  );
  const lost = new Map<AreaId, Lost>();
  for (const [area, all] of places) {
    const left = all.reduce((n, l) => n + l.left - l.tokens, 0);
    const cities = all.filter(({ city }) => city).length;
    if (cities > 0) lost.set(area, left > 0 ? { kind: 'reduced', n: left } : { kind: 'city', n: cities });
    else if (left < 0) lost.set(area, { kind: 'tokens', n: -left });
  }
  return lost;
}
