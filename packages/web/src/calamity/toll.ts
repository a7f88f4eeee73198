import type { AreaId, GameEvent, NationId, Owner, Readers, Rules } from '@ochre/engine';
import { readWith } from '@ochre/engine';
import type { Announced } from '../film/parts.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { type Losses, lossesOf } from '../live/losses.ts';
import { Teller } from '../log/teller.ts';
import { besides, eventWords } from '../log/words.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { aftermath, takersOf } from './result.ts';
import { calledBy } from './victims.ts';

/** What a calamity does besides taking pieces from the board, and to whom. */
const BESIDES: Readers<NationId> = {
  treasuryLost: ({ nation }) => nation,
  cardsDiscarded: ({ nation }) => nation,
  shipsLost: ({ nation }) => nation,
  markerBack: ({ nation }) => nation,
  calamityCancelled: ({ nation }) => nation,
};

/** What a calamity took from somebody. */
export interface Loss extends Losses {
  nation: Owner;
  /** Who has it now. */
  takers: Owner[];
  /** What else came of it, in events. */
  besides: LoggedEvent[];
}

/** One card: whom it struck, whom that one named or dragged in, and what each lost. */
export interface Toll {
  holder: Loss;
  others: Loss[];
  /** Whether its holder named all of these. */
  named: boolean;
  /** Who was to gain by it, and whether for having given the card. */
  gains?: { nation: NationId; gave: boolean };
}

function lossIn(events: readonly LoggedEvent[], nation: Owner): Loss {
  const told = events.map(({ event }) => event);
  return {
    nation,
    ...lossesOf(told, nation),
    takers: [...new Set(takersOf(told, nation))],
    besides: events.filter(({ event }) => readWith(BESIDES, event) === nation),
  };
}

/** Whether somebody gains for having given the card, as everybody is told. */
const forGiving = (rules: Rules, { cite }: GameEvent): boolean =>
  cite === rules.cite('beneficiaryTrader') && cite !== rules.cite('beneficiaryStock');

/** What a calamity came to, card by card; nothing as long as more can come of it. */
export function tollOf(
  rules: Rules,
  log: readonly LoggedEvent[],
  { logged, calamity }: Pick<Announced, 'logged' | 'calamity'>,
  over: boolean,
): Toll[] | undefined {
  const { events, over: ended } = aftermath(log, logged, calamity);
  if (!ended && !over) return undefined;
  const { victims } = calledBy([logged, ...events])!;
  const struck = victims.filter(({ as }) => as === 'primary');
  const tolls = (struck.length > 0 ? struck : victims.slice(0, 1)).map(({ nation }): Toll => {
    const told = events.find(
      ({ event: { type, open } }) => type === 'beneficiary' && open.victim === nation,
    )?.event;
    const byRule = rules.calamity(calamity).beneficiary === 'trader';
    return {
      holder: lossIn(events, nation),
      others: [],
      named: true,
      ...(told?.type === 'beneficiary' && {
        gains: { nation: told.open.nation, gave: byRule || forGiving(rules, told) },
      }),
    };
  });
  for (const { nation, by } of victims) {
    if (tolls.some(({ holder }) => holder.nation === nation)) continue;
    const of = (who: Owner | undefined) =>
      tolls.find(({ holder, others }) => holder.nation === who || others.some((o) => o.nation === who));
    const toll = of(by) ?? tolls[0]!;
    toll.others.push(lossIn(events, nation));
    toll.named &&= by === toll.holder.nation;
  }
  return tolls;
}

/** So many cities are told by name. */
const NAMED = 2;

/** The toll of a card in sentences: what its holder lost and to whom, then those who were named. */
export function tollWords(
  rules: Rules,
  { event }: LoggedEvent,
  { holder, others, named, gains }: Toll,
  me: Owner | undefined,
): string {
  const say = filmWords.value.calamities;
  const t = new Teller(rules, event, me);
  const some = (id: Owner): string | undefined => (id === me ? undefined : t.nationName(id));
  const citiesOf = (cities: readonly AreaId[]) => ({
    n: cities.length,
    names: cities.length <= NAMED ? t.list(cities.map((id) => t.areaName(id))) : undefined,
  });
  const piecesOf = ({ tokens, lost, reduced }: Loss): string | undefined =>
    tokens + lost.length + reduced.length === 0
      ? undefined
      : say.pieces(tokens, citiesOf(lost), citiesOf(reduced));
  const taker = (id: Owner) => ({
    who: some(id),
    why: id !== gains?.nation ? undefined : gains.gave ? ('gave' as const) : ('stock' as const),
  });
  const lost = piecesOf(holder);
  const told = holder.besides.map(
    (logged) =>
      `${eventWords(rules, logged.event, me)}${logged.event.type === 'calamityCancelled' ? besides(rules, [], logged, me) : ''}.`,
  );
  if (lost !== undefined || told.length === 0)
    told.unshift(say.result(t.nationName(holder.nation), lost, holder.takers.map(taker)));
  const shares = others.map((loss) => say.share(t.nationName(loss.nation), piecesOf(loss)));
  if (shares.length > 0) told.push(say.others(named ? { who: some(holder.nation) } : undefined, shares));
  return text.value.events.spoken(told.join(' '));
}

/** What is said of each card of a calamity by now: its toll, or nothing as long as that is open. */
export function tollNow(
  { rules, log, view }: Pick<Session, 'rules' | 'log' | 'view'>,
  { logged, calamity }: Pick<Announced, 'logged' | 'calamity'>,
  me: Owner | undefined,
): { holder: Owner; others: Owner[]; words: string }[] {
  const { turn, phase } = view.value.open;
  const over = turn !== logged.turn || phase !== logged.phase;
  const tolls = tollOf(rules, log.value, { logged, calamity }, over) ?? [];
  return tolls.map((toll) => ({
    holder: toll.holder.nation,
    others: toll.others.map(({ nation }) => nation),
    words: tollWords(rules, logged, toll, me),
  }));
}
