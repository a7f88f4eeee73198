import type { Rng } from '@ochre/engine';
import { describe, it } from 'vitest';
import { hunt, type Position } from './models/against.ts';
import { bans } from './models/dawn/bans.ts';
import { barbarians } from './models/dawn/barbarians.ts';
import { calamities } from './models/dawn/calamities.ts';
import { conflict } from './models/dawn/conflict.ts';
import { civilWars, tyrannies } from './models/dawn/secession.ts';
import { taxation } from './models/dawn/taxes.ts';

const POSITIONS = Number(process.env['OCHRE_POSITIONS'] ?? 100);

const models: [string, (rng: Rng) => Position][] = [
  ['taxation', taxation],
  ['bans', bans],
  ['conflict', conflict],
  ['barbarians', barbarians],
  ...calamities,
  ['civil-war', civilWars],
  ['tyranny', tyrannies],
];

describe(`${POSITIONS} random positions of Dawn of History go as a model of the text says`, () => {
  it.each(models)('%s', (_, position) => hunt(position, POSITIONS));
});
