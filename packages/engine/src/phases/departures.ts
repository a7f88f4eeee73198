import { commodities, discard, putUnder, takeUp } from '../board/cards.ts';
import { annexTokens, toPirates } from '../board/cities.ts';
import {
  cityOwner,
  inPlay,
  nation,
  nations,
  pieces,
  tokenAreas,
  tokens,
  unitAreas,
} from '../board/queries.ts';
import { comeBack, dismiss, pay, raze, remove, sink } from '../board/transfer.ts';
import { clone } from '../kernel/json.ts';
import { type Due, due, type Play } from '../kernel/play.ts';
import { pickSome } from '../kernel/rng.ts';
import type { Called, Step } from '../kernel/step.ts';
import type { Leaving } from '../kernel/turns.ts';
import { type AreaId, BARBARIANS, type CardId, type Frame, type NationId, type Owner } from '../state.ts';
import { deserted } from './deserted.ts';
import { scoring } from './scoring.ts';

interface Departures extends Leaving {
  /** What the others must do. */
  agenda: Due[];
}

/** How the leavers of a rule set make room. */
type Manner = {
  /**
   * Units outside their regions turn into barbarians and pirate cities, or return to stock; or all units stay as they
   * are, with the advances of their nation, and chance leaves a card with each city.
   */
  units: 'abandoned' | 'removed' | 'stay';
  /** Their cards lie with the discards until these return, or go under their stacks at once. */
  cards: 'discarded' | 'underStacks';
} & (
  | {
      /** Their regions go out of play with them, or with all others at the end of the turn, or stay. */
      regions: 'atOnce' | 'betweenTurns';
      /** The step by which each of the others clears areas out of play. */
      vacate: Called<{ nation: NationId }>;
      /** What all others check after that. */
      checks: readonly Called[];
    }
  | { regions: 'never' }
);

/** Tokens and cities of `who` in such areas return to stock. */
function clear(play: Play, who: Owner, gone: (area: AreaId) => boolean): void {
  for (const area of pieces(play, who).cities.filter(gone)) raze(play, who, area);
  for (const area of tokenAreas(play, who)) if (gone(area)) remove(play, who, area, tokens(play, who, area));
}

/** Tokens of a failed attack that only wait for the surplus to be removed go now. */
function endFailedAttacks(play: Play, who: NationId): void {
  const { turn } = play.rules.ruleset;
  const at = turn.indexOf(play.open.phase);
  if (at < turn.indexOf('conflict') || at >= turn.indexOf('surplus')) return;
  for (const area of tokenAreas(play, who))
    if (![undefined, who].includes(cityOwner(play, area))) remove(play, who, area, tokens(play, who, area));
}

/** Units left elsewhere turn into barbarians and pirate cities: tokens first, so that none beside a city goes with it. */
function abandon(play: Play, who: NationId): void {
  for (const area of tokenAreas(play, who)) annexTokens(play, who, BARBARIANS, area, tokens(play, who, area));
  for (const area of [...nation(play, who).cities]) toPirates(play, who, area);
}

/** What the nation was asked, had answered, offered or kept to itself. */
export function forget(play: Play, who: NationId): void {
  const { pending, hidden } = play.state;
  const own = play.own(who);
  for (const id of Object.keys(pending)) if (pending[id]!.owner === who) delete pending[id];
  own.sealed = {};
  own.committed = {};
  own.offers = [];
  delete own.filed;
  delete own.theme;
  play.open.offers = play.open.offers.filter((offer) => offer.from !== who && offer.to !== who);
  delete play.open.calamities[who];
  for (const by of [hidden.tradedBy, hidden.drawnBy ?? {}])
    for (const card of Object.keys(by)) if (by[card] === who) delete by[card];
}

/** Commodities that stay in the hand, one for each city: who conquers it will draw one of them. */
function guarded(play: Play, who: NationId): CardId[] {
  return pickSome(play.rng, commodities(play.rules, play.own(who).hand), nation(play, who).cities.length);
}

/** What is not in `kept` goes. */
function discardBut(play: Play, who: NationId, kept: readonly CardId[]): void {
  const spare = [...play.own(who).hand];
  for (const card of kept) spare.splice(spare.indexOf(card), 1);
  discard(play, who, spare);
}

/** The nation's cards, markers and pieces. */
function quit(play: Play, who: NationId, stays: boolean): void {
  const own = nation(play, who);
  for (const coast of Object.keys(own.ships)) while (own.ships[coast]) sink(play, who, coast);
  if (!stays) clear(play, who, (area) => !inPlay(play, area) || play.rules.map.area(area).region === who);
  const abandoned = stays ? [] : unitAreas(play, who);
  if (!stays) abandon(play, who);
  pay(play, who, own.treasury);
  takeUp(play, who);
  discardBut(play, who, stays ? guarded(play, who) : []);
  for (const area of Object.keys(own.hired ?? {})) dismiss(play, who, area, own.hired![area]!);
  if (own.away) comeBack(play, who);
  delete own.chosen;
  if (!stays) own.advances = [];
  own.credits = {};
  own.census = 0;
  own.space = 0;
  forget(play, who);
  play.emit('nationLeft', play.rules.cite('leave'), { nation: who, barbarians: abandoned });
}

/** Regions of those who have left go out of play, with the barbarians there. */
function closeRegions(play: Play): boolean {
  const { regions, nations: all } = play.open;
  const closing = Object.keys(regions).filter((id) => all[id]?.left);
  for (const id of closing) delete regions[id];
  clear(play, BARBARIANS, (area) => !inPlay(play, area));
  return closing.length > 0;
}

/** Those who leave now; what the others must then do is put on the agenda. */
function depart(play: Play, frame: Frame<Departures>, manner: Manner): void {
  const { open } = play;
  const { when } = frame.locals;
  const leavers = nations(play).filter((who) =>
    when === undefined ? Object.hasOwn(open.leaving, who) : open.leaving[who] === when,
  );
  for (const who of leavers) {
    nation(play, who).left = true;
    play.open.nations = { ...play.open.nations };
    delete open.leaving[who];
  }
  const { turn } = play.rules.ruleset;
  const midTurn = when !== undefined && turn.includes(open.phase) && open.phase !== turn.at(-1);
  const closes = manner.regions === 'atOnce' || (manner.regions === 'betweenTurns' && !midTurn);
  const closed = closes && closeRegions(play);
  // Between turns there is no city of this turn.
  if (closed && manner.regions === 'betweenTurns') open.built = [];
  // Of all of them, as long as the cities stand that were attacked.
  for (const who of leavers) endFailedAttacks(play, who);
  for (const who of leavers) {
    if (manner.units === 'removed') clear(play, who, () => true);
    quit(play, who, manner.units === 'stay');
  }
  if (leavers.length > 0 && manner.cards === 'underStacks')
    for (const block of Object.keys(play.state.hidden.stacks).sort()) putUnder(play, block);
  frame.locals.agenda = leavers.length > 0 || closed ? agendaFor(play, manner, closed) : [];
}

/** The game goes on with two or more. */
function agendaFor(play: Play, manner: Manner, closed: boolean): Due[] {
  const others = nations(play);
  if (others.length < 2) return [due(scoring, { endedBy: 'departures' })];
  if (!closed || manner.regions === 'never') return [];
  const { vacate, checks } = manner;
  const agenda = others.map((who) => due(vacate, { nation: who }));
  // Where the turn's own check is still to come, tokens yet to move, fight or build are left alone.
  if (!play.rules.ruleset.unsettled.includes(play.open.phase))
    agenda.push(...checks.map((step) => due(step)));
  return agenda;
}

/** Whether the markers have moved this turn, so that nothing else will see who is left on the board. */
function tracked({ rules, open }: Play): boolean {
  const { turn } = rules.ruleset;
  return turn.indexOf(open.phase) > turn.indexOf('succession');
}

export const departing = (manner: Manner): Step<Leaving, Departures> => ({
  id: 'departures',
  calls: [scoring, ...(manner.regions === 'never' ? [] : [manner.vacate, ...manner.checks])],
  run(play, frame) {
    if (frame.at === 0) depart(play, frame, manner);
    const next = frame.locals.agenda[frame.at++];
    if (next) play.pushDue(clone(next));
    // Who says so while the others make room has left before the turn goes on.
    else if (frame.locals.when === undefined && Object.keys(play.open.leaving).length > 0) frame.at = 0;
    else if (tracked(play) && deserted(play)) play.push(scoring, { endedBy: 'deserted' });
    else return 'done';
    return 'again';
  },
});

/** Leavers take all their units off the board; the board stays as it is. */
export const departingOffBoard = (cards: Manner['cards']): Step<Leaving, Departures> =>
  departing({ regions: 'never', units: 'removed', cards });

export const departuresOffBoard = departingOffBoard('discarded');
