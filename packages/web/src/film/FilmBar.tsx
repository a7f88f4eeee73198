import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Banner } from '../calamity/Announcement.tsx';
import { calamityName } from '../calamity/Calls.tsx';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import type { Reel } from '../live/reel.ts';
import { chooseSpeed, pace, speed } from '../settings/settings.ts';
import { layout } from '../table/layout.ts';
import { myNation, nameOf, stepName } from '../table/model.ts';
import { calamityIcon } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { castOf, inView } from './course.ts';
import { Deals } from './Deals.tsx';
import { type Film, PACES } from './film.ts';
import './film.css';
import { Purchases } from './Purchases.tsx';
import type { Page } from './pages.ts';
import type { Place } from './script.ts';
import { TrackRows } from './TrackRows.tsx';
import { momentOf, toldOf } from './told.ts';

/** More nations than this are told by a number; what a badge and that number take. */
const MOST = 9;
const EACH = 31;
const REST = 44;

/** Pages on which nations have their turns. */
const CAST_ON = new Set<Page>(['purchases', 'track']);

const stepIcon = (step: string): string => ICONS[step] ?? 'movement';
const ICONS: Record<string, string> = {
  conflict: 'swords',
  fleets: 'swords',
  construction: 'city',
  surplus: 'census',
  support: 'city',
  eliminations: 'city',
  trade: 'scales',
  succession: 'succession',
  departures: 'succession',
  reshuffle: 'succession',
  shipbuilding: 'ship',
  abilities: 'advance',
  taxation: 'tax',
  expansion: 'expansion',
  purchase: 'advance',
  minorCalamities: 'calamity',
  majorCalamities: 'calamity',
  calamitiesByKind: 'calamity',
  allCalamities: 'calamity',
  fixedCalamities: 'calamity',
  tradedCalamities: 'calamity',
  minorsInTurn: 'calamity',
  lowestCalamities: 'calamity',
  calamitySelection: 'calamity',
};

export function Pace() {
  const say = filmWords.value;
  return (
    <span class="fseg" role="group" aria-label={say.pace}>
      {PACES.map((id) => (
        <button
          key={id}
          type="button"
          class={id === speed.value ? 'on' : ''}
          aria-pressed={id === speed.value}
          onClick={() => chooseSpeed(id)}
        >
          {say.paces[id]}
        </button>
      ))}
    </span>
  );
}

/** Whose turn is shown: those before, the one who acts, those to come, as far as there is room. */
function Cast({ film, place }: { film: Film; place: Place }) {
  const row = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState(MOST);
  useLayoutEffect(() => {
    const measure = (): void => setRoom(Math.min(MOST, Math.floor((row.current!.clientWidth - REST) / EACH)));
    const watch = new ResizeObserver(measure);
    watch.observe(row.current!);
    return () => watch.disconnect();
  }, []);
  const cast = castOf(film.script.course(place.part));
  const { shown, more } = inView(cast, room);
  return (
    <span class="fn" ref={row}>
      {shown.map((id) => (
        <span key={id} class={cast.get(id)}>
          <NationBadge nation={id} size={24} label={nameOf(film.live, id)} />
        </span>
      ))}
      {more > 0 && <small>+{more}</small>}
    </span>
  );
}

/** A line for each turn of this phase; the one that is shown fills. */
function Progress({ film, place: { part, scene, ms } }: { film: Film; place: Place }) {
  return (
    <span class="fpg" aria-hidden="true">
      {part.scenes.map((_, i) => (
        <i key={i} class={i < scene ? 'd' : ''}>
          {i === scene && (
            <b key={film.at.value?.scene} style={{ animationDuration: `${ms * pace.peek()}ms` }} />
          )}
        </i>
      ))}
    </span>
  );
}

/** One line: what happens just now. */
export function Subtitle({ film, place }: { film: Film; place: Place }) {
  const { live } = film;
  const me = myNation(live.view.value);
  const { who, words, note } = toldOf(live, momentOf(place.part.scenes[place.scene]!, place.beat), me);
  return (
    <p class="subtitle" aria-live="polite" data-still>
      {who !== undefined && <NationBadge nation={who} size={26} />}
      <span class="ell">
        {words} {note && <small>{note}</small>}
      </span>
    </p>
  );
}

/** The film's own bar over the map, with what is told of it. */
export function FilmBar({ reel }: { reel: Reel }) {
  const say = filmWords.value;
  const film = reel.film.value;
  const place = film?.at.value;
  if (!film || !place || reel.still) return null;
  const phone = layout.value === 'phone';
  const phase = stepName(film.live, place.part.step) ?? text.value.table.setup;
  const paused = film.paused.value;
  const call = film.script.called(place.part).at(-1);
  return (
    <>
      <section class="film" aria-label={say.bar} data-still>
        <div class="fbr">
          <span class="fph">
            <Icon name={stepIcon(place.part.step)} size={20} />
            <b>{phase}</b>
          </span>
          {call ? (
            <span class="fn">
              <Icon name={calamityIcon(call.calamity)} size={20} />
              <span class="ell">{calamityName(film, call)}</span>
            </span>
          ) : place.beat.page && !CAST_ON.has(place.beat.page) ? (
            <span class="sp" />
          ) : (
            <Cast film={film} place={place} />
          )}
          {!phone && <Pace />}
          <button
            type="button"
            class="fbt"
            aria-label={paused ? say.play : say.pause}
            title={`${paused ? say.play : say.pause} (P)`}
            onClick={() => film.pause()}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          {!phone && (
            <button type="button" class="fbt sk" onClick={() => film.skip()}>
              {say.skip} <kbd aria-hidden="true">{say.space}</kbd>
            </button>
          )}
        </div>
        <Progress film={film} place={place} />
      </section>
      {place.beat.page === 'track' && <TrackRows film={film} place={place} />}
      {place.beat.page === 'deals' && <Deals film={film} place={place} />}
      {place.beat.page === 'purchases' && <Purchases film={film} place={place} />}
      {place.beat.calamity
        ? !place.beat.calamity.mine && <Banner film={film} beat={place.beat} />
        : !phone && <Subtitle film={film} place={place} />}
    </>
  );
}
