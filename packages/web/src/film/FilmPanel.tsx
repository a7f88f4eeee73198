import type { Owner } from '@ochre/engine';
import { Calling } from '../calamity/Announcement.tsx';
import { Calls, calamityName, countIn } from '../calamity/Calls.tsx';
import { decisionTitle } from '../decisions/index.ts';
import { areaName } from '../decisions/model/names.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import type { Reel } from '../live/reel.ts';
import { pace } from '../settings/settings.ts';
import { layout } from '../table/layout.ts';
import { currentPhase, myNation, nameOf, stepName } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { castOf } from './course.ts';
import { Pace, Subtitle } from './FilmBar.tsx';
import type { Film } from './film.ts';
import type { Beat } from './parts.ts';
import { type Fought, figures, outcome, Rounds } from './Rounds.tsx';
import './film.css';
import type { Place } from './script.ts';
import { sharesOf } from './told.ts';

function titleOf(film: Film, { part, scene, beat }: Place): string {
  const say = filmWords.value;
  const { live } = film;
  const me = myNation(live.view.value);
  const named = (id: Owner): string => (id === me ? text.value.ui.you.toLowerCase() : nameOf(live, id));
  if (beat.page) return say.pages[beat.page];
  const fought = foughtIn(beat, me);
  if (fought) return outcome(live, fought);
  const call = film.script.called(part).at(-1);
  if (call) {
    const { last, all = last } = countIn(film, call);
    const struck = call.victims.filter(({ as }) => as === 'primary');
    const whom = (struck.length > 0 ? struck : call.victims).map(({ nation }) =>
      nation === me ? undefined : nameOf(live, nation),
    );
    return say.calamities.strikes(calamityName(film, call), whom, all - last);
  }
  const phase = stepName(live, part.step) ?? text.value.table.setup;
  const { actors, owners } = part.scenes[scene]!;
  const turns = [...castOf(film.script.course(part)).values()];
  // As long as more may be heard of the phase nobody knows how many are to come.
  const more = film.whole(part) ? turns.filter((turn) => turn === 'ahead').length : 0;
  const who = text.value.ui.list(actors.slice(0, 3).map(named));
  // What becomes of my own pieces needs no name.
  if (owners.every((id) => id === me)) return say.own(phase);
  if (part.step !== 'movement' || actors.length > 1) return say.acts(phase, who, more);
  const next = film.script.phaseAfter(part);
  return say.moves(who, more, next && say.inSentence(stepName(live, next) ?? next));
}

/** Whether only my own pieces are shown. */
const ownScene = ({ live }: Reel, { part, scene }: Place): boolean =>
  part.scenes[scene]!.owners.every((id) => id === myNation(live.view.value));

/** The conflict of this moment, mine before another's; an attack on a city has no rounds. */
function foughtIn({ effects }: Beat, me: Owner | undefined): Fought | undefined {
  const fights = effects.flatMap((e) => (e.kind === 'fight' && Object.keys(e.sides).length > 1 ? [e] : []));
  return fights.find(({ sides }) => me !== undefined && sides[me]) ?? fights[0];
}

/** The conflict of this moment round by round, and all others of the phase. */
function Fights({ film, place, fought }: { film: Film; place: Place; fought: Fought }) {
  const say = filmWords.value.fights;
  const { live } = film;
  const all = film.script.fights(place.part);
  const now = all.findIndex(({ fight }) => fight === fought);
  return (
    <>
      <Rounds key={fought.area} session={live} fought={fought} ms={place.beat.ms * pace.value} />
      {all.length > 1 && <h3 class="eyebrow">{say.all}</h3>}
      {all.length > 1 && (
        <ul class="card doings">
          {all.map(({ fight, done }, i) => (
            <li key={i} class={i === now ? 'on' : done ? 'done' : ''}>
              <Icon name={done && i !== now ? 'check' : 'swords'} />
              <b class="nw">{areaName(live.rules, fight.area)}</b>
              <span class="sec sm sp">{figures(live, fight, done)}</span>
              {i === now && <Chip tone="info">{say.now}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What each does in this phase, as far as it is known. */
function Doings({ film, place: { part } }: { film: Film; place: Place }) {
  const say = filmWords.value;
  const { live } = film;
  const cast = [...castOf(film.script.course(part))];
  const next = cast.find(([, turn]) => turn === 'ahead');
  return (
    <ul class="card doings">
      {cast.map(([id, turn]) => {
        const { stacks, ships, cities } = film.script.actsOf(id, part);
        return (
          <li key={id} class={turn}>
            <NationBadge nation={id} size={20} />
            <b>{nameOf(live, id)}</b>
            <span class="sec sm ell sp">{turn === 'ahead' ? '' : say.done(stacks, ships, cities)}</span>
            {turn === 'on' && <Chip tone="info">{part.step === 'movement' ? say.moving : say.doing}</Chip>}
            {id === next?.[0] && <Chip tone="line">{say.next}</Chip>}
          </li>
        );
      })}
    </ul>
  );
}

/** What a page came to for each nation, where it is a number. */
function Shares({ film: { live }, beat }: { film: Film; beat: Beat }) {
  const shares = sharesOf(beat, myNation(live.view.value));
  if (shares.length === 0) return null;
  return (
    <ul class="card doings">
      {shares.map(([id, n]) => (
        <li key={id}>
          <NationBadge nation={id} size={20} />
          <b class="sp">{nameOf(live, id)}</b>
          <b>+{n}</b>
        </li>
      ))}
    </ul>
  );
}

function After({ reel, film }: { reel: Reel; film: Film | undefined }) {
  const say = filmWords.value;
  const { live } = reel;
  const asked = live.view.value.prompts.find((d) => !d.optional) ?? live.view.value.prompts[0];
  const phase = currentPhase(live).value;
  const what = stepName(live, live.view.value.open.phase) ?? (asked && decisionTitle(asked)) ?? '';
  return (
    <div class="afterfilm">
      <h3 class="eyebrow">{say.after}</h3>
      <p>
        <Icon name="hand" size={17} />
        <span>{asked ? say.nextDecision(say.inSentence(what), phase?.number) : say.noDecision}</span>
      </p>
      <p>
        <Icon name="eye" size={17} />
        <span>{say.stays}</span>
      </p>
      <p>
        <Icon name="gear" size={17} />
        <span>{film ? say.keys : say.settings}</span>
      </p>
    </div>
  );
}

/** The panel while a film is shown: who moves, what comes after, and the way out. */
export function FilmPanel({ reel }: { reel: Reel }) {
  const say = filmWords.value;
  const film = reel.film.value;
  const place = film?.at.value;
  const playing = myNation(reel.live.view.value) !== undefined;
  if (film && place && film.waits.value) return <Calling film={film} beat={place.beat} still={reel.still} />;
  if (reel.still) return null;
  if (layout.value === 'phone')
    return (
      <section class="filmpanel phone">
        {film && place ? <Subtitle film={film} place={place} /> : <p>{say.begins}</p>}
        <div class="row">
          <Pace />
          <Button onPress={() => film?.skip()}>{playing ? say.skipShort : say.skip}</Button>
        </div>
      </section>
    );
  const me = myNation(reel.live.view.value);
  const fought = place && foughtIn(place.beat, me);
  const mine = place && (ownScene(reel, place) || (me !== undefined && fought?.sides[me] !== undefined));
  return (
    <section class="filmpanel">
      <p class="eyebrow info">
        {mine ? say.ownEyebrow : place?.part.step === 'movement' ? say.movesEyebrow : say.eyebrow}
      </p>
      <h2>{film && place ? titleOf(film, place) : say.begins}</h2>
      {film &&
        place &&
        !place.beat.page &&
        (fought ? (
          <Fights film={film} place={place} fought={fought} />
        ) : film.script.called(place.part).length > 0 ? (
          <Calls film={film} part={place.part} />
        ) : (
          <Doings film={film} place={place} />
        ))}
      {film && place?.beat.page && <Shares film={film} beat={place.beat} />}
      <After reel={reel} film={film} />
      <span class="sp" />
      <Button full onPress={() => film?.skip()}>
        {playing ? say.skipToMe : say.skipToNow} <kbd aria-hidden="true">{say.space}</kbd>
      </Button>
    </section>
  );
}
