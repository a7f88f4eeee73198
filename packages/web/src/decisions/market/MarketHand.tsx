import type { CardId } from '@ochre/engine';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { layout } from '../../table/layout.ts';
import { evilAmong, type HeldSet, setsOf, TradeCard } from '../../ui/cards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHidden } from '../../ui/useHidden.ts';
import { freshCards, type SetChange } from '../model/deals.ts';
import { handValue } from '../model/trade.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { Desk } from './desk.ts';
import { useMarketKeys } from './keys.ts';
import './market.css';

/** A card pulled so far up or down goes into the offer or back. */
const PULL = 36;
/** Room kept before the first lifted card. */
const ROOM = 40;
/** Less than this is a press. */
const STILL = 6;

/** The last ones of a set, so many of each face. */
function marked(cards: readonly CardId[], count: ReadonlyMap<CardId, number>): boolean[] {
  const left = new Map(count);
  return cards
    .toReversed()
    .map((card) => {
      const n = left.get(card) ?? 0;
      left.set(card, n - 1);
      return n > 0;
    })
    .toReversed();
}

const counted = (cards: readonly CardId[]): Map<CardId, number> => {
  const count = new Map<CardId, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
};

interface HandCardProps {
  card: CardId;
  set: HeldSet;
  lifted: boolean;
  fresh: boolean;
  fixed: boolean;
  /** Whether others of its set lie over it: then only its edge can be pressed, and the one in front stands for it. */
  behind: boolean;
  /** What a press does to a card that lies in the offer, if not to take it back. */
  again?: (() => void) | undefined;
  onAdd(): void;
  onBack(): void;
}

/** One card of the hand: pressed or pulled, it goes into the offer and comes back. */
function HandCard({ card, set, lifted, fresh, fixed, behind, again, onAdd, onBack }: HandCardProps) {
  const say = market.value;
  const from = useRef<{ x: number; y: number; pulled: boolean } | undefined>(undefined);
  const words = [fresh && say.fresh, lifted && say.inOffer, fixed && say.cannotTrade];
  const classes = ['mh-card', lifted && 'lifted', fresh && 'fresh', fixed && 'fixed'];
  const end = (el: HTMLElement, dy: number): void => {
    el.style.translate = '';
    if (dy < -PULL && !lifted) onAdd();
    if (dy > PULL && lifted) onBack();
  };
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-card={card}
      data-explain={set.card.calamity && 'calamity'}
      data-calamity={set.card.calamity?.id}
      aria-pressed={lifted}
      aria-disabled={fixed || undefined}
      {...(behind && { 'aria-hidden': true, tabIndex: -1 })}
      onClick={() => {
        if (from.current?.pulled) from.current = undefined;
        else if (lifted) (again ?? onBack)();
        else if (!fixed) onAdd();
      }}
      onPointerDown={(e) => {
        from.current = { x: e.clientX, y: e.clientY, pulled: false };
      }}
      onPointerMove={(e) => {
        const start = from.current;
        if (!start || e.buttons === 0 || fixed) return;
        const [dx, dy] = [e.clientX - start.x, e.clientY - start.y];
        if (!start.pulled && (Math.abs(dy) < STILL || Math.abs(dy) < Math.abs(dx))) return;
        if (!start.pulled) e.currentTarget.setPointerCapture(e.pointerId);
        start.pulled = true;
        e.currentTarget.style.translate = `${dx}px ${dy}px`;
      }}
      onPointerUp={(e) => {
        if (from.current?.pulled) end(e.currentTarget, e.clientY - from.current.y);
      }}
      onPointerCancel={(e) => {
        e.currentTarget.style.translate = '';
        from.current = undefined;
      }}
    >
      <TradeCard card={set.card} held={set.cards.length} />
      <span class="sr">{words.filter(Boolean).join(', ')}</span>
    </button>
  );
}

function Heading({ set, at, change }: { set: HeldSet; at: number; change: SetChange | undefined }) {
  const say = market.value;
  const { before = set.worth, after = set.worth } = change ?? {};
  const tone = after > before ? 'pos' : after < before ? 'neg' : '';
  return (
    <p class="mh-top">
      {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
      <b class={set.card.calamity ? 'neg' : ''}>{set.name}</b>
      {set.card.calamity ? (
        <small>{set.card.calamity.tradeable ? say.mayBeGiven : say.cannotTrade}</small>
      ) : before === after ? (
        <small>{say.worth(before)}</small>
      ) : (
        <small>
          <span class="sr">{say.fromTo(before, after)}</span>
          <span aria-hidden="true">
            {before} → <b class={tone}>{after}</b>
          </span>
        </small>
      )}
    </p>
  );
}

/** What the whole hand is worth, and after what is being written. */
function Total({ desk, hand }: { desk: Desk; hand: readonly CardId[] }) {
  const say = market.value;
  const now = handValue(desk.session.rules, hand);
  const after = desk.active ? desk.worth.sure : now;
  return (
    <p class="mh-total">
      <small>{say.allSets}</small>
      {now === after ? (
        <b class="disp">{now}</b>
      ) : (
        <b class="disp">
          <span class="sr">{say.fromTo(now, after)}</span>
          <span aria-hidden="true">
            {now} → {after}
          </span>
        </b>
      )}
    </p>
  );
}

/** The hand is the composer: its cards go into the offer and come back, and every set says what that does to it. */
export function MarketHand({ session, decision }: ControlProps<'trade'>) {
  const say = market.value;
  const desk = new Desk(session, decision);
  const { own, open } = session.view.value;
  const hand = own?.hand ?? [];
  const sets = setsOf(session.rules, hand);
  const { cards } = desk.state.value;
  const picked = desk.active ? cards : [];
  const may = new Set(desk.choices.cards);
  const fresh = freshCards(desk.allDeals, open.turn, picked);
  const row = useRef<HTMLDivElement>(null);
  const { tight, hidden } = useHidden(row);
  useMarketKeys(desk, sets);
  // What an answer begins with may lie beyond the edge.
  const { offer, changes } = desk.state.value;
  useEffect(() => {
    const [first, el] = [row.current?.querySelector<HTMLElement>('.lifted'), row.current];
    if (!el || !first) return;
    const { left, right } = first.getBoundingClientRect();
    const edge = el.getBoundingClientRect();
    if (left < edge.left || right > edge.right) el.scrollBy({ left: left - edge.left - ROOM });
  }, [offer, changes]);
  const phone = layout.value === 'phone';
  const [adds, takes] = say.keysHow(Math.min(9, sets.length));
  return (
    <section class={tight ? 'mh tight' : 'mh'} aria-label={say.composer}>
      <div class="mh-row scroll-x" ref={row}>
        {sets.map((set, at) => {
          const lifted = marked(set.cards, counted(picked));
          const kept = set.cards.filter((_, i) => !lifted[i]);
          const news = marked(kept, fresh);
          // A finger finds no edges: the stack is pressed, until all of it lies in the offer.
          const [more] = kept;
          const again = phone && more !== undefined ? () => desk.add(more) : undefined;
          let next = 0;
          return (
            <div key={set.name} class="mh-set">
              <Heading set={set} at={at} change={desk.changes.get(set.card.name)} />
              <div class="mh-fan">
                {set.cards.map((card, i) => (
                  <HandCard
                    key={i}
                    card={card}
                    set={set}
                    lifted={lifted[i]!}
                    fresh={!lifted[i] && news[next++]!}
                    fixed={!may.has(card) || decision.optional === true}
                    behind={i < set.cards.length - 1}
                    again={again}
                    onAdd={() => desk.add(card)}
                    onBack={() => desk.takeBack(card)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
      <div class="mh-how">
        <Total desk={desk} hand={hand} />
        <p class="long">{say.pressHow}</p>
        <p class="short">{say.pressShort}</p>
        {sets.length > 0 && (
          <p class="keys" aria-hidden="true">
            <kbd>1</kbd> {adds}, <kbd>⇧</kbd> {takes}
          </p>
        )}
        {hidden > 0 && (
          <button
            type="button"
            class={evilAmong(sets.slice(-hidden)) ? 'chip warn' : 'chip och'}
            onClick={() => row.current?.scrollBy({ left: row.current.clientWidth * 0.8, behavior: 'smooth' })}
          >
            {evilAmong(sets.slice(-hidden)) && (
              <Icon name="calamity" label={text.value.table.calamityAmong} />
            )}
            {say.moreSets(hidden)} <Icon name="right" />
          </button>
        )}
      </div>
    </section>
  );
}
