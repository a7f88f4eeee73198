import type { Reason } from '@ochre/bots';
import type { Answer, DecisionOf, Json, Kind } from '@ochre/engine';
import { thingName } from '../../goals/goalWords.ts';
import { adviser } from '../../i18n/adviser.ts';
import type { Session } from '../../session/session.ts';
import { stepsLeft } from '../../standings/stepsLeft.ts';
import { draftWith, ordersOf } from '../model/move.ts';
import { areaName, cardName, coastName, nationName } from '../model/names.ts';
import { preview } from '../model/preview.ts';
import { listed } from './spoken.ts';

// Why an answer is advised, in words.

const NAMED: Record<string, (session: Session, id: string) => string> = {
  area: ({ rules }, id) => areaName(rules, id),
  nation: ({ rules }, id) => nationName(rules, id),
  from: ({ rules }, id) => nationName(rules, id),
  advance: ({ rules }, id) => rules.findAdvance(id)?.name ?? id,
  advances: ({ rules }, id) => rules.findAdvance(id)?.name ?? id,
  calamity: ({ rules }, id) => cardName(rules, id),
  epoch: (session, id) => thingName(session, 'epoch', id),
  goods: ({ rules }, id) => cardName(rules, id),
  wants: ({ rules }, id) => cardName(rules, id),
  gives: ({ rules }, id) => cardName(rules, id),
};

/** All names a value stands for, each once. */
const namesOf = (session: Session, key: string, value: Json): string[] => {
  const all = Array.isArray(value) ? value : [value];
  return [...new Set(all.map((one) => NAMED[key]?.(session, String(one)) ?? String(one)))];
};

/** Reasons of one kind that differ in their only name are one reason with several. */
function merged(reasons: readonly Reason[]): Reason[] {
  const found = new Map<string, Reason>();
  for (const { code, params } of reasons) {
    const [key, ...others] = Object.keys(params);
    const alone = key !== undefined && others.length === 0;
    const id = alone ? code : JSON.stringify([code, params]);
    const known = found.get(id);
    if (!known || !alone) found.set(id, { code, params });
    else found.set(id, { code, params: { [key]: [known.params[key]!, params[key]!].flat() as Json } });
  }
  return [...found.values()];
}

/** Reasons in words, each once. */
export function reasonWords(session: Session, reasons: readonly Reason[]): string[] {
  const told = merged(reasons).map(({ code, params }) => {
    const names = Object.entries(params).map(([key, value]) => [key, namesOf(session, key, value)] as const);
    const words = Object.fromEntries(names.map(([key, all]) => [key, listed(all)]));
    const say = adviser.value.reasons[code] as (words: Record<string, string>, n: number) => string;
    return say(words, names[0]?.[1].length ?? 1);
  });
  return [...new Set(told)];
}

/** What an advised movement lets go: those who find no room, and ships that nobody pays for. */
export function leftWords<K extends Kind>(
  session: Session,
  decision: DecisionOf<K>,
  answer: Answer<K>,
): string[] {
  const orders = decision.kind === 'move' && ordersOf(answer as Answer<'move'>);
  if (!orders) return [];
  const { surplus, shipsLost } = preview(session.sight(), decision as DecisionOf<'move'>, draftWith(orders));
  const left = surplus.reduce((sum, { n }) => sum + n, 0);
  const say = adviser.value;
  const last = stepsLeft(session.sight()) <= 1;
  const words = left > 0 ? [say.leaves(left, last)] : [];
  if (shipsLost.length > 0) {
    const where = listed(shipsLost.map((at) => coastName(session.rules, at)));
    words.push(say.leavesShips(shipsLost.length, where, last));
  }
  return words;
}
