import type { Calamity } from '@ochre/engine';
import { sumOf } from '../calamity/sum.ts';
import { effectWords } from '../i18n/effects.ts';
import type { Session } from '../session/session.ts';
import { myNation, positionOf } from '../table/model.ts';
import { harmOf } from './calamity.ts';

/** What a calamity would do to me now: as printed, what my advances change, and what that leaves. */
export function harmNow(session: Session, calamity: Calamity): string {
  const view = session.view.value;
  const me = myNation(view);
  if (me === undefined) return harmOf(calamity);
  const { printed, total, advances } = sumOf(positionOf(session, view), me, calamity, 'primary');
  const held = advances.filter((a) => a.held);
  // Several that add and take away are one sum.
  const parts = held.flatMap(({ label, n }) => (n === undefined ? [] : [{ label, n }]));
  if (
    parts.length > 1 &&
    parts.length === held.length &&
    total === parts.reduce((all, { n }) => all + n, printed ?? 0)
  )
    return `${harmOf(calamity)} ${effectWords.value.comesTo(parts, total, total === printed)}`;
  const left = total !== undefined && total !== printed ? [effectWords.value.leaves(total)] : [];
  return [harmOf(calamity), ...held.map(({ says }) => says), ...left].join(' ');
}
