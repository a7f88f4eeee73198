import type { GameEvent, Rules } from '@ochre/engine';

export const eventWords = (rules: Rules, event: GameEvent): string => {
  const who = event.open['nation'];
  return `${who === undefined ? '' : `${rules.ruleset.civilizations.find((c) => c.id === who)?.name ?? who}: `}${event.type}`;
};
