import { BARBARIANS } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { goodColour } from '../../ui/goods.ts';
import { Icon } from '../../ui/Icon.tsx';
import { cardKind, cardName, nationName } from '../model/names.ts';
import { goods } from '../model/trade.ts';
import type { Desk } from './desk.ts';
import { Traders } from './Traders.tsx';

const SHOWN = 12;

interface AsideProps {
  desk: Desk;
  /** The good whose offers alone are shown. */
  good: Signal<string | undefined>;
  hideUnmet: Signal<boolean>;
}

function Goods({ desk, good }: Pick<AsideProps, 'desk' | 'good'>) {
  const say = market.value;
  const { rules } = desk.session;
  const { open, own } = desk.session.sight();
  const offers = [...new Map([...open.offers, ...own.offers].map((o) => [o.id, o])).values()];
  const all = goods(offers, desk.decision.owner);
  const most = Math.max(1, ...all.map((g) => Math.max(g.offered, g.wanted)));
  const width = (n: number): string => `${Math.round((n / most) * 100)}%`;
  return (
    <section>
      <header>
        <h2>{say.about}</h2>
        <small class="mute">
          {say.offered} · {say.wanted}
        </small>
      </header>
      {all.length === 0 && <p class="mute sm">{say.noGoods}</p>}
      <ul class="mt-about">
        {all.slice(0, SHOWN).map(({ name, offered, wanted }) => (
          <li key={name} data-explain="supply">
            <button
              type="button"
              aria-pressed={good.value === name}
              style={{ '--tc': goodColour(cardKind(rules, name) ?? name) } as never}
              onClick={() => {
                good.value = good.value === name ? undefined : name;
              }}
            >
              <Icon name={cardKind(rules, name) ?? name} size={18} />
              <span class="sr">{say.goodLine(cardName(rules, name), offered, wanted)}</span>
              <span class="ell" aria-hidden="true">
                {cardName(rules, name)}
              </span>
              <b aria-hidden="true">{offered}</b>
              <i class="mt-bar">
                <i style={{ width: width(offered) }} />
              </i>
              <b aria-hidden="true">{wanted}</b>
              <i class="mt-bar hollow">
                <i style={{ width: width(wanted) }} />
              </i>
            </button>
          </li>
        ))}
      </ul>
      {all.length > 0 && (
        <p class="mute xs">
          {all.length > SHOWN ? `${say.moreGoods(all.length - SHOWN)}. ` : ''}
          {say.pressGood}
        </p>
      )}
    </section>
  );
}

/** Calamities everybody has seen come to somebody's hand. */
function Shown({ desk }: { desk: Desk }) {
  const say = market.value;
  const { rules, view } = desk.session;
  const shown = Object.entries(view.value.open.shown ?? {}).filter(([, cards]) => cards.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul class="mt-shown">
      {shown.map(([nation, cards]) => (
        <li key={nation}>
          <Icon name="calamity" size={16} />
          {say.shownCalamity(
            nation === BARBARIANS ? text.value.map.barbarians : nationName(rules, nation),
            text.value.ui.list(cards.map((c) => cardName(rules, c))),
          )}
        </li>
      ))}
    </ul>
  );
}

/** Beside the offers: which goods are about, who trades, and what to leave out. */
export function MarketAside({ desk, good, hideUnmet }: AsideProps) {
  const say = market.value;
  return (
    <aside class="mt-aside scroll" aria-label={say.about}>
      <Goods desk={desk} good={good} />
      <section>
        <h2>{say.who}</h2>
        <Traders desk={desk} grid />
        <p class="mute xs">{say.pressNation}</p>
      </section>
      <Shown desk={desk} />
      <label class="row sm check">
        <input
          type="checkbox"
          checked={hideUnmet.value}
          onChange={(e) => {
            hideUnmet.value = e.currentTarget.checked;
          }}
        />
        {say.hideUnmet}
      </label>
    </aside>
  );
}
