import type { Decision } from '../decisions.ts';
import type { AnyFrame, Frame, GameState } from '../state.ts';
import type { Play } from './play.ts';

function waiting(play: Play, index: number): boolean {
  const { pending } = play.state;
  const blocks = (d: Decision): boolean => d.frame === index && d.mode !== 'window';
  // Most often it is what was asked last.
  const { latest } = play;
  if (latest && blocks(latest) && pending[latest.id] === latest) return true;
  for (const id in pending) if (blocks(pending[id]!)) return true;
  return false;
}

/** Runs frames until players must decide, the game is over, or it is to rest between two phases. */
export function runUntilAsked(play: Play, rests?: (state: GameState) => boolean): void {
  const { frames } = play.state;
  for (let guard = 0; frames.length > 0; guard++) {
    if (frames.length === 1 && rests?.(play.state)) return;
    if (guard > 100_000) throw new Error(`no end in ${frames.at(-1)!.step}`);
    const top = frames.length - 1;
    if (waiting(play, top)) return;
    const frame = frames[top]!;
    const next = play.rules.step(frame.step).run(play, frame as Frame<never>);
    if (play.open.result) {
      // Whatever was under way is over with the game.
      play.state.pending = {};
      frames.length = 0;
      return;
    }
    if (next === 'wait') {
      if (Object.keys(play.state.pending).length === 0) throw new Error(`nobody to act in ${frame.step}`);
      return;
    }
    if (next === 'done') leave(play, frame, top);
  }
}

function leave(play: Play, frame: AnyFrame, index: number): void {
  const { frames, pending } = play.state;
  if (frames.at(-1) !== frame) throw new Error(`${frame.step} is done but not innermost`);
  for (const id in pending) if (pending[id]!.frame === index) delete pending[id];
  frames.pop();
}
