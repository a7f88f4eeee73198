import { de } from '@ochre/languages/de/index.ts';
import type { TableInfo } from '@ochre/protocol';
import { PACES } from '@ochre/protocol/paces.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../src/i18n/index.ts';
import { factsOf } from '../src/table/facts.ts';
import { Presses } from '../src/table/presses.ts';

const table: TableInfo = {
  id: 'A'.repeat(16),
  title: 'Two rivers',
  status: 'gathering',
  privacy: 'invited',
  spectators: true,
  createdAt: 0,
  updatedAt: 0,
  ruleset: 'mega',
  map: 'world',
  players: 5,
  side: 'west',
  options: { ast: 'expert' },
  timing: PACES.live,
  seedHash: '',
  host: 2,
  seats: [
    { seat: 1, kind: 'open' },
    { seat: 2, kind: 'human', name: 'Ada' },
  ],
};

const told = (change: Partial<TableInfo> = {}): Record<string, string> =>
  Object.fromEntries(factsOf({ ...table, ...change }));

afterEach(() => speak('en'));

describe('what an invited friend is told', () => {
  it('is the game, its length, the clock, the host and who may watch', () => {
    expect(told()).toEqual({
      Game: 'Mega Civilization, 5 nations, West',
      Length: 'Full game, Expert track',
      Clock: 'Live: a minute for each decision, and a quarter of an hour in reserve',
      Host: 'Ada',
      Watching: 'As it happens',
    });
  });

  it('names what is played otherwise than usual', () => {
    const other = told({
      options: { short: true, turns: 9, earlyMoves: false, tyrants: 'players' },
      timing: { ...PACES.live, decision: 30, bank: 300 },
      spectators: false,
      adviser: false,
    });
    expect(other['Length']).toBe('Short game of five to seven turns, ends after turn 9');
    expect(other['Clock']).toBe('For a decision: 30 seconds; In reserve: 5 minutes; For trading: 10 minutes');
    expect(other['Watching']).toBe('Nobody');
    expect(other['Adviser']).toBe('Not allowed');
    expect(other['Who gains by Tyranny']).toBe('Players alone');
    expect(told({ delay: { minutes: 15 } })['Watching']).toBe('Later, by 15 minutes');
  });

  it('is told in German', () => {
    speak('de', de);
    expect(told()['Länge']).toBe('Ganzes Spiel, Zeittafel: Streng');
  });
});

describe('presses', () => {
  it('are done in their order, one after the other, also after one that failed', async () => {
    const presses = new Presses();
    const done: string[] = [];
    const press = (name: string, wait: number) =>
      presses.do(async () => {
        for (let i = 0; i < wait; i++) await Promise.resolve();
        if (name === 'b') throw new Error(name);
        done.push(name);
      });
    const all = await Promise.allSettled([press('a', 9), press('b', 1), press('c', 5), press('d', 0)]);
    expect(done).toEqual(['a', 'c', 'd']);
    expect(all.map((p) => p.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('do once what is wanted once, and again when it is done', async () => {
    const presses = new Presses();
    let begun = 0;
    const start = () => presses.do(async () => void begun++, 'start');
    await Promise.all([start(), start()]);
    expect(begun).toBe(1);
    await start();
    expect(begun).toBe(2);
  });
});
