import type { AreaId, NationId, Open, Owner, Rules } from '@ochre/engine';
import { Shown } from '../film/shown.ts';
import type { LoggedEvent } from '../session/session.ts';
import type { News } from './absence.ts';
import { effectsOf } from './effects.ts';

/** Tokens of another that came to where I stand, and what of mine they found there. */
export interface Arrival {
  owner: Owner;
  area: AreaId;
  tokens: number;
  city: boolean;
}

/** Arrivals by the number of the event that brought them. */
export type Arrivals = ReadonlyMap<number, Arrival>;

/** Whether I fought in an area later in the turn of an event. */
const foughtAfter = (events: readonly LoggedEvent[], { seq, turn }: LoggedEvent, at: AreaId, me: NationId) =>
  events.some(({ seq: later, turn: then, event: { type, open } }) => {
    if (later <= seq || then !== turn) return false;
    if (type === 'tokenConflict') return open.area === at && Object.hasOwn(open.sides, me);
    return (type === 'cityFalls' || type === 'cityHeld') && open.area === at && open.defender === me;
  });

/** Who came to me; where it came to blows, the conflict tells of it. */
export function arrivalsOf(
  rules: Rules,
  { events, since }: Pick<News, 'events' | 'since'>,
  now: Open,
  me: NationId | undefined,
): Arrivals {
  const arrivals = new Map<number, Arrival>();
  if (me === undefined) return arrivals;
  const shown = new Shown(rules, since ?? now);
  for (const logged of events) {
    const mine = shown.open.nations[me];
    for (const effect of effectsOf(logged.event)) {
      if ((effect.kind !== 'travel' && effect.kind !== 'voyage') || effect.owner === me || effect.n === 0)
        continue;
      const to = effect.kind === 'travel' ? effect.to : shown.areaAt(effect.route.at(-1)!);
      if (to === undefined) continue;
      const found = { tokens: mine?.tokens[to] ?? 0, city: mine?.cities.includes(to) === true };
      if ((found.tokens > 0 || found.city) && !foughtAfter(events, logged, to, me))
        arrivals.set(logged.seq, { owner: effect.owner, area: to, ...found });
    }
    if (since) shown.play(logged.event);
  }
  return arrivals;
}
