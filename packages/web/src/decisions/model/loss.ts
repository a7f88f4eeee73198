import type { AreaId, Ask, LossAt, Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { areaName, coastName } from './names.ts';

// Losses of a token conflict: where they are, and what they are called.

/** The area a loss is taken in, or off whose coast. */
export function lossArea(rules: Rules, loss: LossAt): AreaId {
  if ('ship' in loss) return rules.map.water(loss.ship).area;
  return 'hired' in loss ? loss.hired : loss.token;
}

export function lossName(rules: Rules, { area, among }: Ask<'conflictLoss'>, loss: LossAt): string {
  const say = text.value.decisions.conflictLoss;
  const place = lossArea(rules, loss);
  if ('ship' in loss) {
    const only = place === area && among.filter((other) => 'ship' in other).length === 1;
    return only ? say.ship : say.shipAt(coastName(rules, loss.ship));
  }
  if ('hired' in loss) return text.value.civx.lossHired(areaName(rules, place));
  return place === area ? say.here(areaName(rules, area)) : say.nearby(areaName(rules, place));
}
