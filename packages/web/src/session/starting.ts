import type { SoloSetup } from './messages.ts';

/** Games about to begin, by id: the table's page begins what the front page set up. */
const starting = new Map<string, SoloSetup>();

export function announce(setup: SoloSetup): void {
  starting.set(setup.id, setup);
}

/** The set-up of a game that has not begun, once. */
export function claim(id: string): SoloSetup | undefined {
  const setup = starting.get(id);
  starting.delete(id);
  return setup;
}
