import { cityOwner, nation, nations } from '../board/queries.ts';
import { place } from '../board/transfer.ts';
import type { Counts } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { NationId } from '../state.ts';

/** What each area gets: as much as stands there, up to two. */
function growth(play: Play, who: NationId): { room: Counts; total: number } {
  const room: Counts = {};
  let total = 0;
  const most = play.rules.numbers.growth;
  const standing = nation(play, who).tokens;
  const besideCity = play.rules.variants.growthBesideCity === 'grows';
  for (const area in standing) {
    if (!besideCity && cityOwner(play, area) !== undefined) continue;
    const n = Math.min(standing[area]!, most);
    room[area] = n;
    total += n;
  }
  return { room, total };
}

function expand(play: Play, who: NationId, counts: Counts, cite: string): void {
  for (const area in counts) place(play, who, area, counts[area]!);
  play.emit('expanded', cite, { nation: who, tokens: counts });
}

/** 2A: everyone grows everywhere; who is short of stock says where. */
export const expansion: Step = {
  id: 'expansion',
  run(play, frame) {
    if (frame.at > 0) return 'done';
    frame.at = 1;
    const questions: Question<'placeTokens'>[] = [];
    for (const who of nations(play)) {
      const { room, total } = growth(play, who);
      const { tokens: budget } = nation(play, who).stock;
      const areas = Object.keys(room);
      if (total === 0 || budget === 0) continue;
      if (budget >= total) expand(play, who, room, play.rules.cite('expansion'));
      else if (areas.length === 1)
        expand(play, who, { [areas[0]!]: budget }, play.rules.cite('expansionShort'));
      else
        questions.push({
          kind: 'placeTokens',
          owner: who,
          ask: { purpose: 'expansion', budget, room, all: play.rules.cite('expansionAll') },
          cite: play.rules.cite('expansionShort'),
        });
    }
    play.askAll(questions);
    return 'again';
  },
  on: {
    placeTokens(play, _frame, by, counts, decision) {
      expand(play, by, counts, decision.cite);
    },
  },
};
