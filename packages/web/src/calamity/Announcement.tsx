import type { Calamity, Position } from '@ochre/engine';
import { CITY_POINTS } from '@ochre/engine/query';
import { useEffect, useRef } from 'preact/hooks';
import { decisionTitle } from '../decisions/index.ts';
import { harmOf } from '../effects/calamity.ts';
import type { Film } from '../film/film.ts';
import type { Announced, Beat } from '../film/parts.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { myNation, nameOf, positionOf } from '../table/model.ts';
import { TradeCard } from '../ui/cards.tsx';
import { calamityIcon } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { countIn } from './Calls.tsx';
import './calamity.css';
import { handedOn } from './giver.ts';
import { OriginLine } from './OriginLine.tsx';
import { SumLines } from './SumLines.tsx';
import { type Sum, sumOf } from './sum.ts';
import { tollNow } from './toll.ts';
import type { Victim } from './victims.ts';

/** All that is to be said of a calamity before it strikes. */
interface Told {
  film: Film;
  announced: Announced;
  calamity: Calamity;
  /** The table as it is before it strikes. */
  p: Position;
  number: string;
}

function toldOf(film: Film, beat: Beat): Told | undefined {
  const { live } = film;
  const announced = beat.calamity;
  const calamity = live.rules.ruleset.calamities.find((c) => c.id === announced?.calamity);
  if (!announced || !calamity) return undefined;
  const p = positionOf(live, { ...beat.view, open: beat.shots[0]!.open });
  const { first, last, all } = countIn(film, announced);
  return { film, announced, calamity, p, number: filmWords.value.calamity(first, last, all) };
}

/** What it does to its victim, in a sentence; damage to me by its numbers. */
function Effect({ told: { film, announced, calamity, p }, sum }: { told: Told; sum?: Sum | undefined }) {
  const say = filmWords.value.calamities;
  const me = myNation(film.live.view.value);
  const by = announced.victims.find(({ nation }) => nation === me)?.by;
  if (sum?.measure === 'damage' && sum.total !== undefined && calamity.run === 'unitLoss') {
    if (by !== undefined) return <p>{say.named(nameOf(film.live, by), sum.total)}</p>;
    const { players = 0, measure = 0 } = calamity.secondary ?? {};
    const others = Object.keys(p.open.nations).length - 1;
    return <p>{say.youTake(sum.total, Math.min(players, others), measure)}</p>;
  }
  const struck = announced.victims.find(({ as }) => as === 'primary')?.nation;
  const named = struck === undefined || struck === me ? undefined : nameOf(film.live, struck);
  return <p>{harmOf(calamity, named)}</p>;
}

/** To whom the card came, where that is known. */
function toWhom(live: Session, { victims }: Announced): string | undefined {
  const struck = victims.filter(({ as }) => as === 'primary').map(({ nation }) => nameOf(live, nation));
  return struck.length > 0 ? filmWords.value.calamities.to(text.value.ui.list(struck)) : undefined;
}

/** A calamity that strikes others: the same form, half as high; it passes by itself. */
export function Banner({ film, beat }: { film: Film; beat: Beat }) {
  const told = toldOf(film, beat);
  if (!told) return null;
  const { live } = film;
  const { calamity, announced, number } = told;
  const say = filmWords.value.calamities;
  const me = myNation(live.view.value);
  const whom = toWhom(live, announced);
  const tolls = tollNow(live, announced, me);
  const mine = beat.events.some(
    ({ turn, event: { type, open } }) =>
      type === 'calamityRevealed' &&
      me !== undefined &&
      open.nation !== me &&
      handedOn(live.log.value, turn, me, open.card, open.nation),
  );
  return (
    <div class="announce" role="status" data-still>
      <span class="pic">
        <Icon name={calamityIcon(calamity.id)} size={46} />
      </span>
      <div class="sp">
        <p class="eyebrow">
          {number}
          {whom !== undefined && ` · ${whom}`}
        </p>
        <h2>{calamity.name}</h2>
        {tolls.length === 0 && <Effect told={told} />}
        {mine && <p class="b">{say.handedOn}</p>}
        {tolls.length === 0 ? (
          <p class="row wrap">
            {announced.victims.map(({ nation }) => (
              <span key={nation} class="row">
                <NationBadge nation={nation} size={22} />
                <b>{nameOf(live, nation)}</b>
              </span>
            ))}
          </p>
        ) : (
          tolls.map(({ holder, others, words }) => (
            <p key={holder} class="toll">
              <NationBadge nation={holder} size={22} />
              <span>
                {words}{' '}
                {others.map((id) => (
                  <NationBadge key={id} nation={id} size={16} />
                ))}
              </span>
            </p>
          ))
        )}
      </div>
    </div>
  );
}

/** Those whom it hits, with what comes to each, and empty places for those I am to name. */
function Victims({ told: { film, announced, calamity, p }, sum }: { told: Told; sum: Sum }) {
  const say = filmWords.value.calamities;
  const { live } = film;
  const me = myNation(live.view.value);
  const { victims } = announced;
  const asked = live.view.value.prompts.find((d) => d.kind === 'chooseNations');
  const toName = asked?.ask.purpose === calamity.id ? asked.ask : undefined;
  // That I am hit alone has been said.
  if (victims.length === 1 && victims[0]!.nation === me && !toName) return null;
  const amount = ({ nation, as }: Victim): number | undefined =>
    nation === me ? sum.total : sumOf(p, nation, calamity, as).total;
  return (
    <section>
      <h3 class="eyebrow">{say.victims}</h3>
      <ul class="victims">
        {victims
          .toSorted((a, b) => Number(b.nation === me) - Number(a.nation === me))
          .map((victim) => (
            <li key={victim.nation} class={victim.nation === me ? 'me' : ''}>
              <NationBadge nation={victim.nation} size={34} />
              <span>
                <b>{victim.nation === me ? text.value.ui.you : nameOf(live, victim.nation)}</b>
                <small>{say[victim.as]}</small>
              </span>
              <b class="n neg">{amount(victim)}</b>
            </li>
          ))}
        {Array.from({ length: toName?.count ?? 0 }, (_, i) => (
          <li key={i} class="open">
            <span class="place">{i + 1}</span>
            <span>
              <b>{say.youName}</b>
              <small>{say.oneOf(toName!.among.length)}</small>
            </span>
            <b class="n neg">{calamity.secondary?.measure}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who gains by what strikes me, and what it came to, as far as that is settled. */
function Outcome({ told: { film, announced } }: { told: Told }) {
  const { live } = film;
  const me = myNation(live.view.value);
  const tolls = tollNow(live, announced, me);
  const { turn, seq } = announced.logged;
  const gains = live.log.value.find(
    ({ turn: then, seq: no, event: { type, open } }) =>
      then === turn &&
      no > seq &&
      type === 'beneficiary' &&
      open.victim === me &&
      open.calamity === announced.calamity,
  )?.event;
  if (tolls.length === 0 && gains?.type !== 'beneficiary') return null;
  const say = filmWords.value.calamities;
  return (
    <section>
      <h3 class="eyebrow">{say.came}</h3>
      {tolls.length === 0 && gains?.type === 'beneficiary' && (
        <p class="toll">
          <NationBadge nation={gains.open.nation} size={22} />
          <span>{say.gains(nameOf(live, gains.open.nation))}</span>
        </p>
      )}
      {tolls.map(({ holder, words }) => (
        <p key={holder} class="toll">
          <NationBadge nation={holder} size={22} />
          <span>{words}</span>
        </p>
      ))}
    </section>
  );
}

/** A calamity that strikes me: what it is, from whom, what my advances change, and whom it hits; it waits. */
export function Calling({ film, beat, still }: { film: Film; beat: Beat; still: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [beat]);
  const told = toldOf(film, beat);
  const { live } = film;
  const me = myNation(live.view.value);
  if (!told || me === undefined) return null;
  const say = filmWords.value.calamities;
  const { announced, calamity, p, number } = told;
  const as = announced.victims.find(({ nation }) => nation === me)?.as ?? 'secondary';
  const whom = as === 'primary' ? say.toYou : (toWhom(live, announced) ?? say.youAre[as]);
  const sum = sumOf(p, me, calamity, as);
  const card = beat.events
    .flatMap(({ event }) => (event.type === 'calamityRevealed' ? [event.open] : []))
    .find(({ nation }) => nation === me)?.card;
  const drawn = live.rules.findCard(card ?? calamity.id);
  const next = live.view.value.prompts.find((d) => !d.optional);
  const last = next && (next.ask as { purpose?: string }).purpose?.split('.')[0] === calamity.id;
  const counts = say.counts(CITY_POINTS);
  return (
    <section
      class={still ? 'calling still' : 'calling'}
      aria-label={calamity.name}
      aria-live="polite"
      data-still
    >
      <div class="scroll">
        <header>
          {drawn && <TradeCard card={drawn} />}
          <div>
            <p class="eyebrow">
              {number} · {whom}
            </p>
            <h2>{calamity.name}</h2>
            <Effect told={told} sum={sum} />
          </div>
        </header>
        {card !== undefined && <OriginLine session={live} card={card} size={30} />}
        <SumLines calamity={calamity} sum={sum} />
        <Victims told={told} sum={sum} />
        <Outcome told={told} />
      </div>
      <footer>
        {sum.measure === 'damage' && (
          <p>{counts.map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</p>
        )}
        <button type="button" class="btn pri" ref={button} onClick={() => film.on()}>
          {last ? decisionTitle(next) : say.on} <kbd aria-hidden="true">{say.enter}</kbd>
        </button>
      </footer>
    </section>
  );
}
