import {
  type Decision,
  type GameEvent,
  type Json,
  type Nation,
  type NationId,
  type Own,
  type Pieces,
  type Tally,
  tally,
} from '@ochre/engine';
import { pilesOf } from './cards.ts';
import { counts, eachFinds, mismatch, partial, sameItems, show } from './match.ts';
import { phaseIndex } from './phases.ts';
import type { Now } from './position.ts';
import type { Expectation, Side, ViewClaims } from './types.ts';
import { askWritten, asWritten } from './words.ts';

const sum = (n: Record<string, number>): number => Object.values(n).reduce((a, b) => a + b, 0);

/** A seat stands for its nation once that is chosen. */
export function playerOf({ state }: Now, name: string): string {
  return state.open.seats[name] ?? name;
}

/** What a player is asked now, oldest first. */
function promptsOf({ game, state }: Now, who: string): Decision[] {
  return game.view(state, who).prompts;
}

/** An event as expectations read it: type and citation beside the open facts. */
function flat({ open, ...rest }: GameEvent): Side<unknown> {
  return { ...open, ...rest };
}

function expectPieces(path: string, expected: Side<Json>, pieces: Pieces): string[] {
  return Object.entries(expected).flatMap(([key, want]) => {
    const where = `${path}.${key}`;
    if (key === 'tokens' || key === 'ships') return counts(where, want, pieces[key]);
    if (key === 'cities') return sameItems(where, want, pieces.cities);
    if (key !== 'onBoard') return [`${where}: no such part`];
    const totals = { tokens: sum(pieces.tokens), cities: pieces.cities.length, ships: sum(pieces.ships) };
    return partial(where, want, totals);
  });
}

const PIECES = ['tokens', 'cities', 'ships', 'onBoard'];

/** What is among the cities, the advances, the cards. */
function expectAmong(
  path: string,
  expected: Side<Json>,
  lists: Partial<Nation & Pick<Own, 'hand'>>,
): string[] {
  return Object.entries(expected).flatMap(([key, want]) =>
    sameItems(`${path}.${key}`, want, lists[key as 'cities' | 'advances' | 'hand'] ?? [], 'perhaps'),
  );
}

/** What everybody can count of each nation. */
const countedOf = ({ game: { rules }, state: { config, open } }: Now): Record<NationId, Tally> =>
  tally({ rules, config, open });

function expectNation(path: string, expected: Side<Json>, now: Now, who: NationId): string[] {
  const { state } = now;
  const nation = state.open.nations[who];
  const own = state.own[who];
  if (!own) return [`${path}: no such player`];
  const all: Side<unknown> = { ...own, handSize: own.hand.length, ...nation };
  return Object.entries(expected).flatMap(([key, want]) => {
    const where = `${path}.${key}`;
    if (nation && key === 'counted') return partial(where, want, countedOf(now)[who]);
    if (key === 'has') return expectAmong(where, want as Side<Json>, { ...nation, hand: own.hand });
    if (key === 'hand') return sameItems(where, want, own.hand);
    if (nation && key === 'advances') return sameItems(where, want, nation.advances);
    if (nation && key === 'credits') return counts(where, want, nation.credits);
    if (nation && key === 'hired') return counts(where, want, nation.hired ?? {});
    if (nation && key === 'away') return partial(where, want, nation.away ?? 0);
    if (nation && PIECES.includes(key)) return expectPieces(path, { [key]: want }, nation);
    return partial(where, want, all[key]);
  });
}

function expectPrompts(path: string, expected: (string | Side<Json>)[], prompts: Decision[]): string[] {
  const kinds = expected.map((want) => (typeof want === 'string' ? want : String(want['kind'])));
  const wrong = sameItems(
    path,
    kinds,
    prompts.map((d) => d.kind),
  );
  if (wrong.length > 0) return wrong;
  const details = expected.filter((want) => typeof want === 'object');
  const asked = prompts.map(askWritten);
  if (eachFinds(path, details, asked).length === 0) return [];
  if (details.length === 1 && asked.length === 1) return partial(path, details[0], asked[0]);
  return eachFinds(path, details, asked).map((line) => `${line} among ${show(asked)}`);
}

function expectChoices(path: string, expected: Side<Json>, now: Now, who: string): string[] {
  const view = now.game.view(now.state, who);
  return Object.entries(expected).flatMap(([kind, want]) => {
    const decision = view.prompts.find((d) => d.kind === kind);
    if (!decision) return [`${path}.${kind}: not asked`];
    const spec = now.game.rules.spec(decision.kind);
    const choices = spec.choices(now.game.sight(view), decision) as Json;
    return partial(`${path}.${kind}`, want, asWritten(decision, choices));
  });
}

type EventClaims = Pick<Expectation, 'events' | 'noEvents'>;

function expectEvents(path: string, want: EventClaims, events: readonly GameEvent[]): string[] {
  const seen = events.map(flat);
  const missing = eachFinds(`${path}events`, want.events ?? [], seen);
  const unwanted = (want.noEvents ?? []).flatMap((not, i) => {
    const found = seen.find((e) => partial('', not, e).length === 0);
    return found ? [`${path}noEvents.${i}: there was ${show(found)}`] : [];
  });
  const log = missing.length > 0 ? [`${path}events were: ${seen.map(show).join('\n  ') || 'none'}`] : [];
  return [...missing, ...unwanted, ...log];
}

/** What a player sees, events included. */
function expectView(
  path: string,
  want: ViewClaims,
  now: Now,
  who: string,
  events: readonly GameEvent[],
): string[] {
  const { events: some, noEvents, ...parts } = want;
  const { game, state } = now;
  return [
    ...partial(path, parts, game.view(state, who)),
    ...expectEvents(`${path}.`, { events: some, noEvents }, game.events(events, who)),
  ];
}

function expectCards(want: Expectation, { state }: Now): string[] {
  const { stacks, discards } = state.hidden;
  const blocks = Object.keys(stacks);
  return [
    ...pilesOf(want.stacks ?? {}, blocks).flatMap((p) =>
      partial(`stacks.${p.path}`, p.cards, stacks[p.block]![p.index]),
    ),
    ...pilesOf(want.top ?? {}, blocks).flatMap((p) =>
      partial(`top.${p.path}`, p.cards, stacks[p.block]![p.index]?.slice(0, p.cards.length)),
    ),
    ...pilesOf<number>(want.heights ?? {}, blocks).flatMap((p) =>
      partial(`heights.${p.path}`, p.cards, stacks[p.block]![p.index]?.length),
    ),
    ...pilesOf(want.discards ?? {}, blocks).flatMap((p) =>
      sameItems(`discards.${p.path}`, p.cards, discards[p.block]![p.index] ?? []),
    ),
  ];
}

function each<T>(
  name: string,
  of: Side<T> | undefined,
  now: Now,
  test: (path: string, want: T, who: string) => string[],
): string[] {
  return Object.entries(of ?? {}).flatMap(([who, want]) => test(`${name}.${who}`, want, playerOf(now, who)));
}

function expectPhase(want: string, { game, state }: Now): string[] {
  const [step] = want.split('#');
  if (state.open.phase !== step) return [mismatch('phase', want, state.open.phase)];
  const { index } = phaseIndex(game, want);
  const at = (state.frames[0]?.at ?? 0) - 1;
  return !want.includes('#') || at === index ? [] : [`phase: in ${step}, but not in ${want}`];
}

/** What does not hold, a line each. */
export function unmet(want: Expectation, now: Now, events: readonly GameEvent[]): string[] {
  const { game, state } = now;
  const { open, hidden } = state;
  const problems: string[] = [];
  const say = (lines: string[]): void => void problems.push(...lines);
  if (want.turn !== undefined) say(partial('turn', want.turn, open.turn));
  if (want.phase !== undefined) say(expectPhase(want.phase, now));
  if (want.over !== undefined) say(partial('over', want.over, open.result !== undefined));
  say(each('nations', want.nations, now, (path, part, who) => expectNation(path, part, now, who)));
  say(expectPieces('barbarians', want.barbarians ?? {}, open.barbarians));
  say(
    each('prompts', want.prompts, now, (path, list, who) => expectPrompts(path, list, promptsOf(now, who))),
  );
  if (want.waiting) say(sameItems('waiting', want.waiting, game.view(state, 'observer').waitingFor));
  say(each('choices', want.choices, now, (path, part, who) => expectChoices(path, part, now, who)));
  say(each('views', want.views, now, (path, part, who) => expectView(path, part, now, who, events)));
  say(expectEvents('', want, events));
  say(expectCards(want, now));
  if (want.tradedBy) say(partial('tradedBy', want.tradedBy, hidden.tradedBy));
  if (want.built) say(sameItems('built', want.built, open.built));
  if (want.regions) say(sameItems('regions', want.regions, Object.keys(open.regions)));
  if (want.open) say(partial('open', want.open, open));
  if (want.hidden) say(partial('hidden', want.hidden, hidden));
  if (want.result) say(partial('result', want.result, open.result));
  return problems;
}
