import type { CalamityId, NationId, Open } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';
import type { Table } from '../table/context.ts';
import { calamityNow, myNation } from '../table/model.ts';
import { handedOn, originOf } from './giver.ts';
import { wonBy } from './result.ts';
import { callOf } from './victims.ts';

/** What somebody is to a calamity; whoever is several things is the first of them. */
const ROLES = ['primary', 'secondary', 'giver', 'beneficiary'] as const;
export type CalamityRole = (typeof ROLES)[number];

/** Whether nobody gains by a calamity though somebody was to: it had no effect, or its war left all where it was. */
function cameToNothing(
  log: readonly LoggedEvent[],
  { seq, turn }: LoggedEvent,
  victim: NationId,
  calamity: CalamityId,
): boolean {
  return log.some((later) => {
    const { type, open } = later.event;
    if (later.turn !== turn || later.seq < seq) return false;
    if (type === 'calamityCancelled') return open.calamity === calamity && open.nation === victim;
    return type === 'factions' && open.nation === victim && wonBy(log, later, victim, calamity)?.size === 0;
  });
}

/**
 * What each is to a calamity of this turn, as this seat was told: victims and beneficiary everybody knows, who gave the
 * card its victim and the giver alone.
 */
export function rolesIn(
  log: readonly LoggedEvent[],
  { turn }: Pick<Open, 'turn'>,
  calamity: CalamityId,
  me: NationId | undefined,
): ReadonlyMap<NationId, CalamityRole> {
  const told: [NationId, CalamityRole][] = [];
  for (const logged of log) {
    const { type, open } = logged.event;
    if (logged.turn !== turn || !('calamity' in open) || open.calamity !== calamity) continue;
    for (const { nation, as } of callOf(logged)?.victims ?? []) told.push([nation, as]);
    if (type === 'beneficiary' && !cameToNothing(log, logged, open.victim, calamity))
      told.push([open.nation, 'beneficiary']);
    if (type !== 'calamityRevealed' || me === undefined) continue;
    if (open.nation !== me) {
      if (handedOn(log, turn, me, open.card, open.nation)) told.push([me, 'giver']);
      continue;
    }
    const origin = originOf(log, me, open.card);
    if (origin?.how === 'traded' || origin?.how === 'given') told.push([origin.from, 'giver']);
  }
  const roles = new Map<NationId, CalamityRole>();
  for (const role of ROLES)
    for (const [nation, as] of told) if (as === role && !roles.has(nation)) roles.set(nation, role);
  return roles;
}

/** What each is to the calamity that is being resolved, or announced by the film. */
export function rolesNow({ session, reel }: Table): ReadonlyMap<NationId, CalamityRole> {
  const view = session.view.value;
  const beat = reel.showing.value && reel.film.value?.at.value?.beat;
  const calamity = beat?.calamity?.calamity ?? calamityNow(session);
  if (calamity === undefined) return new Map();
  const log = beat?.calamity ? [...session.log.value, ...beat.events] : session.log.value;
  return rolesIn(log, view.open, calamity, myNation(view));
}
