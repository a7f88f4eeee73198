import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { layout } from '../../table/layout.ts';
import { GoodLabel } from '../../ui/cards.tsx';
import { Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cardName, labelOf, nationName } from '../model/names.ts';
import { handSets, nameableEvils } from '../model/trade.ts';
import type { Desk } from './desk.ts';
import { GoodSelect } from './deskGive.tsx';

const SUGGESTED = 5;

/** To whom the offer goes. */
export function Partner({ desk }: { desk: Desk }) {
  const say = market.value;
  const { rules } = desk.session;
  const { to, replyTo, ...rest } = desk.state.value;
  return (
    <label class="field">
      {say.partner}
      <select
        value={to ?? ''}
        disabled={replyTo !== undefined}
        onChange={(e) => {
          const next = e.currentTarget.value;
          desk.state.value = next === '' ? rest : { ...rest, to: next };
        }}
      >
        <option value="">{say.toAll}</option>
        {desk.choices.partners.map((id) => (
          <option key={id} value={id}>
            {nationName(rules, id)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What I ask for: so many cards, some by name. The goods I hold come first: more of them grow by the square. */
export function Asked({ desk }: { desk: Desk }) {
  const say = market.value;
  const { rules } = desk.session;
  const { wants } = desk.state.value;
  const set = (count: number, names: string[]): void =>
    desk.change({ wants: { count: Math.max(count, names.length, desk.minCards), names } });
  const add = (name: string): void => set(wants.count, [...wants.names, name]);
  const held = handSets(rules, desk.choices.cards)
    .filter((s) => rules.card(s.cards[0]!).commodity)
    .map(({ name }) => name);
  const others = rules.ruleset.commodities.map(({ id }) => id).filter((id) => !held.includes(id));
  const phone = layout.value === 'phone';
  const suggested = phone ? held.slice(0, SUGGESTED) : [...held, ...others];
  const evils = nameableEvils(rules);
  return (
    <div class="card pad mt-side">
      <p class="row">
        <b>{say.youAsk(wants.count)}</b>
        <span class="sp" />
        <Stepper
          value={wants.count}
          min={Math.max(desk.minCards, wants.names.length)}
          max={20}
          label={say.youAskLabel}
          onChange={(n) => set(n, wants.names)}
        />
      </p>
      <span class="mt-goods">
        {wants.names.map((name, i) => (
          <button
            key={i}
            type="button"
            class="mt-drop"
            aria-label={text.value.ui.fewer(cardName(rules, name))}
            onClick={() =>
              set(
                wants.count,
                wants.names.filter((_, j) => j !== i),
              )
            }
          >
            <GoodLabel {...labelOf(rules, name)} kind="wanted" />
            <Icon name="x" size={12} />
          </button>
        ))}
        {Array.from({ length: wants.count - wants.names.length }, (_, i) => (
          <GoodLabel key={`a${i}`} name={say.any(1)} kind="wanted" />
        ))}
      </span>
      <span class="dp-chips">
        {suggested.map((name) => (
          <button key={name} type="button" class="dp-pill" onClick={() => add(name)}>
            + {cardName(rules, name)}
          </button>
        ))}
        {(phone || evils.length > 0) && (
          <GoodSelect
            rules={rules}
            value=""
            empty={say.askFor}
            label={say.askFor}
            evils={evils}
            onChange={(name) => name && add(name)}
          />
        )}
      </span>
    </div>
  );
}
