import type { Position } from '@ochre/engine';
import { isMet, needsAt, needWords } from '../decisions/model/epoch.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { placings } from '../standings/placing.ts';
import { EPOCH_COLOURS, epochOf, myNation, nameOf, positionOf } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film } from './film.ts';
import { moment, Page } from './Page.tsx';
import { type Climb, climbOf } from './pages.ts';
import type { Place } from './script.ts';
import { pageSum } from './told.ts';

/** Spaces of the track that anybody stands on or steps to, with one before and one after. */
function stretchOf(climbs: readonly Climb[], last: number): number[] {
  const spaces = climbs.flatMap(({ from, to }) => [from, to]);
  const first = Math.max(0, Math.min(...spaces) - 1);
  return Array.from({ length: Math.min(last, Math.max(...spaces) + 1) - first + 1 }, (_, i) => first + i);
}

/** The track of one nation, on which its marker steps. */
function Steps({
  p,
  climb: { nation, from, to },
  stretch,
}: {
  p: Position;
  climb: Climb;
  stretch: number[];
}) {
  return (
    <span
      class="steps"
      aria-hidden="true"
      style={{ '--n': String(stretch.length), '--at': String(from - stretch[0]!), '--by': String(to - from) }}
    >
      {stretch.map((space) => (
        <i key={space} style={{ background: EPOCH_COLOURS[epochOf(p, nation, space)] }}>
          {space}
        </i>
      ))}
      {from !== to && (
        <span class="was">
          <NationBadge nation={nation} size={18} />
        </span>
      )}
      <span class="is">
        <NationBadge nation={nation} size={18} />
      </span>
    </span>
  );
}

/** Who leads when all have stepped. */
function leaders(film: Film, { beat }: Place): string {
  const { live } = film;
  const me = myNation(live.view.value);
  const first = placings(positionOf(live, { ...beat.view, open: beat.shots.at(-1)!.open })).filter(
    ({ place }) => place === 1,
  );
  const names = first.map(({ id }) => (id === me ? undefined : nameOf(live, id)));
  return filmWords.value.climb.leads(names, first[0]!.points);
}

/** The track: marker after marker steps on, or stays and why; then who leads. */
export function TrackRows({ film, place }: { film: Film; place: Place }) {
  const say = filmWords.value.climb;
  const { live } = film;
  const { beat, part } = place;
  const p = positionOf(live, { ...beat.view, open: beat.shots[0]!.open });
  const { last } = live.rules.policies.succession(p);
  const lines = film.script.lines('track', part);
  const stretch = stretchOf(
    lines.flatMap(({ logged }) => climbOf(logged.event) ?? []),
    last,
  );
  const why = ({ nation, from }: Climb): string => {
    const lacking = needsAt(p, nation, from + 1, p.open.nations[nation]?.advances ?? []).filter(
      (need) => !isMet(need),
    );
    return lacking.length > 0 && from < last ? say.needs(text.value.ui.list(lacking.map(needWords))) : '';
  };
  return (
    <Page
      kind="track"
      lines={lines}
      sum={
        <>
          {pageSum(live, 'track', lines, myNation(live.view.value))} <b>{leaders(film, place)}</b>
        </>
      }
    >
      {lines.map(({ logged, turn, ms }) => {
        const climb = climbOf(logged.event)!;
        const { nation, from, to } = climb;
        const stays = from === to;
        return (
          <li
            key={logged.seq}
            class={turn}
            style={moment(ms)}
            {...(turn !== 'ahead' && { 'data-nation': nation, 'data-from': from, 'data-to': to })}
          >
            <NationBadge nation={nation} size={20} />
            <b class="ell">{nameOf(live, nation)}</b>
            <Steps p={p} climb={climb} stretch={stretch} />
            <small class={stays ? 'then' : `then ${to > from ? 'pos' : 'neg'}`}>
              {stays ? say.stays : `${from} → ${to}`}
            </small>
            {stays && <small class="why">{why(climb)}</small>}
          </li>
        );
      })}
    </Page>
  );
}
