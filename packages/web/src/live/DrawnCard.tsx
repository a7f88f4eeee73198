import type { CardId, Decision } from '@ochre/engine';
import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardName, labelOf } from '../decisions/model/names.ts';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/Button.tsx';
import { GoodLabel } from '../ui/cards.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Draw, isNews, type Told } from './drawn.ts';
import './since.css';

const told = signal<Told>({ draw: '', beside: undefined });

const holdsAll = (hand: readonly CardId[], cards: readonly CardId[]): boolean => {
  const count = (of: readonly CardId[], card: CardId): number => of.filter((c) => c === card).length;
  return cards.every((card) => count(hand, card) >= count(cards, card));
};

/** What I drew, calamities first, until I have decided something with it or put it away. */
export function DrawnCard({ draw, beside }: { draw: Draw; beside: Decision }) {
  const { live } = useTable();
  const say = text.value.table;
  const key = `${live.id} ${draw.seq}`;
  const news = isNews(told.value, key, beside);
  useEffect(() => {
    if (news) told.value = { draw: key, beside };
  }, [key, beside.id]);
  if (!news) return null;
  // Where a game is opened again later, what is gone since is no news.
  if (!holdsAll(live.view.value.own?.hand ?? [], [...draw.cards, ...draw.bought])) return null;
  const { rules } = live;
  const evil = (card: CardId): number => Number(rules.card(card).calamity !== undefined);
  const groups = [
    { title: say.drew, spoken: say.youDrew, cards: draw.cards },
    { title: say.bought, spoken: say.youBought, cards: draw.bought },
  ].flatMap(({ cards, ...group }) =>
    cards.length > 0 ? [{ ...group, cards: cards.toSorted((a, b) => evil(b) - evil(a)) }] : [],
  );
  return (
    <section
      class="drawn card ok"
      role="status"
      aria-label={groups
        .map(({ spoken, cards }) => spoken(cards.map((card) => cardName(rules, card))))
        .join(' ')}
    >
      <Icon name="hand" size={18} />
      <div class="cards">
        {groups.map(({ title, cards }) => (
          <Fragment key={title}>
            <b>{title}</b>{' '}
            {cards.map((card, i) => (
              <GoodLabel key={i} {...labelOf(rules, card)} kind="wanted" />
            ))}
          </Fragment>
        ))}
      </div>
      <Button
        size="sm"
        kind="ghost"
        icon="x"
        label={text.value.ui.close}
        onPress={() => {
          told.value = { draw: key, beside: undefined };
        }}
      />
    </section>
  );
}
