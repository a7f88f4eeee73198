import { acts, cityOwner, nation, nations, tokenOwners } from '../../board/queries.ts';
import { each } from '../../decisions/option.ts';
import type { Option } from '../../decisions.ts';
import type { Play } from '../../kernel/play.ts';
import type { Position } from '../../position.ts';
import type { CiteKey } from '../../ruleset/cites.ts';
import { type AreaId, BARBARIANS, type NationId, type Owner } from '../../state.ts';
import { succeeds } from './cityAttack.ts';

// Attacks on pirate cities first, by rank of the attackers; then by rank of the defenders, each in the order
// he likes; cities nobody defends come last. A defender whose stock is too small may once a turn put his cities behind an attack of his own.

export interface AttackOrder {
  /** City attacks not resolved yet, in canonical order. */
  attacks: AreaId[];
  /** Defenders and the attack of their own they wait for. */
  behind: Record<NationId, AreaId>;
}

/** Who is left against the city; tokens of its owner may stand by it. */
export const attackerOf = (p: Position, area: AreaId): Owner =>
  tokenOwners(p, area).find((who) => who !== cityOwner(p, area))!;

/** Tokens that defend all of the cities that will fall. */
function defenders(p: Position, who: NationId, attacked: AreaId[]): number {
  let due = 0;
  for (const area of attacked) {
    const attacker = attackerOf(p, area);
    if (succeeds(p, area, attacker)) due += p.rules.policies.cityAttack(p, attacker, who).defenders;
  }
  return due;
}

/** Not enough of them in stock, and nothing to stand for them. */
function short(p: Position, who: NationId, attacked: AreaId[]): boolean {
  if (p.rules.variants.missingDefenders === 'substituted') return false;
  return defenders(p, who, attacked) > nation(p, who).stock.tokens;
}

/** Cities that hold out make no difference to one another. */
function orders(p: Position, areas: AreaId[]): AreaId[] {
  return areas.some((area) => succeeds(p, area, attackerOf(p, area))) ? areas : areas.slice(0, 1);
}

/** Nor do those that fall, where others stand for all or none of their defenders. */
function ordersOf(p: Position, who: NationId, attacked: AreaId[]): AreaId[] {
  const { tokens } = nation(p, who).stock;
  const alike =
    p.rules.variants.missingDefenders === 'substituted' &&
    (tokens === 0 || tokens >= defenders(p, who, attacked));
  return alike ? attacked.slice(0, 1) : orders(p, attacked);
}

function choose(
  play: Play,
  owner: NationId,
  attacks: AreaId[],
  waits: AreaId[],
  rule: CiteKey,
): AreaId | undefined {
  const among: Option[] = [...each('wait', waits), ...each('area', attacks)];
  if (among.length === 1) return attacks[0];
  const cite = play.rules.cite(rule);
  play.ask({ kind: 'chooseOne', owner, ask: { purpose: 'attackOrder', among }, cite });
  return undefined;
}

/** The next city attack, or nothing when somebody has to decide on it first. */
export function nextAttack(play: Play, order: AttackOrder): AreaId | undefined {
  const { attacks, behind } = order;
  if (play.rules.variants.conflictOrder === 'listed') return attacks[0];
  const waited = play.open.waited ?? [];
  const ranking = nations(play);
  const pirates = attacks.filter((area) => cityOwner(play, area) === BARBARIANS);
  for (const who of pirates.length > 0 ? ranking : []) {
    const own = pirates.filter((area) => attackerOf(play, area) === who);
    if (own.length > 0) return choose(play, who, orders(play, own), [], 'piratesFirst');
  }
  for (const who of ranking) {
    const attacked = attacks.filter((area) => cityOwner(play, area) === who);
    if (attacked.length === 0 || attacks.includes(behind[who] ?? '')) continue;
    const waits =
      waited.includes(who) || !short(play, who, attacked)
        ? []
        : attacks.filter((area) => attackerOf(play, area) === who);
    const rule = waits.length > 0 ? 'defenderWaits' : 'attackOrder';
    return choose(play, who, ordersOf(play, who, attacked), waits, rule);
  }
  const idle = attacks.find((area) => !acts(play, cityOwner(play, area)!));
  if (idle === undefined) throw new Error('all defenders wait');
  return idle;
}

/** Takes note that `by` waits; where that makes a circle, all in it fall back to their ranking. */
export function waitFor(play: Play, order: AttackOrder, by: NationId, area: AreaId): void {
  const { attacks, behind } = order;
  play.open.waited = [...(play.open.waited ?? []), by];
  behind[by] = area;
  play.emit('defenderWaits', play.rules.cite('defenderWaits'), { nation: by, area });
  const chain: NationId[] = [];
  for (let who: Owner = by; attacks.includes(behind[who] ?? ''); ) {
    chain.push(who);
    who = cityOwner(play, behind[who]!)!;
    if (who !== by) continue;
    for (const one of chain) delete behind[one];
    play.emit('noneWaits', play.rules.cite('defenderWaits'), { nations: chain });
  }
}
