import type { Delay } from '@ochre/protocol';
import { duration } from '../i18n/duration.ts';
import { hosting } from '../i18n/hosting.ts';

/** How far those who watch are behind the game. */
export function Behind({ delay }: { delay: Delay }) {
  const say = hosting.value.behind;
  const late = 'minutes' in delay ? say.minutes(duration(delay.minutes * 60)) : say.actions(delay.actions);
  return <small>{late}</small>;
}
