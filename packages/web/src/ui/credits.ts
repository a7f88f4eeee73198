import type { Advance, AdvanceId, GroupId, NationId, Position, Rules } from '@ochre/engine';
import { holds, nation } from '@ochre/engine/query';
import { text } from '../i18n/index.ts';

/** Whether credits go by groups; elsewhere each goes from a card to single others. */
export const byGroups = ({ ruleset }: Rules): boolean =>
  ruleset.advances.some(
    ({ credits, groupCredits }) => groupCredits !== undefined || Object.keys(credits).length > 0,
  );

/** An advance that is in one group and nothing else: what the rules take off it is the credit of the group. */
const anyOf = (group: GroupId, cost: number): Advance => ({
  id: '',
  name: '',
  cost,
  groups: [group],
  points: 0,
  credits: {},
  effects: [],
  cite: '',
});

/** Credits of a group for cheap and for dear advances; alike in most books. */
export interface GroupCredit {
  group: GroupId;
  cheap: number;
  dear: number;
}

export interface CreditsHeld {
  groups: GroupCredit[];
  /** What a dear advance costs at least, where that makes a difference. */
  dearFrom?: number;
  /** Advances still to be had that a card held names, and what those that name it take off. */
  singles: { id: AdvanceId; name: string; points: number }[];
}

/** What an advance takes off another that it names. */
const namely = ({ creditTo, creditsTo }: Advance, id: AdvanceId): number =>
  (creditTo?.advance === id ? creditTo.points : 0) + (creditsTo?.[id] ?? 0);

/** What the cards of a nation take off the price of others, as the rules of the table have it. */
export function creditsOf(p: Position, who: NationId): CreditsHeld {
  const { policies, ruleset } = p.rules;
  const given = (to: Advance): number =>
    policies.credits(p, who, to).reduce((sum, { points }) => sum + points, 0);
  const costs = [...new Set(ruleset.advances.map(({ cost }) => cost))].sort((a, b) => a - b);
  const groups = ruleset.groups.map((group) => ({
    group,
    cheap: given(anyOf(group, costs[0]!)),
    dear: given(anyOf(group, costs.at(-1)!)),
  }));
  const parted = groups.find(({ cheap, dear }) => cheap !== dear);
  const dearFrom = parted && costs.find((cost) => given(anyOf(parted.group, cost)) !== parted.cheap);
  const held = nation(p, who).advances.map((id) => p.rules.advance(id));
  const singles = ruleset.advances
    .filter(({ id }) => !holds(p, who, id))
    .map(({ id, name }) => ({ id, name, points: held.reduce((sum, from) => sum + namely(from, id), 0) }))
    .filter(({ points }) => points > 0);
  return {
    groups,
    ...(dearFrom !== undefined && { dearFrom }),
    singles,
  };
}

/** So many single advances are named; of more the number is told. */
const SINGLES_NAMED = 3;

/** To which advances the numbers go, where that is to be said. */
export function creditNote({ dearFrom, singles }: CreditsHeld): string {
  const say = text.value.decisions.shop;
  const parts = [
    dearFrom !== undefined && say.creditsParted(dearFrom),
    singles.length > SINGLES_NAMED
      ? say.creditsTo(singles.length)
      : singles.length > 0 &&
        say.creditsNamely(text.value.ui.list(singles.map((one) => say.creditOn(one.points, one.name)))),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The number, or that for cheap and that for dear ones. */
export const creditWords = ({ cheap, dear }: GroupCredit): string =>
  cheap === dear ? `${cheap}` : `${cheap}/${dear}`;
