import type { AdvanceId, DecisionOf, Purchase } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import type { Session } from '../../session/session.ts';
import {
  type Basket,
  type Bill,
  billOf,
  dealOf,
  emptyBasket,
  type ShopPrices,
  type ShopRow,
  shopRows,
} from '../model/purchase.ts';
import { toggled } from '../model/select.ts';
import { draftOf, refuse, send } from '../parts/drafts.ts';

/** The basket with its payment: shared by the shop and the panel beside it. */
export class Till {
  readonly session: Session;
  readonly decision: DecisionOf<'purchase'>;
  readonly basket: Signal<Basket>;
  /** The advance whose card is open. */
  readonly looked: Signal<AdvanceId | undefined>;

  constructor(session: Session, decision: DecisionOf<'purchase'>) {
    this.session = session;
    this.decision = decision;
    this.basket = draftOf(session, decision, 'basket', () => emptyBasket);
    this.looked = draftOf<AdvanceId | undefined>(session, decision, 'looked', () => undefined);
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

  adopt(deal: Purchase): void {
    const { buy, discount, free, credits } = deal;
    this.basket.value = {
      buy,
      ...(discount !== undefined && { discount }),
      ...(free !== undefined && { free }),
      ...(credits && { credits }),
    };
  }

  buy(): void {
    void send(this.session, this.decision, this.deal);
  }

  buyNothing(): void {
    void send(this.session, this.decision, { buy: [], cards: [], treasury: 0 });
  }
}
