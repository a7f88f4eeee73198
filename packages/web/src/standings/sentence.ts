import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import type { Session } from '../session/session.ts';
import { myNation, nameOf } from '../table/model.ts';
import type { Placing } from './placing.ts';

/** My place in one sentence; for those who watch, who leads. */
export function placeWords(session: Session, rows: readonly Placing[]): string {
  const say = standings.value;
  const { list } = text.value.ui;
  const me = myNation(session.view.value);
  const name = ({ id }: Placing): string => nameOf(session, id);
  const [first, second] = rows;
  const mine = rows.find((r) => r.id === me);
  if (!first || !second) return say.youAlone;
  if (!mine) return say.leader(name(first), first.points - second.points, name(second));
  const level = rows.filter((r) => r.place === mine.place && r !== mine).map(name);
  if (level.length === rows.length - 1) return say.allLevel;
  if (mine.place === 1)
    return level.length > 0
      ? say.youLeadWith(list(level))
      : say.youLead(mine.points - second.points, name(second));
  const behind = first.points - mine.points;
  return level.length > 0
    ? say.youWith(mine.place, list(level), behind, name(first))
    : say.you(mine.place, behind, name(first));
}
