import type { Rules } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import type { LoggedEvent } from '../session/session.ts';

/** Why somebody stands to gain by a calamity, as everybody is told; nothing where the rule that was cited leaves it open. */
export function gainsWords(
  rules: Rules,
  { event }: LoggedEvent,
  named: (id: string) => string,
): string | undefined {
  if (event.type !== 'beneficiary') return undefined;
  const { nation, victim, calamity } = event.open;
  const [gave, stock] = [rules.cite('beneficiaryTrader'), rules.cite('beneficiaryStock')];
  const byRule = rules.calamity(calamity).beneficiary === 'trader';
  if (gave === stock && !byRule) return undefined;
  const say = text.value.events.gains;
  return (byRule || event.cite === gave ? say.gave : say.stock)(named(nation), named(victim));
}
