import type { AreaId, GameEvent, Owner } from '@ochre/engine';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { Teller } from '../log/teller.ts';
import { besides, eventWords } from '../log/words.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { sum } from '../ui/sum.ts';
import type { Beat, Page } from './parts.ts';

export interface Told {
  who: Owner | undefined;
  words: string;
  /** What of mine it meets. */
  note: string;
}

/** Events in whose area I may stand. */
function goalOf(session: Session, beat: Beat, i: number): string | undefined {
  const effect = beat.effects[i];
  if (effect?.kind === 'travel') return effect.to;
  if (effect?.kind !== 'voyage') return undefined;
  const water = session.rules.map.waters[effect.route.at(-1)!];
  return water && !water.sea ? water.area : undefined;
}

const NATIONS_TOLD = 5;

/** What a page comes to for each nation: mine first. */
export function sharesOf({ events }: Beat, me: Owner | undefined): [Owner, number][] {
  const shares = new Map<Owner, number>();
  for (const { event } of events)
    if (event.type === 'taxCollected' || event.type === 'expanded') {
      const { nation } = event.open;
      const n = event.type === 'taxCollected' ? event.open.treasury : sum(event.open.tokens);
      shares.set(nation, (shares.get(nation) ?? 0) + n);
    }
  return [...shares].sort(([a], [b]) => Number(b === me) - Number(a === me));
}

/** How many deals the market had seen when I was done with it; nothing where I was not done before these. */
function doneBefore(
  log: readonly LoggedEvent[],
  { seq, turn }: LoggedEvent,
  me: Owner | undefined,
): number | undefined {
  const before = log.filter((logged) => logged.turn === turn && logged.seq < seq);
  const opened = before.findLastIndex(({ event }) => event.type === 'tradeOpened');
  const market = before.slice(opened + 1).map(({ event }) => event);
  const last = market.findLast(
    ({ type, open }) => (type === 'tradeFinished' || type === 'tradeResumed') && open.nation === me,
  );
  if (last?.type !== 'tradeFinished') return undefined;
  return market.filter(({ type }) => type === 'traded').length;
}

/** A page in one line. */
function pageWords(session: Session, beat: Beat, page: Page, me: Owner | undefined): string {
  const say = filmWords.value;
  const { parts, spoken } = text.value.events;
  if (page === 'purchases') {
    const [first, ...more] = beat.events.filter(({ event }) => event.type === 'advancesBought');
    return more.length === 0 ? `${eventWords(session.rules, first!.event, me)}.` : say.buy(more.length + 1);
  }
  if (page === 'track') {
    const steps = beat.events.flatMap(({ event }) => (event.type === 'marker' ? [event.open] : []));
    const on = steps.filter(({ from, to }) => to > from).length;
    return say.step(on, steps.length - on);
  }
  if (page === 'deals') {
    const deals = beat.events.filter(({ event }) => event.type === 'traded');
    return say.dealt(deals.length, doneBefore(session.log.value, deals[0]!, me));
  }
  const names = new Teller(session.rules, beat.events[0]!.event, me);
  const shares = sharesOf(beat, me).map(([id, n]) => parts.nationCount(names.nationName(id), n));
  const rest = shares.length - NATIONS_TOLD;
  const told = rest > 1 ? [...shares.slice(0, NATIONS_TOLD), parts.moreNations(rest)] : shares;
  return spoken(say[page](names.list(told)));
}

/** What somebody took from somebody else. */
function takenIn(event: GameEvent): { nation: Owner; from: Owner; areas: AreaId[] } | undefined {
  if (event.type === 'citiesAnnexed') return { ...event.open, areas: event.open.cities };
  if (event.type === 'tokensAnnexed') return { ...event.open, areas: Object.keys(event.open.tokens) };
  return undefined;
}

/** All that changed hands between two at once is told together, cities and tokens. */
function together(event: GameEvent, events: readonly LoggedEvent[]): GameEvent {
  const first = takenIn(event);
  if (!first) return event;
  const { nation, from } = first;
  const cities = events.flatMap((logged) => {
    const taken = takenIn(logged.event);
    return taken?.nation === nation && taken.from === from ? taken.areas : [];
  });
  if (cities.length === first.areas.length) return event;
  return { type: 'citiesAnnexed', cite: event.cite, open: { nation, from, cities } };
}

/** The line under the film: what happens in this beat, what touches me first. */
export function toldOf(session: Session, beat: Beat, me: Owner | undefined): Told {
  const say = filmWords.value;
  const { rules } = session;
  const names = new Teller(rules, beat.events[0]!.event, me);
  if (beat.page) return { who: undefined, words: pageWords(session, beat, beat.page, me), note: '' };
  const standing = beat.effects.map((_, i) => {
    const goal = goalOf(session, beat, i);
    // Who stands there now: when all is told they may be gone.
    const mine = me === undefined ? undefined : beat.shots[0]!.open.nations[me];
    return goal === undefined || !mine ? 0 : (mine.tokens[goal] ?? 0);
  });
  const met = Math.max(
    0,
    standing.findIndex((n) => n > 0),
  );
  const effect = beat.effects[met];
  const owners = [...new Set(beat.effects.flatMap((e) => ('owner' in e ? e.owner : [])))];
  const moves = beat.effects.every((e) => e.kind === 'travel' || e.kind === 'voyage');
  if (effect && moves && (standing[met]! > 0 || owners.length === 1)) {
    const note = standing[met]! > 0 ? say.yours(standing[met]!) : '';
    if (effect.kind === 'travel') {
      const [from, to] = [names.areaName(effect.from), names.areaName(effect.to)];
      const words = say.walks(names.nationName(effect.owner), effect.n, from, to);
      return { who: effect.owner, words, note };
    }
    if (effect.kind === 'voyage' && effect.route.length > 1) {
      const [from, to] = [names.areaName(effect.route[0]!), names.areaName(effect.route.at(-1)!)];
      const words = say.ships(names.nationName(effect.owner), effect.n, from, to);
      return { who: effect.owner, words, note };
    }
  }
  if (moves && owners.length > 1) {
    const list = text.value.ui.list(owners.map((o) => names.nationName(o)));
    return { who: owners[0], words: say.manyMove(list), note: '' };
  }
  const first = beat.events[0]!;
  const { event } = first;
  const who = owners[0] ?? ('nation' in event.open ? event.open.nation : undefined);
  const more = besides(rules, [...session.log.value, ...beat.events], first, me);
  return { who, words: `${eventWords(rules, together(event, beat.events), me)}${more}`, note: '' };
}
