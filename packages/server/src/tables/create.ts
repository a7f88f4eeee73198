import { type Config, ENGINE, type Rules } from '@ochre/engine';
import { type CreateTable, PACES, type PlayNow, type Timing } from '@ochre/protocol';
import { usual } from '@ochre/rulesets/manifests.ts';
import { gameFor, rulesetIds } from '../games.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Seat, TableRecord } from '../store/store.ts';
import { botHere } from './seats.ts';
import { newId, newSeed } from './tokens.ts';

/** Seconds in the bank at least where decisions have no time of their own. */
const BANK = 60;
/** Nobody else waits: the one person ends trading, and the game stands still while nobody is there. */
const ALONE: Partial<Timing> = { trade: null, absence: null };

/** The rule set asked for. */
function rulesOf(want: { ruleset?: string | undefined }): Rules {
  const id = want.ruleset ?? usual.id;
  if (!rulesetIds().includes(id)) throw new Refusal(422, 'ruleset', `There is no rule set ${id}.`);
  return gameFor(id).rules;
}

function configFor(want: CreateTable, rules: Rules): Config {
  const { ruleset, map } = rules;
  const players = want.players ?? ruleset.players.min;
  const config: Config = { ruleset: ruleset.id, map: map.id, players, options: want.options ?? {} };
  if (want.side !== undefined) config.side = want.side;
  const problem = ruleset.checkConfig(config, map);
  if (problem) throw new Refusal(422, 'config', problem);
  return config;
}

/** The times of a table: those of its pace, and what is asked for beside it. */
function timingFor(want: CreateTable, alone: boolean, { ruleset }: Rules): Timing {
  const pace = want.pace ? PACES[want.pace] : { ...PACES.calm, ...(alone && ALONE) };
  const timing: Timing = { ...pace, ...want.timing };
  const unknown = Object.keys(timing.phases).find((p) => ![...ruleset.setup, ...ruleset.turn].includes(p));
  if (unknown !== undefined) throw new Refusal(422, 'timing', `${ruleset.name} has no phase ${unknown}.`);
  if ([timing.decision, ...Object.values(timing.phases)].includes(0) && timing.bank < BANK)
    throw new Refusal(422, 'timing', `Without time for each decision a bank of ${BANK} seconds is needed.`);
  return timing;
}

function seatsFor(players: number, name: string, bots: CreateTable['bots'] = []): Seat[] {
  const seats: Seat[] = Array.from({ length: players }, (_, i) => ({ seat: i + 1, kind: 'open' }));
  for (const { seat, level } of bots) {
    if (seat > players) throw new Refusal(422, 'seat', `There is no seat ${seat}.`);
    seats[seat - 1] = { seat, kind: 'bot', level: botHere(level) };
  }
  const first = seats.find((s) => s.kind === 'open');
  if (!first) throw new Refusal(422, 'seat', 'No seat is left for you.');
  seats[first.seat - 1] = { seat: first.seat, kind: 'human', name: name.trim() };
  return seats;
}

/** A new table with its founder in the first free seat. */
export function newTable(want: CreateTable, now: number): { record: TableRecord; seed: string } {
  const config = configFor(want, rulesOf(want));
  const seats = seatsFor(config.players, want.name, want.bots);
  const alone = seats.filter((s) => s.kind !== 'bot').length === 1;
  const { seed, seedHash } = newSeed();
  const record: TableRecord = {
    id: newId(),
    version: 1,
    status: 'gathering',
    privacy: want.privacy ?? 'link',
    createdAt: now,
    updatedAt: now,
    title: want.title?.trim() ?? `${want.name.trim()}’s table`,
    spectators: want.spectators ?? true,
    ...(want.delay && { delay: want.delay }),
    ...(want.adviser === false && { adviser: false }),
    ...(want.teaching && { teaching: true }),
    config,
    timing: timingFor(want, alone, rulesOf(want)),
    seedHash,
    host: seats.find((s) => s.kind === 'human')!.seat,
    seats,
    engine: ENGINE,
  };
  return { record, seed };
}

/** The same table once more, open to those who played. */
export function newRematch(
  old: TableRecord,
  seat: number,
  now: number,
): { record: TableRecord; seed: string } {
  if (old.status === 'gathering' || old.status === 'running') throw conflict('notOver');
  if (old.rematch) throw conflict('rematch');
  const { seed, seedHash } = newSeed();
  const seats = old.seats.map((s): Seat => {
    if (s.seat === seat) return { seat, kind: 'human', name: s.name! };
    return s.kind === 'bot' ? { seat: s.seat, kind: 'bot', level: s.level! } : { seat: s.seat, kind: 'open' };
  });
  const {
    rematch: _,
    spectatorsMuted: __,
    blocked: ___,
    rules: ____,
    draw: _____,
    channel: ______,
    listed: _______,
    ...kept
  } = old;
  const record: TableRecord = {
    ...kept,
    id: newId(),
    version: 1,
    status: 'gathering',
    createdAt: now,
    updatedAt: now,
    seedHash,
    host: seat,
    seats,
    engine: ENGINE,
    rematchOf: old.id,
  };
  return { record, seed };
}

/** Everything a table needs for one person to play against bots. */
export function againstBots(want: PlayNow): CreateTable {
  const { level = 'steady', name = 'Guest', ...setup } = want;
  const players = setup.players ?? rulesOf(want).ruleset.players.min;
  const bots = Array.from({ length: Math.max(0, players - 1) }, (_, i) => ({ seat: i + 2, level }));
  return { ...setup, players, name, bots, privacy: 'link' };
}
