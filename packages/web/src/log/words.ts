import { type AreaId, BARBARIANS, type GameEvent, type Offer, type Rules } from '@ochre/engine';
import { calamityOfRule, causeOf } from '../calamity/cause.ts';
import { wonBy } from '../calamity/result.ts';
import { text } from '../i18n/index.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { siegeWords } from './siege.ts';
import { type Sitter, Teller } from './teller.ts';

/** An event in a sentence, as this seat knows it. */
export function eventWords(rules: Rules, event: GameEvent, me: string | undefined, sitter?: Sitter): string {
  const { sentences, spoken, unknown } = text.value.events;
  // Each sentence is for its own type of event; a server may be newer than this page and tell of others.
  const sentence = sentences[event.type] as ((t: Teller) => string) | undefined;
  return sentence ? spoken(sentence(new Teller(rules, event, me, sitter))) : unknown(event.type);
}

/** What a loss comes from: the calamity, whose it was and who named the one that loses. */
function causeWords(
  rules: Rules,
  log: readonly LoggedEvent[],
  logged: LoggedEvent,
  me: string | undefined,
): string {
  const cause = causeOf(rules, log, logged);
  if (!cause) return '';
  const { calamity, loser, victim, by } = cause;
  const say = text.value.events.cause;
  if (victim === undefined || victim === loser) return say.own(calamity.name);
  const t = new Teller(rules, logged.event, me);
  const whose = say.of(calamity.name, t.nationName(victim));
  if (by === undefined) return say.aside(whose);
  return loser === me ? say.namedYou(whose, t.nationName(by), by === victim) : say.aside(whose);
}

/** What came of a war in which a nation fell into factions. */
function warWords(
  rules: Rules,
  log: readonly LoggedEvent[],
  logged: LoggedEvent,
  me: string | undefined,
): string {
  const { event } = logged;
  const calamity = calamityOfRule(rules, event.cite);
  if (event.type !== 'factions' || !calamity) return '';
  const won = wonBy(log, logged, event.open.nation, calamity.id);
  if (!won) return '';
  const { war, spoken } = text.value.events;
  const { units } = text.value.decisions.annex;
  const t = new Teller(rules, event, me);
  const parts = [...won].map(([who, { tokens, cities }]) =>
    war.won(t.nationName(who), units(tokens, cities)),
  );
  return parts.length === 0 ? war.nothing : spoken(parts.join(''));
}

/** Why a calamity had no effect, where its row says so. */
function sparedWords(rules: Rules, { type, cite }: GameEvent): string {
  const calamity = type === 'calamityCancelled' ? calamityOfRule(rules, cite) : undefined;
  if (!calamity) return '';
  const { spared } = text.value.events;
  const part = Object.keys(calamity.cites).find((key) => calamity.cites[key] === cite);
  return spared[`${calamity.run}.${part}`] ?? '';
}

/** What a sentence alone does not say of an event: what it comes from, what came of it. */
export const besides = (
  rules: Rules,
  log: readonly LoggedEvent[],
  logged: LoggedEvent,
  me: string | undefined,
): string =>
  causeWords(rules, log, logged, me) + warWords(rules, log, logged, me) + sparedWords(rules, logged.event);

/** Whether an offer went off the board with a deal of its maker, and not because it was withdrawn. */
function fellAway(log: readonly LoggedEvent[], { seq, event }: LoggedEvent): boolean {
  if (event.type !== 'offerWithdrawn') return false;
  const before = log.findLast((e) => e.seq < seq && e.event.type !== 'offerWithdrawn')?.event;
  return before?.type === 'traded' && [before.open.from, before.open.to].includes(event.open.nation);
}

/** An event in a sentence, with what it comes from and what came of it. */
export function loggedWords(
  session: Pick<Session, 'rules' | 'log' | 'view'>,
  logged: LoggedEvent,
  sitter?: Sitter,
): string {
  const { rules, log, view } = session;
  const me = myNation(view.value);
  if (fellAway(log.value, logged)) {
    const t = new Teller(rules, logged.event, me);
    return text.value.events.offerFell(t.who);
  }
  const words = eventWords(rules, logged.event, me, sitter);
  return `${words}${siegeWords(session, logged)}${besides(rules, log.value, logged, me)}`;
}

/** Ways of those who are nobody's: they come from an area, not from a nation. */
const MARCHES = new Set(['barbariansAdvance', 'pirateSailed']);

/** Who an event is about: the badge beside its line. */
export function subjectOf({ type, open }: GameEvent): string | undefined {
  const { nation, attacker, from, offer } = open as Record<string, unknown>;
  if (MARCHES.has(type)) return BARBARIANS;
  const subject = nation ?? attacker ?? from ?? (offer as { from?: string } | undefined)?.from;
  return typeof subject === 'string' ? subject : undefined;
}

/** What hurts: told in red when it happens to this seat. */
const LOSSES = new Set([
  'cityReduced',
  'citiesDestroyed',
  'cityDestroyed',
  'damageTaken',
  'unitsDestroyed',
  'taxRevolt',
  'treasuryLost',
  'calamityRevealed',
  'markerBack',
]);
export const isLoss = ({ type }: GameEvent): boolean => LOSSES.has(type);

/** Told one by one to those who did them; of others only what came of it. */
const STEPS = new Set([
  'movementTurn',
  'walked',
  'sailed',
  'shipMaintained',
  'movesTakenBack',
  'offerMade',
  'offerWithdrawn',
  'tradeFinished',
  'tradeResumed',
]);

/** A way that was gone; where a ship came from is not always known. */
export interface LogWay {
  n: number;
  from?: AreaId;
  to: AreaId;
  ship: boolean;
  /** Whether it led to a conflict with me. */
  meets: boolean;
}

export interface LogLine {
  logged: LoggedEvent;
  /** Tokens a nation moved, told with the end of its movement, and their ways. */
  moved?: number;
  ways?: LogWay[];
  /** The open offer that was taken in a deal among others. */
  taken?: Offer;
}

/** The way an order led, if it led anywhere. */
function wayOf({ type, open }: GameEvent): Omit<LogWay, 'meets'> | undefined {
  if (type === 'walked') return { n: open.n, from: open.from, to: open.to, ship: false };
  if (type !== 'sailed') return undefined;
  const to = open.legs.findLast((leg) => leg.to !== undefined)?.to;
  const n = open.legs.reduce((sum, { load = 0, loadHired = 0 }) => sum + load + loadHired, 0);
  return to === undefined ? undefined : { n, to, ship: true };
}

/** Where I fought, by turn. */
function foughtBy(log: readonly LoggedEvent[], me: string | undefined): Set<string> {
  const areas = log.flatMap(({ turn, event: { type, open } }) => {
    const mine =
      (type === 'tokenConflict' && me !== undefined && Object.hasOwn(open.sides, me)) ||
      ((type === 'cityFalls' || type === 'cityHeld') && open.defender === me);
    return mine ? [`${turn} ${open.area}`] : [];
  });
  return new Set(areas);
}

const lostShips = ({ shipsLost }: Record<string, unknown>): boolean =>
  Array.isArray(shipsLost) ? shipsLost.length > 0 : Object.keys((shipsLost as object) ?? {}).length > 0;

/** The log as it is read: steps of others left out, their number told at the end. */
export function logLines(log: readonly LoggedEvent[], me: string | undefined): LogLine[] {
  const lines: LogLine[] = [];
  const moved: Record<string, number> = {};
  const ways: Record<string, LogWay[]> = {};
  const fought = foughtBy(log, me);
  // Numbers of offers begin anew in every market: the last one that bore it is meant.
  const offers = new Map<string, Offer>();
  let drawn = (log[0]?.turn ?? 1) > 1;
  for (const logged of log) {
    const { type, open } = logged.event;
    const who = subjectOf(logged.event);
    if (type === 'movementTurn' && who) {
      moved[who] = 0;
      ways[who] = [];
    }
    if (type === 'walked' && who) moved[who] = (moved[who] ?? 0) + Number(open['n'] ?? 0);
    const way = wayOf(logged.event);
    if (way && who)
      ways[who] = [...(ways[who] ?? []), { ...way, meets: fought.has(`${logged.turn} ${way.to}`) }];
    if (type === 'offerMade') offers.set(open.offer.id, open.offer);
    if (STEPS.has(type) && who !== me) continue;
    if (type === 'movementTurn') continue;
    if (type === 'cardsDrawn') drawn = true;
    // Before anybody has a card, none was turned in.
    if (type === 'reshuffled' && !drawn) continue;
    // Where ships have a phase of their own, its end is no movement.
    if (type === 'movementEnded' && logged.phase === 'shipbuilding' && !lostShips(open)) continue;
    const taken =
      type === 'traded' && !(me !== undefined && logged.event.own?.[me]) && offers.get(open.offer ?? '');
    const gone = who !== undefined && who !== me ? ways[who] : undefined;
    lines.push(
      type === 'movementEnded' && who
        ? { logged, moved: moved[who] ?? 0, ...(gone && gone.length > 0 && { ways: gone }) }
        : { logged, ...(taken && { taken }) },
    );
  }
  return lines;
}
