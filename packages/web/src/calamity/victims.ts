import { BARBARIANS, type CalamityId, type NationId, type Readers, readWith } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';

export type Role = 'primary' | 'secondary';

/** A calamity that was called, and whom it hits as far as it is known. */
export interface Call {
  calamity: CalamityId;
  victims: Victim[];
}

export interface Victim {
  nation: NationId;
  as: Role;
  /** Who named it. */
  by?: NationId;
}

const primary = (nation: NationId): Victim => ({ nation, as: 'primary' });
const secondary = (nation: NationId, by?: NationId): Victim => ({
  nation,
  as: 'secondary',
  ...(by !== undefined && { by }),
});

const CALLS: Readers<Call> = {
  calamityRevealed: ({ calamity, nation }) => ({ calamity, victims: [primary(nation)] }),
  secondaryVictims: ({ calamity, nation, victims }) => ({
    calamity,
    victims: [primary(nation), ...victims.map((id) => secondary(id, nation))],
  }),
  tertiaryVictim: ({ calamity, nation, victim }) => ({ calamity, victims: [secondary(victim, nation)] }),
  lossesOrdered: ({ calamity, nation, losses }) => ({
    calamity,
    victims: [
      primary(nation),
      ...Object.keys(losses).flatMap((id) => (losses[id]! > 0 ? [secondary(id, nation)] : [])),
    ],
  }),
};

/** What an event says of whom a calamity hits. */
export const callOf = ({ event }: LoggedEvent): Call | undefined => readWith(CALLS, event);

/** Who loses by a calamity without having been named. */
const STRUCK: Readers<string> = {
  damageTaken: ({ nation }) => nation,
  cityReduced: ({ nation }) => nation,
};

/** The calamity that the first of these events calls: all whom it hits until another is called. */
export function calledBy(events: readonly LoggedEvent[]): Call | undefined {
  const first = events[0] && callOf(events[0]);
  if (!first) return undefined;
  const victims = new Map(first.victims.map((v) => [v.nation, v]));
  for (const logged of events.slice(1)) {
    const call = callOf(logged);
    if (call && call.calamity !== first.calamity) break;
    const struck = readWith(STRUCK, logged.event);
    for (const v of [...(call?.victims ?? []), ...(struck === undefined ? [] : [secondary(struck)])])
      if (v.nation !== BARBARIANS && !victims.has(v.nation)) victims.set(v.nation, v);
  }
  return { calamity: first.calamity, victims: [...victims.values()] };
}
