import { hosting as de } from '@ochre/languages/de/hosting.ts';
import { hosting as en } from '@ochre/languages/en/hosting.ts';
import { CreateTable, Delay, PACES, type Pace, Privacy, Timing } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { misfit } from '../../server/src/http/validate.ts';
import { newTable } from '../../server/src/tables/create.ts';
import {
  DELAYS,
  PACE_IDS,
  PRIVACIES,
  TIMES,
  tableOf,
  timingOf,
  usualTable,
  WATCHES,
} from '../src/front/hosting.ts';
import { configOf, usual } from '../src/front/newGame.ts';
import { loadGame } from '../src/session/games.ts';

/** What a table can be opened with and the form does not ask, and why. */
const LEFT_OUT: Record<string, string> = {
  bots: 'Seated in the room before the game, when it is known who comes.',
};
const TIMES_LEFT_OUT: Record<string, string> = {
  phases: 'Times for single phases are for those who write their own client.',
};

const game = await loadGame('mega');
const config = configOf(game, usual);
const wishes = { ...usualTable, name: ' Ada ' };
const sorted = (names: Iterable<string>): string[] => [...names].sort();

/** As it goes to the server, and through its checks. */
const opened = (change: Partial<typeof wishes>) => {
  const want = JSON.parse(JSON.stringify(tableOf(config, { ...wishes, ...change }))) as CreateTable;
  expect(misfit(CreateTable, want), JSON.stringify(want)).toBeUndefined();
  return { want, ...newTable(want, 0) };
};

describe('what the host form asks', () => {
  it('is all that a table can be opened with', () => {
    const everything = [
      opened({ title: 'Two rivers', watch: 'later', adviser: false, teaching: true, timing: { bank: 300 } }),
      opened({ watch: 'nobody' }),
    ];
    const asked = new Set(everything.flatMap(({ want }) => Object.keys(want)));
    expect(sorted([...asked, ...Object.keys(LEFT_OUT)])).toEqual(sorted(Object.keys(CreateTable.properties)));
  });

  it('is all that a clock can be set to', () => {
    const asked = [...Object.keys(TIMES), ...Object.keys(TIMES_LEFT_OUT)];
    expect(sorted(asked)).toEqual(sorted(Object.keys(Timing.properties)));
    for (const words of [en, de]) expect(sorted(Object.keys(words.time))).toEqual(sorted(Object.keys(TIMES)));
  });

  it('offers every privacy, every pace and every kind of delay', () => {
    expect(sorted(PRIVACIES)).toEqual(sorted(Privacy.enum));
    expect(sorted(PACE_IDS)).toEqual(sorted(Object.keys(PACES)));
    const kinds = Delay.anyOf.flatMap((kind) => Object.keys(kind.properties));
    expect(sorted(new Set(DELAYS.flatMap((delay) => Object.keys(delay))))).toEqual(sorted(kinds));
  });
});

describe('what the host form asks for is what opens', () => {
  it('by itself: a table for those with the link, watched as it happens, unhurried', () => {
    const { record } = opened({});
    expect(record).toMatchObject({
      privacy: 'link',
      spectators: true,
      timing: PACES.calm,
      seats: [{ name: 'Ada' }, {}, {}, {}, {}],
    });
    expect(record).not.toHaveProperty('delay');
    expect(record).not.toHaveProperty('adviser');
    expect(record).not.toHaveProperty('teaching');
  });

  it('as a game to learn by', () => {
    expect(opened({ teaching: true }).record.teaching).toBe(true);
  });

  it.each(PRIVACIES)('for those who may come: %s', (privacy) => {
    expect(opened({ privacy }).record.privacy).toBe(privacy);
  });

  it.each(WATCHES)('for those who watch: %s', (watch) => {
    for (const delay of DELAYS) {
      const { record } = opened({ watch, delay });
      expect(record.spectators).toBe(watch !== 'nobody');
      expect(record.delay).toEqual(watch === 'later' ? delay : undefined);
    }
  });

  it.each(PACE_IDS)('at the pace %s, with every time that can be chosen', (pace: Pace) => {
    expect(opened({ pace }).record.timing).toEqual(PACES[pace]);
    for (const [part, { values }] of Object.entries(TIMES))
      for (const value of values) {
        const chosen = { ...wishes, pace, timing: { [part]: value } };
        expect(opened(chosen).record.timing).toEqual(timingOf(chosen));
      }
  });
});
