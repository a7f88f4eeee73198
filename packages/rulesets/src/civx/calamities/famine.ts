import type { Answer, Calamity, Cite, Counts, Modifier, NationId, Position } from '@ochre/engine';
import {
  citeOf,
  damageQuestion,
  type Hit,
  lossStep,
  measure,
  sufferDamage,
  twistSum,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, holds, nation, tokenAreas, tokens, tokensIn } from '@ochre/engine/query';
import { type Play, remove } from '@ochre/engine/ruleset';

const LOSE = 0;
const TRIM = 1;
const CHOOSE = 2;
const OVER = 3;

/** The position as it would be without advances of `who` that fail. */
function failing(p: Position, who: NationId, failed: readonly Modifier[]): Position {
  const own = nation(p, who);
  const advances = own.advances.filter((id) => !failed.some((m) => m.has === id));
  const nations = { ...p.open.nations, [who]: { ...own, advances } };
  return { rules: p.rules, config: p.config, open: { ...p.open, nations } };
}

function failures(p: Position, { nation: who }: Hit, calamity: Calamity): Modifier[] {
  return calamity.modifiers.filter((m) => m.twist === 'fails' && holds(p, who, m.has));
}

/** Tokens that stand only by grace of an advance that fails. */
function excess(p: Position, hit: Hit, failed: readonly Modifier[]): Counts {
  const who = hit.nation;
  const bare = failing(p, who, failed);
  const counts: Counts = {};
  for (const area of tokenAreas(p, who)) {
    const over = tokens(p, who, area) - p.rules.policies.limit(bare, who, area);
    if (over > 0) counts[area] = over;
  }
  return counts;
}

function trim(play: Play, who: NationId, counts: Counts, cite: Cite): void {
  for (const area in counts) remove(play, who, area, counts[area]!);
  if (tokensIn(counts) > 0) play.emit('surplusRemoved', cite, { nation: who, tokens: counts });
}

/** Damage anywhere; then an advance fails its owners for the moment, in all areas but a few that another one saves. */
export const famine = lossStep('famine', {
  harm: { loses: 'units' },
  terms: {
    with: { damage: 'number' },
    twists: { fails: 'plain', saves: 'number' },
    cites: [],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const points = measure(play, hit, calamity, 'damage');
    if (points === 0) return undefined;
    if (hit.at === LOSE) {
      hit.at = TRIM;
      const cite = citeOf(calamity, hit.as);
      const question = damageQuestion(play, who, about(calamity.id), points, unitsWithin(play, who), cite);
      if (question) return question;
    }
    const failed = failures(play, hit, calamity);
    if (hit.at === OVER || failed.length === 0) return undefined;
    const { cite } = failed[0]!;
    const over = excess(play, hit, failed);
    const saved = twistSum(play, who, calamity, 'saves', hit.as);
    const due = Object.keys(over).length - saved;
    if (saved > 0 && due > 0 && hit.at === TRIM) {
      hit.at = CHOOSE;
      // One token an area may stay by grace of the advance; what is more goes in any case.
      const ones: Counts = {};
      const more: Counts = {};
      for (const area in over) {
        ones[area] = 1;
        if (over[area]! > 1) more[area] = over[area]! - 1;
      }
      trim(play, who, more, cite);
      return damageQuestion(play, who, about(calamity.id, 'trim'), due, { tokens: ones, cities: [] }, cite);
    }
    if (hit.at === TRIM && saved === 0) trim(play, who, over, cite);
    hit.at = OVER;
    return undefined;
  },
  take(play, hit, calamity, answer, { ask, cite }) {
    const taken = answer as Answer<'takeDamage'>;
    if ('purpose' in ask && ask.purpose === about(calamity.id, 'trim')) {
      hit.at = OVER;
      trim(play, hit.nation, taken.tokens, cite);
    } else sufferDamage(play, hit.nation, taken, cite);
  },
});
