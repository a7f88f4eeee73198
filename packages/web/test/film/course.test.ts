import { expect, it } from 'vitest';
import { castOf, inView } from '../../src/film/course.ts';

const scenes = (...turns: string[]) => turns.map((turn) => ({ actors: turn.split(' ') }));

it('who has acted is never to come again: those ahead only grow fewer', () => {
  const all = scenes('a', 'b', 'c', 'a', 'd', 'b');
  const ahead = all.map((_, now) => [...castOf({ scenes: all, now })].filter(([, turn]) => turn === 'ahead'));
  expect(ahead.map((left) => left.map(([id]) => id).join(''))).toEqual(['bcd', 'cd', 'd', 'd', '', '']);
  expect([...castOf({ scenes: all, now: 3 })]).toEqual([
    ['a', 'on'],
    ['b', 'done'],
    ['c', 'done'],
    ['d', 'ahead'],
  ]);
});

it('all who act at once are of the cast', () => {
  const groups = scenes('a b c', 'd e');
  expect([...castOf({ scenes: groups, now: 0 }).values()]).toEqual(['on', 'on', 'on', 'ahead', 'ahead']);
});

it('shows as many as there is room for, from shortly before those who act', () => {
  const all = scenes(...'abcdefghijkl');
  const at = (now: number) => {
    const { shown, more } = inView(castOf({ scenes: all, now }), 9);
    return `${shown.join('')}+${more}`;
  };
  expect([at(0), at(4), at(11)]).toEqual(['abcdefghi+3', 'cdefghijk+1', 'defghijkl+0']);
});
