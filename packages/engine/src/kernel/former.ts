import { lossFromWord } from '../decisions/words.ts';
import type { Action, LossAt } from '../decisions.ts';
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
  frames?: { locals: { area?: AreaId; chosen?: Record<string, unknown> } }[];
}

/** A lone ship did not say at which coast of the area it lies. */
function loneShip({ open }: Pick<Former, 'open'>, owner: string, area: AreaId): CoastId {
  const coasts = Object.keys(open.nations[owner]?.ships ?? {});
  return coasts.find((coast) => coast === area || coast.startsWith(`${area}.`)) ?? area;
}

function lossReader(state: Pick<Former, 'open'>, owner: string, area: AreaId): (word: string) => LossAt {
  return (word) => (word === 'ship' ? { ship: loneShip(state, owner, area) } : lossFromWord({ area }, word));
}

/** How words were meant that answered this question; nothing where answers were of another form. */
function reader(
  state: Pick<Former, 'open'>,
  { kind, owner, ask }: Asked,
): ((word: string) => LossAt) | undefined {
  if (kind === 'conflictLoss') return lossReader(state, owner, ask['area'] as AreaId);
  return undefined;
}

const isWord = (value: unknown): value is string => typeof value === 'string';

/** What is asked, what is answered and what steps remember of it, made what it is in schema 4, in place. */
export function withoutWords(state: Former): void {
  const retell = (asked: Asked): void => {
    const typed = reader(state, asked);
    const { among } = asked.ask;
    if (typed && Array.isArray(among)) asked.ask['among'] = among.map(typed);
  };
  for (const asked of Object.values(state.pending ?? {})) retell(asked);
  for (const { sealed } of Object.values(state.own ?? {}))
    for (const one of Object.values(sealed)) {
      const typed = reader(state, one.decision);
      if (typed && isWord(one.answer)) one.answer = typed(one.answer);
      retell(one.decision);
    }
  for (const { locals } of state.frames ?? []) {
    const { area, chosen } = locals;
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
