import { findBrain, levels, personalities } from '@ochre/bots';
import { FORMER_EASY, thinkers } from '@ochre/bots/levels.ts';
import { en } from '@ochre/languages/en/index.ts';
import { BotLevel } from '@ochre/protocol';
import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { botLevels, botOf, botWays } from '../src/front/newGame.ts';
import { botWords } from '../src/front/Ways.tsx';
import { loadGame } from '../src/session/games.ts';
import type { SoloSetup } from '../src/session/messages.ts';
import { SoloTable } from '../src/session/soloTable.ts';

it('offers every way to play that bots know', () => {
  expect(botWays.filter((way) => way !== 'mixed')).toEqual(personalities);
  expect(['sample', ...botLevels]).toEqual(levels);
  const plain = [...levels.filter((level) => !thinkers.some((one) => one === level)), FORMER_EASY];
  const ways = thinkers.flatMap((level) => [level, ...personalities.map((way) => `${level}:${way}`)]);
  for (const bot of [...plain, ...ways]) expect(Value.Check(BotLevel, bot), bot).toBe(true);
  for (const level of plain) expect(Value.Check(BotLevel, `${level}:raider`), level).toBe(false);
});

it('names bots as tables and seats know them', () => {
  const names = new Set<string>();
  for (const level of botLevels)
    for (const way of botWays.filter((one) => one !== 'mixed')) {
      const bot = botOf(level, way);
      names.add(bot);
      expect(findBrain(bot)?.id, bot).toBe(bot);
      expect(Value.Check(BotLevel, bot), bot).toBe(true);
      expect(botWords(bot, en.front.botLevels)).toMatch(/^[A-Z]\w+(, [A-Z]\w+)?$/);
    }
  expect(names.size).toBe(1 + thinkers.length * personalities.length);
  expect(botWords('steady:raider', en.front.botLevels)).toBe('Steady, Raider');
});

it('gives each nation of a solo game a way of its own where they are mixed, the same after every start', async () => {
  const game = await loadGame('mega');
  const setup: SoloSetup = {
    id: 'solo',
    title: 'Solo',
    seed: 'ways',
    seat: 'seat-1',
    created: 0,
    config: { ruleset: 'mega', map: 'world', players: 9, side: 'west', options: {} },
    brain: botOf('strong', 'mixed'),
  };
  const waysOf = (brain: string): string[] => {
    const table = new SoloTable(game, { ...setup, brain });
    return game.rules.ruleset.civilizations.map(({ id }) => findBrain(table.botOf(id))!.id);
  };
  const mixed = waysOf(setup.brain);
  expect(new Set(mixed).size).toBeGreaterThan(3);
  for (const id of mixed) expect(id).toMatch(/^strong:/);
  expect(waysOf(setup.brain)).toEqual(mixed);
  expect(new Set(waysOf('steady:trader'))).toEqual(new Set(['steady:trader']));
});
