import { type Action, clone, type Json } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { setupOf, usual } from '../src/front/newGame.ts';
import { loadGame } from '../src/session/games.ts';
import type { SoloSetup, Stretch } from '../src/session/messages.ts';
import { rewound } from '../src/session/rewind.ts';
import { soloRecord } from '../src/session/soloRecord.ts';
import { SoloTable, toldTo } from '../src/session/soloTable.ts';
import { fetchThinking } from '../src/session/thinking.ts';

await fetchThinking();

const game = await loadGame('mega');
const setup: SoloSetup = {
  id: 'solo',
  title: 'Solo',
  config: { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: {} },
  seed: 'a seed',
  seat: 'seat-1',
  brain: 'builder',
  created: 0,
};

/** Lets the bots play until this seat is asked. */
function letBotsPlay(table: SoloTable): void {
  for (let i = 0; i < 5000 && table.step(); i++);
}

function answer(table: SoloTable): boolean {
  const decision = table.view().prompts.find((d) => !d.optional);
  if (!decision) return false;
  const spec = game.rules.spec(decision.kind);
  const value =
    decision.kind === 'trade'
      ? { do: 'done' }
      : (spec.fallback(game.sight(table.view()), decision as never) as unknown as Json);
  expect(
    table.act({ by: decision.owner, decision: decision.id, kind: decision.kind, answer: value }),
  ).toBeUndefined();
  return true;
}

/** The table as it goes on from what was kept. */
function reopened(table: SoloTable): { again: SoloTable; kept: Stretch } {
  const kept = clone(table.stretch(1) as unknown as Json) as unknown as Stretch;
  const again = new SoloTable(game, kept.game, { ...kept, log: kept.events, actions: kept.actions.length });
  return { again, kept };
}

describe('a solo table', () => {
  it('stops at every decision of mine and never answers it', () => {
    const table = new SoloTable(game, setup);
    for (let i = 0; i < 12; i++) {
      letBotsPlay(table);
      const asked = table.view().prompts.filter((d) => !d.optional);
      expect(asked.length).toBeGreaterThan(0);
      for (const d of asked) expect(d.owner).toBe(table.me);
      expect(answer(table)).toBe(true);
    }
    expect(table.state.open.turn).toBeGreaterThan(2);
  });

  it('goes on from what was kept as if it had never stopped', () => {
    const table = new SoloTable(game, setup);
    for (let i = 0; i < 6; i++) {
      letBotsPlay(table);
      answer(table);
    }
    letBotsPlay(table);
    const { again, kept } = reopened(table);
    expect(again.view()).toEqual(table.view());
    expect(again.news()).toEqual(kept.events);
    expect(kept.game).toMatchObject({ yourMove: true, over: false, nation: table.me });
    expect(answer(again)).toBe(true);
    letBotsPlay(again);
    expect(again.stretch(2).actions[0]!.seq).toBe(kept.actions.length);
  });

  it('is rewound to my last decision, and the same answer brings the same again', () => {
    const table = new SoloTable(game, { ...setup, brain: 'steady', seed: 'back' });
    const asked: string[] = [];
    while (table.state.open.turn < 6) {
      letBotsPlay(table);
      asked.push(JSON.stringify(table.state));
      answer(table);
    }
    letBotsPlay(table);
    const { actions: kept, events } = table.stretch(1);
    let actions = kept.map(({ action }) => action);
    const log = table.news();
    expect(events).toEqual(log);
    // Step by step back to the first decision of all.
    for (const [n, before] of asked.toReversed().entries()) {
      const then = rewound(game, table.setup, table.me, actions, undefined)!;
      expect(JSON.stringify(then.state), `${n} decisions back`).toBe(before);
      actions = actions.slice(0, then.actions);
      const again = new SoloTable(game, table.setup, { ...then, log: log.slice(0, then.seen) });
      expect(again.view().prompts.some((d) => !d.optional)).toBe(true);
      if (n > 0) continue;
      answer(again);
      letBotsPlay(again);
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(table.state));
      expect(again.news()).toEqual(log);
    }
    expect(rewound(game, table.setup, table.me, actions, undefined)).toBeUndefined();
  });

  it('has bots that recall after a pause what they did before it, secrets of their own among it', () => {
    const table = new SoloTable(game, { ...setup, brain: 'steady', seed: 'pause' });
    while (table.state.open.turn < 8) {
      letBotsPlay(table);
      if (!answer(table)) break;
    }
    const { again, kept } = reopened(table);
    let secrets = 0;
    for (const who of Object.keys(table.state.open.nations)) {
      expect(again.recallOf(who)).toEqual(table.recallOf(who));
      if (who !== table.me) secrets += again.recallOf(who).filter(({ own }) => own).length;
    }
    expect(secrets).toBeGreaterThan(5);
    // No more is kept than is recalled, and what is kept goes on where it was.
    const events = kept.recalled.filter(({ n }) => n >= kept.recalledFrom);
    expect(events.length).toBeLessThan(kept.recalled.length);
    expect(events.every(({ events }) => events.at(-1)!.turn! >= table.state.open.turn - 1)).toBe(true);
    letBotsPlay(again);
    answer(again);
    expect(again.stretch(2).recalled.at(-1)!.n).toBeGreaterThan(events.at(-1)!.n);
  });

  it('hears only what this seat may know', () => {
    const table = new SoloTable(game, { ...setup, seed: 'secrets' });
    while (table.state.open.turn < 8) {
      letBotsPlay(table);
      if (!answer(table)) break;
    }
    const news = table.news();
    expect(news.some(({ event }) => event.type === 'cardsDrawn')).toBe(true);
    for (const { event } of news)
      for (const who of Object.keys(event.own ?? {})) expect([table.me, 'seat-1']).toContain(who);
  });

  it('is handed from one person at the device to the next, each of whom hears what is theirs', () => {
    const people = ['seat-1', 'seat-2'];
    const shared = { ...setup, seed: 'two at one device', people };
    let table = new SoloTable(game, shared);
    const actions: Action[] = [];
    const asked = new Set<string>();
    while (table.state.open.turn < 8 && !table.over) {
      letBotsPlay(table);
      const { waitingFor } = table.view();
      const next = people.find((seat) => waitingFor.includes(table.state.open.seats[seat] ?? seat))!;
      expect(waitingFor.length, 'nobody answers for those two').toBeGreaterThan(0);
      const kept = table.stretch(1);
      actions.push(...kept.actions.map(({ action }) => action));
      if (table.setup.seat !== next) {
        const handed = { ...table.setup, seat: next };
        const log = toldTo(game, handed, actions, undefined);
        table = new SoloTable(game, handed, { ...kept, log, actions: actions.length });
        const mine = [table.me, next];
        for (const { event } of log)
          for (const who of Object.keys(event.own ?? {})) expect(mine).toContain(who);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
      }
      asked.add(next);
      expect(table.view().viewer).toBe(table.me);
      expect(answer(table)).toBe(true);
    }
    expect([...asked].sort()).toEqual(people);
    expect(table.stretch(2).game.people).toEqual(people);
  });

  it('keeps the names of those at the device, and files them as people', async () => {
    const wishes = { ...usual, people: 3, names: [' Ada \n L. ', ' ', 'x'.repeat(50), 'nobody'] };
    const shared = setupOf(game, wishes, 'Three');
    const names = { 'seat-1': 'Ada L.', 'seat-3': 'x'.repeat(32) };
    expect(shared).toMatchObject({ people: ['seat-1', 'seat-2', 'seat-3'], names });
    expect(setupOf(game, { ...wishes, people: 1 }, 'One')).not.toHaveProperty('names');
    const table = new SoloTable(game, shared);
    expect(table.stretch(1).game.names).toEqual(names);
    const { seats } = soloRecord(game, table.setup, [], table.news());
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['human', 'Ada L.'],
      ['human', undefined],
      ['human', 'x'.repeat(32)],
      ['bot', expect.any(String)],
      ['bot', expect.any(String)],
    ]);
  });

  it('refuses what the rules refuse, and nothing changes', () => {
    const table = new SoloTable(game, setup);
    letBotsPlay(table);
    const before = JSON.stringify(table.state);
    const [decision] = table.view().prompts;
    const violation = table.act({
      by: decision!.owner,
      decision: decision!.id,
      kind: decision!.kind,
      answer: 'atlantis',
    });
    expect(violation?.cite).toMatch(/^MC /);
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
