import { nations } from '../board/queries.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { NationId } from '../state.ts';

type Scores = Record<NationId, Record<string, number>>;

function count(play: Play): Scores {
  const scores: Scores = {};
  for (const who of nations(play)) {
    const sources = play.rules.policies.score(play, who, play.own(who));
    const total = Object.values(sources).reduce((sum, n) => sum + n, 0);
    scores[who] = { ...sources, total };
  }
  return scores;
}

/** The better of two and the rule that says so; `a` is before `b` in the ranking. */
function compare(play: Play, scores: Scores, a: NationId, b: NationId): { by: number; cite: Cite } {
  const { foremost } = play.rules.policies;
  const ahead = foremost ? foremost.measure(play, a) - foremost.measure(play, b) : 0;
  if (ahead !== 0) return { by: ahead, cite: foremost!.cite };
  const margin = scores[a]!['total']! - scores[b]!['total']!;
  if (margin !== 0) return { by: margin, cite: play.rules.cite('scoring') };
  for (const { cite, measure } of play.rules.policies.tieBreaks) {
    const by = measure(play, a) - measure(play, b);
    if (by !== 0) return { by, cite };
  }
  return { by: 0, cite: play.rules.cite('tieByRanking') };
}

/** 13D: victory points by source, and the order of all who are still in. */
export const scoring: Step = {
  id: 'scoring',
  run(play, frame) {
    const scores = count(play);
    // The sort is stable, so what nothing else settles stays in ranking order.
    const order = [...nations(play)].sort((a, b) => -compare(play, scores, a, b).by);
    const [winner = null, second] = order;
    const { cite } =
      winner && second ? compare(play, scores, winner, second) : { cite: play.rules.cite('scoring') };
    play.open.result = { endedBy: frame.locals['endedBy'] as string, winner, order, scores };
    play.emit('gameOver', cite, { winner, order, scores, endedBy: play.open.result.endedBy });
    return 'done';
  },
};
