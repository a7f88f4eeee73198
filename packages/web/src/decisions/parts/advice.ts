import type { Reason } from '@ochre/bots';
import type { Answer, Decision, Json, Kind } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { areaName, cardName, nationName } from '../model/names.ts';
import { optionName } from '../model/one.ts';

// Advice in words: what to do, as far as a sentence holds it, and why.

const MOST = 4;

const listed = (names: readonly string[]): string => {
  const { ui, adviser } = text.value;
  if (names.length <= MOST) return ui.list(names);
  return ui.list([...names.slice(0, MOST - 1), adviser.andMore(names.length - MOST + 1)]);
};

type Spoken = { [K in Kind]?: (session: Session, answer: Answer<K>, decision: Decision) => string };

const places = ({ rules }: Session, areas: readonly string[]): string =>
  areas.length > 0 ? `${listed(areas.map((a) => areaName(rules, a)))}.` : text.value.adviser.nothing;

const SPOKEN: Spoken = {
  chooseOne: ({ rules }, answer, d) => `${optionName(rules, d.ask as never, answer)}.`,
  chooseCities: places,
  chooseNations: ({ rules }, answer) => `${listed(answer.map((id) => nationName(rules, id)))}.`,
  confirm: (_, answer) => (answer ? text.value.adviser.yes : text.value.adviser.no),
  reduceCities: (session, answer) =>
    places(
      session,
      answer.map((r) => r.area),
    ),
  taxRate: (_, answer) => text.value.adviser.rate(answer),
  construct: ({ rules }, answer) => {
    const say = text.value.adviser;
    return answer.length > 0 ? say.build(listed(answer.map((b) => areaName(rules, b.area)))) : say.nothing;
  },
  buyCard: (_, answer) => {
    const say = text.value.adviser;
    return typeof answer === 'number' ? say.stack(answer) : say.pass;
  },
  purchase: ({ rules }, { buy }) => {
    const say = text.value.adviser;
    return buy.length > 0 ? say.buy(listed(buy.map((id) => rules.advance(id).name))) : say.nothing;
  },
  trade: (session, answer) => {
    const say = text.value.adviser;
    if (answer.do === 'offer') return say.offer(answer.cards.length, answer.wants.count);
    if (answer.do !== 'accept') return say.doneTrading;
    const { open, own } = session.view.peek();
    const offer = [...open.offers, ...(own?.offers ?? [])].find((o) => o.id === answer.offer);
    return say.take(offer ? nationName(session.rules, offer.from) : '');
  },
};

/** The answer in a sentence, where one can hold it; the draft shows the rest. */
export function adviceWords(session: Session, decision: Decision, answer: Json): string | undefined {
  const speak = SPOKEN[decision.kind] as ((s: Session, a: Json, d: Decision) => string) | undefined;
  return speak?.(session, answer, decision);
}

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
    ? listed(value.map((v) => wordOf(session, key, v as Json)))
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
