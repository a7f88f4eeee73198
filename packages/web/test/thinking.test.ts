import { expect, it } from 'vitest';
import { setupOf, usual } from '../src/front/newGame.ts';
import { loadGame } from '../src/session/games.ts';
import type { SoloSetup } from '../src/session/messages.ts';
import { SoloTable } from '../src/session/soloTable.ts';
import { fetchThinking, thinking } from '../src/session/thinking.ts';

const game = await loadGame('mega');
await fetchThinking();

function begin(setup: Partial<SoloSetup>): { table: SoloTable; fetch(): void } {
  let fetched = false;
  const table = new SoloTable(game, { ...setupOf(game, usual, 'Solo'), ...setup }, undefined, () =>
    fetched ? thinking() : undefined,
  );
  const fetch = (): void => {
    fetched = true;
  };
  return { table, fetch };
}

it('asks me for a civilization before there is anything that bots think with', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { table } = begin({ seed });
    while (table.step() === 'acted');
    expect(table.step(), seed).toBeUndefined();
    expect(
      table.view().prompts.map(({ kind }) => kind),
      seed,
    ).toEqual(['chooseCivilization']);
  }
});

it('has bots wait for what they think with', () => {
  // Nobody sits where the person would: all are bots.
  const { table, fetch } = begin({ seat: 'seat-0' });
  while (table.step() === 'acted');
  expect(table.step()).toBe('thinks');
  const { actions } = table.stretch(1);
  expect(table.step()).toBe('thinks');
  expect(actions).toHaveLength(usual.players - 1);
  fetch();
  expect(table.step()).toBe('acted');
});
