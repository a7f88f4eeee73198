import { type Action, type Game, type GameState, Past } from '@ochre/engine';
import { type Comment, type GameRecord, retell } from '@ochre/protocol';
import { type GameFor, readGameText } from '@ochre/protocol/gameText.ts';
import { dealSeed } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { manifestOf } from '@ochre/rulesets/manifests.ts';
import { loadGame } from './games.ts';
import type { Opened, SoloSetup } from './messages.ts';
import type { LoggedEvent } from './session.ts';
import { SoloTable } from './soloTable.ts';
import { save } from './store.ts';

/** Whoever looks at a game without a seat in it. */
export const OBSERVER = 'observer';

/** What a seat was told of a game, from its deal on, and how it stood in the end. */
export function heardBy(
  game: Game,
  { config, seed, seat, rules = 1 }: SoloSetup,
  actions: readonly Action[],
): { log: LoggedEvent[]; state: GameState } {
  const dealt = game.start(config, seed, rules);
  const past = new Past(game, dealt.state);
  const log: LoggedEvent[] = [];
  const note = (events: typeof dealt.events): void => {
    const { turn, phase, seats } = past.latest.open;
    for (const event of game.events(events, seats[seat] ?? seat))
      log.push({ seq: log.length, turn: event.turn ?? turn, phase: event.phase ?? phase, event });
  };
  note(dealt.events);
  for (const action of actions) note(past.follow(action));
  return { log, state: past.latest };
}

const gameFor: GameFor = async (ruleset, map) => {
  const manifest = manifestOf(ruleset);
  return manifest?.board.id === map ? loadGame(ruleset, map) : undefined;
};

/** Reads a game out of a text and keeps it on this device: the same text is the same game. */
export async function keepOpened(text: string): Promise<{ id: string; comments: Comment[] }> {
  const { game, deal, record } = await readGameText(text, gameFor);
  const { table, engine, seats, title, config, seed, parts, rules, at } = deal;
  const times = record.actions.map((a) => a.at);
  const opened: Opened = { table, engine, seats, times, ...(parts && { parts, seed }) };
  const setup: SoloSetup = {
    id: `open-${record.seal.slice(0, 12)}`,
    title: title || table,
    config,
    seed: dealSeed(sha256, seed, parts),
    seat: OBSERVER,
    brain: 'steady',
    created: at,
    rules,
    opened,
  };
  const actions = record.actions.flatMap(({ action }) => action ?? []);
  const { log, state } = heardBy(game, setup, actions);
  const kept = new SoloTable(game, setup, { state, log, actions: actions.length, recalled: [] });
  await save({
    ...kept.stretch(Date.now()),
    events: log,
    actions: actions.map((action, seq) => ({ seq, action })),
  });
  return { id: setup.id, comments: record.comments ?? [] };
}

/** The file of a game that was opened: as it was. */
export function openedRecord(
  game: Game,
  { title, config, seed, rules = 1 }: SoloSetup,
  { times, ...opened }: Opened,
  actions: readonly Action[],
): GameRecord {
  return retell(game, { seed, ...opened, title, config, rules, at: times[0] ?? 0 }, (seq) => {
    const action = actions[seq - 1];
    return action && { at: times[seq] ?? 0, action };
  });
}
