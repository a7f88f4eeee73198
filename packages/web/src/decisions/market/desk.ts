import type { Answer, CardId, Choices, DecisionOf, NationId, Offer } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import type { Session } from '../../session/session.ts';
import { cheapestSide, namesOf, type OfferDraft, type Worth, worthOf } from '../model/trade.ts';
import { draftOf, refuse, send } from '../parts/drafts.ts';

type Asked = DecisionOf<'trade'>;

/** What lies on the desk: nothing, an offer being written, or an answer to one. */
export interface DeskState extends OfferDraft {
  mode: 'none' | 'new' | 'answer';
  /** The offer that is answered. */
  offer?: string;
  /** Asked for at least, in value; treasury given and asked on top; a promise of no calamity. */
  value?: number;
  treasury?: number;
  askTreasury?: number;
  clean?: boolean;
}

const bare: DeskState = { mode: 'none', cards: [], claims: [], wants: { count: 0, names: [] } };

/** Writing offers and answers: shared by the market and the panel beside it. */
export class Desk {
  readonly session: Session;
  readonly decision: Asked;
  readonly state: Signal<DeskState>;

  constructor(session: Session, decision: Asked) {
    this.session = session;
    this.decision = decision;
    this.state = draftOf(session, decision, 'desk', () => bare);
  }

  get choices(): Choices<'trade'> {
    return this.session.choices(this.decision);
  }

  get minCards(): number {
    return this.decision.ask.minCards;
  }

  get trueNames(): number {
    return this.decision.ask.trueNames;
  }

  find(id: string | undefined): Offer | undefined {
    const { open, own } = this.session.sight();
    return open.offers.find((o) => o.id === id) ?? own.offers.find((o) => o.id === id);
  }

  get answered(): Offer | undefined {
    return this.find(this.state.value.offer);
  }

  private put(state: DeskState): void {
    refuse(this.session, this.decision, undefined);
    this.state.value = state;
  }

  change(part: Partial<DeskState>): void {
    this.put({ ...this.state.value, ...part });
  }

  clear(): void {
    this.put(bare);
  }

  /** An empty offer, to all or to one nation. */
  write(to?: NationId): void {
    const { to: _, ...blank } = bare;
    this.put({
      ...blank,
      mode: 'new',
      wants: { count: this.minCards, names: [] },
      ...(to !== undefined && { to }),
    });
  }

  /** An answer to an offer, filled with the cards that cost least. */
  open(offer: Offer): void {
    const { side } = cheapestSide(this.session.sight(), offer.wants, this.trueNames);
    this.put({ ...bare, mode: 'answer', offer: offer.id, cards: side?.cards ?? [], wants: offer.gives });
  }

  /** An offer of one's own to the nation that made this one, along its lines. */
  counter(offer: Offer): void {
    const { side } = cheapestSide(this.session.sight(), offer.wants, this.trueNames);
    const names = offer.gives.names.slice(0, this.trueNames);
    this.put({
      mode: 'new',
      to: offer.from,
      replyTo: offer.id,
      cards: side?.cards ?? [],
      claims: [],
      wants: { count: offer.gives.count, names },
    });
  }

  /** Cards by what is said of them: named and true first, then the rest. */
  get parts(): { named: CardId[]; rest: CardId[] } {
    const { rules } = this.session;
    const { cards } = this.state.value;
    const named: CardId[] = [];
    const rest: CardId[] = [];
    for (const card of cards) {
      if (named.length < this.trueNames && rules.card(card).commodity) named.push(card);
      else rest.push(card);
    }
    return { named, rest };
  }

  /** The card becomes the first one named. */
  name(card: CardId): void {
    const cards = [...this.state.value.cards];
    cards.splice(cards.indexOf(card), 1);
    this.change({ cards: [card, ...cards] });
  }

  claim(at: number, name: string): void {
    const claims = [...this.state.value.claims];
    while (claims.length <= at) claims.push('');
    claims[at] = name;
    this.change({ claims });
  }

  get answer(): Answer<'trade'> | undefined {
    const s = this.state.value;
    const { rules } = this.session;
    const { named, rest } = this.parts;
    const cards = [...named, ...rest];
    const names = namesOf(rules, { ...s, cards }, this.trueNames);
    if (s.mode === 'answer' && s.offer !== undefined) return { do: 'accept', offer: s.offer, cards, names };
    if (s.mode !== 'new') return undefined;
    return {
      do: 'offer',
      cards,
      names,
      wants: {
        ...s.wants,
        ...(s.value && { value: s.value }),
        ...(s.askTreasury && { treasury: s.askTreasury }),
      },
      ...(s.treasury && { treasury: s.treasury }),
      ...(s.clean && { clean: true as const }),
      ...(s.to !== undefined && { to: s.to }),
      ...(s.replyTo !== undefined && { replyTo: s.replyTo }),
    };
  }

  get worth(): Worth {
    const s = this.state.value;
    const sure = s.mode === 'answer' ? this.trueNames : s.wants.names.length;
    return worthOf(this.session.sight(), s.cards, s.wants.names, sure);
  }

  async confirm(): Promise<void> {
    const { answer } = this;
    if (answer && (await send(this.session, this.decision, answer))) this.clear();
  }

  withdraw(offer: Offer): void {
    void send(this.session, this.decision, { do: 'withdraw', offer: offer.id });
  }

  done(): void {
    void send(this.session, this.decision, { do: this.decision.optional ? 'resume' : 'done' });
  }

  /** A bot's idea, put on the desk. */
  adopt(answer: Answer<'trade'>): void {
    if (answer.do === 'offer') {
      const { cards, to, replyTo, treasury, clean } = answer;
      const { value, treasury: askTreasury, ...wants } = answer.wants;
      this.put({
        mode: 'new',
        cards,
        claims: answer.names.slice(this.trueNames),
        wants,
        ...(to !== undefined && { to }),
        ...(replyTo !== undefined && { replyTo }),
        ...(value !== undefined && { value }),
        ...(askTreasury !== undefined && { askTreasury }),
        ...(treasury !== undefined && { treasury }),
        ...(clean && { clean }),
      });
    } else if (answer.do === 'accept') {
      const offer = this.find(answer.offer);
      if (offer)
        this.put({ ...bare, mode: 'answer', offer: offer.id, cards: answer.cards, wants: offer.gives });
    } else this.clear();
  }
}
