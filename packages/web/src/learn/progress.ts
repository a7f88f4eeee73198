import { type Signal, signal } from '@preact/signals';
import { TAUGHT } from './course.ts';

/** How far somebody has come in the course, kept in this browser. */
export interface Progress {
  /** Lessons that were taken to their end. */
  done: readonly string[];
  /** Where those stand that were begun. */
  at: Readonly<Record<string, Standing>>;
  /** The lesson that was open last. */
  last?: string;
}

export interface Standing {
  /** From 0. */
  step: number;
  of: number;
}

const KEY = `ochre.course.${TAUGHT}`;
const NONE: Progress = { done: [], at: {} };

function kept(): Progress {
  try {
    const { done, at, last } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return {
      done: Array.isArray(done) ? done : [],
      at: at && typeof at === 'object' ? at : {},
      ...(typeof last === 'string' && { last }),
    };
  } catch {
    return NONE;
  }
}

export const progress: Signal<Progress> = signal(kept());

function keep(now: Progress): void {
  progress.value = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing begins the course anew with the page.
  }
}

/** A lesson has come to a step. */
export function reach(id: string, standing: Standing): void {
  const now = progress.peek();
  keep({ ...now, at: { ...now.at, [id]: standing }, last: id });
}

/** A lesson has been taken to its end: taken again, it begins at its beginning. */
export function complete(id: string): void {
  const { done, at } = progress.peek();
  const { [id]: _, ...others } = at;
  keep({ done: [...done.filter((one) => one !== id), id], at: others });
}

/** The lesson to go on with: the one left in the middle, else the first that was not taken. */
export function goOnWith<R extends { id: string }>(
  rows: readonly R[],
  { done, at, last }: Progress,
): R | undefined {
  const open = rows.find(({ id }) => id === last && at[id] !== undefined);
  return open ?? rows.find(({ id }) => !done.includes(id));
}
