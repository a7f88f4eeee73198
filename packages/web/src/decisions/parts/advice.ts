import type { Reason } from '@ochre/bots';
import type { Json } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { areaName, cardName, nationName } from '../model/names.ts';
import { listed } from './spoken.ts';

// Why an answer is advised, in words.

const NAMED: Record<string, (session: Session, id: string) => string> = {
  area: ({ rules }, id) => areaName(rules, id),
  nation: ({ rules }, id) => nationName(rules, id),
  from: ({ rules }, id) => nationName(rules, id),
  advance: ({ rules }, id) => rules.findAdvance(id)?.name ?? id,
  advances: ({ rules }, id) => rules.findAdvance(id)?.name ?? id,
  wants: ({ rules }, id) => cardName(rules, id),
  gives: ({ rules }, id) => cardName(rules, id),
};

const wordOf = (session: Session, key: string, value: Json): string =>
  Array.isArray(value)
    ? listed([...new Set(value.map((v) => wordOf(session, key, v as Json)))])
    : (NAMED[key]?.(session, String(value)) ?? String(value));

/** Reasons of one kind that differ in one name are one reason with several. */
function merged(reasons: readonly Reason[]): Reason[] {
  const byCode = new Map<string, Reason>();
  for (const { code, params } of reasons) {
    const known = byCode.get(code);
    const [key] = Object.keys(params);
    if (!known || key === undefined || Object.keys(params).length > 1) byCode.set(code, { code, params });
    else {
      const before = known.params[key] ?? [];
      byCode.set(code, {
        code,
        params: {
          [key]: [...new Set([...(Array.isArray(before) ? before : [before]), params[key]!])] as Json,
        },
      });
    }
  }
  return [...byCode.values()];
}

const USUAL: Reason = { code: 'usual', params: {} };

/** Reasons in words, each once; what is done without one is the usual thing. */
export function reasonWords(session: Session, reasons: readonly Reason[]): string[] {
  const say = text.value.adviser.reasons;
  const told = merged(reasons.length > 0 ? reasons : [USUAL]).flatMap(({ code, params }) => {
    const words = Object.fromEntries(Object.entries(params).map(([k, v]) => [k, wordOf(session, k, v)]));
    const sentence = say[code];
    return sentence ? [sentence(words)] : [];
  });
  return [...new Set(told)];
}
