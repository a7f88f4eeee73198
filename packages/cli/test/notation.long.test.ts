import { rulesetIds } from '@ochre/testkit';
import { describe, it } from 'vitest';
import { games } from '../tools/golden/games.ts';
import { roundTrip } from './roundTrip.ts';

describe.each(rulesetIds())('every golden game of %s', (ruleset) => {
  it.each(games[ruleset]!.map(([name]) => name))(
    '%s is the same after file, notation, file',
    (name) => {
      roundTrip(ruleset, name);
    },
    120_000,
  );
});
