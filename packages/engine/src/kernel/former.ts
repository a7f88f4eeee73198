import { each, type Sort } from '../decisions/option.ts';
import { lossFromWord } from '../decisions/words.ts';
import type { Action, LossAt, Option } from '../decisions.ts';
import type { AreaId, CoastId, GameState } from '../state.ts';

// Up to schema 3 an answer that is one of several things was a word, and so was each thing offered.

interface Asked {
  kind: string;
  owner: string;
  ask: Record<string, unknown>;
}

/** What of a state of schema 3 held such words. */
export interface Former {
  open: { nations: Record<string, { ships: Record<CoastId, number> }> };
  pending?: Record<string, Asked>;
  own?: Record<string, { sealed: Record<string, { decision: Asked; answer: unknown }> }>;
  frames?: {
    locals: { area?: AreaId; chosen?: Record<string, unknown>; hits?: { picked?: string[] }[] };
  }[];
}

/** A lone ship did not say at which coast of the area it lies. */
function loneShip({ open }: Pick<Former, 'open'>, owner: string, area: AreaId): CoastId {
  const coasts = Object.keys(open.nations[owner]?.ships ?? {});
  return coasts.find((coast) => coast === area || coast.startsWith(`${area}.`)) ?? area;
}

function lossReader(state: Pick<Former, 'open'>, owner: string, area: AreaId): (word: string) => LossAt {
  return (word) => (word === 'ship' ? { ship: loneShip(state, owner, area) } : lossFromWord({ area }, word));
}

/** What the word stood for, by what was asked or by the last part of it. */
const SORTS: Readonly<Record<string, Sort>> = {
  advance: 'area',
  area: 'area',
  attackOrder: 'area',
  battleOrder: 'area',
  beside: 'area',
  buyOff: 'count',
  cards: 'count',
  city: 'area',
  demandNext: 'nation',
  exchangeCivilizations: 'nation',
  fightOrder: 'area',
  keep: 'coast',
  land: 'area',
  landing: 'area',
  permitSpoils: 'spoils',
  pirateStack: 'stack',
  plain: 'plain',
  reinforce: 'area',
  requestFrom: 'nation',
  requestStack: 'stack',
  sail: 'coast',
  save: 'count',
  saveShip: 'coast',
  sea: 'area',
  shipsFight: 'count',
  side: 'side',
  to: 'nation',
  treasury: 'count',
  twin: 'card',
  volcano: 'volcano',
};
const PAIR = 'pair';
const UNITS: Readonly<Record<string, Sort>> = {
  wait: 'wait',
  one: 'token',
  all: 'tokens',
  city: 'city',
  ship: 'ship',
};

function optionFrom(purpose: string, place: AreaId | undefined, word: string): Option {
  if (word === 'none' || word === 'keep') return null;
  const part = purpose.slice(purpose.indexOf('.') + 1);
  if (part === PAIR) return { areas: word.split('+') };
  const sort = SORTS[part];
  const [what = '', id] = word.split(/:(.*)/);
  const units = sort === 'card' ? undefined : UNITS[what];
  if (units && id !== undefined) return each(units, [id])[0]!;
  // Raised where the question was about: tokens, or a ship at the only coast.
  if (sort === undefined) return word === 'ship' ? { ship: place! } : { tokens: place! };
  const thing = sort === 'count' || sort === 'stack' ? Number(word) : word;
  return { [sort]: thing } as Option;
}

/** How words were meant that answered this question; nothing where answers were of another form. */
function reader(
  state: Pick<Former, 'open'>,
  { kind, owner, ask }: Asked,
): ((word: string) => LossAt | Option) | undefined {
  if (kind === 'conflictLoss') return lossReader(state, owner, ask['area'] as AreaId);
  if (kind !== 'chooseOne') return undefined;
  return (word) => optionFrom(ask['purpose'] as string, ask['place'] as AreaId | undefined, word);
}

const isWord = (value: unknown): value is string => typeof value === 'string';

/** What is asked, what is answered and what steps remember of it, made what it is in schema 4, in place. */
export function withoutWords(state: Former): void {
  const retell = (asked: Asked): void => {
    const typed = reader(state, asked);
    const { among, followed } = asked.ask;
    if (typed && Array.isArray(among)) asked.ask['among'] = among.map(typed);
    // Who had followed was not remembered: what stays stays for good.
    if (followed === true) asked.ask['followed'] = { by: [], orders: 0 };
  };
  for (const asked of Object.values(state.pending ?? {})) retell(asked);
  for (const { sealed } of Object.values(state.own ?? {}))
    for (const one of Object.values(sealed)) {
      const typed = reader(state, one.decision);
      if (typed && isWord(one.answer)) one.answer = typed(one.answer);
      retell(one.decision);
    }
  for (const { locals } of state.frames ?? []) {
    const { area, chosen, hits = [] } = locals;
    for (const hit of hits) if (hit.picked) hit.picked = hit.picked.flatMap((pair) => pair.split('+'));
    if (area === undefined || chosen === undefined) continue;
    for (const [owner, word] of Object.entries(chosen))
      if (isWord(word)) chosen[owner] = lossReader(state, owner, area)(word);
  }
}

/** An action of a record, which may be of a time when answers were words. */
export function inPresentForm(state: GameState, action: Action): Action {
  if ('control' in action || !isWord(action.answer) || !Object.hasOwn(state.pending, action.decision))
    return action;
  const answer = reader(state, state.pending[action.decision]!)?.(action.answer);
  return answer === undefined ? action : { ...action, answer };
}
