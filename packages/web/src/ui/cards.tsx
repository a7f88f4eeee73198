import type { Card, CardId, Rules } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { faceName } from './faces.ts';
import { CALAMITY_INK, calamityIcon, goodColour } from './goods.ts';
import { Icon } from './Icon.tsx';

const RUNGS = 4;
const LONG_NAME = 8;
/** Takes two lines. */
const LONGEST_NAME = 12;

const ink = (colour: string) => ({ '--tc': colour }) as never;

/** What `n` equal commodity cards are worth together. */
export const setValue = (face: number, n: number): number => face * n * n;

function Heading({ value, name }: { value: number; name: string }) {
  return (
    <span class="hd">
      <span class="v" data-explain="card-number">
        {value}
      </span>
      <span class={name.length > LONGEST_NAME ? 'nm xl' : name.length > LONG_NAME ? 'nm lg' : 'nm'}>
        {name}
      </span>
    </span>
  );
}

export interface TradeCardProps {
  card: Card;
  /** Cards of this good that are held together: the rung of the ladder that is lit. */
  held?: number;
  class?: string;
}

/** A trade card: a commodity with its ladder of set values, or a calamity, dark and red. */
export function TradeCard({ card, held = 1, class: cls = '' }: TradeCardProps) {
  const { calamity, commodity, stack } = card;
  const name = faceName(card);
  const { ui } = text.value;
  if (calamity)
    return (
      <div
        class={`tc cal ${cls}`}
        role="img"
        aria-label={ui.cardValue(name, stack)}
        data-explain="calamity"
        data-calamity={calamity.id}
      >
        <Heading value={stack} name={ui.breaking(shortName(name))} />
        <span class="art">
          <Icon name={calamityIcon(calamity.id)} />
        </span>
        <span class="ft" data-explain="tradeable">
          {calamity.tradeable ? ui.tradeable : ui.notTradeable}
        </span>
      </div>
    );
  if (!commodity)
    return (
      <div class={`tc plain ${cls}`} style={ink(goodColour(card.id))} role="img" aria-label={name}>
        <Heading value={stack} name={name} />
        <span class="art">
          <Icon name={card.id} />
        </span>
        <span class="ft">{stack}</span>
      </div>
    );
  const lowest = Math.max(1, held - RUNGS + 1);
  const rungs = Array.from({ length: RUNGS }, (_, i) => lowest + i);
  return (
    <div
      class={`tc ${cls}`}
      style={ink(goodColour(commodity.id))}
      role="img"
      aria-label={ui.setWorth(held, name, setValue(stack, held))}
      data-explain="commodity"
    >
      <Heading value={stack} name={name} />
      <span class="art">
        <Icon name={commodity.id} />
      </span>
      <span class="lad" data-explain="set">
        {rungs.map((n) => (
          <span key={n} class={n === held ? 'on' : ''}>
            {setValue(stack, n)}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Calamities with long names go by the first word or two on the card. */
function shortName(name: string): string {
  return name.replace(/ (or|and|oder|und) .*$/, '').replace(/^Volcanic /, '');
}

export interface GoodLabelProps {
  name: string;
  /** Id of a commodity or, where `evil`, of a calamity; left out, any card will do. */
  good?: string;
  evil?: boolean;
  /** `true` as shown, `claimed` only said, `wanted` asked for. */
  kind?: 'true' | 'claimed' | 'wanted';
}

/** A card as a small label in offers and lists. */
export function GoodLabel({ name, good, evil = false, kind = 'true' }: GoodLabelProps) {
  const cls = `${{ true: 'cl', claimed: 'cl u', wanted: 'cl w' }[kind]}${evil ? ' evil' : ''}`;
  const spoken = ({ true: 'true-name', claimed: 'claim', wanted: 'wanted' } as const)[kind];
  return (
    <span
      class={cls}
      style={ink(evil ? CALAMITY_INK : goodColour(good ?? ''))}
      data-explain={evil ? 'calamity' : spoken}
      data-calamity={evil ? good : undefined}
    >
      {good && <Icon name={evil ? calamityIcon(good) : good} />}
      {name}
      {kind === 'true' && <Icon name="check" />}
    </span>
  );
}

/** Cards of one face, held together. */
export interface HeldSet {
  name: string;
  card: Card;
  cards: CardId[];
  worth: number;
}

/** A hand as sets: calamities before all others, where nobody overlooks them, then the dearest first. */
export function setsOf(rules: Rules, hand: readonly CardId[]): HeldSet[] {
  const byName = new Map<string, HeldSet>();
  for (const id of hand) {
    const card = rules.card(id);
    const name = faceName(card);
    const set = byName.get(name) ?? { name, card, cards: [], worth: 0 };
    set.cards.push(id);
    set.worth = card.calamity ? 0 : card.commodity ? setValue(card.stack, set.cards.length) : card.stack;
    byName.set(name, set);
  }
  const rank = (s: HeldSet): number => (s.card.calamity ? -1e6 - s.card.stack : -s.worth);
  return [...byName.values()].sort((a, b) => rank(a) - rank(b) || b.card.stack - a.card.stack);
}

/** Whether a calamity is in them. */
export const evilAmong = (sets: readonly HeldSet[]): boolean => sets.some(({ card }) => card.calamity);

/** Cards of one face, fanned. */
export function CardSet({ set }: { set: HeldSet }) {
  return (
    <div class="set">
      {set.cards.map((id, i) => (
        <TradeCard key={`${id}.${i}`} card={set.card} held={set.cards.length} />
      ))}
    </div>
  );
}
