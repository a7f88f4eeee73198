import { useSignal } from '@preact/signals';
import { TradeTime } from '../../company/Clocks.tsx';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Cite } from '../../ui/Cite.tsx';
import { GoodLabel } from '../../ui/cards.tsx';
import { Chip } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { cardName, nationName } from '../model/names.ts';
import { type Appraisal, GROUPS, type Group, market } from '../model/trade.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { MarketAside } from './Aside.tsx';
import { Desk } from './desk.ts';
import { OfferRow } from './OfferRow.tsx';
import './market.css';

/** Who trades, with cards in hand; those who have finished step back. */
function Traders({ desk }: { desk: Desk }) {
  const say = text.value.decisions.trade;
  const { view, rules } = desk.session;
  const { handSizes, waitingFor, viewer, open } = view.value;
  const others = rules.policies
    .ranking(desk.session.sight())
    .filter((id) => id !== viewer && !open.nations[id]?.left);
  return (
    <ul class="mt-traders">
      {others.map((id) => {
        const trading = waitingFor.includes(id);
        const cards = say.hand(handSizes[id] ?? 0);
        return (
          <li key={id} class={trading ? '' : 'done'}>
            <button
              type="button"
              onClick={() => desk.write(id)}
              aria-label={`${nationName(rules, id)}: ${cards}, ${trading ? say.trading : say.finished}`}
            >
              <NationBadge nation={id} size={26} faded={!trading} />
              <small>{trading ? handSizes[id] : say.finished}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function matches(desk: Desk, a: Appraisal, sought: string): boolean {
  if (sought === '') return true;
  const { rules } = desk.session;
  const { offer } = a;
  const words = [
    nationName(rules, offer.from),
    ...[...offer.gives.names, ...offer.wants.names].map((n) => cardName(rules, n)),
  ];
  return words.some((w) => w.toLowerCase().includes(sought));
}

function OfferGroup({
  desk,
  group,
  offers,
  folded,
}: {
  desk: Desk;
  group: Group;
  offers: Appraisal[];
  folded: boolean;
}) {
  const say = text.value.decisions.trade;
  if (offers.length === 0) return null;
  return (
    <details class="mt-group" open={!folded}>
      <summary>
        <h3>{say.groups[group]}</h3>
        <span class="mute sm">{offers.length}</span>
      </summary>
      <ul>
        {offers.map((a) => (
          <OfferRow key={a.offer.id} desk={desk} a={a} />
        ))}
      </ul>
    </details>
  );
}

/** The market board: all offers in sight, grouped by their use to me. */
export function Market({ session, decision }: ControlProps<'trade'>) {
  const say = text.value.decisions.trade;
  const desk = new Desk(session, decision);
  const sought = useSignal('');
  const good = useSignal<string | undefined>(undefined);
  const hideUnmet = useSignal(false);
  // Offers change with the view.
  void session.view.value;
  const groups = market(session.sight(), decision);
  const words = sought.value.trim().toLowerCase();
  const passes = (a: Appraisal): boolean =>
    matches(desk, a, words) &&
    (good.value === undefined || [...a.offer.gives.names, ...a.offer.wants.names].includes(good.value)) &&
    (!hideUnmet.value || a.mine || a.missing.length === 0);
  const shown = GROUPS.map((g) => [g, groups[g].filter(passes)] as const);
  const counters = GROUPS.flatMap((g) => groups[g]).filter(
    (a) => a.toMe && a.offer.replyTo !== undefined,
  ).length;
  const total = GROUPS.reduce((n, g) => n + groups[g].length, 0);
  return (
    <section class="market" aria-label={say.title}>
      <div class="mt-body">
        <MarketAside desk={desk} good={good} hideUnmet={hideUnmet} />
        <div class="mt-main">
          <header class="mt-head">
            <h2>{say.title}</h2>
            {counters > 0 && <Chip tone="info">{text.value.bargain.counters(counters)}</Chip>}
            <Traders desk={desk} />
            {session.company && <TradeTime company={session.company} />}
            <label class="field">
              <Icon name="search" />
              <input
                type="search"
                placeholder={say.filter}
                aria-label={say.filter}
                value={sought.value}
                onInput={(e) => {
                  sought.value = e.currentTarget.value;
                }}
              />
            </label>
            <Button icon="plus" onPress={() => desk.write()}>
              {say.newOffer}
            </Button>
            <Button onPress={() => desk.done()}>{decision.optional ? say.resume : say.done}</Button>
          </header>
          <div class="mt-legend sm mute">
            <span>
              {say.gives} <GoodLabel name={say.true} kind="true" />{' '}
              <GoodLabel name={say.claimed} kind="claimed" />
            </span>
            <span class="sp" />
            <span>{say.change}</span>
          </div>
          <div class="mt-list scroll">
            {decision.optional && <p class="card info pad">{say.doneNote}</p>}
            {total === 0 && (
              <div class="card pad mt-empty">
                <Icon name="scales" size={28} />
                <span class="tx">
                  <b>{say.empty}</b>
                  <small>{say.emptyNote}</small>
                </span>
                <Button onPress={() => desk.write()}>{say.firstOffer}</Button>
              </div>
            )}
            {shown.map(([g, offers]) => (
              <OfferGroup key={g} desk={desk} group={g} offers={offers} folded={g === 'worse'} />
            ))}
            <p class="sm mute row mt-hint">
              <Icon name="book" />
              <span>{say.hint(decision.ask.minCards, decision.ask.trueNames)}</span>{' '}
              <Cite cite={decision.cite} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
