import type { Called, Nothing, Step } from './step.ts';

/** Those who go: all who asked to, or those who did so for the end of a phase. */
export interface Leaving {
  when?: 'phase';
}

/** Every rule set has its own. */
const departures: Called<Leaving> = { id: 'departures' };

export interface Root {
  /** The set-up is over. */
  playing?: true;
}

/** The root of every game: set-up once, then turn after turn until there is a result. */
export const game: Step<Nothing, Root> = {
  id: 'game',
  calls: [departures],
  run(play, frame) {
    const { setup, turn, phaseEnds } = play.rules.ruleset;
    if (play.open.result) return 'done';
    // Who asked to leave at the end of a phase goes before the next one starts.
    const between = !frame.locals.playing || phaseEnds.includes(frame.at);
    if (between && Object.values(play.open.leaving).includes('phase')) {
      play.push(departures, { when: 'phase' });
      return 'again';
    }
    const steps = frame.locals.playing ? turn : setup;
    const next = steps[frame.at];
    if (next !== undefined) {
      frame.at++;
      play.open.phase = next;
      play.push({ id: next });
    } else {
      if (frame.locals.playing) play.open.turn++;
      frame.locals.playing = true;
      frame.at = 0;
    }
    return 'again';
  },
};
