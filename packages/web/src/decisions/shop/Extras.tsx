import type { AdvanceId, Purchase } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { creditsOf } from '../../ui/credits.ts';
import { CreditSteppers } from '../controls/ChooseCredits.tsx';
import { cardName } from '../model/names.ts';
import { creditChoices, discountable, gifts, substitutes } from '../model/purchase.ts';
import type { Till } from './till.ts';

function Choice(props: {
  label: string;
  value: string;
  options: { id: string; label: string }[];
  onChange(id: string): void;
}) {
  return (
    <label class="field">
      {props.label}
      <select value={props.value} onChange={(e) => props.onChange(e.currentTarget.value)}>
        {props.options.map((o) => (
          <option key={o.id} value={o.id}>
            {o.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What comes with the purchase and asks for a choice: a discount, a free advance, credits, a card that stands in. */
export function Extras({ till, deal }: { till: Till; deal: Purchase }) {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const sight = till.session.sight();
  const named = (ids: AdvanceId[]) => ids.map((id) => ({ id, label: rules.advance(id).name }));
  const targets = discountable(sight, deal.buy);
  const free = gifts(sight, till.decision, deal.buy);
  const stand = substitutes(sight, till.decision, deal.cards);
  const key = (s: { card: string; as: string } | undefined): string => (s ? `${s.card}>${s.as}` : '');
  const held = creditsOf(sight, till.decision.owner).groups;
  return (
    <>
      {targets.length > 0 && (
        <Choice
          label={say.discount}
          value={deal.discount ?? ''}
          options={named(targets)}
          onChange={(discount) => till.change({ discount })}
        />
      )}
      {free.length > 0 && (
        <Choice
          label={say.free}
          value={deal.free ?? ''}
          options={named(free)}
          onChange={(id) => till.change({ free: id })}
        />
      )}
      {deal.alsoFree !== undefined && (
        <Choice
          label={text.value.dawn.secondGift}
          value={deal.alsoFree}
          options={named(free.filter((id) => id !== deal.free))}
          onChange={(id) => till.change({ alsoFree: id })}
        />
      )}
      {creditChoices(sight, till.decision, deal).map(({ id, points, step }) => (
        <section key={id} class="dp-stack">
          <b>{say.creditsOf(rules.advance(id).name, points)}</b>
          <CreditSteppers
            groups={rules.ruleset.groups}
            points={points}
            step={step}
            value={deal.credits?.[id] ?? {}}
            now={(g) => held.find(({ group }) => group === g)?.cheap ?? 0}
            onChange={(next) => till.change({ credits: { ...till.basket.value.credits, [id]: next } })}
          />
        </section>
      ))}
      {stand.length > 0 && (
        <Choice
          label={say.substitute}
          value={key(deal.substitute)}
          options={[
            { id: '', label: say.substituteNone },
            ...stand.map((s) => ({
              id: key(s),
              label: say.substituteAs(cardName(rules, s.card), cardName(rules, s.as), s.gain),
            })),
          ]}
          onChange={(id) => {
            const found = stand.find((s) => key(s) === id);
            const { substitute: _, ...rest } = till.basket.value;
            till.basket.value = found ? { ...rest, substitute: { card: found.card, as: found.as } } : rest;
          }}
        />
      )}
    </>
  );
}
