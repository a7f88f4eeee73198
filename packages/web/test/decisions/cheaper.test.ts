import { nation } from '@ochre/engine/query';
import { expect, it } from 'vitest';
import { cheaperBy } from '../../src/decisions/model/cheaper.ts';
import { reasonWords } from '../../src/decisions/parts/advice.ts';
import type { Session } from '../../src/session/session.ts';
import { ME, seat } from '../support/table.ts';

const { sight } = seat();
const session = { rules: sight.rules, sight: () => sight } as unknown as Session;
const { advances } = sight.rules.ruleset;

it('an advance makes others cheaper by what its card says, without credits yet to be chosen', () => {
  expect(nation(sight, ME).advances).toEqual([]);
  const record = advances.find(({ name }) => name === 'Written Record')!;
  expect(record.effects.some(({ effect }) => effect === 'creditsOfChoice')).toBe(true);
  const { others, points } = cheaperBy(session, record.id);
  // Cartography is of Science: 5 for the group, 10 for itself.
  expect(points).toBe(record.credits['science']! + record.creditTo!.points);
  expect(others).toBe(
    advances.filter(({ id, groups }) => id !== record.id && groups.some((g) => record.credits[g])).length,
  );
  const params = { advance: record.id, others: 47, points: 17.5 };
  const [words] = reasonWords(session, [{ code: 'makesCheaper', params }]);
  expect(words).toBe(`Written Record makes ${others} others cheaper, by up to ${points}.`);
});
