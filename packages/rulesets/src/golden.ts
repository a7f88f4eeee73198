import type { Config } from '@ochre/engine';

/** A game that is recorded, and has to come out the same until a new version of the rules says otherwise. */
export type GoldenGame = readonly [
  name: string,
  players: number,
  side: string | undefined,
  bot: string,
  options: Config['options'],
];
