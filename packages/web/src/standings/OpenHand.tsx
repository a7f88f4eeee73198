import type { CardId, Rules } from '@ochre/engine';
import { teachingWords } from '../i18n/teaching.ts';
import { setsOf } from '../ui/cards.tsx';
import { Chip } from '../ui/controls.tsx';
import { calamityIcon } from '../ui/goods.ts';

/** The hand of another nation, where all have agreed to show theirs. */
export function OpenHand({ rules, hand }: { rules: Rules; hand: readonly CardId[] }) {
  const say = teachingWords.value.game.hands;
  return (
    <section class="openhand">
      <h3 class="eyebrow" data-explain="hand">
        {say.of(hand.length)}
      </h3>
      {hand.length === 0 && <p class="how">{say.none}</p>}
      <p class="row wrap">
        {setsOf(rules, hand).map(({ name, card, cards, worth }) =>
          card.calamity ? (
            <Chip key={name} tone="warn" icon={calamityIcon(card.calamity.id)}>
              {name}
            </Chip>
          ) : (
            <Chip key={name} icon={card.commodity?.id ?? card.id}>
              {name} × {cards.length} · <b>{worth}</b>
            </Chip>
          ),
        )}
      </p>
    </section>
  );
}
