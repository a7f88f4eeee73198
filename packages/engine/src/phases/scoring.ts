import { nations } from '../board/queries.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { TieBreak } from '../ruleset/types.ts';
import type { NationId } from '../state.ts';

type Scores = Record<NationId, Record<string, number>>;

function count(play: Play): Scores {
  const scores: Scores = {};
  for (const who of [...nations(play), ...fallen(play)]) {
    const sources = play.rules.policies.score(play, who, play.own(who));
    const total = Object.values(sources).reduce((sum, n) => sum + n, 0);
    scores[who] = { ...sources, total };
  }
  return scores;
}

/** Those who were wiped out come after all others. */
function fallen(play: Play): NationId[] {
  const { nations: all } = play.open;
  const rank = (id: NationId): number => play.rules.civilization(id).rank;
  return Object.keys(all)
    .filter((id) => all[id]!.eliminated)
    .sort((a, b) => rank(a) - rank(b));
}

/** The better of two and the rule that says so; `a` is before `b` in the ranking. */
function compare(play: Play, scores: Scores, a: NationId, b: NationId): { by: number; cite: Cite } {
  const { foremost } = play.rules.policies;
  const margin = scores[a]!['total']! - scores[b]!['total']!;
  const lead = ({ measure }: TieBreak): number =>
    measure(play, a, play.own(a)) - measure(play, b, play.own(b));
  const ahead = foremost ? lead(foremost) : 0;
  if (ahead !== 0) return { by: ahead, cite: foremost!.cite };
  if (margin !== 0) return { by: margin, cite: play.rules.cite('scoring') };
  for (const tie of play.rules.policies.tieBreaks) {
    const by = lead(tie);
    if (by !== 0) return { by, cite: tie.cite };
  }
  return { by: 0, cite: play.rules.cite('tieByRanking') };
}

/** Those nothing sets apart from the winner, where the book lets no ranking decide. */
function sharers(play: Play, scores: Scores, order: readonly NationId[]): NationId[] | undefined {
  if (play.rules.variants.equalAtEnd === 'ranking') return undefined;
  const equal = order.filter((who) => compare(play, scores, order[0]!, who).by === 0);
  return equal.length > 1 ? equal : undefined;
}

/** 13D: victory points by source, and the order of all who are still in. */
export const scoring: Step<{ endedBy: string }> = {
  id: 'scoring',
  run(play, frame) {
    const scores = count(play);
    // The sort is stable, so what nothing else settles stays in ranking order.
    const sort = (all: readonly NationId[]) => [...all].sort((a, b) => -compare(play, scores, a, b).by);
    const best = sort(nations(play));
    const [winner = null, second] = best;
    const shared = sharers(play, scores, best);
    const cite =
      shared || !winner || !second ? play.rules.cite('scoring') : compare(play, scores, winner, second).cite;
    const order = [...best, ...sort(fallen(play))];
    const { endedBy } = frame.locals;
    play.open.result = { winner, ...(shared && { shared }), order, scores, endedBy };
    play.emit('gameOver', cite, { ...play.open.result });
    return 'done';
  },
};
