import { type Action, ENGINE, type Game, type GameEvent, inPresentForm } from '@ochre/engine';
import type { GameRecord } from '@ochre/protocol';
import { linksBy } from '@ochre/protocol/links.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { botName } from './botNames.ts';
import type { SoloSetup } from './messages.ts';
import { OlderPast } from './past.ts';
import type { LoggedEvent } from './session.ts';
import { asTold } from './soloPast.ts';

const { firstLink, nextLink, eventsHash, sealed } = linksBy(sha256);

interface Step {
  turn: number;
  phase: string;
  action: Action | null;
  events: GameEvent[];
}

/** A solo game as a file, chained like a game of a server: anybody can play it again and compare. */
export function soloRecord(
  game: Game,
  { id, title, config, seed, seat, people = [seat], names = {}, created, rules = 1 }: SoloSetup,
  actions: readonly Action[],
  log: readonly LoggedEvent[],
): GameRecord {
  const { state, events } = game.start(config, seed, rules);
  const heard: GameEvent[] = [];
  const steps: Step[] = [];
  const note = (step: Step): void => {
    steps.push(step);
    heard.push(...game.events(step.events, state.open.seats[seat] ?? seat));
  };
  note({ turn: 1, phase: 'setup', action: null, events });
  for (const action of actions) {
    const { turn, phase } = state.open;
    const applied = game.advance(state, inPresentForm(state, action));
    if (!applied.ok) throw new OlderPast();
    note({ turn, phase, action, events: applied.events });
  }
  if (!asTold(heard, log)) throw new OlderPast();
  const { result } = state.open;
  const seedHash = sha256(seed);
  let chain = firstLink(seedHash, config);
  const filed = steps.map(({ turn, phase, action, events }, seq): GameRecord['actions'][number] => {
    const link = { seq, at: created, action };
    if (action) chain = nextLink(chain, link);
    return { ...link, turn, phase, events: result ? events : eventsHash(events), chain };
  });
  const seats = Array.from({ length: config.players }, (_, i): GameRecord['seats'][number] => {
    const at = `seat-${i + 1}`;
    if (!people.includes(at)) return { seat: i + 1, kind: 'bot', name: botName(i + 1) };
    const name = names[at];
    return { seat: i + 1, kind: 'human', ...(name !== undefined && { name }) };
  });
  return sealed({
    format: 'ochre-game-2',
    table: id,
    title,
    engine: ENGINE,
    rules,
    config,
    seats,
    seedHash,
    actions: filed,
    // The seed tells every card to come: it goes with the game only when that is over.
    ...(result && { seed, result, state }),
  });
}
