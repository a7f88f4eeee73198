import type { CardId } from '@ochre/engine';
import { useRef } from 'preact/hooks';
import { market } from '../../i18n/market.ts';
import { type HeldSet, setsOf } from '../../ui/cards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHidden } from '../../ui/useHidden.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { CardIcon } from '../parts/HandPicker.tsx';
import { Desk } from './desk.ts';
import { useMarketKeys } from './keys.ts';

/** Those of a set that lie in the offer. */
const within = (cards: readonly CardId[], set: HeldSet): CardId[] =>
  cards.filter((c) => set.cards.includes(c));

function StripSet({ desk, set }: { desk: Desk; set: HeldSet }) {
  const say = market.value;
  const { cards } = desk.state.value;
  const given = desk.active ? within(cards, set) : [];
  const { before = set.worth, after = set.worth } = desk.changes.get(set.card.name) ?? {};
  const fixed = desk.decision.optional || !set.cards.some((c) => desk.choices.cards.includes(c));
  const left = set.cards.find(
    (c) => given.filter((g) => g === c).length < set.cards.filter((h) => h === c).length,
  );
  const classes = ['hs-set', set.card.calamity && 'evil', given.length > 0 && 'lifted'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-explain={set.card.calamity ? 'calamity' : 'set'}
      data-calamity={set.card.calamity?.id}
      aria-pressed={given.length > 0}
      aria-disabled={fixed || undefined}
      onClick={() => {
        if (fixed) return;
        if (left !== undefined) desk.add(left);
        else for (const card of given) desk.takeBack(card);
      }}
    >
      <CardIcon rules={desk.session.rules} card={set.cards[0]!} />
      <span class="tx">
        <b>
          {set.name} {given.length > 0 ? `${given.length}/${set.cards.length}` : `×${set.cards.length}`}
        </b>
        <small>
          {set.card.calamity ? (
            fixed ? (
              say.cannotTrade
            ) : (
              say.mayBeGiven
            )
          ) : before === after ? (
            before
          ) : (
            <>
              <span class="sr">{say.fromTo(before, after)}</span>
              <span aria-hidden="true">
                {before} → <b class={after > before ? 'pos' : 'neg'}>{after}</b>
              </span>
            </>
          )}
        </small>
      </span>
    </button>
  );
}

/** The hand where there is little room: a press puts a card of a set into the offer; once all are in it, takes them back. */
export function HandStrip({ session, decision }: ControlProps<'trade'>) {
  const say = market.value;
  const desk = new Desk(session, decision);
  const sets = setsOf(session.rules, session.view.value.own?.hand ?? []);
  const row = useRef<HTMLDivElement>(null);
  const { hidden } = useHidden(row);
  useMarketKeys(desk, sets);
  return (
    <section class="hs" aria-label={say.composer}>
      <div class="hs-row" ref={row}>
        {sets.map((set) => (
          <StripSet key={set.name} desk={desk} set={set} />
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          class="chip och"
          aria-label={say.moreSets(hidden)}
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth * 0.8, behavior: 'smooth' })}
        >
          {say.more(hidden)} <Icon name="right" />
        </button>
      )}
    </section>
  );
}
