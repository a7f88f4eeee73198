import type { Answer, NationId, Position } from '@ochre/engine';
import { citePart, lossStep, measure, reduceAll, reduction } from '@ochre/engine/calamities';
import { about, nation, reductionRange, tokensOnBoard, value } from '@ochre/engine/query';

/** The fewest reductions after which the tokens can support the cities left. */
function fewestReductions(p: Position, who: NationId, rate: number): number {
  const { cities } = nation(p, who);
  const gains = cities.map((area) => reductionRange(p, who, area).max).sort((a, b) => b - a);
  let tokens = tokensOnBoard(p, who);
  let count = 0;
  while (tokens < rate * (cities.length - count)) tokens += gains[count++]!;
  return count;
}

/** Cities are reduced until they are supported at a higher rate; tokens put in their place count at once. */
export const slaveRevolt = lossStep('slaveRevolt', {
  harm: { loses: 'support', byNumber: true },
  terms: {
    with: { rate: 'number' },
    twists: {},
    cites: ['reduce'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const cite = citePart(calamity, 'reduce');
    for (;;) {
      const rate = value(play, who, 'supportRate') + measure(play, hit, calamity, 'rate');
      const count = fewestReductions(play, who, rate);
      if (count === 0) return undefined;
      const question = reduction(
        play,
        who,
        { purpose: about(calamity.id), among: nation(play, who).cities, count },
        cite,
      );
      if (question) return question;
    }
  },
  take(play, hit, _, answer, { cite }) {
    reduceAll(play, hit.nation, answer as Answer<'reduceCities'>, cite);
  },
});
