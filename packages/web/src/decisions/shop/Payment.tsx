import type { Purchase } from '@ochre/engine';
import { nation, value } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Option, Options, Progress } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cardName } from '../model/names.ts';
import { type Bill, paySets } from '../model/purchase.ts';
import { toggled } from '../model/select.ts';
import { CardIcon } from '../parts/HandPicker.tsx';
import { Row } from '../parts/rows.tsx';
import type { Till } from './till.ts';

/** Sets and treasury that pay; the best mix is proposed, any other can be chosen. */
export function Payment({ till, deal, bill }: { till: Till; deal: Purchase; bill: Bill }) {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const sight = till.session.sight();
  const sets = paySets(sight);
  const chosen = [...new Set(deal.cards.map((c) => rules.card(c).name))];
  const own = till.basket.value.pay !== undefined;
  const rate = value(sight, till.decision.owner, 'treasuryPoints');
  const paid = bill.cards + bill.treasuryPoints;
  const all = sets.reduce((sum, set) => sum + set.value, rate * nation(sight, till.decision.owner).treasury);
  return (
    <section class="dp-stack">
      <p class="row">
        <b>{say.payment}</b>
        <span class="sp" />
        {own ? (
          <Button
            size="sm"
            onPress={() => {
              const { pay: _, substitute: __, ...rest } = till.basket.value;
              till.basket.value = rest;
            }}
          >
            {say.bestAgain}
          </Button>
        ) : (
          <span class="sm mute">{bill.short > 0 ? say.tooLittle(all) : say.best}</span>
        )}
      </p>
      <Options kind="check" label={say.payment}>
        {sets.map(({ name, cards, value: worth }) => (
          <Option
            key={name}
            kind="check"
            on={chosen.includes(name)}
            before={<CardIcon rules={rules} card={cards[0]!} />}
            title={cardName(rules, cards[0]!)}
            detail={`${cards.length}² × ${rules.card(cards[0]!).stack}`}
            after={
              <b class="n" data-explain="set">
                {worth}
              </b>
            }
            onPress={() => till.change({ pay: toggled(chosen, name) })}
          />
        ))}
        <Row
          before={<Icon name="treasury" size={20} />}
          title={say.treasury(nation(sight, till.decision.owner).treasury)}
          detail={rate > 1 ? say.worth(rate) : undefined}
        >
          <b class="n" data-explain="treasury">
            {deal.treasury}
          </b>
        </Row>
      </Options>
      <div class="row">
        <Progress
          value={Math.min(paid, bill.price)}
          max={Math.max(1, bill.price)}
          label={say.payment}
          tone={bill.short > 0 ? 'loss' : 'ok'}
        />
        <b class="sm nw" data-explain="price">
          {say.paid(paid, bill.price)}
        </b>
        {bill.short === 0 && (
          <span data-explain="wasted">
            <Chip tone={bill.wasted > 0 ? 'warn' : 'ok'}>{say.wasted(bill.wasted)}</Chip>
          </span>
        )}
      </div>
    </section>
  );
}
