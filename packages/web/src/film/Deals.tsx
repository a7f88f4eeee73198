import { dealsOf } from '../decisions/model/deals.ts';
import { text } from '../i18n/index.ts';
import { swapWords } from '../log/deals.ts';
import { Teller } from '../log/teller.ts';
import { myNation } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film, Place } from './film.ts';

/** The deals of a market so far: who with whom, and what went for what as far as all could hear it. */
export function Deals({ film, place }: { film: Film; place: Place }) {
  const { live } = film;
  const { rules } = live;
  const { parts } = text.value.events;
  const me = myNation(live.view.value);
  const told = film.toldOn('deals', place.part);
  const seqs = new Set(told.map(({ seq }) => seq));
  const deals = dealsOf(rules, live.log.value, me, rules.numbers.trueNames).filter(({ seq }) =>
    seqs.has(seq),
  );
  const names = new Teller(rules, told[0]!.event, me);
  return (
    <div class={deals.length > 6 ? 'filmpage deals many' : 'filmpage deals'} role="status" data-still>
      <ol>
        {deals.map((deal) => (
          <li key={deal.seq} data-from={deal.from} data-to={deal.to}>
            <NationBadge nation={deal.from} size={22} />
            <NationBadge nation={deal.to} size={22} />
            <span>
              <b>{names.list([names.nationName(deal.from), names.nationName(deal.to)])}</b>
              <small>
                {swapWords(rules, deal) || parts.swap(String(deal.gives), parts.cards(deal.gets))}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
