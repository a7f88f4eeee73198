import type { AreaId } from '@ochre/engine';
import { type ComponentChildren, Fragment } from 'preact';
import { gainsWords } from '../calamity/gains.ts';
import { nationName } from '../decisions/model/names.ts';
import { text } from '../i18n/index.ts';
import { askedWords } from '../live/asked.ts';
import { concerns } from '../live/digest.ts';
import { placesIn } from '../live/effects.ts';
import { useTable } from '../table/context.ts';
import { myNation, sitterAt } from '../table/model.ts';
import { Cite } from '../ui/Cite.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { namedIn } from './deals.ts';
import { firstOf, thingsIn, told, waysIn } from './ways.ts';
import { isLoss, type LogLine, loggedWords, subjectOf } from './words.ts';

/** A place that was named: pressed, the map goes there. */
function Spot({ area, name }: { area: AreaId; name: string }) {
  const { board } = useTable();
  const say = text.value.events;
  return (
    <button
      type="button"
      class="spot"
      title={say.seePlace(name)}
      onClick={(e) => {
        e.preventDefault();
        board.show([area]);
      }}
    >
      {name}
    </button>
  );
}

/** A sentence with the one it is about set off, and places that lead to the map. */
function Sentence({ words, subject, spots }: { words: string; subject: string; spots: readonly Named[] }) {
  const named = subject !== '' && words.startsWith(subject) ? subject : '';
  let rest = words.slice(named.length);
  const parts: ComponentChildren[] = [];
  for (const { area, name } of spots) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    const after = rest.slice(at + name.length);
    // A comma stays with the name before it.
    const mark = /^[,.;:]/.exec(after)?.[0] ?? '';
    parts.push(
      rest.slice(0, at),
      <span key={area} class="spot-end">
        <Spot area={area} name={name} />
        {mark}
      </span>,
    );
    rest = after.slice(mark.length);
  }
  return (
    <span>
      {named && <b>{named}</b>}
      {parts}
      {rest}
    </span>
  );
}

interface Named {
  area: AreaId;
  name: string;
}

/** Ways of a nation, each with its places; which of them met me. */
function Ways({ line }: { line: LogLine }) {
  const { session } = useTable();
  const say = text.value.events;
  const { map } = session.rules;
  const spot = (id: string): Named => {
    const area = map.waters[id]?.area ?? id;
    return { area, name: map.find(area)?.name ?? id };
  };
  return line.ways?.map(({ n, from, to, ship, meets }, i) => (
    <li key={i}>
      {n > 0 && `${n} `}
      {from && <Spot {...spot(from)} />}
      {' → '}
      <Spot {...spot(to)} />
      {ship && ` ${say.byShip}`}
      {meets && <b class="neg">, {say.meetsYou}</b>}
    </li>
  ));
}

/** One thing that happened. */
function Line({ line: { logged, moved, taken }, bare }: { line: LogLine; bare?: boolean }) {
  const { session, live } = useTable();
  const me = myNation(session.view.value);
  const { events } = text.value;
  const named = useNames();
  const { event } = logged;
  const who = subjectOf(event);
  const said = loggedWords(session, logged, sitterAt(live));
  const subject = who === undefined ? '' : named(who);
  // In a fold of its own the nation need not be named again.
  const words = bare ? without(said, subject) : said;
  const badge =
    !bare && (who === undefined ? <span class="nb none" /> : <NationBadge nation={who} size={16} />);
  return (
    <li class={who === me && isLoss(event) ? 'em' : ''}>
      {badge}
      <span>
        <Sentence
          words={words}
          subject={subject}
          spots={placesIn(event).flatMap((area) => {
            const name = session.rules.map.find(area)?.name;
            return name === undefined ? [] : [{ area, name }];
          })}
        />
        {moved !== undefined && moved > 0 && `: ${events.moved(moved)}`}
        {taken && `: ${namedIn(session.rules, taken)}`}{' '}
        <Cite
          cite={event.cite}
          says={() => askedWords(session, logged) ?? gainsWords(session.rules, logged, named)}
          quiet
        />
      </span>
    </li>
  );
}

/** A sentence without the nation it begins with. */
const without = (words: string, name: string): string =>
  name !== '' && words.startsWith(name) ? words.slice(name.length).replace(/^[:\s]+/, '') : words;

function useNames(): (id: string) => string {
  const { session } = useTable();
  const me = myNation(session.view.value);
  const { ui } = text.value;
  return (id) => (id === me ? ui.you : nationName(session.rules, id));
}

/** All that a nation did in a phase, folded; open where it touched me. */
function Folded({ who, lines }: { who: string; lines: readonly LogLine[] }) {
  const { session, live } = useTable();
  const me = myNation(session.view.value);
  const named = useNames();
  const touched =
    me !== undefined &&
    (who === me ||
      lines.some(({ logged, ways }) => concerns(logged.event, me) || ways?.some(({ meets }) => meets)));
  const name = named(who);
  const words = loggedWords(session, firstOf(lines).logged, sitterAt(live));
  const brief = waysIn(session.rules, lines) ?? without(words, name);
  return (
    <li class="folded" data-nation-fold={who}>
      <NationBadge nation={who} size={16} />
      <details class="ways" open={touched}>
        <summary>
          <b>{name}</b> <span class="brief">{brief}</span>
          <small class="many" data-explain="folded">
            {thingsIn(lines)}
          </small>
        </summary>
        <ul>
          {lines.toReversed().map((line) => (
            <Fragment key={line.logged.seq}>
              <Ways line={line} />
              {told(line) && <Line line={line} bare />}
            </Fragment>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A line by itself: ways are folded all the same. */
function Alone({ line }: { line: LogLine }) {
  const who = subjectOf(line.logged.event);
  return line.ways && who !== undefined ? <Folded who={who} lines={[line]} /> : <Line line={line} />;
}

/** Lines as they are told; `folded`: those of one nation together. */
export function LogLines({ lines, folded = false }: { lines: readonly LogLine[]; folded?: boolean }) {
  const byNation = Map.groupBy(lines, (line) => (folded && subjectOf(line.logged.event)) || line);
  return (
    <ul class="log">
      {[...byNation].map(([who, its]) =>
        typeof who === 'string' && its.length > 1 ? (
          <Folded key={who} who={who} lines={its} />
        ) : (
          its.map((line) => <Alone key={line.logged.seq} line={line} />)
        ),
      )}
    </ul>
  );
}
