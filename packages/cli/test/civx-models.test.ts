import { expect, test } from 'vitest';
import { hunt } from './models/against.ts';
import { models } from './models/civx/index.ts';

test.each(Object.entries(models))('CivX goes as the text says: %s', (_, positionOf) => {
  hunt(positionOf, 100);
  expect.hasAssertions();
});
