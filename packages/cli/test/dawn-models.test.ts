import type { Rng } from '@ochre/engine';
import { describe, it } from 'vitest';
import { hunt, type Position } from './models/against.ts';
import { barbarians } from './models/dawn/barbarians.ts';
import { calamities } from './models/dawn/calamities.ts';
import { conflict } from './models/dawn/conflict.ts';

const POSITIONS = Number(process.env['OCHRE_POSITIONS'] ?? 100);

describe(`${POSITIONS} random positions of Dawn of History go as a model of the text says`, () => {
  it.each([['conflict', conflict], ['barbarians', barbarians], ...calamities] satisfies [
    string,
    (rng: Rng) => Position,
  ][])('%s', (_, position) => hunt(position, POSITIONS));
});
