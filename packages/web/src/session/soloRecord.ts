import { type Action, ENGINE, type Game, type GameEvent } from '@ochre/engine';
import { type GameRecord, RefusedStep, retell } from '@ochre/protocol';
import { botName } from './botNames.ts';
import type { SoloSetup } from './messages.ts';
import { OlderPast } from './past.ts';
import type { LoggedEvent } from './session.ts';
import { asTold } from './soloPast.ts';

function seatsOf({ config, seat, people = [seat], names = {} }: SoloSetup): GameRecord['seats'] {
  return Array.from({ length: config.players }, (_, i): GameRecord['seats'][number] => {
    const at = `seat-${i + 1}`;
    if (!people.includes(at)) return { seat: i + 1, kind: 'bot', name: botName(i + 1) };
    const name = names[at];
    return { seat: i + 1, kind: 'human', ...(name !== undefined && { name }) };
  });
}

/** A solo game as a file, chained like a game of a server: anybody can play it again and compare. */
export function soloRecord(
  game: Game,
  setup: SoloSetup,
  actions: readonly Action[],
  log: readonly LoggedEvent[],
): GameRecord {
  const { id, title, config, seed, seat, created, rules = 1 } = setup;
  const deal = { table: id, title, engine: ENGINE, rules, config, seats: seatsOf(setup), seed, at: created };
  const heard: GameEvent[] = [];
  try {
    const record = retell(
      game,
      deal,
      (seq) => {
        const action = actions[seq - 1];
        return action && { at: created, action };
      },
      (events, { open }) => heard.push(...game.events(events, open.seats[seat] ?? seat)),
    );
    if (asTold(heard, log)) return record;
  } catch (error) {
    if (!(error instanceof RefusedStep)) throw error;
  }
  throw new OlderPast();
}
