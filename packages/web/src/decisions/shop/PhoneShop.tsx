import type { AdvanceId } from '@ochre/engine';
import { acquired, nation } from '@ochre/engine/query';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Meaning } from '../../effects/Meaning.tsx';
import { text } from '../../i18n/index.ts';
import { trackOf } from '../../table/model.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { countsFor, gates, haveWords, isMet, type Need, needWords } from '../model/epoch.ts';
import { cardName, worthInFull, worthName } from '../model/names.ts';
import { outOfReach, paySets, type ShopRow } from '../model/purchase.ts';
import { handValue } from '../model/trade.ts';
import { adviceOf, advised } from '../parts/adviser.ts';
import { type ControlProps, sendingOf } from '../parts/drafts.ts';
import { CardIcon } from '../parts/HandPicker.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { sumOf } from './AdvanceCard.tsx';
import { Compare } from './Compare.tsx';
import { Credits } from './Credits.tsx';
import { creditsGiven } from './credits.ts';
import { TillPanel } from './TillPanel.tsx';
import { dearWords, pressAdvance, stateOf, Till } from './till.ts';
import './shop.css';

const SHELVES = ['can', 'track', 'all'] as const;
type Shelf = (typeof SHELVES)[number];

interface LineProps {
  till: Till;
  id: AdvanceId;
  row: ShopRow;
  /** The advance whose words lie open under its line. */
  read: Signal<AdvanceId | undefined>;
}

/** All that an advance does, and what its price is made of; where it is too dear, what is there to pay with. */
function Words({ till, id, row }: Omit<LineProps, 'read'>) {
  const say = text.value.decisions.shop;
  const { bill, prices } = till;
  const given = creditsGiven(till, id);
  const sum = sumOf(till, id);
  return (
    <div class="sh-words sm">
      <p>
        <Meaning rules={till.session.rules} id={id} />
      </p>
      {sum && <p class="sec">{sum}</p>}
      {given && <p class="sec">{say.next(given)}</p>}
      {!row.held && !row.affordable && (
        <p class="neg">{row.barred ? say.barred : say.tooDear(prices.budget - bill.price, bill.price > 0)}</p>
      )}
    </div>
  );
}

/** An advance that can be put into the basket, and read without that. */
function Entry({ till, id, row, read }: LineProps) {
  const say = text.value.decisions.shop;
  const { name } = till.session.rules.advance(id);
  const open = read.value === id;
  const toggle = (): void => {
    read.value = open ? undefined : id;
  };
  const beyond = !row.held && !row.affordable && !row.chosen && till.compared.value === undefined;
  return (
    <div class="sh-entry">
      <Line till={till} id={id} row={row} press={beyond ? toggle : () => pressAdvance(till, id, row)} />
      <Button kind="ghost" icon="book" label={say.read(name)} pressed={open} onPress={toggle} />
      {open && <Words till={till} id={id} row={row} />}
    </div>
  );
}

/** One advance: what it does, its price after credits and before, its points, and whether it is in the basket. */
function Line({ till, id, row, press }: Omit<LineProps, 'read'> & { press(): void }) {
  const say = text.value.decisions.shop;
  const { name, groups, points } = till.session.rules.advance(id);
  const beside = till.compared.value;
  return (
    <button
      type="button"
      class={`sh-adv sh-line ${stateOf(row)} ${beside?.includes(id) ? 'beside' : ''}`}
      data-advance={id}
      aria-pressed={beside ? beside.includes(id) : row.chosen}
      onClick={press}
    >
      <span class={`sh-sign soft-${groups[0]}`} data-explain="group">
        <Icon name={groups[0]!} size={22} />
      </span>
      <span class="tx">
        <b class="nm disp">{name}</b>
        <small class="sec">
          <Meaning rules={till.session.rules} id={id} />
        </small>
      </span>
      <span class="pr" data-explain="price">
        <b class="disp">{row.held ? '' : row.gift ? say.gift : row.price}</b>
        <small class="sec">
          {!row.held && row.price !== row.cost && <s>{row.cost}</s>}{' '}
          <span class="vp" data-explain="advance-points">
            {worthName(till.session.rules, points)}
          </span>
        </small>
      </span>
      {row.held ? (
        <span class="held" data-explain="held">
          <Icon name="check" /> <span class="sr">{say.held}</span>
        </span>
      ) : row.barred ? (
        <span class="held" data-explain="barred">
          <Icon name="lock" /> <span class="sr">{say.barred}</span>
        </span>
      ) : (
        <span class="box" aria-hidden="true">
          {row.chosen && <Icon name="check" />}
        </span>
      )}
    </button>
  );
}

/** What pays, in a line: sets and treasury, and what is wasted by it. */
function PayLine({ till }: { till: Till }) {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const { deal, bill } = till;
  const sets = paySets(till.session.sight()).filter(({ cards }) => deal.cards.includes(cards[0]!));
  return (
    <p class="row sh-pay">
      <span class="sm sec">{say.payWith}</span>
      <span class="chips">
        {sets.map(({ name, cards, value }) => (
          <span key={name} class="chip">
            <CardIcon rules={rules} card={cards[0]!} /> {cardName(rules, cards[0]!)} {value}
          </span>
        ))}
        {deal.treasury > 0 && (
          <span class="chip">
            <Icon name="treasury" /> {deal.treasury}
          </span>
        )}
      </span>
      {bill.short > 0 ? (
        <b class="sm neg nw">{say.short(bill.short)}</b>
      ) : (
        <b class={bill.wasted > 0 ? 'sm neg nw' : 'sm pos nw'} data-explain="wasted">
          {say.wasted(bill.wasted)}
        </b>
      )}
    </p>
  );
}

/** The shop on a phone: one list, what it costs and pays under it; basket and payment one press away. */
export function PhoneShop({
  children,
  ...props
}: ControlProps<'purchase'> & { children?: ComponentChildren }) {
  const { session, decision } = props;
  const say = text.value.decisions;
  const till = new Till(session, decision);
  const shelf = useSignal<Shelf>(outOfReach(till.rows) ? 'all' : 'can');
  const read = useSignal<AdvanceId | undefined>(undefined);
  void session.view.value;
  if (till.opened.value)
    return (
      <div class="sh-phone till">
        <Button
          size="sm"
          icon="back"
          onPress={() => {
            till.opened.value = false;
          }}
        >
          {say.shop.toShelf}
        </Button>
        <TillPanel {...props} />
      </div>
    );
  const { rows, deal, bill } = till;
  const { ruleset } = session.rules;
  const sight = session.sight();
  const own = nation(sight, decision.owner);
  const bought = acquired(deal);
  const { gate, opened } = gates(sight, decision.owner, bought);
  const lacking = gate?.needs.filter((n) => !isMet(n)) ?? [];
  const gateWords = (need: Need): string =>
    say.shop.nextGate(gate!.epoch, needWords(need), haveWords(need, bought.length > 0));
  const toEpoch = [
    ...(opened === undefined ? [] : [say.shop.opened(opened)]),
    ...lacking.slice(0, 1).map(gateWords),
  ];
  const dear = outOfReach(rows);
  const helps = (id: AdvanceId): boolean =>
    lacking.some((n) => countsFor(session.rules, own.advances, n, id));
  const kept = ({ held, chosen, gift }: ShopRow): boolean => !held && (chosen || gift);
  const shelves: Record<Shelf, (row: ShopRow) => boolean> = {
    can: (row) => !row.held && (row.affordable || kept(row)),
    track: (row) => !row.held && (kept(row) || helps(row.id)),
    all: () => true,
  };
  const at = shelf.value;
  const listed = (of: Shelf): ShopRow[] =>
    ruleset.advances.map(({ id }) => rows[id]!).filter((row) => shelves[of](row));
  const flaw = session.check(decision, deal);
  const { busy, refusal } = sendingOf(session, decision).value;
  const open = (): void => {
    till.opened.value = true;
  };
  const short = bill.short > 0;
  return (
    <div class="sh-phone">
      <div class="scroll sh-list">
        {children}
        <p class="row sh-sums">
          <span class="sec">{say.shop.holds(own.advances.length, ruleset.advances.length)}</span>
          <span class="sp" />
          <span class="sec" data-explain="budget">
            {say.shop.budget}
          </span>
          <b class="disp" data-explain="budget">
            {till.prices.budget}
          </b>
        </p>
        <Credits till={till} name />
        <div class="row">
          <Segmented
            value={at}
            label={say.shop.advances}
            options={SHELVES.filter((id) => id !== 'track' || lacking.length > 0).map((id) => ({
              id,
              label: say.shop.shelves[id](listed(id).length, trackOf(session)?.short ?? text.value.table.ast),
            }))}
            onChange={(next) => {
              shelf.value = next;
            }}
          />
          <span class="sp" />
          <Button
            icon="scales"
            label={say.shop.compare}
            pressed={till.compared.value !== undefined}
            onPress={() => {
              till.compared.value = till.compared.value ? undefined : [];
            }}
          />
        </div>
        {at === 'track' &&
          lacking.map((need, i) => (
            <p key={i} class="sm sec">
              {gateWords(need)}
            </p>
          ))}
        {till.compared.value && <Compare till={till} />}
        <div class="card sh-lines">
          {listed(at).map((row) => (
            <Entry key={row.id} till={till} id={row.id} row={row} read={read} />
          ))}
        </div>
      </div>
      <section
        class="dp sh-foot"
        aria-label={say.shop.title}
        data-kind={decision.kind}
        data-decision={decision.id}
      >
        {deal.buy.length > 0 ? <PayLine till={till} /> : dear && <p class="sm">{dearWords(till, dear)}</p>}
        {toEpoch.length > 0 && <p class="sm sec">{toEpoch.join(' ')}</p>}
        {bill.overLimit > 0 && (
          <p class="sm neg">
            <Icon name="warn" size={16} /> {say.shop.overLimit(bill.overLimit)}
          </p>
        )}
        {refusal && <Refusal session={session} decision={decision} refusal={refusal} />}
        <div class="row">
          <button type="button" class="sh-sumup" onClick={open}>
            <span class="sr">{say.shop.openTill}:</span>
            <small class="sec">
              {say.shop.afterText(
                own.advances.length + bought.length,
                worthInFull(
                  session.rules,
                  [...own.advances, ...bought].reduce((n, id) => n + session.rules.advance(id).points, 0),
                ),
              )}
            </small>
            <b>{say.shop.setsLeft(handValue(session.rules, bill.handAfter))}</b>
          </button>
          {advised(session) && (
            <Button
              icon="bot"
              class="dp-ask dp-icon"
              label={say.askAdvice}
              onPress={() => {
                adviceOf(session, decision).value = { is: 'thinking' };
                open();
              }}
            />
          )}
          {deal.buy.length > 0 && flaw && !short ? (
            <Button kind="primary" onPress={open}>
              {say.shop.openTill}
            </Button>
          ) : (
            <Button kind="primary" class="dp-main" disabled={short || busy} onPress={() => till.buy()}>
              {busy
                ? say.sending
                : deal.buy.length === 0
                  ? say.shop.nothing
                  : short
                    ? say.shop.short(bill.short)
                    : say.shop.confirm(bought.length, bill.price)}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
