import type { Rules } from '@ochre/engine';
import { market } from '../../i18n/market.ts';
import { GoodLabel } from '../../ui/cards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cardName, labelOf } from '../model/names.ts';
import { nameableEvils } from '../model/trade.ts';
import type { Desk } from './desk.ts';

/** No name of a card. */
const VOUCH = '=';

/** Commodities by name, for what is said and asked; calamities too, where they may be named. */
export function GoodSelect(props: {
  rules: Rules;
  value: string;
  empty: string;
  label: string;
  evils?: readonly string[];
  /** Names the card itself, and truly. */
  vouch?: { label: string; pick(): void };
  onChange(name: string): void;
}) {
  const { rules, evils = [], vouch } = props;
  return (
    <label class="field mt-select">
      <select
        aria-label={props.label}
        value={props.value}
        onChange={(e) => {
          const { value } = e.currentTarget;
          if (value === VOUCH) vouch?.pick();
          else props.onChange(value);
        }}
      >
        <option value="">{props.empty}</option>
        {vouch && <option value={VOUCH}>{vouch.label}</option>}
        {rules.ruleset.commodities.map((c) => (
          <option key={c.id} value={c.id}>
            {cardName(rules, c.id)} ({c.stack})
          </option>
        ))}
        {evils.length > 0 && (
          <optgroup label={market.value.calamities}>
            {evils.map((id) => (
              <option key={id} value={id}>
                {cardName(rules, id)} ({rules.card(id).stack})
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}

/** That no calamity is among the cards nobody names: what only an offer of one's own can say. */
function Pledge({ desk }: { desk: Desk }) {
  const { clean = false } = desk.state.value;
  return (
    <label class="row sm check mt-pledge">
      <input
        type="checkbox"
        checked={clean}
        onChange={(e) => desk.change({ clean: e.currentTarget.checked })}
      />
      <span>{market.value.clean}</span>
    </label>
  );
}

/** What I give: named and true, what I say of the rest, and what the rest really is, which only I see. */
export function Given({ desk }: { desk: Desk }) {
  const say = market.value;
  const { rules } = desk.session;
  const { claims, cards, mode } = desk.state.value;
  const { named, rest } = desk.parts;
  const evils = nameableEvils(rules);
  const free = Math.max(0, desk.trueNames - named.length);
  return (
    <div class="card pad mt-side">
      <p class="row">
        <b>{say.youGive(cards.length)}</b>
        <span class="sp" />
        <small class="mute">{say.pressOrDrag}</small>
      </p>
      <div class="mt-line">
        <span class="sm sec">{say.named}</span>
        <span class="mt-goods">
          {named.map((c, i) => (
            <button
              key={i}
              type="button"
              class="mt-drop"
              aria-label={say.takeBack(cardName(rules, c))}
              onClick={() => desk.takeBack(c)}
            >
              <GoodLabel {...labelOf(rules, c)} kind="true" />
            </button>
          ))}
          {Array.from({ length: free }, (_, i) => (
            <span key={`f${i}`} class="mt-free" />
          ))}
        </span>
      </div>
      {rest.map((card, i) => (
        <div class="mt-line one" key={i}>
          <button
            type="button"
            class="mt-drop"
            aria-label={say.takeBack(cardName(rules, card))}
            onClick={() => desk.takeBack(card)}
          >
            <Icon name="lock" size={14} />
            <GoodLabel {...labelOf(rules, card)} kind="wanted" />
          </button>
          <span class="sm sec">{say.youSay}</span>
          <GoodSelect
            rules={rules}
            value={claims[i] ?? ''}
            empty={say.unsaid(1)}
            label={say.youSay}
            evils={evils}
            {...((evils.length > 0 || rules.card(card).commodity) && {
              vouch: { label: say.nameTruly(cardName(rules, card)), pick: () => desk.vouch(i) },
            })}
            onChange={(name) => desk.claim(i, name)}
          />
        </div>
      ))}
      {mode === 'new' && rest.length > 0 && <Pledge desk={desk} />}
      {named.length > 0 && rest.some((card) => rules.card(card).commodity) && (
        <p class="xs mute mt-vouch">{say.vouchHow(named.length)}</p>
      )}
      {rest.length > 0 && (
        <p class="row xs mute mt-only">
          <Icon name="lock" size={14} /> {say.onlyYou}. {say.notBinding}
        </p>
      )}
    </div>
  );
}
