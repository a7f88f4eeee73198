import type { NationId, Position } from '@ochre/engine';
import { setOf, value } from '@ochre/engine/query';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Explained } from '../explain/attribute.ts';
import { text } from '../i18n/index.ts';
import { placings } from '../standings/placing.ts';
import { CardSet, evilAmong, type HeldSet, setsOf } from '../ui/cards.tsx';
import { calamityIcon, goodColour } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useHidden } from '../ui/useHidden.ts';
import { useTable } from './context.ts';
import { layout } from './layout.ts';
import { Behind } from './lazyCompany.ts';
import { myNation, nameOf, positionOf, standingOf } from './model.ts';

function Figure(props: {
  icon: Explained;
  title: string;
  n: number;
  of?: number;
  note: string;
  /** What the note is about, where that is something else. */
  notes?: Explained;
  warn?: boolean;
  children?: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what it means is read on focus
    <div class="fig" role="group" aria-label={props.title} data-explain={props.icon} tabIndex={0}>
      <span class="ti">
        <Icon name={props.icon} />
        {props.title}
      </span>
      <span class="n disp">
        {props.n}
        {props.of !== undefined && <small>/{props.of}</small>}
      </span>
      {props.children}
      <small class={props.warn ? 'neg' : 'mute'} data-explain={props.notes ?? props.icon}>
        {props.note}
      </small>
    </div>
  );
}

const Pips = ({ n, of }: { n: number; of: number }) => (
  <span class="pips" aria-hidden="true" data-explain="pips">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < n ? 'on' : ''} />
    ))}
  </span>
);

const Gauge = ({ n, of }: { n: number; of: number }) => (
  <span class="gauge" aria-hidden="true">
    <i style={{ width: `${of > 0 ? Math.min(100, (n / of) * 100) : 0}%` }} />
  </span>
);

/** My place by what counts for the victory. */
function placeWords(p: Position, me: NationId): string {
  const say = text.value.table;
  const rows = placings(p);
  const mine = rows.find(({ id }) => id === me)!;
  const level = rows.filter(({ place }) => place === mine.place).length;
  if (level > 1 && level === rows.length) return say.allLevel;
  return (level > 1 ? say.sharedPlace : say.place)(mine.place, rows.length);
}

/** What my nation has: figures, then the hand. */
export function Figures() {
  const { session } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const me = myNation(view);
  if (!me) return null;
  const p = positionOf(session, view);
  const { tokens, cities } = standingOf(p, view, me);
  const { stock, treasury, ships } = view.open.nations[me]!;
  const pieces = setOf(p);
  const needed = cities * value(p, me, 'supportRate');
  const tax = cities * value(p, me, 'taxRate');
  const afloat = Object.values(ships).reduce((a, b) => a + b, 0);
  return (
    <>
      <Figure icon="token" title={say.board} n={tokens} note={say.ofTokens(pieces.tokens)}>
        <Gauge n={tokens} of={pieces.tokens} />
      </Figure>
      <Figure icon="stock" title={say.stock} n={stock.tokens} note={say.toExpand}>
        <Gauge n={stock.tokens} of={pieces.tokens} />
      </Figure>
      <Figure icon="treasury" title={say.treasury} n={treasury} note={say.tax(tax)} notes="tax">
        <Gauge n={treasury} of={pieces.tokens} />
      </Figure>
      <Figure
        icon="city"
        title={say.cities}
        n={cities}
        of={pieces.cities}
        note={tokens < needed ? say.short(needed - tokens) : say.support(needed)}
        notes="support"
        warn={tokens < needed}
      >
        <Pips n={cities} of={pieces.cities} />
      </Figure>
      <Figure icon="ship" title={say.ships} n={afloat} of={pieces.ships} note={say.shipsAfloat}>
        <Pips n={afloat} of={pieces.ships} />
      </Figure>
    </>
  );
}

/** A set in a row of its own: good, number and worth. */
function SetChip({ set }: { set: HeldSet }) {
  const { card, name, cards, worth } = set;
  const good = card.commodity?.id ?? card.id;
  return (
    <span
      class={card.calamity ? 'setchip cal' : 'setchip'}
      style={{ '--tc': goodColour(good) } as never}
      role="img"
      data-explain={card.calamity ? 'calamity' : 'set'}
      aria-label={
        card.calamity
          ? text.value.ui.cardValue(name, card.stack)
          : text.value.ui.setWorth(cards.length, name, worth)
      }
    >
      <Icon name={card.calamity ? calamityIcon(card.calamity.id) : good} size={18} />
      <b>{name}</b>
      {!card.calamity && <small>×{cards.length}</small>}
      {!card.calamity && <b>{worth}</b>}
    </span>
  );
}

/** The hand as cards, or as rows where there is little room; what is out of sight is counted. */
function Hand() {
  const { session, animator, board } = useTable();
  const say = text.value.table;
  const hand = session.view.value.own?.hand ?? [];
  const sets = setsOf(session.rules, hand);
  const worth = sets.reduce((n, s) => n + s.worth, 0);
  const row = useRef<HTMLDivElement>(null);
  const { hidden, tight } = useHidden(row);
  const rows = layout.value === 'rail';
  if (hand.length === 0)
    return (
      <div class="hand empty">
        <p>
          <b>{say.handEmpty}</b> {say.handEmptyWhy(say.phases['drawCards']!)}
        </p>
      </div>
    );
  const onMore = (): void => {
    if (rows) board.drawer.value = 'hand';
    else row.current?.scrollBy({ left: row.current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section class={animator.dealt.value ? 'hand dealt' : 'hand'} aria-label={say.hand}>
      <header class="row sm" data-explain="hand">
        <Icon name="hand" />
        <b class="nw">
          {say.hand} · {say.handCards(hand.length)}
        </b>
        {hidden > 0 && (
          <button
            type="button"
            class={evilAmong(sets.slice(-hidden)) ? 'chip warn' : 'chip och'}
            onClick={onMore}
          >
            {evilAmong(sets.slice(-hidden)) && <Icon name="calamity" label={say.calamityAmong} />}+{hidden}
            <span class="sr">{say.wholeHand}</span>
            <Icon name="right" />
          </button>
        )}
        <span class="sp" />
        <span class="sec nw" data-explain="set">
          {say.setsWorth(worth)}
        </span>
      </header>
      <div
        class={rows ? 'rows' : tight ? 'sets tight scroll-x' : 'sets scroll-x'}
        ref={row}
        role="group"
        aria-label={say.hand}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        tabIndex={0}
      >
        {sets.map((set) =>
          rows ? <SetChip key={set.name} set={set} /> : <CardSet key={set.name} set={set} />,
        )}
      </div>
    </section>
  );
}

export function Mat() {
  const { session, live, board } = useTable();
  const view = session.view.value;
  const me = myNation(view);
  const behind = live.company?.table.value.delay;
  if (!me && view.viewer === 'observer')
    return (
      <footer class="mat intro">
        <p>
          <Icon name="eye" size={26} />
          <span>
            <b>{text.value.table.watching}</b>
            <small>{text.value.table.watchingHint}</small>
            {behind && <Behind delay={behind} />}
          </span>
        </p>
      </footer>
    );
  if (!me)
    return (
      <footer class="mat intro">
        {text.value.table.intro.map(([icon, title, words]) => (
          <p key={icon}>
            <Icon name={icon!} size={26} />
            <span>
              <b>{title}</b>
              <small>
                {icon === 'succession' && session.rules.policies.foremost
                  ? text.value.table.introRace
                  : words}
              </small>
            </span>
          </p>
        ))}
      </footer>
    );
  return (
    <footer class="mat">
      <button type="button" class="who" aria-keyshortcuts="i" onClick={() => board.look(me)}>
        <span data-explain="nation">
          <NationBadge nation={me} size={36} />
        </span>
        <span>
          <b class="disp">{nameOf(session, me)}</b>
          <small class="mute" data-explain="place">
            {placeWords(positionOf(session, session.view.value), me)}
          </small>
        </span>
      </button>
      <Figures />
      <Hand />
    </footer>
  );
}
