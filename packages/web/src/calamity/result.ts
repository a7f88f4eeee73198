import type { CalamityId, GameEvent, Owner } from '@ochre/engine';
import { lossOf } from '../live/losses.ts';
import type { LoggedEvent } from '../session/session.ts';
import { callOf } from './victims.ts';

/** Who has by a calamity what another lost. */
export const takersOf = (events: readonly GameEvent[], victim: Owner): Owner[] =>
  events.flatMap(({ type, open }) => {
    if (
      type === 'citiesAnnexed' ||
      type === 'tokensAnnexed' ||
      type === 'pirateCities' ||
      type === 'barbarianTokens'
    )
      return open.from === victim ? [open.nation] : [];
    return type === 'taxRevolt' && open.nation === victim ? [open.beneficiary] : [];
  });

/** What came of a calamity since an event of it, and whether that is all. */
export function aftermath(
  log: readonly LoggedEvent[],
  logged: LoggedEvent,
  calamity: CalamityId,
): { events: LoggedEvent[]; over: boolean } {
  const later = log.filter(({ seq }) => seq > logged.seq);
  const end = later.findIndex((e) => {
    const call = callOf(e);
    return e.turn !== logged.turn || e.phase !== logged.phase || (call && call.calamity !== calamity);
  });
  return { events: later.slice(0, end < 0 ? undefined : end), over: end >= 0 };
}

/** Units that changed hands. */
export interface Gone {
  tokens: number;
  cities: number;
}

/** Who got what of a nation that fell into factions; nothing as long as that is open. */
export function wonBy(
  log: readonly LoggedEvent[],
  factions: LoggedEvent,
  victim: Owner,
  calamity: CalamityId,
): ReadonlyMap<Owner, Gone> | undefined {
  const { events, over } = aftermath(log, factions, calamity);
  const won = new Map<Owner, Gone>();
  for (const { event } of events) {
    const { tokens, cities } = lossOf(event, victim);
    const [taker] = takersOf([event], victim);
    const had = taker === undefined ? undefined : (won.get(taker) ?? { tokens: 0, cities: 0 });
    if (taker !== undefined && had)
      won.set(taker, { tokens: had.tokens + tokens, cities: had.cities + cities });
  }
  return over || won.size > 0 ? won : undefined;
}
