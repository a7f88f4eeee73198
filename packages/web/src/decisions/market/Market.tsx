import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { TradeTime } from '../../company/Clocks.tsx';
import { market as words } from '../../i18n/market.ts';
import { Button } from '../../ui/Button.tsx';
import { Cite } from '../../ui/Cite.tsx';
import { Segmented } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cardName, nationName } from '../model/names.ts';
import { inSight, OTHERS, type Row, rowsOf, wishes } from '../model/steady.ts';
import { type Appraisal, GROUPS, type Group, market, surelyGains } from '../model/trade.ts';
import { advisedOffer } from '../parts/adviser.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { MarketAside } from './Aside.tsx';
import { dealWords } from './Deals.tsx';
import { Desk } from './desk.ts';
import { OfferRow, type Unfold } from './OfferRow.tsx';
import { Receipt } from './Receipt.tsx';
import { Traders, tradersOf } from './Traders.tsx';
import { useForm } from './useForm.ts';
import { useStill } from './useStill.ts';
import './market.css';

/** So many nations stand in one row; more have a place aside. */
const ONE_ROW = 9;
/** So many are named; of more, only the number is told. */
const NAMED = 4;

type Shown = 'all' | 'better' | 'toMe';
const SHOWS: Record<Shown, (a: Appraisal, desk: Desk) => boolean> = {
  all: () => true,
  // As its row says: by what I am about to give, where I have chosen that.
  better: (a, desk) => a.missing.length === 0 && surelyGains(desk.worthFor(a)),
  toMe: (a) => a.toMe,
};

function matches(desk: Desk, { offer }: Appraisal, sought: string): boolean {
  if (sought === '') return true;
  const { rules } = desk.session;
  const names = [...offer.gives.names, ...offer.wants.names].map((n) => cardName(rules, n));
  return [nationName(rules, offer.from), ...names].some((w) => w.toLowerCase().includes(sought));
}

type ListProps = Pick<OfferGroupProps, 'desk' | 'rows' | 'unfold' | 'brief'>;

/** Offers by wish: what else its nation would give for the same is one press away. */
const OfferRows = ({ rows, ...of }: ListProps) => (
  <ul class="mt-rows">
    {wishes(rows).map(([best, ...like]) => (
      <Fragment key={best!.a.offer.id}>
        <ListedOffer {...of} row={best!} />
        {like.length > 0 && (
          <li>
            <details class="mt-more">
              <summary>
                {words.value.alike(like.length, nationName(of.desk.session.rules, best!.a.offer.from))}
              </summary>
              <ul class="mt-rows">
                {like.map((row) => (
                  <ListedOffer key={row.a.offer.id} {...of} row={row} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </Fragment>
    ))}
  </ul>
);

const ListedOffer = ({ desk, row, unfold, brief }: Omit<ListProps, 'rows'> & { row: Row }) => (
  <OfferRow
    desk={desk}
    row={row}
    unfold={unfold}
    brief={brief}
    advised={row.a.offer.id === advisedOffer(desk.session, desk.decision)}
  />
);

interface OfferGroupProps {
  desk: Desk;
  group: Group;
  rows: Row[];
  unfold?: Unfold | undefined;
  brief?: boolean;
  /** So many wishes are in sight, the others one press away; none: the whole group is. */
  sight: number | undefined;
}

/** Offers of one use to me. */
function OfferGroup({ group, rows, sight, ...of }: OfferGroupProps) {
  if (rows.length === 0) return null;
  const say = words.value;
  const all = wishes(rows);
  const more = all.slice(sight ?? all.length).flat();
  return (
    <details class={`mt-group ${group}`} open={sight !== undefined}>
      <summary>
        <h3>{say.groups[group]}</h3>
        <span class="mute sm">{rows.length}</span>
      </summary>
      <OfferRows {...of} rows={all.slice(0, sight).flat()} />
      {more.length > 0 && (
        <details class="mt-more">
          <summary>{say.moreOffers(more.length)}</summary>
          <OfferRows {...of} rows={more} />
        </details>
      )}
    </details>
  );
}

/** Who has finished, and what others have just traded: one line each. */
function News({ desk }: { desk: Desk }) {
  const { rules } = desk.session;
  const finished = tradersOf(desk).finished.map((id) => nationName(rules, id));
  const deal = desk.deals.findLast((d) => !d.mine);
  return (
    <div class="mt-news sm sec">
      {finished.length > 0 && (
        <p>
          <Icon name="eye" size={16} />{' '}
          {finished.length > NAMED
            ? words.value.manyFinished(finished.length)
            : words.value.haveFinished(finished)}
        </p>
      )}
      <p aria-live="polite" class="mt-told">
        {deal && (
          <>
            <Icon name="hand" size={16} /> {dealWords(desk, deal)}
          </>
        )}
      </p>
    </div>
  );
}

function Search({ sought }: { sought: Signal<string> }) {
  const { filter } = words.value;
  return (
    <label class="field">
      <Icon name="search" />
      <input
        type="search"
        placeholder={filter}
        aria-label={filter}
        value={sought.value}
        onInput={(e) => {
          sought.value = e.currentTarget.value;
        }}
      />
    </label>
  );
}

interface MarketProps extends ControlProps<'trade'> {
  /** What stands over and under the offers, where there is no panel beside them. */
  over?: ComponentChildren;
  under?: ComponentChildren;
  /** Little room: one offer is open at a time. */
  narrow?: boolean;
}

/** The market board: all offers in sight, those of most use to me first. */
export function Market({ session, decision, over, under, narrow }: MarketProps) {
  const say = words.value;
  const desk = new Desk(session, decision);
  const sought = useSignal('');
  const good = useSignal<string | undefined>(undefined);
  const hideUnmet = useSignal(false);
  const show = useSignal<Shown>('all');
  const opened = useSignal<string | undefined>(undefined);
  // Offers change with the view.
  void session.view.value;
  const named = advisedOffer(session, decision);
  const groups = market(session.sight(), decision, named);
  const all = GROUPS.flatMap((g) => groups[g]);
  const others = all.filter((a) => !a.mine);
  const text = sought.value.trim().toLowerCase();
  const passes = (a: Appraisal): boolean =>
    a.offer.id === named ||
    ((a.mine || desk.answers(a.offer) || SHOWS[show.value](a, desk)) &&
      matches(desk, a, text) &&
      (good.value === undefined || [...a.offer.gives.names, ...a.offer.wants.names].includes(good.value)) &&
      (!hideUnmet.value || a.mine || a.missing.length === 0));
  const of = JSON.stringify([text, good.value, hideUnmet.value, show.value, named]);
  const { rows, fresh, gone, renew, watch } = useStill(rowsOf(groups, passes), all, of);
  const shown = OTHERS.flatMap((g) => rows[g]);
  const sight = inSight(rows);
  const form = useForm(
    wishes(shown).length + rows.mine.length,
    Object.values(sight).reduce((sum, n) => sum + n, 0),
  );
  const brief = form.brief && !narrow;
  const many = tradersOf(desk).all.length > ONE_ROW;
  const tabs = (Object.keys(SHOWS) as Shown[]).map((id) => ({
    id,
    label: `${say[id]} ${others.filter((a) => SHOWS[id](a, desk)).length}`,
  }));
  const { receipt } = desk;
  /** The choice that leaves nothing to look at. */
  const none =
    show.value !== 'all' && shown.length === 0 && !others.some((a) => SHOWS[show.value](a, desk))
      ? show.value
      : undefined;
  const unfold: Unfold | undefined = narrow
    ? {
        open: opened.value ?? shown.find(({ a }) => a.side)?.a.offer.id,
        toggle: (id) => {
          opened.value = id;
        },
      }
    : undefined;
  const mine = (
    <ul class="mt-rows">
      {rows.mine.map((row) => (
        <ListedOffer key={row.a.offer.id} desk={desk} row={row} unfold={unfold} brief={brief} />
      ))}
    </ul>
  );
  return (
    <section class={many ? 'market many' : 'market'} aria-label={say.title}>
      <div class="mt-body">
        {many && <MarketAside desk={desk} good={good} hideUnmet={hideUnmet} />}
        <div class="mt-main">
          <header class="mt-head">
            <h2>{say.title}</h2>
            <Segmented
              value={show.value}
              options={tabs}
              label={say.title}
              onChange={(id) => {
                show.value = id;
              }}
            />
            <Traders desk={desk} />
            {session.company && <TradeTime company={session.company} />}
            {many && <Search sought={sought} />}
          </header>
          <div class="mt-list scroll" {...watch} onClickCapture={form.heed}>
            <News desk={desk} />
            {over}
            {narrow && rows.mine.length > 0 && (
              <details class="mt-group mine">
                <summary>
                  <h3>{say.groups.mine}</h3>
                  <span class="mute sm">{rows.mine.length}</span>
                </summary>
                {mine}
              </details>
            )}
            {all.length === 0 && (
              <div class="card pad mt-empty">
                <Icon name="scales" size={28} />
                <span class="tx">
                  <b>{say.empty}</b>
                  <small>{say.emptyNote}</small>
                </span>
                {!decision.optional && <Button onPress={() => desk.write()}>{say.firstOffer}</Button>}
              </div>
            )}
            {none && (
              <div class="card pad mt-empty">
                <Icon name="scales" size={28} />
                <span class="tx">
                  <b>{say.noneShown[none]}</b>
                  <small>{say.noneShownNote}</small>
                </span>
                <Button
                  onPress={() => {
                    show.value = 'all';
                  }}
                >
                  {say.all}
                </Button>
              </div>
            )}
            {form.grouped ? (
              OTHERS.map((g) => (
                <OfferGroup
                  key={g}
                  desk={desk}
                  group={g}
                  rows={rows[g]}
                  unfold={unfold}
                  brief={brief}
                  sight={sight[g]}
                />
              ))
            ) : (
              <OfferRows desk={desk} rows={shown} unfold={unfold} />
            )}
            <p class="sm mute row mt-hint">
              <Icon name="book" />
              <span>
                {say.hint(
                  decision.ask.minCards,
                  decision.ask.trueNames,
                  session.rules.variants.tradeNames === 'anyCard',
                )}
              </span>{' '}
              <Cite cite={decision.cite} />
            </p>
            {under}
            {fresh + gone > 0 && (
              <div class="mt-fresh">
                <Button size="sm" icon="sort" onPress={renew}>
                  {say.changed(fresh, gone)}
                </Button>
              </div>
            )}
          </div>
          {!narrow && rows.mine.length > 0 && (
            <section class="mt-group mine" aria-label={say.groups.mine}>
              {mine}
            </section>
          )}
        </div>
      </div>
      {receipt && <Receipt desk={desk} paper={receipt} />}
    </section>
  );
}
