import { expect, test } from 'vitest';
import { models } from './models/advanced/index.ts';
import { hunt } from './models/against.ts';

test.each(Object.entries(models))(
  'Advanced Civilization goes as the text says, for long: %s',
  (_, positionOf) => {
    hunt(positionOf, 3000, 1000);
    expect.hasAssertions();
  },
);
