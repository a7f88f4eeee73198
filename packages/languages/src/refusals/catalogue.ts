import type { Kind, OfOrders, Reason, RefusalCode, Refusals } from '@ochre/engine';

/** What the ids among the parameters are ids of, by the names of the parameters. */
const IDS = {
  advance: 'advance',
  area: 'area',
  before: 'advance',
  coast: 'coast',
  from: 'area',
  fromCoast: 'coast',
  good: 'commodity',
  group: 'group',
  instead: 'question',
  kind: 'question',
  nation: 'nation',
  past: 'area',
  to: 'area',
  toCoast: 'coast',
} as const;
type IdParam = keyof typeof IDS;

type IdsOf<P> = {
  [K in keyof P & string]-?: string extends P[K] ? K : NonNullable<P[K]> extends Kind ? K : never;
}[keyof P & string];
/** None is missing. */
true satisfies [{ [C in RefusalCode]: IdsOf<Refusals[C]> }[RefusalCode] | IdsOf<OfOrders>] extends [IdParam]
  ? true
  : false;

/** What things are called, in place of their ids. */
export type Names = { readonly [What in (typeof IDS)[IdParam]]: (id: string) => string };

/** Parameters with names in place of ids. */
type Named<P> = { [K in keyof P]: K extends IdParam ? string | Extract<P[K], undefined> : P[K] };

/** A sentence for every reason: as it is, or made of what the reason speaks of. */
export type Sentences = {
  readonly [C in RefusalCode]: [keyof Refusals[C] & string] extends [never]
    ? string
    : (params: Named<Refusals[C]>) => string;
};

/** How a language says why something was refused. */
export interface RefusalCatalogue {
  readonly sentences: Sentences;
  /** Puts before a sentence which of several orders it is about. */
  readonly order: (order: number, sentence: string) => string;
  /** Adds how the area can be passed where nobody may land. */
  readonly past: (area: string, sentence: string) => string;
}

function named(params: object, names: Names): Record<string, unknown> {
  const said = (key: string, value: unknown): unknown =>
    typeof value === 'string' && Object.hasOwn(IDS, key) ? names[IDS[key as IdParam]](value) : value;
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, said(key, value)]));
}

/** Says a reason; undefined if nobody knows how, as one of a newer server. */
export function sayReason(words: RefusalCatalogue, names: Names, reason: Reason): string | undefined {
  if (!Object.hasOwn(words.sentences, reason.code)) return undefined;
  const say = words.sentences[reason.code] as string | ((params: object) => string);
  const { order, past } = reason.params;
  let sentence = typeof say === 'string' ? say : say(named(reason.params, names));
  if (past !== undefined) sentence = words.past(names.area(past), sentence);
  return order === undefined ? sentence : words.order(order, sentence);
}
