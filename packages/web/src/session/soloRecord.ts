import { type Action, canonical, type Game } from '@ochre/engine';
import type { GameRecord } from '@ochre/protocol';
import { botName } from './botNames.ts';
import type { SoloSetup } from './messages.ts';

/** The engine's version, as tables on a server file it. */
const ENGINE = '0.1.0';

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/** A solo game as a file, chained like a game of a server: anybody can play it again and compare. */
export async function soloRecord(
  game: Game,
  { id, title, config, seed, seat, created }: SoloSetup,
  actions: readonly Action[],
): Promise<GameRecord> {
  const { state, events } = game.start(config, seed);
  const seedHash = await sha256(seed);
  let chain = await sha256(`${seedHash}\n${canonical(config)}`);
  const filed: GameRecord['actions'] = [
    { seq: 0, at: created, action: null, events: await sha256(canonical(events)), chain },
  ];
  for (const [i, action] of actions.entries()) {
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Error(`step ${i + 1} is refused: ${applied.violation.text}`);
    const step = { seq: i + 1, at: created, action };
    chain = await sha256(`${chain}\n${canonical(step)}`);
    filed.push({ ...step, events: await sha256(canonical(applied.events)), chain });
  }
  const { result } = state.open;
  const seats = Array.from({ length: config.players }, (_, i): GameRecord['seats'][number] => {
    const mine = `seat-${i + 1}` === seat;
    return { seat: i + 1, kind: mine ? 'human' : 'bot', ...(!mine && { name: botName(i + 1) }) };
  });
  return {
    ...{ format: 'ochre-game-1', table: id, title, engine: ENGINE, config, seats, seedHash, actions: filed },
    // The seed tells every card to come: it goes with the game only when that is over.
    ...(result && { seed, result }),
  };
}
