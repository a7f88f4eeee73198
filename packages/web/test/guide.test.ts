import type { Decision } from '@ochre/engine';
import type { Mark } from '@ochre/lessons';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Guide } from '../src/guide/guide.ts';
import type { LoggedEvent, Session } from '../src/session/session.ts';

const MARKS: Mark[] = [
  { id: 'move', when: { asked: 'move' }, cites: ['MC 3.move.1'], look: [] },
  { id: 'construct', when: { asked: 'construct' }, cites: ['MC 5A.1'], look: [] },
];

/** What of the screen is there. */
let screen: string[];
beforeEach(() => {
  screen = ['.right'];
  const box = { getBoundingClientRect: () => ({ width: 10, height: 10 }) };
  const querySelectorAll = (place: string) => (screen.includes(place) ? [box] : []);
  vi.stubGlobal('document', { querySelectorAll });
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => vi.unstubAllGlobals());

const question = (id: string, kind: string): Decision =>
  ({ id, kind, owner: 'minoa', ask: {} }) as unknown as Decision;

/** A table that asks one thing after the other. */
function table(): { guide: Guide; ask(decision: Decision): void } {
  const view = signal({ viewer: 'minoa', prompts: [] as Decision[], open: { turn: 1, phase: 'movement' } });
  const log = signal<LoggedEvent[]>([]);
  const session = { id: 'first', rules: { ruleset: { book: 'MC' } }, view, log } as unknown as Session;
  const guide = new Guide(session, MARKS);
  return {
    guide,
    ask(decision) {
      view.value = { ...view.peek(), prompts: [decision] };
      guide.attend(decision, undefined, true);
    },
  };
}

const toldBy = ({ memory }: Guide): string[] => memory.peek().told.map(({ id }) => id);

it('what stood when the answer was given counts as read, also behind what asks once more', () => {
  const { guide, ask } = table();
  ask(question('minoa.1', 'move'));
  expect(guide.standing.peek()?.id).toBe('move');
  screen.push('dialog[open]');
  guide.look();
  expect(guide.standing.peek()).toBeUndefined();
  screen.pop();
  ask(question('minoa.2', 'construct'));
  expect(toldBy(guide)).toEqual(['move']);
  expect(guide.standing.peek()?.id).toBe('construct');
});

it('what was never in sight was not read', () => {
  const { guide, ask } = table();
  screen.push('dialog[open]');
  ask(question('minoa.1', 'move'));
  screen.pop();
  ask(question('minoa.2', 'construct'));
  expect(toldBy(guide)).toEqual([]);
  expect(guide.memory.peek().unaided).toEqual({ move: 1 });
});
