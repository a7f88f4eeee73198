import type { Purpose } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';

// The words of questions that one control asks for several purposes; undefined where nobody has written any.

export interface YesNo {
  title: string;
  yes: string;
  no: string;
  note?: string;
}

export function yesNo(purpose: Purpose, price: number): YesNo | undefined {
  const say = text.value.decisions.confirm;
  const { civx } = text.value;
  const words: Partial<Record<Purpose, YesNo>> = {
    waitForFights: { title: say.waitForFights, yes: say.waitYes, no: say.waitNo, note: say.waitNote },
    insistOnOrder: { title: say.insistOnOrder, yes: say.insistYes, no: say.insistNo, note: say.insistNote },
    ransom: { title: say.ransom(price), yes: say.ransomYes(price), no: say.ransomNo },
    ransomCards: { title: say.ransomCards, yes: say.ransomCardsYes, no: say.ransomCardsNo },
    fireToken: { title: civx.fireTitle, yes: civx.fireYes, no: civx.fireNo },
  };
  return words[purpose];
}

/** `calamity` is the name of the one that strikes, where it is one. */
export function nationsTitle(
  purpose: Purpose,
  count: number,
  calamity: string | undefined,
): string | undefined {
  const { dawn, civx, decisions } = text.value;
  if (purpose.endsWith('.leader')) return dawn.leaderTitle;
  if (purpose === 'taxRevolt') return dawn.takerTitle;
  const part = purpose.split('.')[1];
  if (part !== undefined) return civx.nations[part];
  return calamity === undefined ? undefined : decisions.nations.title(count, calamity);
}

/** Why cities are reduced, where no calamity does it. */
export function reductionReason(purpose: Purpose): string | undefined {
  const say = text.value.decisions.reduce;
  const words: Partial<Record<Purpose, string>> = {
    support: say.support,
    outOfPlay: say.outOfPlay,
    taxRevoltReduces: say.taxRevolt,
  };
  return words[purpose];
}
