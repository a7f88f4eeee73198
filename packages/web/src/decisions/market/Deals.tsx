import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import type { Session } from '../../session/session.ts';
import { NationBadge } from '../../ui/NationBadge.tsx';
import type { Deal } from '../model/deals.ts';
import { cardName, nationName } from '../model/names.ts';
import type { Desk } from './desk.ts';

/** What was named in a deal, as far as this seat could read it: backs stay backs. */
export function dealGoods({ rules }: Session, { mine, named, asked, gives, gets }: Deal): string {
  const say = market.value;
  const words = (names: readonly string[], count: number): string => {
    const unseen = count - names.length;
    const told = names.map((n) => cardName(rules, n));
    return text.value.ui.list(unseen > 0 ? [...told, say.unseenCards(unseen)] : told);
  };
  if (mine) return say.forGoods(words(mine.got, mine.got.length), words(mine.gave, mine.gave.length));
  return named.length > 0 ? say.forGoods(words(named, gives), words(asked, gets)) : '';
}

/** Somebody else's deal in a sentence, when it happens. */
export function dealWords(desk: Desk, deal: Deal): string {
  const { rules } = desk.session;
  const [a, b] = [nationName(rules, deal.from), nationName(rules, deal.to)];
  return market.value.justTraded(a, b, deal.gives, deal.gets, dealGoods(desk.session, deal));
}

/** The deals of this market, the newest first. */
export function Deals({ desk }: { desk: Desk }) {
  const say = market.value;
  const { rules } = desk.session;
  const { deals } = desk;
  return (
    <section class="mt-deals" aria-label={say.deals}>
      <h3>
        {say.deals} <span class="chip">{deals.length}</span>
      </h3>
      {deals.length > 0 && (
        <ul class="card">
          {deals.toReversed().map((deal) => {
            const { mine, from, to } = deal;
            const partner = mine && nationName(rules, mine.partner);
            return (
              <li key={deal.seq} class={mine ? 'mine' : ''}>
                <span class="pair" aria-hidden="true">
                  <NationBadge nation={from} size={22} />
                  <NationBadge nation={to} size={22} />
                </span>
                <span class="tx">
                  <b>
                    {partner === undefined
                      ? say.dealOf(nationName(rules, from), nationName(rules, to))
                      : say.withYou(partner)}
                  </b>
                  <small>{dealGoods(desk.session, deal) || say.nothingNamed}</small>
                </span>
                <b class="nw">
                  {mine ? `${mine.got.length} : ${mine.gave.length}` : `${deal.gives} : ${deal.gets}`}
                </b>
              </li>
            );
          })}
        </ul>
      )}
      <p class="sm mute">{deals.length > 0 ? say.dealsNote : `${say.noDeals} ${say.dealsNote}`}</p>
    </section>
  );
}
