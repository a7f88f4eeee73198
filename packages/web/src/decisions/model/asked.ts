import type { Calamity, Decision, Rules } from '@ochre/engine';
import type { Purpose } from '@ochre/engine/query';
import { calamityOfRule } from '../../calamity/cause.ts';
import { text } from '../../i18n/index.ts';

// The words of questions that one control asks for several purposes; undefined where nobody has written any.

export interface YesNo {
  title: string;
  yes: string;
  no: string;
  note?: string;
  /** What follows on a no. */
  otherwise?: string;
}

/** What a ransom saves: so many of somebody's cities, and what it costs in cards. */
export interface Saved {
  cities: number;
  of: number;
  cards: number;
}
const NONE: Saved = { cities: 0, of: 0, cards: 0 };

export function yesNo(purpose: Purpose, price: number, saved: Saved = NONE): YesNo | undefined {
  const say = text.value.decisions.confirm;
  const { civx } = text.value;
  const { cities, of, cards } = saved;
  const choosing = cities < of && { otherwise: say.thenChoose(cities, of) };
  const words: Partial<Record<Purpose, YesNo>> = {
    waitForFights: { title: say.waitForFights, yes: say.waitYes, no: say.waitNo, note: say.waitNote },
    insistOnOrder: { title: say.insistOnOrder, yes: say.insistYes, no: say.insistNo, note: say.insistNote },
    ransom: {
      title: say.ransom(price, cities),
      yes: say.ransomYes(price),
      no: say.ransomNo(cities),
      ...choosing,
    },
    ransomCards: {
      title: say.ransomCards(cities, cards),
      yes: say.ransomCardsYes(cards),
      no: say.ransomCardsNo(cities),
      ...choosing,
    },
    fireToken: { title: civx.fireTitle, yes: civx.fireYes, no: civx.fireNo },
  };
  return words[purpose];
}

/** `calamity` is the one that strikes, where it is one. */
export function nationsTitle(
  purpose: Purpose,
  count: number,
  calamity: Pick<Calamity, 'name' | 'secondary'> | undefined,
): string | undefined {
  const { dawn, civx, decisions } = text.value;
  if (purpose.endsWith('.leader')) return dawn.leaderTitle;
  if (purpose === 'taxRevolt') return dawn.takerTitle;
  const part = purpose.split('.')[1];
  if (part !== undefined) return civx.nations[part];
  if (calamity === undefined) return undefined;
  // Who is named where nobody suffers along leads the other side.
  return calamity.secondary ? decisions.nations.title(count, calamity.name) : civx.nations['rival'];
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

/** Whether units are picked to be lost, not to make up a side of a war. */
export const isLost = (rules: Rules, { kind, cite }: Pick<Decision, 'kind' | 'cite'>): boolean =>
  kind === 'pickUnits' && calamityOfRule(rules, cite)?.cites['bloody'] === cite;
