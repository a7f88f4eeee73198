import type { NationId } from '@ochre/engine';
import { isMet, needsAt, needWords } from '../decisions/model/epoch.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { nameOf, positionOf } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film } from './film.ts';
import type { Beat } from './parts.ts';

interface Climb {
  nation: NationId;
  from: number;
  to: number;
}

/** Who steps where; nobody twice. */
function climbsOf({ events }: Beat): Climb[] {
  const climbs = new Map<NationId, Climb>();
  for (const { event } of events) {
    if (event.type !== 'marker' && event.type !== 'markerBack') continue;
    const { nation } = event.open;
    const to = event.type === 'marker' ? event.open.to : event.open.space;
    const from = event.type === 'marker' ? event.open.from : event.open.space + event.open.steps;
    climbs.set(nation, { nation, from: climbs.get(nation)?.from ?? from, to });
  }
  const on = ({ from, to }: Climb): number => Number(to > from);
  return [...climbs.values()].sort((a, b) => on(b) - on(a) || b.to - a.to);
}

/** Those who step alike, or stay for the same reason. */
interface Row {
  key: string;
  words: string;
  tone: 'pos' | 'neg' | '';
  climbs: Climb[];
}

/** The track while markers step: who moves on from where to where, then who stays and why; one row for all alike. */
export function TrackRows({ film, beat }: { film: Film; beat: Beat }) {
  const say = filmWords.value.climb;
  const { live } = film;
  const p = positionOf(live, { ...beat.view, open: beat.shots[0]!.open });
  const { last } = live.rules.policies.succession(p);
  const why = ({ nation, from }: Climb): string => {
    const lacking = needsAt(p, nation, from + 1, p.open.nations[nation]?.advances ?? []).filter(
      (need) => !isMet(need),
    );
    return lacking.length > 0 && from < last
      ? say.staysFor(from, text.value.ui.list(lacking.map(needWords)))
      : say.stays(from);
  };
  const rowOf = (climb: Climb): Omit<Row, 'climbs'> => {
    const { from, to } = climb;
    if (from !== to)
      return { key: `${from} ${to}`, words: `${from} → ${to}`, tone: to > from ? 'pos' : 'neg' };
    const words = why(climb);
    return { key: words, words, tone: '' };
  };
  const rows = new Map<string, Row>();
  for (const climb of climbsOf(beat)) {
    const row = rowOf(climb);
    rows.set(row.key, { ...row, climbs: [...(rows.get(row.key)?.climbs ?? []), climb] });
  }
  return (
    <div class="filmpage track" role="status" data-still>
      <p class="eyebrow">{say.title}</p>
      <ol>
        {[...rows.values()].map(({ key, words, tone, climbs }) => (
          <li key={key}>
            <span class="row wrap">
              {climbs.map(({ nation, from, to }) => (
                <span key={nation} class="row nw" data-nation={nation} data-from={from} data-to={to}>
                  <NationBadge nation={nation} size={20} />
                  <b>{nameOf(live, nation)}</b>
                </span>
              ))}
            </span>
            <small class={tone}>{words}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
