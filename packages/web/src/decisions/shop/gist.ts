import type { AdvanceId, Rules } from '@ochre/engine';
import { ruleIndex } from '../../ui/ruleIndex.ts';

/** Sentences that are read at a glance. */
const FEW = 4;

/** What an advance does, in the words of the index: all its rules, or those that sum them up below its own number. */
export function gistsOf({ ruleset, advance }: Rules, id: AdvanceId): string[] {
  const { cite } = advance(id);
  const index = ruleIndex.value;
  const about = index?.rulesOf(ruleset.book).filter((r) => r.topic === `advance:${id}`) ?? [];
  // Price and credits are shown beside it.
  const all = about.filter(({ kind }) => kind === 'rule');
  const own = all.length > FEW ? all.filter((r) => r.id !== cite && r.id.startsWith(cite)) : [];
  const said = own.length > 0 ? own : all;
  return said.length > 0 ? said.map((r) => r.gist) : [index?.ruleOf(cite)?.gist ?? ''];
}

export const gistOf = (rules: Rules, id: AdvanceId): string => gistsOf(rules, id).join(' ');
