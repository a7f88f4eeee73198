import { readdirSync, readFileSync } from 'node:fs';
import { brains } from '@ochre/bots';
import { BARBARIANS, type GameEvent, type Json, quick } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de/index.ts';
import { en } from '../src/i18n/en/index.ts';
import { text } from '../src/i18n/index.ts';
import { eventWords, logLines, subjectOf } from '../src/log/words.ts';
import { loadGame } from '../src/session/games.ts';
import { SoloTable } from '../src/session/soloTable.ts';

const root = new URL('../../', import.meta.url);

function sources(folder: string): { name: string; code: string }[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, code: readFileSync(new URL(`${folder}/${name}`, root), 'utf8') }));
}

/**
 * Types of all events the engine emits, read from its source: literals, both sides of a choice, and what is handed
 * to a function or kept in a table that emits for others.
 */
function emitted(): Set<string> {
  const types = new Set<string>();
  const patterns = [
    /\.emit\(\s*'(\w+)'/g,
    /\.tell\(\s*[^,]+(?:,[^,']*)??,\s*'(\w+)'/g,
    /announce\(play, offer, '(\w+)'/g,
  ];
  for (const { code } of [...sources('engine/src'), ...sources('rulesets/src')]) {
    if (!/\.(emit|tell)\(/.test(code)) continue;
    for (const pattern of patterns) for (const match of code.matchAll(pattern)) types.add(match[1]!);
    const table = code.match(/const NEWS[^;]*;/)?.[0] ?? '';
    for (const match of table.matchAll(/\['(\w+)',/g)) types.add(match[1]!);
    for (const [, yes, no] of code.matchAll(/(?:emit\(|const type = )[^;,]*\? '(\w+)' : '(\w+)'/g)) {
      types.add(yes!);
      types.add(no!);
    }
  }
  return types;
}

describe('the words of the log', () => {
  it('have a sentence for every event the engine emits', () => {
    const types = [...emitted()];
    expect(types.length).toBeGreaterThan(75);
    for (const known of [
      'walked',
      'offerMade',
      'filedOrdersFailed',
      'areaAnnexed',
      'pirateCities',
      'tokensAnnexed',
    ])
      expect(types).toContain(known);
    expect(types.filter((type) => !text.value.events.sentences[type])).toEqual([]);
  });

  it('say something whole of everything that happens in a game', async () => {
    const game = await loadGame('mega');
    const config = { ruleset: 'mega', map: 'world', players: 6, side: 'west', options: {} };
    const table = new SoloTable(game, {
      id: 'w',
      title: 'w',
      config,
      seed: 'words',
      seat: 'seat-1',
      brain: 'builder',
      created: 0,
    });
    const rng = quick(1);
    for (let i = 0; i < 1500 && table.state.open.turn < 10; i++) {
      if (table.step()) continue;
      const mine = table.view().prompts.find((d) => !d.optional);
      if (!mine) break;
      const answer = brains['builder']!.choose(game.sight(table.view()), mine, rng);
      expect(table.act({ by: mine.owner, decision: mine.id, kind: mine.kind, answer })).toBeUndefined();
    }
    expect(table.state.open.turn).toBe(10);
    const log = table.news();
    expect(new Set(log.map((l) => l.event.type)).size).toBeGreaterThan(20);
    for (const { event } of log) {
      const words = eventWords(game.rules, event, table.me);
      expect(words, event.type).not.toMatch(/undefined|\[object|NaN|null/);
      expect(words.length, event.type).toBeGreaterThan(8);
    }
    const lines = logLines(log, table.me);
    const others = lines.filter(
      (l) => l.logged.event.type === 'walked' && l.logged.event.open['nation'] !== table.me,
    );
    expect(others).toEqual([]);
    expect(lines.some((l) => l.logged.event.type === 'walked')).toBe(true);
    expect(lines.some((l) => (l.moved ?? 0) > 0)).toBe(true);
  });

  it('speak to the one who reads, and give barbarians their own sign', async () => {
    const { rules } = await loadGame('dawn');
    const said = (type: GameEvent['type'], open: Record<string, Json>): string =>
      eventWords(rules, { type, cite: 'DH 1', open }, 'rome');
    const attack = { attacker: 'egypt', defender: 'rome', area: 'sidon', tokens: 1 };
    expect(said('cityHeld', attack)).toBe('Egypt lost 1 token against your city in Sidon, which held');
    expect(said('citiesAnnexed', { nation: 'egypt', from: 'rome', cities: ['sidon'] })).toBe(
      'Egypt took Sidon from you',
    );
    expect(said('conflictSituation', { nation: 'rome', area: 'sidon' })).toMatch(/^You /);
    text.value = de;
    expect(said('cityHeld', attack)).toContain('Deine Stadt in Sidon hielt stand');
    expect(said('cardsLevied', { nation: 'egypt', from: ['rome', 'hatti'], advance: 'politics' })).toContain(
      'von dir und Hatti',
    );
    expect(said('pirateCities', { cities: ['sidon'] })).toBe('Piraten halten von nun an Sidon');
    text.value = en;
    // An area may bear a nation's name.
    const march = {
      type: 'barbariansAdvance' as const,
      cite: 'DH 1',
      open: { from: 'assyria', area: 'van', tokens: 1 },
    };
    expect(subjectOf(march)).toBe(BARBARIANS);
    expect(eventWords(rules, march, 'rome')).toBe('1 barbarian went on to Van');
  });

  it('tell an event nobody foresaw by its name', async () => {
    const { rules } = await loadGame('mega');
    expect(
      eventWords(rules, { type: 'starsFell' as GameEvent['type'], cite: 'MC 1', open: {} }, undefined),
    ).toBe('stars fell');
  });
});
