import type { Config, Game } from '@ochre/engine';
import { keyFrom } from '@ochre/engine/testing';
import { sha256 } from '../src/tables/tokens.ts';
import type { Client } from './client.ts';
import type { GameInFile } from './gameInFile.ts';
import { searched } from './leakSearch.ts';
import { audit, type Moment, momentsOf, PARTS, printOf } from './truth.ts';

/** How far spectators are behind. */
export const BEHIND = 6;

/** The last action spectators may see when the game has come to `head`. */
const shownAt = (head: number): number => Math.max(0, head - BEHIND);

/** One who receives: a seat, or seat 0 for spectators, with everything that came over HTTP. */
export interface Receiver {
  seat: number;
  token: string | undefined;
  client: Client;
  /** With how far the game was. */
  http: { path: string; text: string; head: number }[];
  /** What came by webhook. */
  told: string[];
}

/** What was hidden from whom, and what everybody received. */
export interface Evidence {
  game: Game;
  truth: ReturnType<GameInFile['truth']>;
  over: boolean;
  receivers: readonly Receiver[];
  whispers: readonly { from: number; to: number; text: string }[];
  /** Of the account behind a seat: nobody is to read it. */
  personal: readonly string[];
  log: string;
}

/** What somebody received and should not have. */
export function leaks(evidence: Evidence): string[] {
  const { game, truth, over, receivers, log } = evidence;
  const { seed, config, actions, times } = truth;
  const record = { config: config as Config, seed, actions: actions as never };
  const moments = momentsOf(
    game,
    record,
    receivers.map((r) => r.seat),
  );
  const found: string[] = [];
  for (const one of receivers) {
    const secrets = secretsFor(evidence, one.seat);
    const mine = moments.get(one.seat)!;
    const note = (text: string): unknown => found.push(`seat ${one.seat}: ${text}`);
    for (const problem of audit(one.client.received, mine, secrets)) note(problem);
    for (const { path, text, head } of one.http) {
      // Nothing follows the end, which opens the game and its seed to everybody.
      const ended = over && head === actions.length - 1;
      const known = one.seat === 0 && !ended ? shownAt(head) : head;
      const hidden = ended ? secrets.filter((secret) => !seedsOf(seed).includes(secret)) : secrets;
      for (const problem of searched(text, mine.slice(0, known + 1), hidden)) note(`${path} ${problem}`);
    }
  }
  found.push(...inNotices(evidence));
  if (!over) found.push(...early(receivers.at(-1)!.client, moments.get(0)!, times));
  for (const secret of secretsFor(evidence, -1))
    if (log.includes(secret)) found.push(`the log holds ${secret.slice(0, 24)}`);
  if (log.length === 0) found.push('there is no log');
  if (PARTS.test(log)) found.push('the log holds a part of the state');
  return found;
}

function inNotices(evidence: Evidence): string[] {
  return evidence.receivers.flatMap(({ seat, told }) => {
    const secrets = secretsFor(evidence, seat);
    const bad = told.filter((text) => PARTS.test(text) || secrets.some((secret) => text.includes(secret)));
    return bad.map((text) => `seat ${seat} was told ${text.slice(0, 200)}`);
  });
}

/** Spectators must be exactly so far behind, in play and in talk. */
function early(spectator: Client, moments: readonly Moment[], times: readonly number[]): string[] {
  const shown = shownAt(times.length - 1);
  const found: string[] = [];
  if (printOf(spectator.view!) !== moments[shown]!.view)
    found.push(`spectators are not ${BEHIND} actions behind`);
  const heard = spectator.chat.filter((m) => m.channel === 'table' && m.at >= times[shown + 1]!);
  if (heard.length > 0) found.push(`spectators heard ${heard.length} words too early`);
  return found;
}

const seedsOf = (seed: string): string[] => [seed, keyFrom(seed)];

/** What a seat may not read anywhere; seat -1 is nobody. */
function secretsFor({ receivers, whispers, personal, truth }: Evidence, seat: number): string[] {
  const tokens = receivers.flatMap((r) => (r.token ? [r.token, sha256(r.token)] : []));
  const unheard = whispers.filter((w) => w.from !== seat && w.to !== seat).map((w) => w.text);
  return [...seedsOf(truth.seed), ...tokens, ...unheard, ...personal];
}

/** How many answers came over HTTP, and how much there was that can leak. */
export function amount({ game, truth, receivers, whispers }: Evidence): Record<Counted, number> {
  const { seed, config, actions } = truth;
  const { state } = game.start(config, seed);
  let [hands, sealed] = [0, 0];
  for (const { action } of actions.slice(1)) {
    game.advance(state, action!);
    hands = Math.max(hands, ...Object.values(state.own).map((own) => own.hand.length));
    sealed += Object.values(state.own).filter((own) => Object.keys(own.sealed).length > 0).length;
  }
  const replies = receivers.reduce((sum, { http }) => sum + http.length, 0);
  const notices = receivers.reduce((sum, { told }) => sum + told.length, 0);
  return { hands, whispers: whispers.length, sealed, replies, notices };
}

type Counted = 'hands' | 'whispers' | 'sealed' | 'replies' | 'notices';
