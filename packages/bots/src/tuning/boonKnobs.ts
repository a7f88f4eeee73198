import type { Effect, Rules } from '@ochre/engine';
import { GUESSED } from '../evaluation/boons.ts';
import type { Turn } from './knobs.ts';

/** Where the worth of an attribute stands among those of a skill; nothing where it is counted with the purchase itself. */
function placeOf(rules: Rules, e: Effect): readonly [keyof typeof GUESSED, string?] | undefined {
  switch (e.effect) {
    case 'add':
      return ['values', e.to];
    case 'grant':
      return ['grants', e.what];
    case 'ability':
      return ['abilities', rules.ability(e.run).brings];
    case 'shop':
      return ['card'];
    case 'requestCards':
      return ['request'];
    case 'boost':
    case 'discount':
    case 'protect':
      return [e.effect];
    default:
      return undefined;
  }
}

/** How far a worth is turned at least, in points a turn, and which part of it otherwise. */
const LEAST = 4;
const PART = 0.6;

/** What attributes of the advances of a rule set are worth, as numbers that are tuned: from little or nothing to much. */
export function boonKnobs(rules: Rules): Record<string, Turn> {
  const found: Record<string, Turn> = {};
  for (const { effects } of rules.ruleset.advances)
    for (const effect of effects) {
      const place = placeOf(rules, effect);
      if (!place) continue;
      const [branch, name] = place;
      const worths = GUESSED[branch];
      const worth = typeof worths === 'number' ? worths : (worths as Record<string, number>)[name!]!;
      const by = Math.max(LEAST, PART * Math.abs(worth));
      found[['boons', ...place].join('.')] = { down: by, up: by };
    }
  return found;
}
