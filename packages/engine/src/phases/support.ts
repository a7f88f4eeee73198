import { reduceCity, reductionRange } from '../board/cities.ts';
import { nation, nations, tokensOnBoard } from '../board/queries.ts';
import { unsupportable } from '../board/support.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import { value } from '../ruleset/effects.ts';
import type { AreaId, NationId } from '../state.ts';

function supportShort(play: Play, who: NationId): boolean {
  const { cities } = nation(play, who);
  return tokensOnBoard(play, who) < cities.length * value(play, who, 'supportRate');
}

function reduce(play: Play, who: NationId, area: AreaId, n: number): void {
  reduceCity(play, who, area, n);
  play.emit('cityReduced', play.rules.cite('support'), { nation: who, area, tokens: n });
}

/** Nothing on the board keeps a city, and nothing in stock could take the place of one: all will go, in any order. */
function hopeless(play: Play, who: NationId): boolean {
  return tokensOnBoard(play, who) < value(play, who, 'supportRate') && nation(play, who).stock.tokens === 0;
}

/** The next city to reduce, asked only where there is a choice. */
function next(play: Play, owner: NationId): Question<'reduceCities'> | undefined {
  const { among, fresh } = unsupportable(play, owner);
  const cite = play.rules.cite(fresh ? 'supportNewFirst' : 'support');
  const { min, max } = reductionRange(play, owner, among[0]!);
  if ((among.length > 1 && !hopeless(play, owner)) || min < max)
    return { kind: 'reduceCities', owner, ask: { purpose: 'support', among, count: 1 }, cite };
  reduce(play, owner, among[0]!, max);
  return undefined;
}

/** 5C, 11: city by city until the tokens on the board support the rest. */
export const support: Step = {
  id: 'support',
  run(play) {
    const short = nations(play).filter((who) => supportShort(play, who));
    if (short.length === 0) return 'done';
    play.askAll(short.map((who) => next(play, who)).filter((q) => q !== undefined));
    return 'again';
  },
  on: {
    reduceCities(play, _frame, by, answer) {
      for (const { area, tokens } of answer) reduce(play, by, area, tokens);
    },
  },
};
