import { market } from '../../i18n/market.ts';
import { NationBadge } from '../../ui/NationBadge.tsx';
import type { Deal } from '../model/deals.ts';
import { cardName, nationName } from '../model/names.ts';
import type { Desk } from './desk.ts';

/** What was named in a deal, as far as this seat could read it: backs stay backs. */
function dealGoods(desk: Desk, { mine, named, asked }: Deal): string {
  const say = market.value;
  const { rules } = desk.session;
  const words = (names: readonly string[]): string =>
    names.length > 0 ? names.map((n) => cardName(rules, n)).join(', ') : say.anyCards;
  if (mine) return say.forGoods(words(mine.got), words(mine.gave));
  return named.length > 0 ? say.forGoods(words(named), words(asked)) : '';
}

/** Somebody else's deal in a sentence, when it happens. */
export function dealWords(desk: Desk, deal: Deal): string {
  const { rules } = desk.session;
  const [a, b] = [nationName(rules, deal.from), nationName(rules, deal.to)];
  return market.value.justTraded(a, b, deal.gives, deal.gets, dealGoods(desk, deal));
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
                  <small>{dealGoods(desk, deal) || say.nothingNamed}</small>
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
