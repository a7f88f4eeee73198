import type { Answer, CardId, Choices, DecisionOf, NationId, Offer } from '@ochre/engine';
import { without } from '@ochre/engine/query';
import type { Signal } from '@preact/signals';
import { dealsSeen } from '../../session/dealsSeen.ts';
import type { Session } from '../../session/session.ts';
import { standing } from '../model/answers.ts';
import {
  type Deal,
  dealsOf,
  matched,
  type Receipt,
  receiptOf,
  type SetChange,
  setChanges,
} from '../model/deals.ts';
import {
  type Appraisal,
  cheapestSide,
  namesOf,
  type OfferDraft,
  partsOf,
  takenBack,
  vouchedFor,
  type Worth,
  worthOf,
} from '../model/trade.ts';
import { draftOf, refuse, send } from '../parts/drafts.ts';

type Asked = DecisionOf<'trade'>;

/** What lies on the desk: nothing, an offer being written, or an answer to one. */
export interface DeskState extends OfferDraft {
  mode: 'none' | 'new' | 'answer';
  /** Nothing more is to be traded: the solid button ends it. */
  stops?: true;
  /** The offer that is answered. */
  offer?: string;
  /** The offer of mine that this one takes the place of. */
  changes?: string;
  /** Asked for at least, in value; treasury given and asked on top; a promise of no calamity. */
  value?: number;
  treasury?: number;
  askTreasury?: number;
  clean?: boolean;
}

/** The deals of the log as last read. */
interface Told {
  log?: readonly unknown[];
  deals: Deal[];
}
const tolds = new WeakMap<Session, Told>();

function toldOf(session: Session): Told {
  const told = tolds.get(session) ?? { deals: [] };
  tolds.set(session, told);
  return told;
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

  get active(): boolean {
    const { mode } = this.state.value;
    return mode === 'new' || (mode === 'answer' && this.answered !== undefined);
  }

  /** My last offer that stands. */
  get mine(): Offer | undefined {
    return standing(this.session).at(-1);
  }

  /** All deals this seat was told of; those of this market. */
  get allDeals(): Deal[] {
    const told = toldOf(this.session);
    const log = this.session.log.value;
    if (told.log !== log) {
      told.log = log;
      told.deals = dealsOf(this.session.rules, log, this.decision.owner, this.trueNames);
    }
    return told.deals;
  }

  get deals(): Deal[] {
    const { turn } = this.session.view.value.open;
    return this.allDeals.filter((deal) => deal.turn === turn);
  }

  /** What my last deal brought, until I act again. */
  get receipt(): Receipt | undefined {
    const { own, open } = this.session.view.value;
    const receipt = receiptOf(this.session.rules, this.allDeals, own?.hand ?? [], open.turn);
    return receipt && receipt.deal.seq > dealsSeen(this.session).value ? receipt : undefined;
  }

  putAway(): void {
    dealsSeen(this.session).value = this.session.log.peek().at(-1)?.seq ?? -1;
  }

  private put(state: DeskState): void {
    refuse(this.session, this.decision, undefined);
    this.putAway();
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

  /** A new offer, or mine once more where one is out. */
  begin(): void {
    const { mine, receipt } = this;
    if (this.decision.optional) return;
    if (mine && !this.active && !receipt) this.edit(mine);
    else this.write();
  }

  /** An answer to an offer, filled with the cards that cost least. */
  open(offer: Offer): void {
    const { side } = cheapestSide(this.session.sight(), offer.wants, this.trueNames);
    const cards = side?.cards ?? [];
    const vouched = cards.slice(0, this.trueNames);
    this.put({ ...bare, mode: 'answer', offer: offer.id, cards, vouched, wants: offer.gives });
  }

  /** My offer, laid on the desk again. */
  edit(offer: Offer): void {
    const given = this.session.sight().own.committed[offer.id] ?? [];
    const { found, left } = matched(this.session.rules, given, offer.gives.names.slice(0, this.trueNames));
    const { value, treasury: askTreasury, ...wants } = offer.wants;
    const { treasury } = offer.gives;
    this.put({
      mode: 'new',
      changes: offer.id,
      cards: [...found, ...left],
      vouched: found,
      claims: offer.gives.names.slice(this.trueNames),
      wants,
      ...(offer.to !== undefined && { to: offer.to }),
      ...(offer.replyTo !== undefined && this.find(offer.replyTo) && { replyTo: offer.replyTo }),
      ...(value !== undefined && { value }),
      ...(askTreasury !== undefined && { askTreasury }),
      ...(treasury !== undefined && { treasury }),
      ...(offer.clean && { clean: true }),
    });
  }

  /** A card of the hand goes into the offer, into the first place that is free; an offer is begun where none is. */
  add(card: CardId): void {
    if (this.decision.optional || !this.choices.cards.includes(card)) return;
    if (!this.active) this.write();
    const { cards } = this.state.value;
    const held = this.session.sight().own.hand.filter((c) => c === card).length;
    if (cards.filter((c) => c === card).length < held) this.change({ cards: [...cards, card] });
  }

  /** And back into the hand; what was said of it goes with it. */
  takeBack(card: CardId): void {
    const { value: draft } = this.state;
    if (draft.cards.includes(card)) this.change(takenBack(this.session.rules, draft, card, this.trueNames));
  }

  /** Every set before and after, as far as it is sure. */
  get changes(): Map<string, SetChange> {
    const { rules } = this.session;
    const { hand } = this.session.sight().own;
    const { cards, wants, mode } = this.state.value;
    if (!this.active) return setChanges(rules, hand, hand);
    const sure = mode === 'answer' ? wants.names.slice(0, this.trueNames) : wants.names;
    const got = sure.filter((name) => rules.findCard(name)?.commodity);
    return setChanges(rules, hand, [...without(hand, cards), ...got]);
  }

  /** How many cards are missing, or too many. */
  get short(): number {
    const { mode, cards } = this.state.value;
    if (mode !== 'answer') return Math.max(0, this.minCards - cards.length);
    return (this.answered?.wants.count ?? 0) - cards.length;
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
      vouched: side?.cards.slice(0, this.trueNames) ?? [],
      claims: [],
      wants: { count: offer.gives.count, names },
    });
  }

  /** Cards by what is said of them: named and true first, then the rest. */
  get parts(): { named: CardId[]; rest: CardId[] } {
    return partsOf(this.session.rules, this.state.value, this.trueNames);
  }

  /** Of the rest the one at `at` is named truly. */
  vouch(at: number): void {
    this.change(vouchedFor(this.session.rules, this.state.value, at, this.trueNames));
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
    const names = namesOf(rules, s, this.trueNames);
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

  /** Whether this offer is the one that I am answering. */
  answers(offer: Offer): boolean {
    return this.active && this.answered?.id === offer.id;
  }

  /** What an offer would do to my sets: by what I am about to give, where I have chosen that. */
  worthFor({ offer, worth }: Appraisal): Worth {
    return this.answers(offer) ? this.worth : worth;
  }

  async confirm(): Promise<void> {
    const { answer } = this;
    if (!answer) return;
    const { changes } = this.state.value;
    const old = changes === undefined ? undefined : this.find(changes);
    const violation = old && this.session.check(this.decision, answer);
    if (violation) return refuse(this.session, this.decision, violation);
    if (old && !(await send(this.session, this.decision, { do: 'withdraw', offer: old.id }))) return;
    const sent = await send(this.session, this.decision, answer);
    if (sent && !this.session.holds) this.state.value = bare;
  }

  withdraw(offer: Offer): void {
    this.putAway();
    void send(this.session, this.decision, { do: 'withdraw', offer: offer.id });
  }

  done(): void {
    this.putAway();
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
    } else this.put(answer.do === 'done' ? { ...bare, stops: true } : bare);
  }
}
