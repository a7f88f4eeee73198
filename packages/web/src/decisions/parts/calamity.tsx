import type { Calamity, Rules } from '@ochre/engine';
import { TradeCard } from '../../ui/cards.tsx';

/** The calamity a purpose speaks of: `flood` as well as `flood.plain`. */
export function calamityOf(rules: Rules, purpose: string): Calamity | undefined {
  const id = purpose.split('.')[0];
  return rules.ruleset.calamities.find((c) => c.id === id);
}

/** The calamity's card beside the headline. */
export function CalamityPicture({ rules, calamity }: { rules: Rules; calamity: Calamity }) {
  const card = rules.findCard(calamity.id);
  return card ? <TradeCard card={card} /> : null;
}
