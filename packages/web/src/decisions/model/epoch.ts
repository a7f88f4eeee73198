import {
  type AdvanceId,
  type NationId,
  openPoints,
  type Position,
  type Rules,
  type Sight,
} from '@ochre/engine';
import { countedCities, epochAt, epochIndex, nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { epochName } from '../../table/model.ts';

/** One thing a space asks for: what is there, what is needed. */
export interface Need {
  /** `printed`: points that stand on the space itself. */
  what: 'cities' | 'advances' | 'costing' | 'under' | 'points' | 'groups' | 'printed';
  /** The price line of `costing` and `under`. */
  line?: number;
  have: number;
  need: number;
}

export interface Gate {
  epoch: string;
  /** Spaces to go until its first one. */
  away: number;
  needs: Need[];
}

export function needWords({ what, need, line = 0 }: Need): string {
  const say = text.value.decisions.shop.need;
  return what === 'costing' || what === 'under' ? say[what](need, line) : say[what](need);
}

/** What is there of it: with what lies in the basket, where that counts. */
export function haveWords({ what, have }: Need, basket: boolean): string {
  const say = text.value.decisions.shop;
  return basket && what !== 'cities' ? say.haveWith(have) : say.have(have);
}

export const isMet = ({ have, need }: Need): boolean => have >= need;

/** Whether one more advance would count for what is asked. */
export function countsFor(
  rules: Rules,
  held: readonly AdvanceId[],
  { what, line = 0 }: Need,
  id: AdvanceId,
): boolean {
  const { cost, groups } = rules.advance(id);
  if (what === 'costing') return cost >= line;
  if (what === 'under') return cost < line;
  if (what === 'groups') return groups.some((g) => !held.some((h) => rules.advance(h).groups.includes(g)));
  return what !== 'cities';
}

/** What it takes to step on to a space of the track with these advances, as far as the viewer can count it. */
export function needsAt(
  p: Position | Sight,
  who: NationId,
  space: number,
  held: readonly AdvanceId[],
): Need[] {
  const table = p.rules.policies.succession(p);
  const advances = held.map((id) => p.rules.advance(id));
  const points = advances.reduce((n, a) => n + a.points, 0);
  const needs: Need[] = [];
  const ask = (what: Need['what'], need: number | undefined, have: number, line?: number): void => {
    if (need !== undefined) needs.push({ what, have, need, ...(line !== undefined && { line }) });
  };
  const entered = epochIndex(p, who, space) > epochIndex(p, who, nation(p, who).space);
  const r = (!table.onEntry || entered ? epochAt(p, who, space)?.requirement : undefined) ?? {};
  ask('cities', r.cities, countedCities(p, who));
  ask('advances', r.advances, advances.length);
  ask('groups', r.groups, new Set(advances.flatMap((a) => a.groups)).size);
  const from = r.costing?.atLeast ?? 0;
  ask('costing', r.costing?.count, advances.filter((a) => a.cost >= from).length, from);
  const below = r.under?.below ?? 0;
  ask('under', r.under?.count, advances.filter((a) => a.cost < below).length, below);
  ask('points', r.advancePoints, points);
  const printed = table.printed?.[who]?.[space]?.points;
  const { advances: _, ...others } =
    'own' in p && p.viewer === who && p.own ? p.rules.policies.score(p, who, p.own) : openPoints(p, who);
  const rest = Object.values(others).reduce((a, b) => a + b, 0);
  ask('printed', printed, table.printedOf === 'advances' ? points : points + rest);
  return needs;
}

/** What the next space asks for with these advances besides those held, the next epoch that asks for more, and the last that these open. */
export function gates(
  p: Position | Sight,
  who: NationId,
  extra: readonly AdvanceId[],
): { next: Need[]; gate?: Gate; opened?: string } {
  const { space, advances } = nation(p, who);
  const held = [...advances, ...extra];
  const { last } = p.rules.policies.succession(p);
  const next = space < last ? needsAt(p, who, space + 1, held) : [];
  let opened: string | undefined;
  const done = (): { opened?: string } => (opened === undefined ? {} : { opened });
  for (let at = space + 1; at <= last; at++) {
    const epoch = epochAt(p, who, at);
    if (!epoch) continue;
    const needs = needsAt(p, who, at, held);
    if (!needs.every(isMet))
      return { next, gate: { epoch: epochName(epoch), away: at - space, needs }, ...done() };
    if (!needsAt(p, who, at, advances).every(isMet)) opened = epochName(epoch);
  }
  return { next, ...done() };
}
