import type { Action, Decision, Kind, PlayerAction } from '@ochre/engine';
import { type Saying, sayings } from './answers.ts';
import { proper } from './form.ts';
import { Reader, Unexpected } from './reader.ts';

/** Whoever leads the table, where no player acts. */
const TABLE = 'table';
/** Before an action that is written as it is filed. */
const AS_FILED = '=';

const verbs = new Map<string, Kind>();
for (const kind in sayings) for (const verb of sayings[kind as Kind].verbs) verbs.set(verb, kind as Kind);

/** The decision somebody answers unless another is named. */
const meant = (due: readonly Decision[], owner: string, kind: Kind): Decision | undefined =>
  due.find((d) => d.owner === owner && d.kind === kind);

/** Nobody of that name is asked for such an answer now. */
export class NotAsked extends Error {
  readonly who: string;
  readonly kind: Kind;

  constructor(who: string, kind: Kind) {
    super(`${who} is not asked ${kind}`);
    this.who = who;
    this.kind = kind;
  }
}

function controlWords(action: Exclude<Action, PlayerAction>): string {
  switch (action.control) {
    case 'leave':
      return `${proper.write(action.nation)} leaves after ${action.when}`;
    case 'closeTrade':
      return `${TABLE} ends trade`;
    case 'newRules':
      return `${TABLE} adopts rules ${action.version}`;
    case 'takeBack':
      return `${proper.write(action.nation)} goes back to ${action.to}`;
  }
}

function readControl(who: string, from: Reader): Action | undefined {
  const then = (...words: string[]): void => {
    for (const word of words) from.expect(word, 'part');
  };
  if (who === TABLE && from.skip('ends')) {
    then('trade');
    return { control: 'closeTrade' };
  }
  if (who === TABLE && from.skip('adopts')) {
    then('rules');
    return { control: 'newRules', version: from.number() };
  }
  if (from.skip('leaves')) {
    then('after');
    const when = from.skip('turn') ? 'turn' : from.skip('phase') ? 'phase' : from.fail('part');
    return { control: 'leave', nation: who, when };
  }
  if (from.skip('goes')) {
    then('back', 'to');
    return { control: 'takeBack', nation: who, to: from.number() };
  }
  return undefined;
}

function words(action: Action, due: readonly Decision[]): string {
  if ('control' in action) return controlWords(action);
  const { by, decision, kind, answer } = action;
  const which = meant(due, by, kind)?.id === decision ? '' : `#${proper.write(decision)}`;
  // What the answer is not, it is not read again as: the caller compares.
  const said = (sayings[kind] as Saying<unknown>).write(answer);
  return `${proper.write(by)}${which}${said.startsWith('→') ? '' : ' '}${said}`;
}

/** A line for an action, given what is asked at that moment: in words that are read as exactly this, else as it is filed. */
export function writeAction(action: Action, due: readonly Decision[]): string {
  const filed = JSON.stringify(action);
  try {
    const line = words(action, due);
    if (JSON.stringify(readAction(line, due)) === filed) return line;
  } catch {
    // An answer of a former form, or of none.
  }
  return `${AS_FILED} ${filed}`;
}

export function readAction(line: string, due: readonly Decision[]): Action {
  const from = new Reader(line);
  if (from.skip(AS_FILED)) return asFiled(from);
  const who = from.name();
  const named = from.skip('#') ? from.name() : undefined;
  const control = named === undefined ? readControl(who, from) : undefined;
  if (control) {
    from.end();
    return control;
  }
  const verb = from.next === '->' ? '→' : from.next.toLowerCase();
  const kind = verbs.get(verb) ?? from.fail('verb');
  from.skip(verb);
  const answer = sayings[kind].read(verb, from);
  from.end();
  const decision = named ?? meant(due, who, kind)?.id;
  if (decision === undefined) throw new NotAsked(who, kind);
  return { by: who, decision, kind, answer: answer as PlayerAction['answer'] };
}

function asFiled(from: Reader): Action {
  const at = from.next;
  const value = from.json();
  if (typeof value !== 'object' || value === null || !('by' in value || 'control' in value))
    throw new Unexpected('json', at);
  // The rules look at it as at anything a client sends.
  return value as Action;
}
