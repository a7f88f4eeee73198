import type { Owner } from '@ochre/engine';
import { type Deal, dealsOf } from '../decisions/model/deals.ts';
import { text } from '../i18n/index.ts';
import { swapWords } from '../log/deals.ts';
import { Teller } from '../log/teller.ts';
import { myNation } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film } from './film.ts';
import { moment, Page } from './Page.tsx';
import type { Place } from './script.ts';
import { pageSum } from './told.ts';

/** Cards that are seen going each way; more are a number. */
const SEEN = 3;

/** Cards face down, from one to the other. */
const Cards = ({ n, way }: { n: number; way: 'out' | 'back' }) =>
  Array.from({ length: Math.min(SEEN, n) }, (_, i) => (
    <i key={`${way} ${i}`} class={way} style={{ '--nth': String(i) }} />
  ));

/** Two nations, and what passes between them on crossing arcs. */
function Lane({ from, to, gives, gets }: Pick<Deal, 'from' | 'to' | 'gives' | 'gets'>) {
  return (
    <span class="lane" aria-hidden="true">
      <NationBadge nation={from} size={24} />
      <span class="way">
        <svg viewBox="0 0 84 38" aria-hidden="true">
          <path d="M0 19Q42-15 84 19M0 19Q42 53 84 19" />
        </svg>
        <Cards n={gives} way="out" />
        <Cards n={gets} way="back" />
      </span>
      <NationBadge nation={to} size={24} />
    </span>
  );
}

/** The deals of a market so far: who with whom, and what went for what as far as all could hear it. */
export function Deals({ film, place }: { film: Film; place: Place }) {
  const { live } = film;
  const { rules } = live;
  const { parts } = text.value.events;
  const me = myNation(live.view.value);
  const lines = film.script.lines('deals', place.part);
  const deals = new Map(
    dealsOf(rules, live.log.value, me, rules.numbers.trueNames).map((deal) => [deal.seq, deal]),
  );
  const names = new Teller(rules, lines[0]!.logged.event, me);
  const name = (id: Owner): string => names.nationName(id);
  return (
    <Page kind="deals" lines={lines} sum={pageSum(live, 'deals', lines, me)}>
      {lines.map(({ logged: { seq }, turn, ms }) => {
        const deal = deals.get(seq);
        return (
          deal && (
            <li
              key={seq}
              class={turn}
              style={moment(ms)}
              {...(turn !== 'ahead' && { 'data-deal': `${deal.from} ${deal.to}` })}
            >
              <Lane {...deal} />
              <span class="words">
                <b>{names.list([name(deal.from), name(deal.to)])}</b>
                <small>
                  {swapWords(rules, deal) || parts.swap(String(deal.gives), parts.cards(deal.gets))}
                </small>
              </span>
            </li>
          )
        );
      })}
    </Page>
  );
}
