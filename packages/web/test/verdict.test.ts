import { brains, Host, type Think } from '@ochre/bots';
import { type Action, ENGINE, type GameEvent, quick } from '@ochre/engine';
import { type GameRecord, GivePart } from '@ochre/protocol';
import { linksBy } from '@ochre/protocol/links.ts';
import { dealSeed, promiseOf, type SeedPart } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { beforeAll, expect, it } from 'vitest';
import { misfit } from '../../server/src/http/validate.ts';
import { partFrom } from '../src/company/parts.ts';
import { loadGame } from '../src/session/games.ts';
import type { KeptPart } from '../src/session/keptParts.ts';
import { judge, type Seen } from '../src/session/verdict.ts';

const { firstLink, nextLink, sealed } = linksBy(sha256);
const SEED = 'the server drew this';
const seedHash = sha256(SEED);
const partBy = (seat: number): string => `seat ${seat} made this up by itself`;
const promised = (seat: number): SeedPart => ({
  seat,
  promise: promiseOf(sha256, seedHash, seat, partBy(seat)),
});
const given = (seat: number): SeedPart => ({ ...promised(seat), part: partBy(seat) });

/** A game of two turns, dealt with these parts and played by bots. */
async function recordWith(parts: SeedPart[] | undefined): Promise<GameRecord> {
  const game = await loadGame('classic');
  const config = { ruleset: 'classic', map: game.rules.map.id, players: 3, options: { turns: 2 } };
  const { state, events } = game.start(config, dealSeed(sha256, SEED, parts));
  const steps: { action: Action | null; events: GameEvent[] }[] = [{ action: null, events }];
  const host = new Host(game);
  const think: Think = (decision) =>
    brains['easy']!.choose(game.sight(game.view(state, decision.owner)), decision, quick(1));
  while (!state.open.result) {
    const action = host.act(state, () => true, think)!;
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Error(applied.violation.code);
    steps.push({ action, events: applied.events });
  }
  let chain = firstLink(seedHash, config, parts);
  return sealed({
    format: 'ochre-game-2',
    table: 'T',
    title: 'T',
    engine: ENGINE,
    rules: game.rules.version,
    config,
    seats: [1, 2, 3].map((seat) => ({ seat, kind: 'human', name: `P${seat}` })),
    seedHash,
    ...(parts && { parts }),
    actions: steps.map(({ action, events }, seq) => {
      const link = { seq, at: 1, action };
      if (action) chain = nextLink(chain, link);
      return { ...link, turn: 1, phase: 'setup', events, chain };
    }),
    seed: SEED,
    result: state.open.result,
    state,
  });
}

const FIXED = [1, 2].map(promised);
const kept: KeptPart = {
  table: 'T',
  seat: 2,
  seedHash,
  part: partBy(2),
  promise: promised(2).promise,
  fixed: FIXED,
};

let record: GameRecord;
const seen = (more: Partial<KeptPart> = {}): Seen => ({ kept: { ...kept, ...more }, result: record.result });
beforeAll(async () => {
  record = await recordWith([given(1), given(2)]);
});

it('finds a game fair that everybody dealt, and knows its own part in it', async () => {
  expect(await judge(record, seen())).toMatchObject({ given: [1, 2], held: [], mine: true });
  expect(await judge(record, { kept: undefined, result: record.result })).toMatchObject({ mine: false });
});

it('tells who promised a part and held it back', async () => {
  const held = await recordWith([promised(1), given(2)]);
  expect(await judge(held, { ...seen(), result: held.result })).toMatchObject({ given: [2], held: [1] });
});

it('finds games of the server alone true, whoever looks', async () => {
  const alone = await recordWith(undefined);
  expect(await judge(alone, { kept: undefined, result: alone.result })).toMatchObject({
    given: [],
    held: [],
  });
});

it('does not take a game that is true in itself for the one it has seen', async () => {
  // Somebody tried parts of seat 1 until the deal was better, after mine was known.
  const other = { seat: 1, part: 'a part that deals me the better cards', promise: '' };
  other.promise = promiseOf(sha256, seedHash, 1, other.part);
  const ground = await recordWith([other, given(2)]);
  expect(await judge(ground, { ...seen(), result: ground.result })).toEqual({ wrong: 'otherParts' });
  // My part was left out, or said to be held back.
  const without = await recordWith([given(1)]);
  expect(await judge(without, { ...seen(), result: without.result })).toEqual({ wrong: 'otherParts' });
  const denied = await recordWith([given(1), promised(2)]);
  expect(await judge(denied, { ...seen(), result: denied.result })).toEqual({ wrong: 'notMine', at: 2 });
  expect(await judge(record, seen({ seedHash: sha256('another') }))).toEqual({ wrong: 'otherSeed' });
  const lost = { ...record.result!, winner: 'nobody' };
  expect(await judge(record, { ...seen(), result: lost })).toEqual({ wrong: 'otherEnd' });
});

it('makes parts of whatever people write that the server takes', () => {
  const written = [
    '',
    'Ochre and lapis',
    'two\nlines\u202e turned',
    '😀'.repeat(200),
    '\u0000\ud800',
    ' '.repeat(300),
  ];
  for (const words of written) {
    const part = partFrom(words);
    expect(misfit(GivePart, { part }), words).toBeUndefined();
    expect(part).toMatch(/[0-9a-f]{64}$/);
  }
  expect(partFrom('Ochre and lapis')).toMatch(/^Ochre and lapis /);
  expect(partFrom('same')).not.toBe(partFrom('same'));
});

it('says what is wrong with a file, and where', async () => {
  const { seal: _, ...rest } = record;
  const forged = (change: Partial<GameRecord>): Promise<unknown> =>
    judge(sealed({ ...rest, ...change }), seen());
  expect(await forged({ seed: 'another' })).toEqual({ wrong: 'seed', at: undefined });
  expect(await forged({ parts: [given(1), { ...given(2), part: 'something else altogether' }] })).toEqual({
    wrong: 'part',
    at: 2,
  });
  const actions = rest.actions.map((step, i) => (i === 2 ? { ...step, at: 5 } : step));
  expect(await forged({ actions })).toEqual({ wrong: 'chain', at: 2 });
  const told = rest.actions.map((step, i) => (i === 0 ? { ...step, events: [] } : step));
  expect(await forged({ actions: told })).toEqual({ wrong: 'otherwise', at: 0 });
  expect(await forged({ state: { ...record.state!, version: 99 } })).toEqual({ wrong: 'end', at: undefined });
  expect(await judge({ ...record, title: 'Another' }, seen())).toEqual({ wrong: 'seal', at: undefined });
  const chess = { ...record, config: { ...record.config, ruleset: 'chess' } };
  expect(await judge(chess, seen())).toEqual({ wrong: 'unknown' });
  expect(await judge({ ...record, actions: undefined as never }, seen())).toEqual({ wrong: 'unreadable' });
});
