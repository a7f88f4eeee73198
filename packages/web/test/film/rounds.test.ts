import type { Open } from '@ochre/engine';
import { computed, signal } from '@preact/signals';
import { beforeAll, expect, it } from 'vitest';
import { Cutter } from '../../src/film/cutter.ts';
import type { Beat } from '../../src/film/parts.ts';
import { type Fought, figures, outcome, roundsIn } from '../../src/film/Rounds.tsx';
import { toldOf } from '../../src/film/told.ts';
import { filmWords } from '../../src/i18n/film.ts';
import type { LoggedEvent, Session } from '../../src/session/session.ts';
import { game, ME, seat } from '../support/table.ts';

beforeAll(() => filmWords.value);

const { view } = seat();
const session = {
  rules: game.rules,
  view: signal(view),
  seats: computed(() => ({})),
} as unknown as Session;

const met = (sides: Fought['sides']): Fought => ({ area: 'sinai', sides });

it('a conflict is told by who is left: one, several or nobody', () => {
  const won = met({ [ME]: { had: 4, lost: 1 }, egypt: { had: 2, lost: 2 } });
  expect(outcome(session, won)).toBe('You hold Sinai with 3.');
  expect(figures(session, won)).toBe('you 4 → 3, Egypt 2 → 0');
  expect(figures(session, won, false)).toBe('you 4, Egypt 2');
  expect(roundsIn(won.sides)).toBe(2);
  const lost = met({ [ME]: { had: 1, lost: 1 }, egypt: { had: 3, lost: 0 } });
  expect(outcome(session, lost)).toBe('You are driven out of Sinai, held by Egypt with 3.');
  const foreign = met({ minoa: { had: 1, lost: 1 }, egypt: { had: 3, lost: 0 } });
  expect(outcome(session, foreign)).toBe('Sinai is held by Egypt with 3.');
  const both = met({ egypt: { had: 2, lost: 1 }, [ME]: { had: 2, lost: 1 } });
  expect(outcome(session, both)).toBe('Egypt and you stay in Sinai.');
  const none = met({ egypt: { had: 1, lost: 1 }, [ME]: { had: 1, lost: 1 } });
  expect(outcome(session, none)).toBe('Nobody is left in Sinai.');
});

it('only who has lost already loses one more', () => {
  const { round } = filmWords.value.fights;
  expect(round(1, ['Egypt'], ['Egypt'])).toBe('Egypt loses one. Egypt is driven out.');
  expect(round(2, [undefined], [])).toBe('You lose one more.');
});

it('who comes to where mine stand is told so, though they are gone when all is told', () => {
  const lay = (open: Open, n: number): void => {
    open.nations[ME]!.tokens = n > 0 ? { sinai: n } : {};
    open.nations['egypt']!.tokens = { gaza: 4 };
  };
  const [before, after] = [seat(({ open }) => lay(open, 2)).view, seat(({ open }) => lay(open, 0)).view];
  const events = [
    ['movement', 'walked', { nation: 'egypt', n: 4, from: 'gaza', to: 'sinai' }],
    ['conflict', 'tokenConflict', { area: 'sinai', sides: { [ME]: { had: 2, lost: 2, left: 0 } } }],
  ].map(([phase, type, open], seq) => ({ seq, turn: 4, phase, event: { type, cite: 'MC 1', open } }));
  const cutter = new Cutter({ rules: game.rules, me: ME, named: (step) => step }, 0);
  const [part] = cutter.cut([{ before, events: events as LoggedEvent[], after }]);
  const { words, note } = toldOf(session, part!.scenes[0]!.beats[0]!, ME);
  expect(words).toBe('Egypt moves 4 from Gaza to Sinai.');
  expect(note).toBe('Your 2 stand there.');
});

it('all the ways of a nation are told by where they lead, and a ship that comes back by where it lands', () => {
  const lay = (open: Open): void => {
    open.nations[ME]!.tokens = { sinai: 2 };
  };
  const { view } = seat(({ open }) => lay(open));
  const [coast] = Object.entries(game.rules.map.waters).find(
    ([, water]) => water.area === 'crete' || water.area === 'rhodes',
  )!;
  const words = (...effects: object[]): string =>
    toldOf(
      session,
      { effects, shots: [{ at: 0, open: view.open }], events: [walked], view } as unknown as Beat,
      ME,
    ).words;
  const walked = {
    seq: 0,
    turn: 4,
    phase: 'movement',
    event: { type: 'walked', cite: 'MC 1', open: { nation: 'egypt', n: 1, from: 'gaza', to: 'tanis' } },
  };
  const way = (to: string) => ({ kind: 'travel', owner: 'egypt', n: 1, from: 'gaza', to });
  expect(words(way('tanis'))).toBe('Egypt moves 1 from Gaza to Tanis.');
  expect(words(way('tanis'), way('memphis'))).toBe('Egypt moves to Tanis and Memphis.');
  expect(words(...['tanis', 'memphis', 'jerusalem', 'petra', 'tyre'].map(way))).toBe(
    'Egypt moves to Tanis, Memphis, Jerusalem and 2 more.',
  );
  expect(words(way('tanis'), way('sinai'))).toBe('Egypt moves 1 from Gaza to Sinai.');
  expect(words({ kind: 'voyage', owner: 'egypt', n: 1, route: [coast, coast] })).toBe(
    'Egypt moves to Rhodes.',
  );
});
