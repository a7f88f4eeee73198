import type { CalamityId, GameEvent, Owner, Rules } from '@ochre/engine';
import type { Announced } from '../film/parts.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { costOf, lossOf } from '../live/losses.ts';
import { Teller } from '../log/teller.ts';
import type { LoggedEvent } from '../session/session.ts';
import { callOf } from './victims.ts';

/** Who has by a calamity what another lost. */
const takersOf = (events: readonly GameEvent[], victim: Owner): Owner[] =>
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
function aftermath(
  log: readonly LoggedEvent[],
  logged: LoggedEvent,
  calamity: CalamityId,
): { events: GameEvent[]; over: boolean } {
  const later = log.filter(({ seq }) => seq > logged.seq);
  const end = later.findIndex((e) => {
    const call = callOf(e);
    return e.turn !== logged.turn || e.phase !== logged.phase || (call && call.calamity !== calamity);
  });
  return { events: later.slice(0, end < 0 ? undefined : end).map(({ event }) => event), over: end >= 0 };
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
  for (const event of events) {
    const { tokens, cities } = lossOf(event, victim);
    const [taker] = takersOf([event], victim);
    const had = taker === undefined ? undefined : (won.get(taker) ?? { tokens: 0, cities: 0 });
    if (taker !== undefined && had)
      won.set(taker, { tokens: had.tokens + tokens, cities: had.cities + cities });
  }
  return over || won.size > 0 ? won : undefined;
}

/** What a calamity took from whom, once that is known. */
export function resultWords(
  rules: Rules,
  log: readonly LoggedEvent[],
  announced: Announced,
  me: Owner | undefined,
  over: boolean,
): string | undefined {
  const { events, over: ended } = aftermath(log, announced.logged, announced.calamity);
  if (!ended && !over) return undefined;
  const say = filmWords.value.calamities.result;
  const t = new Teller(rules, announced.logged.event, me);
  const lines = announced.victims.map(({ nation }) => {
    const { tokens, cities } = costOf(events, nation);
    const takers = [...new Set(takersOf(events, nation))].map((id) => t.nationName(id));
    return say(t.nationName(nation), tokens, cities, takers.length > 0 ? t.list(takers) : undefined);
  });
  return text.value.events.spoken(lines.join(' '));
}
