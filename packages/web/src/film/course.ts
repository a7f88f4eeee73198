import type { Owner } from '@ochre/engine';
import type { Scene } from './parts.ts';

/** A phase as far as the film has it: its scenes in order, and which of them is shown. */
export interface Course {
  scenes: readonly Pick<Scene, 'actors'>[];
  now: number;
}

/** Whether somebody has acted, acts, or has yet to act for the first time. */
export type Turn = 'done' | 'on' | 'ahead';

/** Everybody who acts in the phase, in order; who has acted is never to come again, so those ahead only grow fewer. */
export function castOf({ scenes, now }: Course): Map<Owner, Turn> {
  const cast = new Map<Owner, Turn>();
  scenes.forEach(({ actors }, i) => {
    for (const id of actors)
      if (i === now || !cast.has(id)) cast.set(id, i < now ? 'done' : i === now ? 'on' : 'ahead');
  });
  return cast;
}

/** So many of the cast as find room, from shortly before those who act; the rest are a number. */
export function inView(cast: ReadonlyMap<Owner, Turn>, room: number): { shown: Owner[]; more: number } {
  const all = [...cast.keys()];
  const acting = all.findIndex((id) => cast.get(id) === 'on');
  const first = Math.max(0, Math.min(acting - BEFORE, all.length - room));
  const shown = all.slice(first, first + room);
  return { shown, more: all.length - first - shown.length };
}

/** So many who have acted stay in sight. */
const BEFORE = 2;
