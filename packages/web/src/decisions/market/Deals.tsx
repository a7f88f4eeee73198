import type { CardId } from '@ochre/engine';
import { market } from '../../i18n/market.ts';
import { swapWords } from '../../log/deals.ts';
import type { Session } from '../../session/session.ts';
import { NationBadge } from '../../ui/NationBadge.tsx';
import type { Deal } from '../model/deals.ts';
import { nationName } from '../model/names.ts';
import type { Desk } from './desk.ts';

/** What went for what: all of it in a deal of mine, else what the open offer named. */
function goodsWords({ rules }: Session, deal: Deal): string {
  const { mine } = deal;
  if (!mine) return swapWords(rules, deal);
  const names = (cards: readonly CardId[]): string[] => cards.map((card) => rules.card(card).name);
  const [named, asked] = [names(mine.got), names(mine.gave)];
  return swapWords(rules, { named, asked, gives: named.length, gets: asked.length });
}

/** Somebody else's deal in a sentence, when it happens. */
export function dealWords(desk: Desk, deal: Deal): string {
  const { rules } = desk.session;
  const [a, b] = [nationName(rules, deal.from), nationName(rules, deal.to)];
  return market.value.justTraded(a, b, deal.gives, deal.gets, goodsWords(desk.session, deal));
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
                  <small>{goodsWords(desk.session, deal) || (deal.alone && say.betweenTwo)}</small>
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
