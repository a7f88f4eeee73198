import type { CardId } from '@ochre/engine';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardName, labelOf } from '../decisions/model/names.ts';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/Button.tsx';
import { GoodLabel } from '../ui/cards.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Draw } from './drawn.ts';
import './since.css';

/** The draw told last, and the question beside which it was told: with the next it has been read. */
const told = signal<{ draw: string; beside: string | undefined }>({ draw: '', beside: undefined });

const holdsAll = (hand: readonly CardId[], cards: readonly CardId[]): boolean => {
  const count = (of: readonly CardId[], card: CardId): number => of.filter((c) => c === card).length;
  return cards.every((card) => count(hand, card) >= count(cards, card));
};

/** What I drew, calamities first, until I have decided something or put it away. */
export function DrawnCard({ draw, beside }: { draw: Draw; beside: string }) {
  const { live } = useTable();
  const say = text.value.table;
  const key = `${live.id} ${draw.seq}`;
  const fresh = told.value.draw !== key;
  useEffect(() => {
    if (fresh) told.value = { draw: key, beside };
  }, [key]);
  if (!fresh && told.value.beside !== beside) return null;
  // Where a game is opened again later, what is gone since is no news.
  if (!holdsAll(live.view.value.own?.hand ?? [], draw.cards)) return null;
  const { rules } = live;
  const evil = (card: CardId): number => Number(rules.card(card).calamity !== undefined);
  const cards = draw.cards.toSorted((a, b) => evil(b) - evil(a));
  return (
    <section
      class="drawn card ok"
      role="status"
      aria-label={say.youDrew(cards.map((card) => cardName(rules, card)))}
    >
      <Icon name="hand" size={18} />
      <div class="cards">
        <b>{say.drew}</b>{' '}
        {cards.map((card, i) => (
          <GoodLabel key={i} {...labelOf(rules, card)} kind="wanted" />
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
