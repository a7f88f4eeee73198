import { brains } from '@ochre/bots';
import type { Json } from '@ochre/engine';
import { Table } from '@ochre/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { gameFor, rulesetIds } from '../src/games.ts';
import { ATTACKS, type Ground, inflated } from './attacks.ts';
import { neighbour, Probe, target } from './flooding.ts';
import { call, folder } from './house.ts';
import { ServerProcess } from './process.ts';

/** A server with the usual limits, somebody honest at a table of it, and another table that the attacker sits at. */
async function house() {
  const server = await ServerProcess.start({ data: folder(), usual: true });
  const { url } = server;
  const { bait, sight, asked, honest } = await target(url);
  const other = await neighbour(url);
  const ground: Ground = { url, port: Number(new URL(url).port), from: '127.0.0.2', bait, asked };
  return { server, url, ground, sight, honest, other };
}

const open = async (url: string): Promise<number> =>
  Number((await (await fetch(`${url}/metrics`)).text()).match(/^ochre_connections (\d+)$/m)![1]);

describe('while the server is attacked', () => {
  const lines: string[] = [];
  afterAll(() => console.log(lines.join('\n')));

  it.each(Object.entries(ATTACKS))('by %s, others play on', async (name, attack) => {
    const { server, url, ground, sight, honest, other } = await house();
    const before = await sight();
    const usual = await open(url);
    const quiet = await Probe.start(other);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const calm = await quiet.end();
    const held = await server.held();
    const probing = await Probe.start(other);
    const { told, faults } = await attack(ground);
    const stormy = await probing.end();
    const grown = (await server.held()) - held;
    const times = (probe: typeof calm): string =>
      `${probe.median.toFixed(1)}/${probe.p95.toFixed(1)}/${probe.worst.toFixed(0)} ms`;
    lines.push(
      `${name}: ${JSON.stringify(told)}; others waited ${times(calm)} before, ${times(stormy)} meanwhile`,
    );
    expect(faults).toEqual([]);
    expect(await sight()).toEqual(before);
    expect(server.log).toEqual([]);
    expect(grown).toBeLessThan(30);
    // On a machine of its own the server takes a few milliseconds; here the attacker and others share it.
    expect(stormy.median).toBeLessThan(500);
    expect(stormy.worst).toBeLessThan(3000);
    // Honest people have kept their rights: they found tables, and the one who was asked answers.
    const founded = await call(url, '/tables', { body: { name: 'Ada', players: 5 } });
    expect(founded.status).toBe(200);
    expect(await honest()).toBeUndefined();
    // Nothing of it is left, but what fetch has opened since.
    await expect.poll(() => open(url), { timeout: 120_000 }).toBeLessThan(usual + 20);
    await server.end('SIGTERM');
  });
});

describe('answers without end', () => {
  /** How many of each kind are tried, and for how long a game is played. */
  const EACH = 3;
  const MINUTE = 60_000;

  it.each(rulesetIds())('are refused by %s as soon as any other, whatever is asked', (id) => {
    const game = gameFor(id);
    const { ruleset, map } = game.rules;
    const config = { ruleset: id, map: map.id, players: ruleset.players.max, options: { turns: 12 } };
    const sides = map.setups
      .filter((s) => s.players === config.players)
      .map(({ side }) => ({ ...config, side }));
    const playable = [config, ...sides].find((some) => ruleset.checkConfig(some, map) === undefined)!;
    const tried = new Map<string, number>();
    const slow: string[] = [];
    const table = new Table(game, playable, 'without end', () => brains['easy']!, {
      before(state, action) {
        if (!('decision' in action) || (tried.get(action.kind) ?? 0) >= EACH) return;
        tried.set(action.kind, (tried.get(action.kind) ?? 0) + 1);
        const decision = state.pending[action.decision]!;
        const view = game.view(state, decision.owner);
        for (const answer of inflated(action.answer as Json)) {
          const began = performance.now();
          expect(game.check(view, decision, answer), action.kind).toBeDefined();
          const took = performance.now() - began;
          if (took > 1000) slow.push(`${action.kind} takes ${took} ms`);
        }
      },
    });
    for (const end = Date.now() + MINUTE; !table.over && Date.now() < end; ) table.step();
    console.log(`${id}: ${[...tried.keys()].join(', ')}`);
    expect(slow).toEqual([]);
    expect(tried.size).toBeGreaterThan(8);
  });
});
