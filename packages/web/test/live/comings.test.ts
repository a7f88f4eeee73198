import type { SeatInfo, TableInfo } from '@ochre/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Comings } from '../../src/session/comings.ts';

const anna: SeatInfo = { seat: 1, kind: 'human', name: 'Anna' };
const ben: SeatInfo = { seat: 2, kind: 'human', name: 'Ben' };
const free: SeatInfo = { seat: 1, kind: 'open', level: 'steady' };
const table = (...seats: SeatInfo[]) => ({ status: 'running', seats }) as TableInfo;
const present = (...here: number[]) => ({ here, typing: [], away: [], spectators: 0 });
const LONG_MS = 60_000;

/** What Ben is told, with Anna there or not when he comes. */
function beforeBen(...here: number[]): { comings: Comings; told: string[] } {
  const told: string[] = [];
  const tell = ({ what, name }: { what: string; name: string }): void => void told.push(`${what} ${name}`);
  return { comings: new Comings(table(anna, ben), present(...here), 2, tell), told };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells that somebody is away, that a bot plays, and that they are back', () => {
  const { comings, told } = beforeBen(1, 2);
  comings.look(present(2));
  expect(told).toEqual([]);
  vi.advanceTimersByTime(LONG_MS);
  expect(told).toEqual(['away Anna']);
  comings.seats(table({ ...anna, standIn: 'absence' }, ben));
  expect(told.splice(0)).toEqual(['away Anna', 'absence Anna']);
  comings.seats(table(anna, ben));
  comings.look(present(1, 2));
  vi.advanceTimersByTime(LONG_MS);
  expect(told).toEqual(['back Anna']);
});

it('says nothing of a page that is loaded again, of oneself, and of whom one never met', () => {
  const { comings, told } = beforeBen(2);
  vi.advanceTimersByTime(LONG_MS);
  comings.look(present(1));
  expect(told.splice(0)).toEqual(['back Anna']);
  comings.look(present(2));
  comings.look(present(1, 2));
  comings.seats(table(anna, { ...ben, standIn: 'choice' }));
  vi.advanceTimersByTime(LONG_MS);
  expect(told).toEqual([]);
});

it('a bot that somebody wanted is told once, and a seat that changes hands', () => {
  const { comings, told } = beforeBen(1, 2);
  comings.seats(table({ ...anna, standIn: 'choice' }, ben));
  comings.look(present(2));
  vi.advanceTimersByTime(LONG_MS);
  comings.look(present(1, 2));
  expect(told.splice(0)).toEqual(['choice Anna']);
  comings.seats(table(free, ben));
  comings.seats(table({ ...anna, name: 'Dora' }, ben));
  expect(told).toEqual(['left Anna', 'sat Dora']);
});

it('nothing is told before the game', () => {
  const { comings, told } = beforeBen(1, 2);
  comings.seats({ ...table(anna, ben), status: 'gathering' });
  comings.look(present(2));
  vi.advanceTimersByTime(LONG_MS);
  expect(told).toEqual([]);
});
