import type { Decision } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../src/session/session.ts';
import { Ear, type Hearing } from '../src/settings/ear.ts';

const question = { id: 'rome.1', kind: 'move' } as unknown as Decision;
const idle = { viewer: 'rome', prompts: [] };
const asked = { viewer: 'rome', prompts: [question] };
const optional = { viewer: 'rome', prompts: [{ ...question, optional: true as const }] };
const hit = {
  seq: 1,
  turn: 1,
  phase: 'calamities',
  event: { type: 'calamityRevealed', open: { nation: 'rome' } },
} as unknown as LoggedEvent;

/** What is heard when I have waited so long and am asked, and something befell me meanwhile. */
function heard(hearing: Hearing, waited: number, { away = false, log = [] as LoggedEvent[] } = {}) {
  const ear = new Ear([]);
  expect(ear.hear([], idle, hearing, { now: 0, away })).toBeUndefined();
  return ear.hear(log, asked, hearing, { now: waited, away });
}

describe('sounds', () => {
  it('tell my turn once I had to wait for it, or look elsewhere', () => {
    expect(heard('turn', 5000)).toBe('turn');
    expect(heard('turn', 500)).toBeUndefined();
    expect(heard('turn', 500, { away: true })).toBe('turn');
  });

  it('tell all that befalls me to those who want that, and nothing to those who do not', () => {
    expect(heard('turn', 5000, { log: [hit] })).toBe('turn');
    expect(heard('on', 500, { log: [hit] })).toBe('calamity');
    expect(heard('off', 5000, { log: [hit] })).toBeUndefined();
  });

  it('are not for what nobody waits for, nor for a question that is there already', () => {
    const ear = new Ear([]);
    const at = (now: number) => ({ now, away: false });
    expect(ear.hear([], asked, 'turn', at(0))).toBeUndefined();
    expect(ear.hear([], asked, 'turn', at(9000))).toBeUndefined();
    expect(ear.hear([], optional, 'turn', at(9000))).toBeUndefined();
    expect(ear.hear([], optional, 'turn', at(20_000))).toBeUndefined();
    expect(ear.hear([], asked, 'turn', at(21_000))).toBe('turn');
  });
});
