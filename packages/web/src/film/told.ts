import type { AreaId, GameEvent, Owner } from '@ochre/engine';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import type { Effect } from '../live/effects.ts';
import { siegeWords } from '../log/siege.ts';
import { Teller } from '../log/teller.ts';
import { besides, eventWords, subjectOf } from '../log/words.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { sum } from '../ui/sum.ts';
import { climbOf, type Page, pageOf, plays } from './pages.ts';
import type { Beat, Scene } from './parts.ts';
import { outcome } from './Rounds.tsx';

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
const FIGHTS_TOLD = 2;
const PLACES_TOLD = 3;

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

/** What all of a page comes to: how many deals, how many buy, how many step on. */
export function pageSum(
  { log }: Pick<Session, 'log'>,
  page: Page,
  lines: readonly { logged: LoggedEvent }[],
  me: Owner | undefined,
): string {
  const say = filmWords.value;
  if (page === 'deals') return say.dealt(lines.length, doneBefore(log.value, lines[0]!.logged, me));
  if (page === 'purchases') return say.buy(lines.length);
  const on = lines.filter(({ logged }) => stepOf(logged) > 0).length;
  const stay = lines.filter(({ logged }) => stepOf(logged) === 0).length;
  return on + stay > 0 ? say.step(on, stay) : '';
}

/** So many spaces on, or back. */
function stepOf({ event }: LoggedEvent): number {
  const { from, to } = climbOf(event)!;
  return to - from;
}

const linesOf = ({ events }: Beat, page: Page): LoggedEvent[] =>
  events.filter(({ event }) => pageOf(event.type) === page);

/** The lines of a page that have their moment: one in a sentence of its own, several by name. */
function pageWords(session: Session, beat: Beat, page: Page, me: Owner | undefined): string {
  const say = filmWords.value;
  const { parts, spoken } = text.value.events;
  const lines = linesOf(beat, page);
  const [first] = lines;
  if (plays(page) && lines.length === 1) return `${eventWords(session.rules, first!.event, me)}.`;
  const names = new Teller(session.rules, first!.event, me);
  const all = lines.map(({ event }) => event);
  const named = (ids: readonly Owner[]): string => names.list(ids.map((id) => names.nationName(id)));
  if (page === 'purchases')
    return spoken(
      say.manyBuy(named(all.flatMap(({ type, open }) => (type === 'advancesBought' ? open.nation : [])))),
    );
  if (page === 'deals')
    return spoken(
      say.pairs(all.flatMap(({ type, open }) => (type === 'traded' ? named([open.from, open.to]) : []))),
    );
  if (page === 'track') {
    const of = (some: readonly LoggedEvent[]): (string | undefined)[] =>
      some.map(({ event }) => {
        const { nation } = climbOf(event)!;
        return nation === me ? undefined : names.nationName(nation);
      });
    const [on, stay] = [lines.filter((l) => stepOf(l) > 0), lines.filter((l) => stepOf(l) === 0)];
    // Who falls back does so one by one.
    if (on.length + stay.length < lines.length)
      return all.map((event) => `${eventWords(session.rules, event, me)}.`).join(' ');
    return say.manyStep(of(on), of(stay));
  }
  const shares = sharesOf(beat, me).map(([id, n]) => parts.nationCount(names.nationName(id), n));
  const rest = shares.length - NATIONS_TOLD;
  const told = rest > 1 ? [...shares.slice(0, NATIONS_TOLD), parts.moreNations(rest)] : shares;
  return spoken(say[page](names.list(told)));
}

/** Cities that were built, or surplus that went, at once. */
function alikeWords({ effects, events }: Beat, names: Teller): string | undefined {
  const say = filmWords.value;
  const { spoken } = text.value.events;
  const { ui } = text.value;
  const owners = [...new Set(effects.flatMap((e) => ('owner' in e ? e.owner : [])))];
  const who = ui.list(owners.map((id) => names.nationName(id)));
  if (effects.length > 1 && effects.every((e) => e.kind === 'rise')) {
    if (owners.length > 1) return spoken(say.manyBuild(who, effects.length));
    return spoken(say.builds(who, ui.list(effects.map(({ area }) => names.areaName(area)))));
  }
  const surplus = events.flatMap(({ event }) =>
    event.type === 'surplusRemoved' ? [sum(event.open.tokens)] : [],
  );
  // A list of places is longer than there is time for.
  if (effects.length > 1 && surplus.length > 0 && effects.every((e) => e.kind === 'loss'))
    return spoken(
      say.removed(
        who,
        surplus.reduce((a, b) => a + b, 0),
      ),
    );
  return undefined;
}

/** Conflicts at the same time: what mine come to first, and how many more there are. */
function fightWords(session: Session, { effects }: Beat, me: Owner | undefined): string | undefined {
  const fights = effects.flatMap((e) => (e.kind === 'fight' && Object.keys(e.sides).length > 1 ? [e] : []));
  if (fights.length < 2) return undefined;
  const mine = ({ sides }: (typeof fights)[number]): number =>
    Number(me !== undefined && Object.hasOwn(sides, me));
  const told = fights.toSorted((a, b) => mine(b) - mine(a)).slice(0, FIGHTS_TOLD);
  const rest = fights.length - told.length;
  const words = told.map((fight) => outcome(session, fight));
  return [...words, ...(rest > 0 ? [filmWords.value.fights.more(rest)] : [])].join(' ');
}

/** What is told of a moment: of those who do the same in one scene at once, else of its beat. */
export function momentOf({ actors, beats }: Scene, beat: Beat): Beat {
  const effects = beats.flatMap((b) => b.effects);
  const alike = (kinds: readonly Effect['kind'][]): boolean =>
    effects.every(({ kind }) => kinds.includes(kind));
  const one = alike(['travel', 'voyage']) || alike(['rise']) || alike(['loss']);
  if (actors.length < 2 || effects.length === 0 || !one) return beat;
  return { ...beat, effects, events: beats.flatMap((b) => b.events) };
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

const ownersOf = ({ effects }: Beat): Owner[] => [
  ...new Set(effects.flatMap((e) => ('owner' in e ? e.owner : []))),
];

/** Who moves: to where I stand first, one nation by where it goes, several by their names. */
function moveWords(session: Session, beat: Beat, names: Teller, me: Owner | undefined): Told | undefined {
  const say = filmWords.value;
  const { effects, shots } = beat;
  if (effects.length === 0 || !effects.every((e) => e.kind === 'travel' || e.kind === 'voyage'))
    return undefined;
  // Who stands there now: when all is told they may be gone.
  const mine = me === undefined ? undefined : shots[0]!.open.nations[me];
  const goals = effects.map((_, i) => goalOf(session, beat, i));
  const standing = goals.map((goal) => (goal === undefined ? 0 : (mine?.tokens[goal] ?? 0)));
  const met = standing.findIndex((n) => n > 0);
  const owners = ownersOf(beat);
  if (met < 0 && owners.length > 1)
    return {
      who: owners[0],
      words: say.manyMove(text.value.ui.list(owners.map((o) => names.nationName(o)))),
      note: '',
    };
  const one = effects[Math.max(0, met)]!;
  const who = names.nationName(one.owner);
  const note = met < 0 ? '' : say.yours(standing[met]!);
  const places = [...new Set(met < 0 ? goals.flatMap((goal) => goal ?? []) : [goals[met]!])];
  const ends = one.kind === 'travel' ? [one.from, one.to] : [one.route[0]!, one.route.at(-1)!];
  const [from, to] = ends.map((end) => names.areaName(end));
  // A ship that fetched somebody comes back to where it was.
  if (places.length > 1 || (places.length === 1 && from === to)) {
    const named = places.slice(0, PLACES_TOLD).map((area) => names.areaName(area));
    return { who: one.owner, words: say.goes(who, named, places.length - named.length), note };
  }
  if (from === to) return undefined;
  const tell = one.kind === 'travel' ? say.walks : say.ships;
  return { who: one.owner, words: tell(who, one.n, from!, to!), note };
}

/** The line under the film: what happens in this beat, what touches me first. */
export function toldOf(session: Session, beat: Beat, me: Owner | undefined): Told {
  const { rules } = session;
  const names = new Teller(rules, beat.events[0]!.event, me);
  if (beat.page) {
    const lines = linesOf(beat, beat.page);
    const who = lines.length === 1 && beat.page !== 'deals' ? subjectOf(lines[0]!.event) : undefined;
    return { who, words: pageWords(session, beat, beat.page, me), note: '' };
  }
  const moved = moveWords(session, beat, names, me);
  if (moved) return moved;
  const owners = ownersOf(beat);
  const fought = fightWords(session, beat, me);
  if (fought !== undefined) return { who: undefined, words: fought, note: '' };
  const alike = alikeWords(beat, names);
  if (alike !== undefined) return { who: owners[0], words: alike, note: '' };
  const first = beat.events[0]!;
  const { event } = first;
  const who = owners[0] ?? ('nation' in event.open ? event.open.nation : undefined);
  const more = besides(rules, [...session.log.value, ...beat.events], first, me);
  const siege = siegeWords(session, first, beat.shots[0]!.open);
  const told = eventWords(rules, together(event, beat.events), me);
  return { who, words: `${told}${siege}${more}`, note: '' };
}
