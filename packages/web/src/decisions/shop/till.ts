import type { AdvanceId, DecisionOf, Purchase } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import {
  type Basket,
  type Bill,
  basketOf,
  billOf,
  dealOf,
  emptyBasket,
  type ShopPrices,
  type ShopRow,
  shopRows,
} from '../model/purchase.ts';
import { toggled } from '../model/select.ts';
import { draftOf, refuse, send } from '../parts/drafts.ts';

/** Advances compared at a time. */
const COMPARED = 3;

/** The basket with its payment: shared by the shop and the panel beside it. */
export class Till {
  readonly session: Session;
  readonly decision: DecisionOf<'purchase'>;
  readonly basket: Signal<Basket>;
  /** The advance whose card is open. */
  readonly looked: Signal<AdvanceId | undefined>;
  /** Whether basket and payment lie over the shelf of a phone. */
  readonly opened: Signal<boolean>;
  /** Advances laid side by side; undefined while none are compared. */
  readonly compared: Signal<readonly AdvanceId[] | undefined>;

  constructor(session: Session, decision: DecisionOf<'purchase'>) {
    this.session = session;
    this.decision = decision;
    this.basket = draftOf(session, decision, 'basket', () => emptyBasket);
    this.looked = draftOf<AdvanceId | undefined>(session, decision, 'looked', () => undefined);
    this.opened = draftOf<boolean>(session, decision, 'opened', () => false);
    this.compared = draftOf<readonly AdvanceId[] | undefined>(session, decision, 'compared', () => undefined);
  }

  get prices(): ShopPrices {
    return this.session.choices(this.decision);
  }

  get deal(): Purchase {
    return dealOf(this.session.sight(), this.decision, this.basket.value);
  }

  get bill(): Bill {
    return billOf(this.session.sight(), this.decision, this.deal);
  }

  get rows(): Record<AdvanceId, ShopRow> {
    return shopRows(this.session.sight(), this.decision, this.prices, this.deal);
  }

  change(part: Partial<Basket>): void {
    refuse(this.session, this.decision, undefined);
    this.basket.value = { ...this.basket.value, ...part };
  }

  /** Into the basket or out of it; wishes about payment start afresh. */
  toggle(id: AdvanceId): void {
    this.looked.value = id;
    refuse(this.session, this.decision, undefined);
    const { credits } = this.basket.value;
    this.basket.value = { buy: toggled(this.basket.value.buy, id), ...(credits && { credits }) };
  }

  /** Beside the others or away from them; of more than three the one laid down first goes. */
  compare(id: AdvanceId): void {
    const now = this.compared.value ?? [];
    this.compared.value = now.includes(id) ? now.filter((a) => a !== id) : [...now, id].slice(-COMPARED);
  }

  adopt(deal: Purchase): void {
    this.looked.value = deal.buy.at(-1);
    this.basket.value = basketOf(this.session.sight(), this.decision, deal);
  }

  buy(): void {
    void send(this.session, this.decision, this.deal);
  }

  buyNothing(): void {
    void send(this.session, this.decision, { buy: [], cards: [], treasury: 0 });
  }
}

/** How an advance stands on the shelf. */
export const stateOf = ({ held, chosen, gift, affordable }: ShopRow): string =>
  held ? 'held' : chosen ? 'on' : gift ? 'gift' : affordable ? '' : 'dear';

/** A press on an advance: into the basket or out of it, beside others, or just looked at. */
export function pressAdvance(till: Till, id: AdvanceId, { held, barred }: ShopRow): void {
  if (till.compared.value) till.compare(id);
  else if (held || barred) till.looked.value = id;
  else till.toggle(id);
}

/** That nothing can be paid for, and what would be needed. */
export const dearWords = ({ session, prices }: Till, { id, price }: ShopRow): string =>
  text.value.decisions.shop.outOfReach(session.rules.advance(id).name, price, prices.budget);
