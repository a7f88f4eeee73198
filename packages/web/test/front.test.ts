import type { TableInfo } from '@ochre/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SeatedGame } from '../src/front/seatedGames.ts';
import type { SavedGame } from '../src/session/messages.ts';

let firstOf: typeof import('../src/front/first.ts').firstOf;
beforeAll(async () => {
  // The page that addresses look at.
  vi.stubGlobal('location', { hash: '', pathname: '/' });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  ({ firstOf } = await import('../src/front/first.ts'));
  vi.unstubAllGlobals();
});

const alone = (title: string, more: Partial<SavedGame>) => ({ id: title, title, ...more }) as SavedGame;
const bots = alone('Nile', { over: false, yourMove: false });
const mine = alone('Indus', { over: false, yourMove: true });
const over = alone('Tigris', { over: true, yourMove: false });
const held = { table: 'halys', title: 'Halys', seat: 1, token: 't' };
const people = (status: TableInfo['status'], asked?: string): SeatedGame => ({
  table: { id: 'halys', title: 'Halys', status } as TableInfo,
  held,
  ...(asked && { asked }),
});
const goOn = (title: string) => expect.objectContaining({ to: 'goOn', title });

it('who has never played is guided first, who has ended a game plays the next', () => {
  expect(firstOf([], [])).toEqual({ to: 'guided' });
  expect(firstOf([over], [])).toEqual({ to: 'play' });
  expect(firstOf([], [people('over')])).toEqual({ to: 'play' });
});

it('a game under way comes first: one that waits for me before others, people before bots', () => {
  expect(firstOf([over, bots], [])).toEqual(goOn('Nile'));
  expect(firstOf([bots, mine], [])).toEqual(goOn('Indus'));
  expect(firstOf([bots], [people('running')])).toEqual(goOn('Halys'));
  expect(firstOf([mine], [people('running')])).toEqual(goOn('Indus'));
  expect(firstOf([mine], [people('running', 'move')])).toEqual(goOn('Halys'));
  expect(firstOf([], [{ table: people('gathering').table }])).toEqual({ to: 'play' });
});
