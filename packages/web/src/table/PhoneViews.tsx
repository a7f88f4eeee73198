import { harmOf } from '../effects/calamity.ts';
import { text } from '../i18n/index.ts';
import { whyNoMarket } from '../log/markets.ts';
import { Cite } from '../ui/Cite.tsx';
import { CardSet, setsOf, setValue } from '../ui/cards.tsx';
import { byGroups, creditNote, creditsOf, creditWords } from '../ui/credits.ts';
import { calamityIcon } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';
import { Figures } from './Mat.tsx';
import { myNation, positionOf } from './model.ts';

/** Cards of a set that are laid one over the other; how many there are is said beside them. */
const FANNED = 3;

/** The hand as rows: what each set is worth, and what one more card would add. */
export function HandView() {
  const { session } = useTable();
  const { table: say, ui } = text.value;
  const view = session.view.value;
  const hand = view.own?.hand ?? [];
  const sets = setsOf(session.rules, hand);
  const me = myNation(view);
  const limit = me && session.rules.policies.handLimit(session.sight(), me);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <div class="page scroll handview" role="group" aria-label={say.hand} tabIndex={0}>
      {sets.length === 0 && (
        <p class="card pad">
          <b>{say.handEmpty}</b> {say.handEmptyWhy(say.phases['drawCards']!)}
        </p>
      )}
      {hand.length > 0 && (
        <p class="row">
          <span class="sec" data-explain="hand">
            {[say.handCards(hand.length), limit && say.handKeeps(limit)].filter(Boolean).join(' · ')}
          </span>
          <span class="sp" />
          <span class="sec" data-explain="set">
            {say.setsWorth(sets.reduce((n, set) => n + set.worth, 0))}
          </span>
        </p>
      )}
      {sets.some((s) => !s.card.calamity) && (
        <ul class="card">
          {sets
            .filter((s) => !s.card.calamity)
            .map((set) => {
              const { name, card, cards, worth } = set;
              return (
                <li key={name}>
                  <span class="fan" aria-hidden="true">
                    <CardSet set={{ ...set, cards: cards.slice(0, FANNED) }} />
                  </span>
                  <span class="sp">
                    <b>{name}</b> × {cards.length}
                    {card.commodity && (
                      <small data-explain="one-more">
                        {say.oneMore} <b class="pos">+{setValue(card.stack, cards.length + 1) - worth}</b>
                      </small>
                    )}
                    {card.commodity && (
                      <small data-explain="set">{say.ofFullSet(cards.length, card.commodity.size)}</small>
                    )}
                  </span>
                  <b class="disp worth" data-explain="set">
                    {worth}
                  </b>
                </li>
              );
            })}
        </ul>
      )}
      {sets
        .filter((s) => s.card.calamity)
        .map(({ name, card }) => (
          <div key={name} class="card warn calrow" data-explain="calamity">
            <Icon name={calamityIcon(card.calamity!.id)} size={28} />
            <span class="sp">
              <b>{name}</b>
              <small>
                {card.calamity!.kind === 'major' ? ui.major : ui.minor},{' '}
                {card.calamity!.tradeable ? ui.tradeable : ui.notTradeable}
              </small>
              <small>{harmOf(card.calamity!)}</small>
            </span>
            <Cite cite={card.calamity!.cite} />
          </div>
        ))}
      <div class="card figs">
        <Figures />
      </div>
    </div>
  );
}

/** While there is no market for me: why, and what it takes. */
export function ClosedMarket() {
  const { session } = useTable();
  const say = text.value.table.marketClosed;
  const view = session.view.value;
  const why = whyNoMarket(session.log.value, session.rules, view.open.turn, myNation(view));
  return (
    <div class="page scroll">
      <p class="card pad">
        {say[why]} {say.needs(session.rules.numbers.tradeCards)} {view.own && say.hold(view.own.hand.length)}
      </p>
    </div>
  );
}

const AllAdvances = lazily(async () => (await import('./AllAdvances.tsx')).AllAdvances);

/** What my nation has learned, and the credits it gives. */
export function AdvancesView() {
  const { session } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const me = myNation(view);
  const nation = me ? view.open.nations[me] : undefined;
  const { shop } = text.value.decisions;
  const credits = me && creditsOf(positionOf(session, view), me);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <div class="page scroll" role="group" aria-label={say.advances} tabIndex={0}>
      {credits && byGroups(session.rules) && (
        <>
          <h2>{say.credits}</h2>
          <div class="credits">
            {credits.groups.map((credit) => (
              <span key={credit.group} class={`g-${credit.group}`} data-explain="credit">
                <Icon name={credit.group} label={shop.group[credit.group] ?? credit.group} size={22} />
                <b>{creditWords(credit)}</b>
              </span>
            ))}
          </div>
          <p class="sm mute">{creditNote(credits)}</p>
        </>
      )}
      <h2>{say.advances}</h2>
      {(nation?.advances.length ?? 0) === 0 && <p class="card pad">{say.noAdvances}</p>}
      <div class="row wrap">
        {nation?.advances.map((id) => {
          const advance = session.rules.advance(id);
          return (
            <span key={id} class={`advchip g-${advance.groups[0]}`} data-explain="advance">
              {advance.groups.map((g) => (
                <Icon key={g} name={g} size={16} />
              ))}
              {advance.name}
            </span>
          );
        })}
      </div>
      <AllAdvances />
    </div>
  );
}
