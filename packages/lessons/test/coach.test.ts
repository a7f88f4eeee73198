import type { Decision, GameEvent } from '@ochre/engine';
import { describe, expect, test } from 'vitest';
import { Coach, type Mark, type Memory, nothingTold, type Sees } from '../src/index.ts';

const MARKS: Mark[] = [
  { id: 'grow', when: { phase: ['expansion'] }, cites: ['MC 2A.3'], look: [{ area: 'it' }] },
  { id: 'census', when: { event: { type: 'census' }, turn: 2 }, cites: ['MC 2B.1'], look: [] },
  {
    id: 'move',
    when: { asked: 'move', phase: ['movement'] },
    cites: ['MC 3.move.1', 'CL E5.2'],
    look: [],
    known: [{ type: 'walked', nation: 'me' }],
  },
  { id: 'city', when: { asked: 'move', goal: ['city'] }, cites: ['MC 5A.2'], look: [{ area: 'it' }] },
  {
    id: 'meet',
    when: { event: { type: 'tokenConflict', sides: { me: {} } } },
    cites: ['MC 4A.1'],
    look: [],
  },
  {
    id: 'held',
    when: { event: { type: 'marker', nation: 'me', to: '=from' } },
    cites: ['MC 13A.3'],
    look: [],
  },
  {
    id: 'limit',
    when: { asked: 'discardCards', purpose: 'handLimit' },
    cites: ['MC 12.2'],
    look: [],
  },
  { id: 'sets', when: { goal: ['set'] }, cites: ['MC 7.value.1'], look: [] },
  { id: 'purchase', when: { asked: 'purchase' }, cites: ['MC 12.5'], look: [] },
  {
    id: 'draw',
    when: { phase: ['drawCards'], event: { type: 'cardsDrawn', nation: 'me' } },
    cites: ['MC 6A.1'],
    look: [{ part: 'hand' }],
    inTurn: true,
  },
  { id: 'ships', when: { asked: 'move', phase: ['shipbuilding'] }, cites: ['CL E4.1'], look: [] },
];

const coach = new Coach(MARKS, 'MC');
const happens = (type: string, open: object, phase = 'x', turn = 1): GameEvent =>
  ({ type, cite: 'MC 1', turn, phase, open }) as unknown as GameEvent;
const question = (id: string, kind: string, ask: object = {}): Decision =>
  ({ id, kind, owner: 'minoa', ask }) as unknown as Decision;
const move = question('minoa.1', 'move');
const at = (decision: Decision | undefined, more: Partial<Sees> = {}): Sees => ({
  turn: 1,
  phase: 'movement',
  decision,
  ...more,
});
const heard = (events: GameEvent[], memory: Memory = nothingTold, turn = 1): Memory =>
  coach.hear(memory, events, turn, 'minoa');

const grew = happens('expanded', { nation: 'minoa', tokens: { knossos: 1 } }, 'expansion');
const GREW = { id: 'grow', it: { area: 'knossos' } };
const MOVING = { id: 'move', it: {} };

describe('what comes up', () => {
  test('a mark belongs to the books it cites', () => {
    expect(coach.marks.map(({ id }) => id)).not.toContain('ships');
    expect(new Coach(MARKS, 'CL').marks.map(({ id }) => id)).toEqual(['move', 'ships']);
  });

  test('what happened to me is told at my next question, with the place', () => {
    const memory = heard([grew]);
    expect(coach.next(memory, at(undefined))).toBeUndefined();
    expect(coach.next(memory, at(move))).toEqual({ id: 'grow', it: { area: 'knossos' } });
  });

  test('what happened is told where its thing is in sight, and waits until then', () => {
    const memory = heard([grew]);
    const hidden = at(move, { inSight: ({ look }) => look.length === 0 });
    expect(coach.next(memory, hidden)).toEqual(MOVING);
    const since = coach.said(memory, MOVING, move);
    expect(coach.next(since, hidden)).toBeUndefined();
    expect(coach.next(since, at(move, { inSight: (_, { area }) => area === 'knossos' }))).toEqual(GREW);
  });

  test('what happens to others in a phase does not count, what happens to all does', () => {
    const others = happens('expanded', { nation: 'egypt', tokens: { tanis: 1 } }, 'expansion');
    expect(heard([others]).waiting).toEqual([]);
    expect(heard([happens('reshuffled', {}, 'expansion')]).waiting).toMatchObject([{ id: 'grow' }]);
  });

  test('a mark may wait for a turn', () => {
    const census = { counts: { minoa: 1 }, order: ['minoa'] };
    expect(heard([happens('census', census, 'census', 1)]).waiting).toEqual([]);
    expect(heard([happens('census', census, 'census', 2)], nothingTold, 2).waiting).toMatchObject([
      { id: 'census' },
    ]);
  });

  test('I stand for myself in a key, and one part of an event for another', () => {
    const fight = (sides: object): GameEvent => happens('tokenConflict', { area: 'rhodes', sides });
    expect(heard([fight({ minoa: { lost: 1 }, hatti: { lost: 1 } })]).waiting).toMatchObject([
      { id: 'meet' },
    ]);
    expect(heard([fight({ egypt: {}, hatti: {} })]).waiting).toEqual([]);
    expect(heard([happens('marker', { nation: 'minoa', from: 3, to: 3 })]).waiting).toMatchObject([
      { id: 'held' },
    ]);
    expect(heard([happens('marker', { nation: 'minoa', from: 3, to: 4 })]).waiting).toEqual([]);
  });

  test('what was not said for two turns is not said any more, until it comes again', () => {
    const memory = heard([grew]);
    expect(coach.next(memory, at(move, { turn: 2 }))).toMatchObject({ id: 'grow' });
    expect(coach.next(memory, at(move, { turn: 3 }))).not.toMatchObject({ id: 'grow' });
    expect(heard([], memory, 3).waiting).toEqual([]);
  });

  test('what is true in its turn alone waits until it comes again', () => {
    const drew = (turn: number): GameEvent => happens('cardsDrawn', { nation: 'minoa' }, 'drawCards', turn);
    const hidden = at(move, { inSight: () => false });
    const memory = heard([drew(1)]);
    expect(coach.next(memory, hidden)).not.toMatchObject({ id: 'draw' });
    expect(coach.next(memory, at(move))).toMatchObject({ id: 'draw' });
    expect(coach.next(memory, at(move, { turn: 2 }))).not.toMatchObject({ id: 'draw' });
    const later = heard([], memory, 2);
    expect(later.waiting).toEqual([]);
    expect(coach.next(heard([drew(2)], later, 2), at(move, { turn: 2 }))).toMatchObject({ id: 'draw' });
  });

  test('a question, by its kind, its phase and its purpose', () => {
    expect(coach.next(nothingTold, at(move))).toEqual({ id: 'move', it: {} });
    expect(coach.next(nothingTold, at(move, { phase: 'shipbuilding' }))).toBeUndefined();
    const discard = (purpose: string): Decision => question('minoa.2', 'discardCards', { purpose });
    expect(coach.next(nothingTold, at(discard('handLimit')))).toMatchObject({ id: 'limit' });
    expect(coach.next(nothingTold, at(discard('banditry')))).toBeUndefined();
  });

  test('a goal, and the place it is about', () => {
    const memory = { ...nothingTold, told: [{ id: 'move', it: {} }] };
    const goal = { code: 'city', params: { area: 'knossos', missing: 2 } } as const;
    expect(coach.next(memory, at(move, { goal }))).toEqual({ id: 'city', it: { area: 'knossos' } });
    expect(coach.next(memory, at(move))).toBeUndefined();
  });
});

describe('what is not said', () => {
  const goal = { code: 'city', params: { area: 'knossos', missing: 2 } } as const;
  const set = { code: 'set', params: { card: 'salt', more: 1, size: 3, gain: 6 } } as const;
  const later = question('minoa.6', 'move');

  test('nothing twice', () => {
    const memory = coach.said(heard([grew]), GREW, move);
    expect(memory.told).toEqual([GREW]);
    expect(coach.next(memory, at(move))).toMatchObject({ id: 'move' });
    expect(heard([grew], memory).waiting).toEqual([]);
    expect(coach.said(memory, GREW, move).told).toEqual([GREW]);
  });

  test('one question has one explanation, besides what happened', () => {
    const memory = coach.said(nothingTold, MOVING, move);
    expect(coach.next(memory, at(move, { goal }))).toBeUndefined();
    expect(coach.next(heard([grew], memory), at(move, { goal }))).toMatchObject({ id: 'grow' });
    expect(coach.next(memory, at(question('minoa.2', 'move'), { goal }))).toMatchObject({ id: 'city' });
  });

  test('what is asked goes before what is only a goal, which comes at a later question', () => {
    const sees = (id: string) => at(question(id, 'purchase'), { phase: 'purchase', goal: set });
    const first = coach.next(nothingTold, sees('minoa.4'))!;
    expect(first.id).toBe('purchase');
    const answered = coach.answered(nothingTold, sees('minoa.4'), first);
    expect(coach.next(answered, sees('minoa.5'))).toMatchObject({ id: 'sets' });
  });

  test('what had no place at a question counts for nothing known', () => {
    const memory = coach.answered(nothingTold, at(move, { goal }), MOVING);
    expect(memory.unaided).toEqual({});
    expect(coach.answered(memory, at(later, { goal }), undefined).unaided).toEqual({ city: 1 });
  });

  test('nothing that was done before it was explained', () => {
    const walked = happens('walked', { nation: 'minoa', n: 1, from: 'knossos', to: 'phaestos' });
    expect(coach.next(heard([walked]), at(move))).toBeUndefined();
    expect(heard([walked]).known).toEqual(['move']);
    const other = happens('walked', { nation: 'egypt', n: 1, from: 'tanis', to: 'memphis' });
    expect(coach.next(heard([other]), at(move))).toMatchObject({ id: 'move' });
  });

  test('nothing that was answered twice without help', () => {
    const limit = question('minoa.3', 'discardCards', { purpose: 'handLimit' });
    const once = coach.answered(nothingTold, at(limit), undefined);
    expect(coach.next(once, at(limit))).toMatchObject({ id: 'limit' });
    const twice = coach.answered(once, at(limit), undefined);
    expect(coach.next(twice, at(limit))).toBeUndefined();
    expect(twice.known).toEqual(['limit']);
  });

  test('what did not matter at a question was not answered by it', () => {
    const answered = coach.answered(coach.answered(nothingTold, at(move), MOVING), at(later), undefined);
    expect(answered.unaided).toEqual({});
    expect(coach.answered(answered, at(later, { goal }), undefined).unaided).toEqual({ city: 1 });
  });

  test('what stood on the screen while the question was answered was explained', () => {
    expect(coach.answered(nothingTold, at(move), MOVING)).toMatchObject({ told: [MOVING], known: [] });
  });

  test('nothing where no more is to be explained', () => {
    expect(coach.next({ ...heard([grew]), off: true }, at(move))).toBeUndefined();
  });
});
