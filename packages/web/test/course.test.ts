import { readFileSync } from 'node:fs';
import type { Answer, DecisionOf } from '@ochre/engine';
import type { Lesson } from '@ochre/lessons';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Desk } from '../src/decisions/market/desk.ts';
import { LessonTable } from '../src/learn/lessonTable.ts';
import { complete, goOnWith, progress, reach } from '../src/learn/progress.ts';
import { loadGame } from '../src/session/games.ts';
import { sentences } from '../src/ui/sentences.ts';

const game = await loadGame('mega');
const lessonOf = (id: string): Lesson =>
  parse(readFileSync(new URL(`../../lessons/src/mega/${id}/lesson.yaml`, import.meta.url), 'utf8'));
const tableOf = (id: string, step: number): LessonTable =>
  new LessonTable(game, id, lessonOf(id), signal('Lesson'), step);

/** What is asked at a table, and on the board. */
const asked = (table: LessonTable): string[] =>
  table.session
    .peek()
    .view.peek()
    .prompts.map((d) => d.kind);
const tokens = (table: LessonTable): object => table.session.peek().view.peek().open.nations['hatti']!.tokens;
const move = (table: LessonTable, answer: Answer<'move'>) => {
  const session = table.session.peek();
  return session.answer(session.view.peek().prompts[0] as DecisionOf<'move'>, answer);
};

describe('a lesson at its table', () => {
  it('asks nothing where there is only something to read', () => {
    const table = tableOf('grow', 0);
    expect(asked(table)).toEqual([]);
    expect(table.rests.value).toBe(true);
    table.next();
    expect(asked(table)).toEqual(['move']);
    expect(table.rests.value).toBe(false);
  });

  it('keeps a mistake off the table until it shall be seen, and takes it back', async () => {
    const table = tableOf('grow', 1);
    expect(await move(table, { do: 'end', orders: [] })).toBeUndefined();
    expect(table.said.value).toMatchObject({ is: 'mistake', mistake: 'stayed', seen: false });
    expect(tokens(table)).toEqual({ hattusa: 2 });
    expect(asked(table)).toEqual(['move']);
    const before = table.session.peek();
    table.see();
    expect(tokens(table)).toEqual({ hattusa: 4 });
    expect(table.rests.value).toBe(true);
    expect(before.log.peek().length).toBeGreaterThan(0);
    table.takeBack();
    expect(tokens(table)).toEqual({ hattusa: 2 });
    expect(asked(table)).toEqual(['move']);
    expect(table.session.peek()).not.toBe(before);
  });

  it('shows how it is done, and begins the step again', () => {
    const table = tableOf('grow', 1);
    table.show();
    expect(table.said.value).toMatchObject({ is: 'showing', moves: [{ answer: { do: 'end' } }], at: 0 });
    expect(table.rests.value).toBe(true);
    // It is told before it is played.
    expect(tokens(table)).toEqual({ hattusa: 2 });
    table.play();
    expect(table.said.value).toMatchObject({ is: 'done', shown: [{ answer: { do: 'end' } }] });
    expect(tokens(table)).toEqual({ hattusa: 2, kanesh: 2 });
    table.again();
    expect(table.said.value).toBeUndefined();
    expect(tokens(table)).toEqual({ hattusa: 2 });
  });

  it('leaves an offer that was a mistake on the desk, until it shall be seen', async () => {
    const table = tableOf('market', 1);
    const session = table.session.peek();
    const asking = session.view.peek().prompts[0] as DecisionOf<'trade'>;
    const deskOf = (): Desk => new Desk(session, asking);
    const wants = { count: 3, names: ['grain', 'grain'] };
    const cards = ['wine', 'salt', 'iron'];
    deskOf().adopt({ do: 'offer', cards, names: ['wine', 'salt'], wants });
    const draft = deskOf().state.peek();
    await deskOf().confirm();
    expect(table.said.value).toMatchObject({ is: 'mistake', mistake: 'unanswered', seen: false });
    table.takeBack();
    expect(deskOf().state.peek()).toEqual(draft);
    expect(deskOf().state.peek().cards.toSorted()).toEqual(cards.toSorted());
    await deskOf().confirm();
    table.see();
    expect(deskOf().state.peek().cards).toEqual([]);
  });

  it('waits for what may be answered ahead, and opens the market that is only looked at', () => {
    const [plan] = tableOf('eighteen', 1).session.peek().view.peek().prompts;
    expect(plan).toMatchObject({ kind: 'fileOrders' });
    expect(plan).not.toHaveProperty('optional');
    const market = tableOf('market', 0);
    expect(asked(market)).toEqual(['trade']);
    expect(market.rests.value).toBe(true);
  });
});

describe('how far one has come', () => {
  const rows = ['grow', 'move', 'city'].map((id) => ({ id }));
  beforeEach(() => {
    progress.value = { done: [], at: {} };
  });

  it('goes on with the lesson left in the middle, else with the first that was not taken', () => {
    expect(goOnWith(rows, progress.value)?.id).toBe('grow');
    reach('city', { step: 2, of: 6 });
    expect(goOnWith(rows, progress.value)?.id).toBe('city');
    complete('city');
    expect(progress.value).toEqual({ done: ['city'], at: {} });
    expect(goOnWith(rows, progress.value)?.id).toBe('grow');
    for (const { id } of rows) complete(id);
    expect(goOnWith(rows, progress.value)).toBeUndefined();
  });
});

it('what is said of an answer ends each sentence with one full stop', () => {
  expect(sentences(['Not yet', 'Four in one place.', undefined, '', 'Send one away!'])).toBe(
    'Not yet. Four in one place. Send one away!',
  );
});
