import type { Rules } from '@ochre/engine';

/** Whether credits go by groups; elsewhere each goes from a card to single others. */
export const byGroups = ({ ruleset }: Rules): boolean =>
  ruleset.advances.some(
    ({ credits, groupCredits }) => groupCredits !== undefined || Object.keys(credits).length > 0,
  );
