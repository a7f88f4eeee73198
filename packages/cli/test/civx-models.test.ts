import { expect, test } from 'vitest';
import { hunt } from './models/civx/against.ts';
import { amounts } from './models/civx/amounts.ts';
import { conflict } from './models/civx/conflict.ts';

const POSITIONS = 100;

test('a hundred conflicts of CivX go as the text says', () => {
  hunt(conflict, POSITIONS);
  expect.hasAssertions();
});

test('a hundred calamities of CivX cost what the text says', () => {
  hunt(amounts, POSITIONS);
  expect.hasAssertions();
});
