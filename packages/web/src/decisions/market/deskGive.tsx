import type { Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { GoodLabel } from '../../ui/cards.tsx';
import { Chip } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { cardKind, cardName } from '../model/names.ts';
import { CardIcon } from '../parts/HandPicker.tsx';
import type { Desk } from './desk.ts';

/** Commodities by name, for what is said and asked. */
export function GoodSelect(props: {
  rules: Rules;
  value: string;
  empty: string;
  label: string;
  onChange(name: string): void;
}) {
  const { rules } = props;
  return (
    <label class="field mt-select">
      <select
        aria-label={props.label}
        value={props.value}
        onChange={(e) => props.onChange(e.currentTarget.value)}
      >
        <option value="">{props.empty}</option>
        {rules.ruleset.commodities.map((c) => (
          <option key={c.id} value={c.id}>
            {c.name} ({c.stack})
          </option>
        ))}
      </select>
    </label>
  );
}

/** What I give: named and true, what I say of the rest, and what the rest really is, which only I see. */
export function Given({ desk }: { desk: Desk }) {
  const say = text.value.decisions.trade;
  const { rules } = desk.session;
  const { claims, cards } = desk.state.value;
  const { named, rest } = desk.parts;
  return (
    <div class="card pad mt-side">
      <p class="row">
        <NationBadge nation={desk.decision.owner} size={22} />
        <b>{say.youGive}</b>
        <span class="sp" />
        <span class="sm">{text.value.decisions.cards(cards.length)}</span>
      </p>
      <div class="mt-line">
        <span class="sm mute">{say.named}</span>
        <span class="mt-goods">
          {named.map((c, i) => (
            <GoodLabel key={i} name={cardName(rules, c)} good={cardKind(rules, c)} kind="true" />
          ))}
        </span>
      </div>
      {rest.map((card, i) => (
        <div class="mt-line" key={i}>
          <span class="sm mute">{say.youSay}</span>
          <GoodSelect
            rules={rules}
            value={claims[i] ?? ''}
            empty={say.unsaid}
            label={say.youSay}
            onChange={(name) => desk.claim(i, name)}
          />
          <button
            type="button"
            class="dp-pill"
            title={say.named}
            disabled={!rules.card(card).commodity}
            onClick={() => desk.name(card)}
          >
            <CardIcon rules={rules} card={card} size={16} /> {cardName(rules, card)}
          </button>
        </div>
      ))}
      {rest.length > 0 && (
        <p class="row xs">
          <Chip icon="lock">{say.onlyYou}</Chip>
          <span class="mute">{say.notBinding}</span>
        </p>
      )}
    </div>
  );
}
