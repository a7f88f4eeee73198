import type { CardId, Rules } from '@ochre/engine';
import { without } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Stepper } from '../../ui/controls.tsx';
import { calamityIcon, goodColour } from '../../ui/goods.ts';
import { Icon } from '../../ui/Icon.tsx';
import { cardKind, cardName } from '../model/names.ts';
import { handSets, handValue } from '../model/trade.ts';
import { Row } from './rows.tsx';

export interface HandPickerProps {
  rules: Rules;
  /** Cards that may be picked. */
  among: readonly CardId[];
  picked: readonly CardId[];
  /** How many more may be picked. */
  left: number;
  onChange(picked: CardId[]): void;
  label: string;
}

const cardInk = (rules: Rules, card: CardId): { '--tc': string } => ({
  '--tc': rules.findCard(card)?.calamity ? 'var(--madder)' : goodColour(cardKind(rules, card)),
});

export function CardIcon({ rules, card, size = 22 }: { rules: Rules; card: CardId; size?: number }) {
  const kind = cardKind(rules, card);
  return (
    <span class="good" style={cardInk(rules, card) as never}>
      <Icon name={rules.findCard(card)?.calamity ? calamityIcon(kind) : kind} size={size} />
    </span>
  );
}

/** The hand by set, with how many of each are picked and what the set is worth before and after. */
export function HandPicker({ rules, among, picked, left, onChange, label }: HandPickerProps) {
  const say = text.value.decisions;
  return (
    <div class="card" role="group" aria-label={label}>
      {handSets(rules, among).map(({ name, cards, value }) => {
        const mine = picked.filter((c) => cards.includes(c));
        const rest = handValue(rules, without(cards, mine));
        const others = picked.filter((c) => !cards.includes(c));
        return (
          <Row
            key={name}
            before={<CardIcon rules={rules} card={cards[0]!} />}
            title={`${cardName(rules, cards[0]!)} ×${cards.length}`}
            detail={mine.length > 0 ? say.discard.sets(value, rest) : String(value)}
          >
            <Stepper
              value={mine.length}
              max={Math.min(cards.length, mine.length + Math.max(0, left))}
              label={cardName(rules, cards[0]!)}
              onChange={(n) => onChange([...others, ...cards.slice(0, n)])}
            />
          </Row>
        );
      })}
    </div>
  );
}

/** What the whole hand is worth in sets, before and after. */
export function SetsCard({ before, after, note }: { before: number; after: number; note?: string }) {
  const say = text.value.decisions;
  const tone = after > before ? 'ok' : after < before ? 'warn' : '';
  return (
    <div class={`card pad dp-sets ${tone}`}>
      <span class="tx">
        <b>{say.discard.setsTitle}</b>
        {note && <small>{note}</small>}
      </span>
      <b class="disp">
        {before} → {after}
      </b>
    </div>
  );
}
