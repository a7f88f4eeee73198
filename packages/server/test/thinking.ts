import type { Game, GameState, Json } from '@ochre/engine';
import { answerTo } from '../src/play/minds.ts';
import type { Robots, Turn } from '../src/play/robots.ts';

/** What a bot answers, or would, thought at once. */
export function answerOf(robots: Robots, game: Game, state: GameState, turn: Turn): Json | undefined {
  const asked = robots.ask(state, turn);
  return 'answer' in asked ? asked.answer : answerTo(game, asked.question);
}

/** The next bot to answer, once those have looked who have to. */
export function nextOf(
  robots: Robots,
  game: Game,
  state: GameState,
  levelOf: (owner: string) => string | undefined,
  skip: ReadonlySet<string> = new Set(),
): Turn | undefined {
  for (;;) {
    const turn = robots.next(state, levelOf, skip);
    if (!turn?.look) return turn;
    robots.looked(turn, answerOf(robots, game, state, turn));
  }
}
