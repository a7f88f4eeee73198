import { expect, it } from 'vitest';
import type { Copy } from '../src/calamities/common.ts';
import { type Due, due, Play } from '../src/kernel/play.ts';
import type { AnyStep, Nothing, Step } from '../src/kernel/step.ts';
import { procedure } from '../src/ruleset/terms.ts';
import type { Rules } from '../src/ruleset/types.ts';
import type { AnyFrame, Frame, GameState } from '../src/state.ts';

// What does not fit does not compile: each expectation below is an error as soon as the types let it pass.

interface Siege {
  area: string;
}
const siege: Step<Siege, Siege & { days: number }> = {
  id: 'siege',
  run(_play, frame) {
    frame.locals.days += frame.locals.area.length;
    // @ts-expect-error a local that the step does not have
    frame.locals.walls;
    return 'done';
  },
  on: {
    confirm(_play, frame, _by, answer) {
      if (answer) frame.locals.days = 0;
      // @ts-expect-error a local of another type
      frame.locals.days = 'many';
    },
  },
};
const rest: Step = { id: 'rest', run: () => 'done' };
const wander: Step<{ to?: string }> = {
  id: 'wander',
  run: ({ open }, { locals }) => (locals.to === open.phase ? 'done' : 'again'),
};
const steps: readonly AnyStep[] = [siege, rest, wander];

const frames: AnyFrame[] = [];
const play = (): Play => {
  const rules = { step: (id: string) => steps.find((step) => step.id === id)! } as Partial<Rules> as Rules;
  const state = { frames, hidden: {} } as Partial<GameState> as GameState;
  return new Play(rules, state);
};

it('a frame is given what its step asks for', () => {
  const p = play();
  p.push(siege, { area: 'troy' });
  p.push(rest);
  p.push(wander);
  p.push(wander, { to: 'troy' });
  // @ts-expect-error nothing is said of the area
  const forgotten = (): void => p.push(siege);
  // @ts-expect-error misspelt
  const misspelt = (): void => p.push(siege, { aera: 'troy' });
  // @ts-expect-error of another type
  const mistyped = (): Due => due(siege, { area: 7 });
  // @ts-expect-error it takes nothing
  const superfluous = (): void => p.push(rest, { area: 'troy' });
  // @ts-expect-error a frame of another step
  const mistaken = (frame: Frame<Nothing>): unknown => siege.run(p, frame);
  expect([forgotten, misspelt, mistyped, superfluous, mistaken]).toHaveLength(5);
  expect(frames.map(({ step, locals }) => [step, locals])).toEqual([
    ['siege', { area: 'troy' }],
    ['rest', {}],
    ['wander', {}],
    ['wander', { to: 'troy' }],
  ]);
});

it('a procedure has the copy of its calamity, and what it remembers besides', () => {
  const flood = procedure({
    id: 'flood',
    harm: { loses: 'units' },
    terms: { with: {}, twists: {}, cites: [] },
    run(_play, frame: Frame<Copy & { plain?: string }>) {
      frame.locals.plain ??= frame.locals.victim;
      return 'done';
    },
    on: {
      chooseOne(_play, frame, _by, answer) {
        if (answer && 'plain' in answer) frame.locals.plain = answer.plain;
        // @ts-expect-error a local that it does not have
        frame.locals.sea;
      },
    },
  });
  expect(flood.id).toBe('flood');
});
