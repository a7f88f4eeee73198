import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { causeOf } from '../calamity/cause.ts';
import { OriginLine } from '../calamity/OriginLine.tsx';
import { callOf } from '../calamity/victims.ts';
import { needWords } from '../decisions/model/epoch.ts';
import { Rounds } from '../film/Rounds.tsx';
import { SinceChoice } from '../film/SinceChoice.tsx';
import { MARK_ICONS } from '../history/stops.ts';
import { text } from '../i18n/index.ts';
import { withSkippedMarkets } from '../log/markets.ts';
import { eventWords, loggedWords, subjectOf } from '../log/words.ts';
import { momentOf } from '../session/past.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { myNation, trackOf } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { Cite } from '../ui/Cite.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { type Absence, type Figures, figuresOf, type News } from './absence.ts';
import { type Arrival, arrivalsOf } from './arrivals.ts';
import { askedWords, lackingOf } from './asked.ts';
import { tokenChanges } from './changes.ts';
import { digest, hurts, type NewsKind } from './digest.ts';
import { placesIn } from './effects.ts';
import { costOf } from './losses.ts';
import { factsOf, type Note, notesOf } from './notes.ts';
import { noteWords } from './noteWords.ts';
import './since.css';
import { type Shortfall, shortfallOf } from './shortfall.ts';
import { allOf, type Touch, touchesOf } from './touches.ts';
import { useFold } from './useFold.ts';

const MINE_SHOWN = 4;
const KINDS: readonly NewsKind[] = [
  'move',
  'battle',
  'city',
  'calamity',
  'deal',
  'advance',
  'marker',
  'stayed',
];
const ICONS: Record<NewsKind, string> = {
  ...MARK_ICONS,
  marker: 'succession',
  stayed: 'succession',
  move: 'movement',
};
const FIGURES: readonly (keyof Figures)[] = ['tokens', 'cities', 'treasury', 'hand', 'space'];

/** Since when the news are told. */
export function sinceWhen(why: News['why']): string {
  const { decided, looked, eyebrow } = text.value.history.since;
  return { waited: decided, watched: looked, away: eyebrow }[why];
}

/** What a marker that stayed lacked, after what is said of it. */
function lackedBy(session: Session, logged: LoggedEvent): string {
  const lacking = lackingOf(session, logged);
  if (lacking.length === 0) return '';
  const say = text.value.history.since;
  const space = factsOf('marker', [logged])[0]!.to + 1;
  return say.asks(space, text.value.ui.list(lacking.map((need) => say.lacks(needWords(need), need.have))));
}

/** What was taken from me, and tokens that stand where a city was. */
function Took({ events, me }: { events: readonly LoggedEvent[]; me: string }) {
  const { tokens, cities, left } = costOf(
    events.map(({ event }) => event),
    me,
  );
  if (tokens + cities === 0) return null;
  return (
    <b class="took neg">
      {tokens > 0 && <span>−{tokens}</span>}
      {cities > 0 && <span>{text.value.history.since.citiesLost(cities)}</span>}
      {left > 0 && <span class="pos">+{left}</span>}
    </b>
  );
}

/** Why a check of support took a city of mine. */
const shortWords = (short: Shortfall | undefined): string =>
  short ? text.value.history.since.short(short.cities, short.tokens, short.needed, short.first) : '';

interface ItemProps {
  news: News;
  touch: Touch;
  arrival: Arrival | undefined;
  n: number;
  onSee?: (() => void) | undefined;
}

function Item({ news, touch, arrival, n, onSee }: ItemProps) {
  const { live } = useTable();
  const say = text.value.history.since;
  const me = myNation(live.view.value);
  const { logged, after } = touch;
  const { event } = logged;
  // Below the calamity it came from a loss need not name it.
  const head = callOf(logged)?.calamity;
  const shortOf = (e: LoggedEvent): Shortfall | undefined =>
    me === undefined ? undefined : shortfallOf(live.sight(), news, e, me);
  const told = (e: LoggedEvent): string =>
    `${head && causeOf(live.rules, [], e)?.calamity.id === head ? eventWords(live.rules, e.event, me) : loggedWords(live, e)}${lackedBy(live, e)}${shortWords(shortOf(e))}`;
  return (
    <li>
      <b class="no">{n}</b>
      <div class="sp">
        <span class={callOf(logged) ? 'b' : ''}>
          {told(logged)}
          {arrival && say.beside(arrival.tokens, arrival.city)}
        </span>{' '}
        <Cite
          cite={shortOf(logged)?.first ? live.rules.cite('supportNewFirst') : event.cite}
          says={() => askedWords(live, logged)}
          quiet
        />
        {event.type === 'calamityRevealed' && event.open.nation === me && (
          <OriginLine session={live} card={event.open.card} size={18} />
        )}
        {event.type === 'tokenConflict' && (
          <details class="whyfold">
            <summary>{text.value.ui.why}</summary>
            <Rounds session={live} fought={event.open} />
          </details>
        )}
        {after.length > 0 && (
          <ul class="after">
            {after.map((e) => (
              <li key={e.seq}>{told(e)}</li>
            ))}
          </ul>
        )}
        {onSee && (
          <button type="button" class="see" onClick={onSee}>
            <Icon name="play" size={13} /> {say.replay}
          </button>
        )}
      </div>
      {me !== undefined && <Took events={allOf(touch)} me={me} />}
    </li>
  );
}

/** What one of the others did of note; pressed, it is shown. */
function Noted({ note, onSee }: { note: Note; onSee(e: LoggedEvent): void }) {
  const { live } = useTable();
  return (
    <button type="button" class="kind noted" onClick={() => onSee(note.done[0]!.logged[0]!)}>
      <NationBadge nation={note.nation} size={18} />
      <span class="sp">{noteWords(live, note)}</span>
    </button>
  );
}

/** What others did, by kind: the number, and who. */
function Elsewhere({
  kind,
  events,
  onSee,
}: {
  kind: NewsKind;
  events: LoggedEvent[];
  onSee(e: LoggedEvent): void;
}) {
  const say = text.value.history.since;
  const who = [...new Set(events.flatMap((e) => subjectOf(e.event) ?? []))].slice(0, 5);
  return (
    <button type="button" class="kind" onClick={() => onSee(events[0]!)}>
      <Icon name={ICONS[kind]} />
      <span class="sp">{say.counts[kind](events.length)}</span>
      <span class="row">
        {who.map((id) => (
          <NationBadge key={id} nation={id} size={16} />
        ))}
      </span>
    </button>
  );
}

/** What the change of my tokens is made of, where the board before is known. */
function Made({ news: { since, events } }: { news: News }) {
  const { live } = useTable();
  const me = myNation(live.view.value);
  const first = events[0]?.seq;
  if (!since || me === undefined || first === undefined) return null;
  const told = live.log.value.flatMap(({ seq, event }) => (seq >= first ? [event] : []));
  const changes = tokenChanges(live.rules, since, told, live.view.value.open, me);
  return (
    <tr class="made">
      <td colSpan={4}>{text.value.history.since.made(changes.map(([why, n]) => ({ why, n })))}</td>
    </tr>
  );
}

function ThenAndNow({ news, before }: { news: News; before: Figures }) {
  const { live } = useTable();
  const say = text.value.history.since;
  const now = figuresOf(live.view.value);
  const changed = now ? FIGURES.filter((key) => now[key] !== before[key]) : [];
  if (!now || changed.length === 0) return null;
  return (
    <table class="thennow">
      <caption>{say.thenAndNow}</caption>
      <tbody>
        {changed.map((key) => (
          <Fragment key={key}>
            <tr>
              <th scope="row">{(key === 'space' && trackOf(live)?.full) || say[key]}</th>
              <td>{before[key]}</td>
              <td aria-hidden="true">→</td>
              <td>
                <b class={now[key] < before[key] ? 'neg' : 'pos'}>{now[key]}</b>
              </td>
            </tr>
            {key === 'tokens' && <Made news={news} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** First in the panel after an absence: what touched me, what else happened, each with a way to see it. */
export function SinceCard({ absence, news }: { absence: Absence; news: News }) {
  const { live, history } = useTable();
  const say = text.value.history.since;
  const all = useSignal(false);
  const me = myNation(live.view.value);
  // Whether a market was left out shows in the turn as a whole.
  const [first, last] = [news.events[0]?.seq ?? 0, news.events.at(-1)?.seq ?? -1];
  const events = withSkippedMarkets(live.log.value, live.rules).filter(
    ({ seq }) => seq > first - 1 && seq <= last,
  );
  const arrivals = useMemo(() => arrivalsOf(live.rules, news, live.view.value.open, me), [live, news, me]);
  const { others, count } = digest(events, me, arrivals);
  const mine = touchesOf(events, me, arrivals);
  const hurt = me !== undefined && mine.some((touch) => allOf(touch).some(({ event }) => hurts(event, me)));
  const shown = all.value ? mine : mine.slice(0, MINE_SHOWN);
  const see = (logged: LoggedEvent) => () =>
    void history?.go(momentOf(live.log.peek(), logged), false, placesIn(logged.event));
  const phone = layout.value === 'phone';
  // It opens by itself where something was taken from me, and after an absence; on a phone what is asked has the room.
  const { open, byItself, ref, onPress } = useFold(news, !phone && (hurt || news.why === 'away'));
  if (mine.length === 0 && count === 0 && !news.before) return null;
  const notes = notesOf(live.rules, { others });
  const told = new Set(notes.flatMap(({ done }) => done.flatMap(({ logged }) => logged)));
  const [top] = notes;
  // Closed and without anything of mine it says at least the weightiest.
  const title =
    top && mine.length === 0 && !open
      ? say.first(noteWords(live, top), count - top.done.flatMap(({ logged }) => logged).length)
      : say.title(
          mine.length,
          count,
          KINDS.flatMap((kind) => (others[kind] ? [say.counts[kind](others[kind].length)] : [])),
        );
  return (
    <details
      class={`since card info${hurt ? ' hurt' : ''}${byItself ? ' yields' : ''}`}
      open={open}
      ref={ref}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={onPress}>
        {phone && <Icon name={hurt ? 'warn' : 'eye'} size={18} />}
        <span class="eyebrow info">{sinceWhen(news.why)}</span>
        <b>{title}</b>
        {!open && me !== undefined && <Took events={mine.flatMap(allOf)} me={me} />}
      </summary>
      {phone && (
        <div class="row">
          <SinceChoice />
        </div>
      )}
      {shown.length > 0 && (
        <ol>
          {shown.map((touch, i) => (
            <Item
              key={touch.logged.seq}
              news={news}
              touch={touch}
              arrival={arrivals.get(touch.logged.seq)}
              n={i + 1}
              onSee={history && see(touch.logged)}
            />
          ))}
        </ol>
      )}
      {mine.length > shown.length && (
        <Button
          size="sm"
          kind="ghost"
          onPress={() => {
            all.value = true;
          }}
        >
          {say.more(mine.length - shown.length)}
        </Button>
      )}
      {count > 0 && mine.length > 0 && <h3 class="eyebrow">{say.elsewhere}</h3>}
      {notes.map((note) => (
        <Noted key={note.nation} note={note} onSee={(e) => see(e)()} />
      ))}
      {KINDS.map((kind) => {
        const rest = others[kind]?.filter((logged) => !told.has(logged)) ?? [];
        return rest.length > 0 && <Elsewhere key={kind} kind={kind} events={rest} onSee={(e) => see(e)()} />;
      })}
      {news.before && <ThenAndNow news={news} before={news.before} />}
      <Button size="sm" full onPress={() => absence.dismiss()}>
        {say.dismiss}
      </Button>
    </details>
  );
}
