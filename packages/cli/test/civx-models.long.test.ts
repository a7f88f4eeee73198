import { expect, test } from 'vitest';
import { hunt } from './models/against.ts';
import { models } from './models/civx/index.ts';

test.each(Object.entries(models))('CivX goes as the text says, for long: %s', (_, positionOf) => {
  hunt(positionOf, 3000, 1000);
  expect.hasAssertions();
});
