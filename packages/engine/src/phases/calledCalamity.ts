import { bordering } from '../board/distance.ts';
import { nation, nations } from '../board/queries.ts';
import {
  announce,
  beneficiaryOf,
  type Copy,
  citePart,
  foreignCard,
  hasUnit,
  modified,
  number,
  secondaryCandidates,
  twist,
} from '../calamities/common.ts';
import { type Hit, type Hits, lossOf } from '../calamities/losses.ts';
import {
  bearable,
  forcedOrders,
  losable,
  lossOrders,
  orderable,
  tellOrders,
} from '../calamities/lossOrders.ts';
import { about } from '../decisions/purposes.ts';
import { canonical, clone } from '../kernel/json.ts';
import { Play } from '../kernel/play.ts';
import { runUntilAsked } from '../kernel/run.ts';
import { insistsOnOrder } from '../kernel/sealed.ts';
import type { Called, Next, Step } from '../kernel/step.ts';
import type { CiteKey } from '../ruleset/cites.ts';
import { holds } from '../ruleset/effects.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { Frame, NationId } from '../state.ts';
import { peopled, wipeOut } from './eliminations.ts';

// One calamity that was called: who is named, who passes it on, and the procedure that resolves it.

export const CALLED = 0;
const NAMED = 1;
const RESOLVED = 2;
type Call = Copy & { at: number };

interface Calls {
  /** All copies of it. */
  copies: Call[];
}
interface Calling extends Calls {
  /** The copies are resolved one after the other; those whom later ones concern were asked whether they are to be. */
  insisted?: boolean;
  laterAsked?: true;
  /** Who had units before one that takes unit points. */
  had?: NationId[];
}

/** Copies of one name wait for one another's naming, unless the table has them resolved one by one. */
function together(play: Play, calamity: Calamity): boolean {
  return (
    play.rules.variants.twinCalamities === 'together' &&
    play.config.options['twinCalamities'] !== 'ranking' &&
    !!(calamity.secondary || lossOf(play, calamity))
  );
}

/** The beneficiary is found and secondary victims are named, before anyone decides on losses. */
function name(play: Play, calamity: Calamity, copies: Call[], copy: Call): void {
  copy.at = NAMED;
  // Where copies strike one after the other, each is a calamity of its own.
  const twins = play.rules.variants.twinCalamities === 'inTurn' ? [copy] : copies;
  if (noTarget(play, calamity, copy)) {
    copy.at = RESOLVED;
    play.emit('calamityCancelled', citePart(calamity, 'needs'), {
      nation: copy.victim,
      calamity: calamity.id,
    });
    return;
  }
  if (calamity.orders) orderOthers(play, calamity, twins, copy);
  if (!calamity.secondary) return;
  const { among, barred, why } = secondaryCandidates(play, calamity, copy, twins);
  const count = calamity.secondary.players;
  if (among.length <= count) setSecondary(play, calamity, copy, among);
  else
    play.ask({
      kind: 'chooseNations',
      owner: copy.victim,
      ask: { purpose: about(calamity.id), among, count, barred, why },
      cite: citePart(calamity, 'secondary'),
    });
}

/** The victim may have others lose; each of them decides on what. Floods ask later, once it is known where. */
function orderOthers(play: Play, calamity: Calamity, copies: Call[], copy: Call): void {
  if (!lossOf(play, calamity)) return;
  const { among, barred, why } = secondaryCandidates(play, calamity, copy, copies);
  const row = foreignCard(play, copy) ? farther(calamity) : calamity;
  const has = (who: NationId): number =>
    calamity.orders!.needs === 'unit' ? losable(play, calamity, who) : nation(play, who).cities.length;
  const most = (who: NationId): number => bearable(play, calamity, who, has(who));
  const bounds = orderable(play, calamity, among, most, 'oneStays');
  const question = lossOrders(row, copy.victim, {
    ...bounds,
    barred: { ...barred, ...bounds.barred },
    why: { ...why, ...bounds.why },
  });
  if (!question) return;
  const forced = forcedOrders(row, bounds.most);
  if (forced) copy.ordered = tellOrders(play, calamity, copy.victim, forced);
  else play.ask(question);
}

/** The row with what a card from the other block has others lose besides. */
function farther(calamity: Calamity): Calamity {
  const orders = calamity.orders!;
  return { ...calamity, orders: { ...orders, total: orders.total + number(calamity, 'foreignOrders') } };
}

/** Whom a secondary victim may pass some of it on to. */
function nextVictims(play: Play, calamity: Calamity, copy: Call, by: NationId): NationId[] {
  const { needs, exempt } = calamity.tertiary!;
  const hit = [copy.victim, ...copy.secondary, ...Object.keys(copy.ordered ?? {}), ...(copy.tertiary ?? [])];
  return nations(play).filter(
    (who) =>
      !hit.includes(who) &&
      !exempt.some((advance) => holds(play, who, advance)) &&
      hasUnit(play, who, needs) &&
      bordering(play, by, who),
  );
}

/** Secondary victims whose advance passes it on name one more; true while somebody is asked. */
function passOn(play: Play, calamity: Calamity, copy: Call): boolean {
  if (!calamity.tertiary) return false;
  for (const by of Object.keys(copy.ordered ?? {})) {
    const cite = twist(play, by, calamity, 'passesOn');
    if (!cite || copy.passed?.includes(by)) continue;
    copy.passed = [...(copy.passed ?? []), by];
    const among = nextVictims(play, calamity, copy, by);
    if (among.length === 0) continue;
    if (among.length > 1) {
      const ask = { purpose: about(calamity.id, 'tertiary'), among, count: 1 };
      play.ask({ kind: 'chooseNations', owner: by, ask, cite });
      return true;
    }
    setTertiary(play, calamity, copy, by, among[0]!);
  }
  return false;
}

function setTertiary(play: Play, calamity: Calamity, copy: Call, by: NationId, who: NationId): void {
  copy.tertiary = [...(copy.tertiary ?? []), who];
  const cite = twist(play, by, calamity, 'passesOn')!;
  play.emit('tertiaryVictim', cite, { nation: by, calamity: calamity.id, victim: who });
}

function setSecondary(play: Play, calamity: Calamity, copy: Call, named: NationId[]): void {
  copy.secondary = named;
  if (named.length > 0)
    play.emit('secondaryVictims', citePart(calamity, 'secondary'), {
      nation: copy.victim,
      calamity: calamity.id,
      victims: named,
    });
}

function noTarget(play: Play, calamity: Calamity, copy: Call): boolean {
  return calamity.needs !== undefined && !hasUnit(play, copy.victim, calamity.needs);
}

/** The copy has something to strike: its victim loses by it, or may name somebody who does. */
function alive(play: Play, calamity: Calamity, copy: Call, copies: Call[]): boolean {
  if (noTarget(play, calamity, copy)) return false;
  const struck = number(calamity, 'damage') + number(calamity, 'cities');
  return (
    (hasUnit(play, copy.victim, 'unit') && modified(play, copy.victim, calamity, struck, 'primary') > 0) ||
    secondaryCandidates(play, calamity, copy, copies).among.length > 0
  );
}

function findBeneficiary(play: Play, calamity: Calamity, copy: Call): void {
  if (!calamity.beneficiary || copy.beneficiary !== undefined || noTarget(play, calamity, copy)) return;
  const found = beneficiaryOf(play, calamity, copy.card, copy.victim);
  if (found !== undefined) copy.beneficiary = found;
}

function resolve(play: Play, calamity: Calamity, copies: Call[]): void {
  for (const copy of copies) copy.at = RESOLVED;
  if (!lossOf(play, calamity)) {
    const { at: _, ...locals } = copies[0]!;
    const procedure: Called<Copy> = { id: calamity.run };
    announce(play, locals.victim, calamity, 'primary');
    play.push(procedure, locals);
    return;
  }
  const hits = copies.flatMap(({ card, victim, secondary, ordered, tertiary, drawer, trader }): Hit[] => [
    {
      nation: victim,
      calamity: calamity.id,
      as: 'primary',
      at: 0,
      ...(drawer !== undefined && { drawer }),
      ...(trader !== undefined && { traded: true as const }),
      ...(foreignCard(play, { card, victim }) && { foreign: true }),
    },
    ...secondary.map((who): Hit => ({ nation: who, calamity: calamity.id, as: 'secondary', at: 0 })),
    ...Object.entries(ordered ?? {}).map(
      ([who, n]): Hit => ({ nation: who, calamity: calamity.id, as: 'secondary', ordered: n, at: 0 }),
    ),
    ...(tertiary ?? []).map((who): Hit => {
      const { measure } = calamity.tertiary!;
      return { nation: who, calamity: calamity.id, as: 'secondary', ordered: measure, plain: true, at: 0 };
    }),
  ]);
  const losses: Called<Hits> = { id: calamity.run };
  for (const hit of hits) if (!hit.plain) announce(play, hit.nation, calamity, hit.as);
  play.push(losses, { hits });
}

/** What comes of the copies, resolved together or one after the other, where nobody has anything to decide. */
function undecided(play: Play, frame: Frame<Calling>, insisted: boolean): string | undefined {
  const { at, step, locals } = clone(frame);
  const frames = [{ at, step, locals: { ...locals, insisted } }];
  const trial = new Play(play.rules, { ...clone(play.state), frames, pending: {} });
  runUntilAsked(trial);
  const { open, own, pending } = trial.state;
  return Object.keys(pending).length > 0 ? undefined : canonical([open, own]);
}

/** Where others are named and more than one copy does something, the order can make a difference. */
function orderMatters(play: Play, frame: Frame<Calling>, calamity: Calamity, all: Call[]): boolean {
  if (!calamity.secondary || !together(play, calamity)) return false;
  if (all.filter((copy) => alive(play, calamity, copy, all)).length < 2) return false;
  const joined = undecided(play, frame, false);
  return joined === undefined || joined !== undecided(play, frame, true);
}

/**
 * Any primary victim may have the copies resolved one after the other, as may those whom a later one has named. One who
 * insists is enough, so answers are not kept until all are in.
 */
function askToInsist(play: Play, owners: readonly NationId[], rule: CiteKey): void {
  const ask = { purpose: 'insistOnOrder' as const, usual: false };
  const mode = insistsOnOrder(play) ? 'sealed' : 'now';
  for (const owner of owners) play.ask({ kind: 'confirm', owner, mode, ask, cite: play.rules.cite(rule) });
}

/** Whether the calamity leaves somebody named a choice of what to lose. */
function chooses(play: Play, calamity: Calamity, who: NationId): boolean {
  const trial = new Play(play.rules, clone(play.state));
  const hit: Hit = { nation: who, calamity: calamity.id, as: 'secondary', at: 0 };
  return lossOf(play, calamity)!.next(trial, hit, calamity) !== undefined;
}

/** Those to whom copies after the first leave a choice are asked once whether they wait for it; true while they are. */
function askLater(play: Play, frame: Frame<Calling>, calamity: Calamity, [, ...later]: Call[]): boolean {
  if (frame.locals.laterAsked === true) return false;
  const named = later.flatMap((copy) => copy.secondary).filter((who) => chooses(play, calamity, who));
  if (named.length === 0) return false;
  frame.locals.laterAsked = true;
  askToInsist(play, named, 'insistOnWaiting');
  return true;
}

/** All copies of a calamity that was called. */
export const calledCalamity: Step<Calls, Calling> = {
  id: 'calledCalamity',
  run(play, frame): Next {
    const all = frame.locals.copies;
    const calamity = play.rules.calamity(all[0]!.calamity);
    if (frame.at++ === 0 && orderMatters(play, frame, calamity, all)) {
      const victims = all.map(({ victim }) => victim);
      askToInsist(play, victims, 'insistOnOrder');
      return 'again';
    }
    const { had } = frame.locals;
    delete frame.locals.had;
    if (had && wipeOut(play, had)) return 'again';
    const first = all.find((c) => c.at !== RESOLVED && !nation(play, c.victim).left);
    if (!first) return 'done';
    const joined = together(play, calamity) && frame.locals.insisted !== true;
    const unnamed = joined ? all.find((c) => c.at === CALLED) : first.at === CALLED && first;
    if (unnamed) {
      for (const copy of joined ? all : [unnamed]) findBeneficiary(play, calamity, copy);
      name(play, calamity, all, unnamed);
    } else if (!passOn(play, calamity, first)) {
      const ready = joined && lossOf(play, calamity) ? all.filter((c) => c.at === NAMED) : [first];
      if (!askLater(play, frame, calamity, ready)) {
        if (play.rules.variants.wipedOut === 'atOnce' && calamity.with['damage'])
          frame.locals.had = peopled(play);
        resolve(play, calamity, ready);
      }
    }
    return 'again';
  },
  on: {
    confirm(play, frame, _, insists) {
      if (!insists) return;
      frame.locals.insisted = true;
      play.close('confirm');
    },
    chooseNations(play, frame, by, answer, { ask }) {
      const current = frame.locals.copies.find((c) => c.at === NAMED)!;
      const row = play.rules.calamity(current.calamity);
      if (ask.purpose === `${row.id}.tertiary`) return setTertiary(play, row, current, by, answer[0]!);
      const copy = frame.locals.copies.find((c) => c.victim === by && c.at === NAMED)!;
      setSecondary(play, play.rules.calamity(copy.calamity), copy, answer);
    },
    orderLosses(play, frame, by, answer) {
      const copy = frame.locals.copies.find((c) => c.victim === by && c.at === NAMED)!;
      copy.ordered = tellOrders(play, play.rules.calamity(copy.calamity), by, answer);
    },
  },
};
