import type { AreaId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { ownersOf } from '../../map/pieces.ts';
import { nationName } from '../model/names.ts';
import type { WalkEffect } from '../model/preview.ts';
import type { Movement } from './state.ts';

/** Who else stands in an area, by name. */
function rivals({ session, decision }: Movement, area: AreaId): string {
  const standing = ownersOf(session.sight().open).filter(
    ([owner, { tokens, cities }]) =>
      owner !== decision.owner && ((tokens[area] ?? 0) > 0 || cities.includes(area)),
  );
  return text.value.ui.list(standing.map(([owner]) => nationName(session.rules, owner)));
}

/** What a move means, in words. */
export function outcome(m: Movement, area: AreaId, { verdict, n, after, limit }: WalkEffect): string {
  const say = text.value.decisions.move.outcome;
  if (verdict === 'conflict' || verdict === 'attack') return say[verdict](rivals(m, area));
  if (verdict === 'city') return say.city;
  return verdict === 'surplus' ? say.surplus(n, limit) : say.fits(after, limit);
}
