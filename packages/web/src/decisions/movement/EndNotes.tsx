import { text } from '../../i18n/index.ts';
import { layout } from '../../table/layout.ts';
import { areaName, coastName } from '../model/names.ts';
import { preview } from '../model/preview.ts';
import { type Line, Notes } from '../parts/rows.tsx';
import type { Movement } from './state.ts';

/** Where there is room for one line, so many are named of more than two. */
const NAMED = 1;

/** Things in one line, and those that are not named. */
function cut<T>(all: readonly T[]): { named: readonly T[]; rest: readonly T[] } {
  const most = layout.value === 'phone' && all.length > NAMED + 1 ? NAMED : all.length;
  return { named: all.slice(0, most), rest: all.slice(most) };
}

/** What follows if the movement ends now: fights, cities possible, surplus, ships lost, support. */
export function EndNotes({ m }: { m: Movement }) {
  const say = text.value.decisions;
  const { rules } = m.session;
  const p = preview(m.session.sight(), m.decision, m.draft.value);
  const name = (area: string): string => areaName(rules, area);
  const surplus = p.surplus.reduce((n, s) => n + s.n, 0);
  const lost = { ships: p.shipsLost.length, cities: p.support.falling };
  const harm = p.conflicts.length + surplus + lost.ships + lost.cities > 0;
  const { tokens, sails, builds } = p.doings;
  const good = !harm && tokens + sails + builds > 0;
  const lines: Line[] = [
    {
      icon: good ? 'check' : 'movement',
      ...(good && { tone: 'gain' as const }),
      text: <b>{say.move.summary(p.doings, p.conflicts.length, surplus, lost)}</b>,
    },
  ];
  if (p.surplus.length > 0) {
    const { named, rest } = cut(p.surplus);
    const parts = named.map((s) => say.move.surplusPart(s.n, name(s.area)));
    if (rest.length > 0) parts.push(say.move.surplusElsewhere(rest.reduce((n, s) => n + s.n, 0)));
    lines.push({ icon: 'warn', tone: 'loss', text: say.move.surplus(say.list(parts), surplus) });
  }
  for (const c of p.conflicts)
    lines.push({
      icon: 'swords',
      tone: 'loss',
      text: c.attack
        ? say.move.attacks(name(c.area), c.mine, c.enough)
        : say.move.conflicts(name(c.area), c.mine),
    });
  if (p.sites.length > 0) {
    const { named, rest } = cut(p.sites);
    const areas = named.map((s) => name(s.area));
    if (rest.length > 0) areas.push(say.move.sitesMore(rest.length));
    lines.push({ icon: 'city', tone: 'gain', text: say.move.sites(say.list(areas), p.sites.length) });
  }
  if (p.shipsLost.length > 0) {
    const where = say.list(p.shipsLost.map((c) => coastName(rules, c)));
    lines.push({ icon: 'ship', tone: 'loss', text: say.move.shipsLost(p.shipsLost.length, where) });
  }
  if (p.support.falling > 0)
    lines.push({ icon: 'support', tone: 'loss', text: say.supportBad(p.support.falling) });
  return <Notes title={say.now} lines={lines} pinned />;
}
