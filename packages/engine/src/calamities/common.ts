// A calamity step is a child frame of the calamity called. It is given a Copy,
// where `beneficiary` is there for rows that speak of one (and somebody can be it) and `secondary` lists the
// nations the primary victim has named. Cancelling by `needs` and naming by `secondary` have been seen to.
// It asks what it needs and returns 'done'. The phase turns in the cards; nobody checks surplus, support or
// conflict in between. Procedures in which victims only decide on losses of their own are a Loss (losses.ts).
import { areasBetween } from '../board/distance.ts';
import { coastal, nation, nations, tokensOnBoard } from '../board/queries.ts';
import { pay } from '../board/transfer.ts';
import type { KeptOut } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { grants, holds } from '../ruleset/effects.ts';
import type { Calamity, Grant, Modifier, UnitKind } from '../ruleset/types.ts';
import type { CalamityId, CardId, Frame, NationId } from '../state.ts';

export type Role = 'primary' | 'secondary';

/** One card of a calamity that was called, and who is concerned by it. */
export type Copy = {
  calamity: CalamityId;
  card: CardId;
  victim: NationId;
  beneficiary?: NationId;
  secondary: NationId[];
  /** What the primary victim has ordered others to lose. */
  ordered?: Record<NationId, number>;
  /** Who drew the card and who traded it to the victim, where that matters. */
  drawer?: NationId;
  trader?: NationId;
  /** Named by secondary victims, who are then done with that. */
  tertiary?: NationId[];
  passed?: NationId[];
};

export function calamityOf(play: Play, frame: Frame<Copy>): Calamity {
  return play.rules.calamity(frame.locals.calamity);
}

/** A number of the calamity's row. */
export function number(calamity: Calamity, key: string): number {
  return (calamity.with[key] as number | undefined) ?? 0;
}

export function citePart(calamity: Calamity, part: string): Cite {
  return calamity.cites[part] ?? calamity.cite;
}

/** The rule behind what a primary or a secondary victim suffers. */
export function citeOf(calamity: Calamity, as: Role): Cite {
  return as === 'primary' ? calamity.cite : citePart(calamity, 'secondary');
}

function holdsFor(p: Position, who: NationId, { has, unless }: Modifier): boolean {
  return holds(p, who, has) && !(unless !== undefined && holds(p, who, unless));
}

/** Modifiers that hold for the one who suffers; of those that add only the strongest, where the row says so. */
function inForce(p: Position, who: NationId, calamity: Calamity, as: Role): Modifier[] {
  const all = calamity.modifiers.filter((m) => (m.as ?? as) === as && holdsFor(p, who, m));
  if (!calamity.strongest) return all;
  const strongest = Math.min(...all.map((m) => m.add ?? 0));
  return all.filter((m) => m.add === undefined || m.add === strongest);
}

/**
 * A measure of the calamity as the advances of the one who suffers change it: all added up, never below nothing nor
 * above what an advance allows.
 */
export function modified(p: Position, who: NationId, calamity: Calamity, base: number, as: Role): number {
  let n = base;
  let most = Infinity;
  let halved = false;
  for (const m of inForce(p, who, calamity, as)) {
    n += m.add ?? 0;
    most = Math.min(most, m.most ?? Infinity);
    halved ||= m.half === true;
  }
  const least = Math.max(0, Math.min(n, most));
  return halved ? Math.ceil(least / 2) : least;
}

/** Tells which advances change the measure for the one who suffers. */
export function announce(play: Play, who: NationId, calamity: Calamity, as: Role): void {
  for (const { has, add, most, half, cite } of inForce(play, who, calamity, as))
    if (add !== undefined || most !== undefined || half)
      play.emit('calamityModified', cite, {
        nation: who,
        calamity: calamity.id,
        advance: has,
        ...(add !== undefined && { add }),
        ...(most !== undefined && { most }),
        ...(half && { half }),
      });
}

/** The citation of a twist that an advance of `who` gives the calamity. */
export function twist(p: Position, who: NationId, calamity: Calamity, name: string): Cite | undefined {
  return calamity.modifiers.find((m) => m.twist === name && holds(p, who, m.has))?.cite;
}

/** All that advances of `who` make of a twist, added up. */
export function twistSum(p: Position, who: NationId, calamity: Calamity, name: string, as: Role): number {
  let n = 0;
  for (const m of inForce(p, who, calamity, as)) if (m.twist === name) n += m.n ?? 0;
  return n;
}

/** What the measure comes to at most for `who`, whatever it is. */
export function cap(p: Position, who: NationId, calamity: Calamity, as: Role): number {
  return Math.min(...inForce(p, who, calamity, as).map((m) => m.most ?? Infinity), Infinity);
}

/** The rule by which an advance of `who` keeps all of the calamity above `most` away. */
export function ceiling(
  p: Position,
  who: NationId,
  calamity: Calamity,
  as: Role,
  most: number,
): Cite | undefined {
  return inForce(p, who, calamity, as).find((m) => m.most === most)?.cite;
}

/** The rule by which an advance of `who` keeps all of the calamity away. */
export function immunity(p: Position, who: NationId, calamity: Calamity, as: Role): Cite | undefined {
  return ceiling(p, who, calamity, as, 0);
}

/** The card is from the other block than its victim. */
export function foreignCard(p: Position, { card, victim }: Pick<Copy, 'card' | 'victim'>): boolean {
  const { block } = p.rules.card(card);
  return block !== undefined && block !== nation(p, victim).block;
}

/** Blocks have stacks of their own. */
function split(p: Position): boolean {
  const blocks = nations(p).map((who) => nation(p, who).block);
  return blocks.some((block) => block !== blocks[0]);
}

/** Too many areas lie between the two for the calamity to reach so far. */
export function tooFar(p: Position, { reach }: Calamity, victim: NationId, who: NationId): boolean {
  return reach !== undefined && split(p) && areasBetween(p, victim, who) > reach;
}

/** What cannot be traded stays in its block. */
function inReach(p: Position, calamity: Calamity, victim: NationId, who: NationId): boolean {
  const { fixedCalamityReach } = p.rules.variants;
  return (
    calamity.tradeable ||
    fixedCalamityReach === 'allBlocks' ||
    nation(p, who).block === nation(p, victim).block
  );
}

/** Who last traded the card to the victim; else as the policy says. */
export function beneficiaryOf(
  play: Play,
  calamity: Calamity,
  card: CardId,
  victim: NationId,
): NationId | undefined {
  const trader = play.state.hidden.tradedBy[card];
  const traced = trader !== undefined && trader !== victim && !nation(play, trader).left;
  if (!traced && calamity.beneficiary === 'trader') return undefined;
  const found = traced
    ? trader
    : play.rules.policies.beneficiary(
        play,
        nations(play).filter((who) => who !== victim && inReach(play, calamity, victim, who)),
      );
  if (found !== undefined)
    play.emit('beneficiary', play.rules.cite(traced ? 'beneficiaryTrader' : 'beneficiaryStock'), {
      calamity: calamity.id,
      nation: found,
      victim,
    });
  return found;
}

export function hasUnit(p: Position, who: NationId, kind: UnitKind): boolean {
  const { cities } = nation(p, who);
  if (kind === 'coastalCity') return cities.some((area) => coastal(p, area));
  return cities.length > 0 || (kind === 'unit' && tokensOnBoard(p, who) > 0);
}

type Bar = { cite: Cite; why: KeptOut };

const LACKS: Record<UnitKind, KeptOut> = { unit: 'noUnit', city: 'noCity', coastalCity: 'noCoastalCity' };

/** What keeps the primary victim of a copy from naming somebody. */
function bar(
  p: Position,
  calamity: Calamity,
  copy: Copy,
  copies: readonly Copy[],
  who: NationId,
): Bar | undefined {
  const { cite } = p.rules;
  const gains = calamity.beneficiary === 'trader' ? 'trader' : 'beneficiary';
  const { needs, exempt }: { needs: UnitKind; exempt?: Grant } = calamity.secondary ?? calamity.orders!;
  if (copies.some((c) => c.victim === who))
    return { cite: calamity.cites['primary'] ?? cite('notPrimary'), why: 'struck' };
  if (copy.beneficiary === who)
    return { cite: calamity.cites['beneficiary'] ?? cite('notBeneficiary'), why: gains };
  if (copies.some((c) => c.beneficiary === who)) return { cite: cite('notBeneficiary'), why: gains };
  if (copies.some((c) => c.secondary.includes(who))) return { cite: cite('notAgain'), why: 'named' };
  if (!inReach(p, calamity, copy.victim, who)) return { cite: cite('ownBlock'), why: 'otherBlock' };
  if (tooFar(p, calamity, copy.victim, who)) return { cite: citePart(calamity, 'reach'), why: 'tooFar' };
  if (copy.trader === who) return { cite: cite('notTrader'), why: 'trader' };
  if (copy.drawer === who && calamity.drawerImmune)
    return { cite: citePart(calamity, 'drawer'), why: 'drawer' };
  const shield = calamity.orders?.full && immunity(p, who, calamity, 'secondary');
  if (shield) return { cite: shield, why: 'advances' };
  if (calamity.secondary?.spared && modified(p, who, calamity, calamity.secondary.measure, 'secondary') === 0)
    return { cite: citePart(calamity, 'exempt'), why: 'advances' };
  if (exempt && grants(p, who, exempt)) return { cite: citePart(calamity, 'exempt'), why: 'advances' };
  if (hasUnit(p, who, needs)) return undefined;
  return { cite: calamity.orders ? citePart(calamity, 'others') : cite('noTarget'), why: LACKS[needs] };
}

/** Whom the primary victim of a copy may name, given all copies of the name this turn, and why not others. */
export function secondaryCandidates(
  p: Position,
  calamity: Calamity,
  copy: Copy,
  copies: readonly Copy[],
): { among: NationId[]; barred: Record<NationId, Cite>; why: Record<NationId, KeptOut> } {
  const among: NationId[] = [];
  const barred: Record<NationId, Cite> = {};
  const why: Record<NationId, KeptOut> = {};
  for (const who of nations(p)) {
    const found = bar(p, calamity, copy, copies, who);
    if (!found) among.push(who);
    else {
      barred[who] = found.cite;
      why[who] = found.why;
    }
  }
  return { among, barred, why };
}

/** Treasury that is lost: all of it where there is not enough. */
export function takeTreasury(play: Play, who: NationId, n: number, cite: Cite): void {
  const lost = Math.min(n, nation(play, who).treasury);
  if (lost === 0) return;
  pay(play, who, lost);
  play.emit('treasuryLost', cite, { nation: who, treasury: lost });
}
