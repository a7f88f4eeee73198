import type { Config } from '@ochre/engine';
import type { SoloSetup } from '../session/messages.ts';

export interface Wishes {
  ruleset: string;
  players: number;
  side: string;
  track: 'basic' | 'expert';
  short: boolean;
}

export const usual: Wishes = { ruleset: 'mega', players: 5, side: 'west', track: 'basic', short: false };

/** Sides of the board that so many can play on. */
export function sidesFor(setups: readonly { players: number; side: string }[], players: number): string[] {
  return setups.filter((s) => s.players === players).map((s) => s.side);
}

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((b) => b.toString(36).padStart(2, '0')).join('');

export function setupOf(wishes: Wishes, title: string): SoloSetup {
  const { ruleset, players, side, track, short } = wishes;
  const config: Config = {
    ruleset,
    map: 'world',
    players,
    side,
    options: { ast: short ? 'basic' : track, ...(short && { short: true }) },
  };
  return { id: random().slice(0, 12), title, config, seed: random(), seat: 'seat-1', brain: 'builder', created: Date.now() };
}
