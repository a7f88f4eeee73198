import { canonical, type Game, type GameEvent, sameEvents } from '@ochre/engine';
import { Value } from 'typebox/value';
import { MOST_BYTES } from './limits.ts';
import { linksBy } from './links.ts';
import { byMoment } from './moments.ts';
import { configIn, isNotation, readNotation } from './notation/index.ts';
import { FormerRecord, GameRecord } from './record.ts';
import { type Deal, RefusedStep, retell } from './retell.ts';
import { sha256 } from './sha256.ts';
import { partsOf } from './verify.ts';

/**
 * Why a text is no game that can be shown: too large; none at all; spoilt; of a later release; of unknown, newer or other
 * rules; not over when it was written; not what was played.
 */
export const UNREADABLE = [
  'tooLarge',
  'noGame',
  'malformed',
  'newerFormat',
  'unknownRules',
  'newerRules',
  'otherRules',
  'notOver',
  'untrue',
] as const;
export type Unreadable = (typeof UNREADABLE)[number];

export class NotReadable extends Error {
  readonly why: Unreadable;

  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}

/** A game as it was written down: its file, and what it is dealt from. */
export interface ReadGame {
  game: Game;
  deal: Deal;
  record: GameRecord;
}

/** Finds the rules of a game; nothing where there are none of that name. */
export type GameFor = (ruleset: string, map: string) => Promise<Game | undefined>;

/** Names that objects have from birth: no part of a game is called so. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function clean(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const key of Object.keys(next)) {
      if (FORBIDDEN.has(key)) return false;
      left.push((next as Record<string, unknown>)[key]);
    }
  }
  return true;
}

function parse(text: string): GameRecord | FormerRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotReadable('noGame');
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format !== 'string' || !format.startsWith('ochre-game-')) throw new NotReadable('noGame');
  if (format !== 'ochre-game-1' && format !== 'ochre-game-2') throw new NotReadable('newerFormat');
  const fits: boolean = Value.Check(format === 'ochre-game-1' ? FormerRecord : GameRecord, value);
  const record = value as GameRecord | FormerRecord;
  if (!fits || !clean(value)) throw new NotReadable('malformed');
  if (record.seats.some(({ name = '' }) => name.length > 80 || /[\p{Cc}\p{Bidi_C}]/u.test(name)))
    throw new NotReadable('malformed');
  return record;
}

/** Files of running games, and of the former format, hold a fingerprint of what happened. */
const same = (events: readonly GameEvent[], filed: string | readonly GameEvent[]): boolean =>
  typeof filed === 'string' ? filed === sha256(canonical(events)) : sameEvents(events, filed);

/** Whether a game that was played again is the one filed. */
function isFiled(again: GameRecord, filed: GameRecord | FormerRecord): boolean {
  const { actions } = filed;
  return (
    again.seedHash === filed.seedHash &&
    again.actions.length === actions.length &&
    again.actions.every(({ chain }, i) => chain === actions[i]!.chain) &&
    again.actions.every(({ events }, i) => same(events as GameEvent[], actions[i]!.events)) &&
    canonical(again.result ?? null) === canonical(filed.result ?? null)
  );
}

function unsealed(filed: GameRecord | FormerRecord): boolean {
  if (filed.format === 'ochre-game-1') return false;
  const { seal, ...rest } = filed;
  return linksBy(sha256).sealed(rest).seal !== seal;
}

async function readFile(text: string, gameFor: GameFor): Promise<ReadGame> {
  const filed = parse(text);
  const { config, seed, actions } = filed;
  if (seed === undefined || !filed.result) throw new NotReadable('notOver');
  const game = await gameFor(config.ruleset, config.map);
  if (!game) throw new NotReadable('unknownRules');
  const rules = filed.format === 'ochre-game-1' ? 1 : filed.rules;
  if (rules > game.rules.version) throw new NotReadable('newerRules');
  if (unsealed(filed)) throw new NotReadable('untrue');
  const otherwise = new NotReadable(rules === game.rules.version ? 'untrue' : 'otherRules');
  const { table, title, engine, seats } = filed;
  const parts = partsOf(filed);
  const at = actions[0]?.at ?? 0;
  const deal: Deal = { table, title, engine, rules, config, seats, seed, at, ...(parts && { parts }) };
  if (game.rules.ruleset.checkConfig(config, game.rules.map)) throw new NotReadable('malformed');
  let record: GameRecord;
  try {
    record = retell(game, deal, (seq) => {
      const { at, action } = actions[seq] ?? {};
      return action ? { at: at!, action } : undefined;
    });
  } catch (error) {
    throw error instanceof RefusedStep ? otherwise : error;
  }
  if (!isFiled(record, filed)) throw otherwise;
  const comments = 'comments' in filed ? filed.comments?.toSorted(byMoment) : undefined;
  return { game, deal, record: { ...record, ...(comments && { comments }) } };
}

async function readWords(text: string, gameFor: GameFor): Promise<ReadGame> {
  const config = configIn(text);
  const game = await gameFor(config.ruleset, config.map);
  if (!game) throw new NotReadable('unknownRules');
  if (game.rules.ruleset.checkConfig(config, game.rules.map)) throw new NotReadable('malformed');
  return { game, ...readNotation(game, text) };
}

/** A game out of a text that may be anything: a file or notation, played again and compared. */
export async function readGameText(text: string, gameFor: GameFor): Promise<ReadGame> {
  if (text.length > MOST_BYTES) throw new NotReadable('tooLarge');
  return isNotation(text) ? readWords(text, gameFor) : readFile(text, gameFor);
}
