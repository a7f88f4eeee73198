import type { NationId } from '@ochre/engine';
import { isMet, needsAt, needWords } from '../decisions/model/epoch.ts';
import { filmWords } from '../i18n/film.ts';
import { pace } from '../settings/settings.ts';
import { EPOCH_COLOURS, epochOf, nameOf, positionOf } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film } from './film.ts';
import { type Beat, MS } from './parts.ts';

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
  return [...climbs.values()].sort((a, b) => b.to - a.to);
}

/** Spaces shown before the hindmost and after the foremost. */
const MARGIN = { before: 1, after: 2 };

/** The track row by row while markers step: from where to where, and why one stays. */
export function TrackRows({ film, beat }: { film: Film; beat: Beat }) {
  const say = filmWords.value.climb;
  const { live } = film;
  const p = positionOf(live, { ...beat.view, open: beat.shots[0]!.open });
  const climbs = climbsOf(beat);
  const { last } = live.rules.policies.succession(p);
  const spaces = climbs.flatMap(({ from, to }) => [from, to]);
  const low = Math.max(0, Math.min(...spaces) - MARGIN.before);
  const high = Math.min(last, Math.max(...spaces) + MARGIN.after);
  const cells = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const at = (space: number): string => `${((space - low + 0.5) / cells.length) * 100}%`;
  const why = ({ nation, from }: Climb): string => {
    const lacking = needsAt(p, nation, from + 1, p.open.nations[nation]?.advances ?? []).find(
      (need) => !isMet(need),
    );
    return lacking && from < last ? say.staysFor(needWords(lacking)) : say.stays;
  };
  return (
    <div class={climbs.length > 9 ? 'climbs many' : 'climbs'} role="status" data-still>
      <p class="eyebrow">{say.title}</p>
      <ol>
        {climbs.map((climb) => {
          const { nation, from, to } = climb;
          const steps = Math.abs(to - from);
          return (
            <li key={nation} data-nation={nation} data-from={from} data-to={to}>
              <NationBadge nation={nation} size={20} />
              <b class="ell">{nameOf(live, nation)}</b>
              <span class="spaces">
                {cells.map((space) => (
                  <i key={space} style={{ background: EPOCH_COLOURS[epochOf(p, nation, space)] }}>
                    {space}
                  </i>
                ))}
                {steps > 0 && (
                  <span class="gone" style={{ left: at(from) }}>
                    <NationBadge nation={nation} size={20} />
                  </span>
                )}
                <span
                  class={steps > 0 ? 'marker steps' : 'marker'}
                  style={{
                    '--from': at(from),
                    left: at(to),
                    animationDuration: `${MS.track * steps * pace.value}ms`,
                  }}
                >
                  <NationBadge nation={nation} size={22} />
                </span>
              </span>
              <small class={to > from ? 'pos' : to < from ? 'neg' : ''}>
                {steps > 0 ? `${from} → ${to}` : why(climb)}
              </small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
