import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { Ear } from './ear.ts';
import { settings } from './settings.ts';
import { play } from './sounds.ts';

/** Makes a table heard: that this seat is asked, and what befalls it. Returns how to stop. */
export function listen(session: Session): () => void {
  const ear = new Ear(session.log.peek());
  return effect(() => {
    const moment = { now: Date.now(), away: document.hidden };
    const sound = ear.hear(session.log.value, session.view.value, settings.sound.value.value, moment);
    if (sound) play(sound);
  });
}
