import type { AdvanceId, Rules } from '@ochre/engine';
import { ruleIndex } from '../../ui/ruleIndex.ts';

/** What an advance does, in the words of the index: its own rules, one sentence each. */
export function gistOf({ ruleset, advance }: Rules, id: AdvanceId): string {
  const prefix = `${ruleset.book} adv.${id}.`;
  const index = ruleIndex.value;
  const own = index?.rulesOf(ruleset.book).filter((r) => r.id.startsWith(prefix)) ?? [];
  return own.map((r) => r.gist).join(' ') || (index?.ruleOf(advance(id).cite)?.gist ?? '');
}
