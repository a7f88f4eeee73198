import { type Action, hash } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { en } from '@ochre/languages/en/index.ts';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { CHRONICLE, namesIn, PlayedOtherwise, partOf, saidOf, tell, telling, yearsOf } from '../src/index.ts';
import { golden } from './support/golden.ts';

const GAMES = [
  ['mega', '9-east-builder'],
  ['eastern', '5-builder'],
  ['civx', '6-east-builder'],
  ['dawn', '8-west-builder'],
  ['advanced', '6-builder'],
  ['classic', '6-builder'],
] as const;

describe.each(GAMES)('a game of %s (%s)', (ruleset, name) => {
  const recording = golden(ruleset, name);
  const game = gameFor(ruleset);
  const story = tell(game, recording);

  it('is told turn by turn to its end', () => {
    const { chapters, result } = story;
    expect(chapters.map(({ turn }) => turn)).toEqual(chapters.map((_, i) => i + 1));
    expect(chapters.at(-1)!.standings.map(({ nation }) => nation)).toEqual(result!.order);
    expect(Object.keys(chapters[0]!.ended).length).toBeGreaterThanOrEqual(recording.config.players);
    expect(chapters.some(({ wars }) => wars.length > 0)).toBe(true);
    expect(chapters.some(({ blows }) => blows.some(({ areas }) => areas.length > 0))).toBe(true);
  });

  it('has years that run on', () => {
    const years = [story.begins, ...story.chapters.map(({ year }) => year)];
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(new Set(years).size).toBe(years.length);
    expect(years.at(-1)).toBeGreaterThanOrEqual(250);
  });

  it('has a chronicle in the order of time, from the first city to the end', () => {
    const { chronicle } = story;
    expect(chronicle.length).toBeLessThanOrEqual(CHRONICLE);
    expect(chronicle.map(({ kind }) => kind)).toContain('firstCity');
    expect(chronicle.at(-1)).toMatchObject({ kind: 'end', nation: story.result!.winner });
    const turns = chronicle.map(({ turn }) => turn);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(new Set(chronicle.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it.each([['English', en] as const, ['German', de] as const])('is told in %s', (_, language) => {
    const names = namesIn(game, language);
    for (const point of story.chronicle) {
      const said = saidOf(point, story.race, language.gameFilm, names);
      expect(said).not.toMatch(/undefined|NaN|\b[a-z]+-[a-z]+\b.*:/);
      expect(said.length).toBeLessThan(100);
    }
  });

  it('is the same every time', () => {
    expect(hash(tell(game, recording))).toBe(hash(story));
  });
});

describe('a game', () => {
  const recording = golden('classic', '3-builder');
  const game = gameFor('classic');
  const story = tell(game, recording);

  it('leaves out what was taken back', () => {
    const { actions } = recording;
    const back: Action = { control: 'takeBack', nation: 'seat-1', to: 20 };
    const twice = [...actions.slice(0, 60), back, ...actions.slice(20)];
    expect(hash(tell(game, { ...recording, actions: twice }))).toBe(hash(story));
  });

  it('says how far it is', () => {
    const work = telling(game, recording);
    const steps: number[] = [];
    for (let step = work.next(); !step.done; step = work.next()) steps.push(step.value);
    expect(steps).toHaveLength(recording.actions.length);
    expect(steps.at(-1)).toBe(1);
  });

  it('is not told where the rules do not play it so', () => {
    const { actions } = recording;
    const spoilt = [...actions.slice(0, 40), ...actions.slice(60)];
    expect(() => tell(game, { ...recording, actions: spoilt })).toThrow(PlayedOtherwise);
    const ahead: Action = { control: 'takeBack', nation: 'seat-1', to: 500 };
    expect(() => tell(game, { ...recording, actions: [...actions.slice(0, 9), ahead] })).toThrow(
      PlayedOtherwise,
    );
    const result = { ...story.result!, endedBy: 'left' };
    expect(() => tell(game, { ...recording, result })).toThrow(PlayedOtherwise);
    expect(tell(game, { ...recording, result: story.result! }).result).toEqual(story.result);
    const config = { ...recording.config, players: 99 };
    expect(() => tell(game, { ...recording, config })).toThrow(PlayedOtherwise);
  });

  it('names who played', () => {
    const seats = [{ seat: 1, kind: 'human', name: 'Judith' }];
    const { players } = tell(game, { ...recording, title: 'Sunday', seats });
    expect(players.filter(({ name }) => name === 'Judith')).toHaveLength(1);
    expect(players).toHaveLength(3);
  });
});

describe('years', () => {
  const track = gameFor('mega').rules;
  const succession = track.policies.succession({
    rules: track,
    config: { ruleset: 'mega', map: 'world', players: 5, options: {} },
    open: { nations: {} } as never,
  });

  it('follow the epochs of the track', () => {
    const years = yearsOf(succession, 15);
    // The Early Bronze Age begins on space 5, the Middle on 8, the Late on 11.
    expect([years[4], years[7], years[10]]).toEqual([3300, 2100, 1550]);
    expect(years.at(-1)).toBe(250);
  });

  it('run more slowly in a game that outlasts the track', () => {
    const years = yearsOf(succession, 30);
    expect(years.at(-1)).toBe(250);
    expect(years[29]).toBeLessThan(years[14]!);
  });
});

it('every kind of turning point has its moment', () => {
  expect(new Set(Object.values(partOf))).toEqual(new Set(['war', 'city', 'calamity', 'standing']));
});

it('begins with the points that the set-up gives: none, or those of a Short Game', () => {
  const scores = (name: string): number[] => {
    const { opening } = tell(gameFor('mega'), golden('mega', name));
    return opening.standings.map(({ score }) => score);
  };
  expect(new Set(scores('9-east-builder'))).toEqual(new Set([0]));
  const { opening, chapters, nations } = tell(gameFor('mega'), golden('mega', '6-east-builder-short'));
  expect(opening.standings.map(({ nation }) => nation).sort()).toEqual([...nations].sort());
  for (const { nation, score, cities } of opening.standings) {
    // Space 10 of the track at five points each, cities and advances.
    expect(score).toBeGreaterThan(50);
    expect(cities).toBe(
      Object.values(opening.ended).filter((held) => held.owner === nation && held.city).length,
    );
    expect(cities).toBeGreaterThan(0);
    expect(chapters[0]!.standings.find((one) => one.nation === nation)!.score).toBeGreaterThan(score - 20);
  }
});
