import { gameFor } from '@ochre/testkit';
import { describe, expect, test } from 'vitest';
import { type Lesson, type Run, Teacher, type Verdict } from '../src/index.ts';

const walk = (n: number, to: string) => ({ do: 'walk', n, from: 'hattusa', to });
const end = (...orders: ReturnType<typeof walk>[]) => ({ do: 'end', orders });

const lesson: Lesson = {
  learner: 'hatti',
  position: {
    rules: 'mega',
    players: 5,
    side: 'west',
    phase: 'movement',
    nations: { hatti: { tokens: { hattusa: 4 } }, egypt: { tokens: { tanis: 2 } } },
  },
  steps: [
    { id: 'read', cites: [] },
    {
      id: 'settle',
      cites: [],
      asks: ['move'],
      to: 'surplus',
      judged: 'end',
      done: { noEvents: [{ type: 'surplusRemoved', nation: 'hatti' }] },
      mistakes: {
        idle: { answer: { orders: [] } },
        far: { refused: 'noLandBorder' },
      },
      model: [{ move: end(walk(2, 'kanesh')) }],
      wrong: [{ does: [{ move: end() }], said: 'idle' }],
    },
    {
      id: 'spread',
      cites: [],
      position: { nations: { hatti: { tokens: { hattusa: 2 } } } },
      asks: ['move'],
      done: {
        any: [{ nations: { hatti: { tokens: { kanesh: '1..' } } } }],
        not: { nations: { hatti: { tokens: { hattusa: 0 } } } },
      },
      model: [{ move: { do: 'orders', orders: [walk(1, 'kanesh')] } }],
      wrong: [{ does: [{ move: end(walk(2, 'kanesh')) }], said: 'otherwise' }],
    },
  ],
};

const teacher = new Teacher(gameFor('mega'), lesson);
const asking = teacher.next(teacher.begin());
const after = (verdict: Verdict): Run => {
  if (verdict.is === 'refused') throw new Error(verdict.violation.code);
  return verdict.after;
};

test('a step without a question is done when it is read', () => {
  const run = teacher.begin();
  expect(run).toMatchObject({ step: 0, done: true, mistakes: 0 });
  expect(teacher.asked(run)).toEqual([]);
  expect(asking).toMatchObject({ step: 1, done: false });
  expect(teacher.asked(asking).map((d) => d.kind)).toEqual(['move']);
  expect(() => teacher.next(asking)).toThrow('not done');
});

describe('an answer', () => {
  test('does what was asked, and play goes on to the end of the step and no further', () => {
    const verdict = teacher.answer(asking, 'move', end(walk(2, 'anatolia')));
    expect(verdict.is).toBe('done');
    const { open } = after(verdict).state;
    expect(open).toMatchObject({ turn: 1, phase: 'surplus' });
    expect(open.nations['hatti']!.tokens).toEqual({ hattusa: 2, anatolia: 2 });
    expect(teacher.next(after(verdict)).step).toBe(2);
  });

  test('is followed by the step that goes on from there', () => {
    const on = new Teacher(gameFor('mega'), {
      ...lesson,
      steps: [lesson.steps[1]!, { id: 'again', cites: [], asks: ['move'], done: {} }],
    });
    const next = on.next(after(on.answer(on.begin(), 'move', end(walk(2, 'anatolia')))));
    expect(next.state.open).toMatchObject({ turn: 2, phase: 'movement' });
    expect(next.state.open.nations['hatti']!.tokens).toEqual({ hattusa: 4, anatolia: 4 });
    expect(on.asked(next).map((d) => d.kind)).toEqual(['move']);
  });

  test('is a mistake that the lesson knows; what it led to can be looked at, and taken back', () => {
    const verdict = teacher.answer(asking, 'move', end());
    expect(verdict).toMatchObject({ is: 'mistake', mistake: 'idle', kept: { mistakes: 1 } });
    if (verdict.is !== 'mistake') return;
    expect(verdict.events.map((e) => e.type)).toContain('surplusRemoved');
    expect(verdict.kept.state).toEqual(asking.state);
    expect(teacher.again(verdict.after)).toEqual({ ...asking, mistakes: 1 });
  });

  test('is another mistake', () => {
    expect(teacher.answer(asking, 'move', end(walk(1, 'kanesh')))).toMatchObject({ mistake: 'otherwise' });
  });

  test('is refused by the rules, with words of the lesson where it has any', () => {
    const far = teacher.answer(asking, 'move', end(walk(1, 'lycia')));
    expect(far).toMatchObject({ is: 'refused', violation: { code: 'noLandBorder' }, mistake: 'far' });
    const many = teacher.answer(asking, 'move', end(walk(5, 'kanesh')));
    expect(many).toMatchObject({ is: 'refused', violation: { code: 'toMove' }, kept: { mistakes: 1 } });
    expect(many).not.toHaveProperty('mistake');
  });

  test('is refused when nothing of the kind is asked', () => {
    expect(teacher.answer(asking, 'taxRate', 2)).toMatchObject({ violation: { code: 'notAsked' } });
  });

  test('leaves the run it was given to as it was', () => {
    const before = structuredClone(asking);
    teacher.answer(asking, 'move', end(walk(2, 'kanesh')));
    expect(asking).toEqual(before);
  });
});

test('what is shown is told with the turn it was answered in', () => {
  const steps: Lesson['steps'] = [
    {
      id: 'long',
      cites: [],
      asks: ['move'],
      to: 'surplus',
      turns: 2,
      judged: 'end',
      done: {},
      model: [{ move: end(walk(2, 'kanesh')) }, { move: end() }],
    },
  ];
  const patient = new Teacher(gameFor('mega'), { ...lesson, steps });
  expect(patient.show(patient.begin()).taken.map(({ turn }) => turn)).toEqual([1, 2]);
});

describe('a step that is judged after each answer', () => {
  const run = teacher.beginAt(2);

  test('has a position of its own, and for the rest that of the lesson', () => {
    const { nations } = run.state.open;
    expect(nations['hatti']!.tokens).toEqual({ hattusa: 2 });
    expect(nations['egypt']!.tokens).toEqual({ tanis: 2 });
  });

  test('goes on until it is done', () => {
    const going = teacher.answer(run, 'move', { do: 'orders', orders: [walk(1, 'anatolia')] });
    expect(going.is).toBe('going');
    const back = teacher.answer(after(going), 'move', { do: 'undo' });
    const done = teacher.answer(after(back), 'move', { do: 'orders', orders: [walk(1, 'kanesh')] });
    expect(done.is).toBe('done');
    expect(teacher.next(after(done))).toMatchObject({ step: 3, done: true });
  });
});

test('runs are data: one that was kept goes on where it was', () => {
  const kept: Run = JSON.parse(JSON.stringify(asking));
  const [now, later] = [asking, kept].map((run) => teacher.answer(run, 'move', end(walk(2, 'kanesh'))));
  expect(JSON.stringify(later)).toBe(JSON.stringify(now));
});
