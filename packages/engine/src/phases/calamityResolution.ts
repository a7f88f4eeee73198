import { calamities, discard } from '../board/cards.ts';
import { nation, nations, unitPoints } from '../board/queries.ts';
import {
  announce,
  beneficiaryOf,
  type Copy,
  citePart,
  hasUnit,
  secondaryCandidates,
} from '../calamities/common.ts';
import { type Hit, lossOf, onHits, runHits } from '../calamities/losses.ts';
import { lossOrders, orderable, tellOrders } from '../calamities/lossOrders.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Next, Step } from '../kernel/step.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { CardId, Frame, Json, NationId } from '../state.ts';

interface Held {
  victim: NationId;
  card: CardId;
}

function striking(play: Play, who: NationId): CardId[] {
  const own = play.own(who);
  return calamities(play.rules, own.hand).filter((id) => play.rules.policies.strikes(play, own, id));
}

/** Who is struck by which calamity in hand, in ranking order. */
function holders(play: Play): Map<Calamity, Held[]> {
  const found = new Map<Calamity, Held[]>();
  for (const victim of nations(play))
    for (const card of striking(play, victim)) {
      const calamity = play.rules.card(card).calamity!;
      found.set(calamity, [...(found.get(calamity) ?? []), { victim, card }]);
    }
  return found;
}

/** Calamities of one kind in the order they are called: by stack, of a stack what cannot be traded first. */
function called(play: Play, kind: Calamity['kind']): Calamity[] {
  return play.rules.ruleset.calamities
    .filter((c) => c.kind === kind)
    .sort((a, b) => a.stack - b.stack || Number(a.tradeable) - Number(b.tradeable));
}

function reveal(play: Play, calamity: Calamity, { victim, card }: Held, rule: string): void {
  play.emit('calamityRevealed', play.rules.cite(rule), { nation: victim, calamity: calamity.id, card });
}

/** All minors at once; several of one nation by ascending stack. Every minor is a Loss. */
export const minorCalamities: Step = {
  id: 'minorCalamities',
  run(play, frame) {
    if (frame.at === 0) {
      frame.at = 1;
      const held = holders(play);
      const hits: Hit[] = [];
      for (const calamity of called(play, 'minor'))
        for (const holder of held.get(calamity) ?? []) {
          reveal(play, calamity, holder, 'minorRevealed');
          hits.push({ nation: holder.victim, calamity: calamity.id, as: 'primary', at: 0 });
        }
      frame.locals['hits'] = hits as unknown as Json;
    }
    return runHits(play, frame);
  },
  on: onHits,
};

/** One major after the other is called, revealed and resolved; then all calamity cards are turned in. */
export const majorCalamities: Step = {
  id: 'majorCalamities',
  run(play, frame) {
    const calls = called(play, 'major');
    const held = holders(play);
    while (frame.at < calls.length) {
      const calamity = calls[frame.at++]!;
      const found = held.get(calamity);
      if (!found) continue;
      for (const holder of found) reveal(play, calamity, holder, 'calamityRevealed');
      const copies = found.map((c) => ({ ...c, calamity: calamity.id, secondary: [], at: CALLED }));
      play.push('calledCalamity', { copies });
      return 'again';
    }
    for (const who of nations(play)) discard(play, who, striking(play, who));
    play.open.calamities = {};
    return 'done';
  },
};

const CALLED = 0;
const NAMED = 1;
const RESOLVED = 2;
type Called = Copy & { at: number };

const copiesOf = (frame: Frame): Called[] => frame.locals['copies'] as unknown as Called[];

/** Copies of one name wait for one another's naming, unless the table has them resolved one by one. */
function together(play: Play, calamity: Calamity): boolean {
  return (
    play.config.options['twinCalamities'] !== 'ranking' && !!(calamity.secondary || lossOf(play, calamity))
  );
}

/** The beneficiary is found and secondary victims are named, before anyone decides on losses. */
function name(play: Play, calamity: Calamity, copies: Called[], copy: Called): void {
  copy.at = NAMED;
  if (noTarget(play, calamity, copy)) {
    copy.at = RESOLVED;
    play.emit('calamityCancelled', citePart(calamity, 'needs'), {
      nation: copy.victim,
      calamity: calamity.id,
    });
    return;
  }
  if (calamity.orders) orderOthers(play, calamity, copies, copy);
  if (!calamity.secondary) return;
  const { among, barred } = secondaryCandidates(play, calamity, copy, copies);
  const count = calamity.secondary.players;
  if (among.length <= count) setSecondary(play, calamity, copy, among);
  else
    play.ask({
      kind: 'chooseNations',
      owner: copy.victim,
      ask: { purpose: calamity.id, among, count, barred },
      cite: citePart(calamity, 'secondary'),
    });
}

/** The victim may have others lose; each of them decides on what. Floods ask later, once it is known where. */
function orderOthers(play: Play, calamity: Calamity, copies: Called[], copy: Called): void {
  if (!lossOf(play, calamity)) return;
  const { among, barred } = secondaryCandidates(play, calamity, copy, copies);
  const most = orderable(play, calamity, among, (who) =>
    calamity.orders!.needs === 'unit' ? unitPoints(play, who) : nation(play, who).cities.length,
  );
  const question = lossOrders(calamity, copy.victim, most, barred);
  if (question) play.ask(question);
}

function setSecondary(play: Play, calamity: Calamity, copy: Called, named: NationId[]): void {
  copy.secondary = named;
  if (named.length > 0)
    play.emit('secondaryVictims', citePart(calamity, 'secondary'), {
      nation: copy.victim,
      calamity: calamity.id,
      victims: named,
    });
}

function noTarget(play: Play, calamity: Calamity, copy: Called): boolean {
  return calamity.needs !== undefined && !hasUnit(play, copy.victim, calamity.needs);
}

function findBeneficiary(play: Play, calamity: Calamity, copy: Called): void {
  if (!calamity.beneficiary || copy.beneficiary !== undefined || noTarget(play, calamity, copy)) return;
  const found = beneficiaryOf(play, calamity, copy.card, copy.victim);
  if (found !== undefined) copy.beneficiary = found;
}

function resolve(play: Play, calamity: Calamity, copies: Called[]): void {
  for (const copy of copies) copy.at = RESOLVED;
  if (!lossOf(play, calamity)) {
    const { at: _, ...locals } = copies[0]!;
    announce(play, locals.victim, calamity, 'primary');
    play.push(calamity.run, locals);
    return;
  }
  const hits = copies.flatMap(({ victim, secondary, ordered }): Hit[] => [
    { nation: victim, calamity: calamity.id, as: 'primary', at: 0 },
    ...secondary.map((who): Hit => ({ nation: who, calamity: calamity.id, as: 'secondary', at: 0 })),
    ...Object.entries(ordered ?? {}).map(
      ([who, n]): Hit => ({ nation: who, calamity: calamity.id, as: 'secondary', ordered: n, at: 0 }),
    ),
  ]);
  for (const hit of hits) announce(play, hit.nation, calamity, hit.as);
  play.push(calamity.run, { hits: hits as unknown as Json });
}

/** Any primary victim may have the copies resolved one after the other. */
function insistence(play: Play, owner: NationId): Question<'confirm'> {
  const ask = { purpose: 'insistOnOrder', usual: false };
  return { kind: 'confirm', owner, ask, cite: play.rules.cite('insistOnOrder') };
}

/** All copies of a calamity that was called: locals { copies }. */
export const calledCalamity: Step = {
  id: 'calledCalamity',
  run(play, frame): Next {
    const all = copiesOf(frame);
    const calamity = play.rules.calamity(all[0]!.calamity);
    if (frame.at++ === 0 && all.length > 1 && calamity.secondary && together(play, calamity)) {
      play.askAll(all.map(({ victim }) => insistence(play, victim)));
      return 'again';
    }
    const first = all.find((c) => c.at !== RESOLVED);
    if (!first) return 'done';
    const joined = together(play, calamity) && frame.locals['insisted'] !== true;
    const unnamed = joined ? all.find((c) => c.at === CALLED) : first.at === CALLED && first;
    if (unnamed) {
      for (const copy of joined ? all : [unnamed]) findBeneficiary(play, calamity, copy);
      name(play, calamity, all, unnamed);
    } else {
      const ready = all.filter((c) => c.at === NAMED);
      resolve(play, calamity, joined && lossOf(play, calamity) ? ready : [first]);
    }
    return 'again';
  },
  on: {
    confirm(_, frame, __, insists) {
      if (insists) frame.locals['insisted'] = true;
    },
    chooseNations(play, frame, by, answer) {
      const copy = copiesOf(frame).find((c) => c.victim === by)!;
      setSecondary(play, play.rules.calamity(copy.calamity), copy, answer);
    },
    orderLosses(play, frame, by, answer) {
      const copy = copiesOf(frame).find((c) => c.victim === by)!;
      copy.ordered = tellOrders(play, play.rules.calamity(copy.calamity), by, answer);
    },
  },
};
