import type { CalamityId, GameEvent, Owner, Rules } from '@ochre/engine';
import type { Announced } from '../film/parts.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { lossOf } from '../live/digest.ts';
import { Teller } from '../log/teller.ts';
import type { LoggedEvent } from '../session/session.ts';
import { callOf } from './victims.ts';

/** Who has by a calamity what another lost. */
const takersOf = (events: readonly GameEvent[], victim: Owner): Owner[] =>
  events.flatMap(({ type, open }) => {
    if (type === 'citiesAnnexed' || type === 'tokensAnnexed')
      return open.from === victim ? [open.nation] : [];
    return type === 'taxRevolt' && open.nation === victim ? [open.beneficiary] : [];
  });

/** All that came of a calamity; nothing as long as more of it may come. */
function outcomeOf(
  log: readonly LoggedEvent[],
  { logged, calamity }: Pick<Announced, 'logged'> & { calamity: CalamityId },
  over: boolean,
): GameEvent[] | undefined {
  const later = log.filter(({ seq }) => seq > logged.seq);
  const end = later.findIndex((e) => {
    const call = callOf(e);
    return e.turn !== logged.turn || e.phase !== logged.phase || (call && call.calamity !== calamity);
  });
  if (end < 0 && !over) return undefined;
  return later.slice(0, end < 0 ? undefined : end).map(({ event }) => event);
}

/** What a calamity took from whom, once that is known. */
export function resultWords(
  rules: Rules,
  log: readonly LoggedEvent[],
  announced: Announced,
  me: Owner | undefined,
  over: boolean,
): string | undefined {
  const events = outcomeOf(log, announced, over);
  if (!events) return undefined;
  const say = filmWords.value.calamities.result;
  const t = new Teller(rules, announced.logged.event, me);
  const lines = announced.victims.map(({ nation }) => {
    const lost = events.map((event) => lossOf(event, nation));
    const tokens = lost.reduce((n, l) => n + l.tokens, 0);
    const cities = lost.reduce((n, l) => n + l.cities, 0);
    const takers = [...new Set(takersOf(events, nation))].map((id) => t.nationName(id));
    return say(t.nationName(nation), tokens, cities, takers.length > 0 ? t.list(takers) : undefined);
  });
  return text.value.events.spoken(lines.join(' '));
}
