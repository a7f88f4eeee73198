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

/** What a sentence is about, where it begins with that: a calamity, as a rule. */
const ABOUT = /^([^:.]{2,40}): /u;

/** Sentences in one breath: those that go on about the same thing do not name it again. */
export function inOneBreath(sentences: readonly string[]): string {
  let last: string | undefined;
  let said = '';
  for (const sentence of sentences) {
    const about = ABOUT.exec(sentence)?.[1];
    const goesOn = about !== undefined && about === last;
    said = goesOn
      ? `${said.replace(/\.$/u, ';')} ${sentence.slice(about.length + 2)}`
      : `${said} ${sentence}`.trim();
    last = about;
  }
  return said;
}

export const gistOf = (rules: Rules, id: AdvanceId): string => inOneBreath(gistsOf(rules, id));
