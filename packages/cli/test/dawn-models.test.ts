import { describe, it } from 'vitest';
import { hunt } from './models/against.ts';
import { barbarians } from './models/dawn/barbarians.ts';
import { conflict } from './models/dawn/conflict.ts';

const POSITIONS = Number(process.env['OCHRE_POSITIONS'] ?? 100);

describe(`${POSITIONS} random positions of Dawn of History go as a model of the text says`, () => {
  it.each([
    ['conflict', conflict],
    ['barbarians', barbarians],
  ] as const)('%s', (_, position) => hunt(position, POSITIONS));
});
