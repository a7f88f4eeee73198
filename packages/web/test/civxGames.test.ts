import { readdirSync, readFileSync } from 'node:fs';
import { type Recording, replay } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { eventWords } from '../src/log/words.ts';
import { loadGame } from '../src/session/games.ts';

const folder = new URL('../../cli/test/golden/civx/', import.meta.url);
const recorded = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('games of CivX', () => {
  it('are told in whole sentences', async () => {
    const game = await loadGame('civx');
    const types = new Set<string>();
    for (const name of recorded.filter((_, i) => i % 4 === 0)) {
      const recording = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording;
      replay(game, recording, (events) => {
        for (const event of events) {
          types.add(event.type);
          const words = eventWords(game.rules, event, undefined);
          expect(words, event.type).not.toMatch(/undefined|\[object|NaN|null/);
          expect(words.length, event.type).toBeGreaterThan(8);
        }
      });
    }
    expect(types.size).toBeGreaterThan(50);
  });
});
