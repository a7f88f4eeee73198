import { acquired, nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { type Gate, gates, haveWords, isMet, needWords } from '../model/epoch.ts';
import { worthInFull, worthName } from '../model/names.ts';
import { outOfReach } from '../model/purchase.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { type Line, Notes, Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { creditsGiven } from './credits.ts';
import { Extras } from './Extras.tsx';
import { Payment } from './Payment.tsx';
import { dearWords, Till } from './till.ts';
import './shop.css';

const gateLines = (gate: Gate, basket: boolean): Line[] =>
  gate.needs.map((n) => ({
    icon: isMet(n) ? 'check' : 'succession',
    tone: isMet(n) ? ('gain' as const) : ('info' as const),
    text: `${needWords(n)}: ${haveWords(n, basket)}`,
  }));

/** Basket, payment and what both leave behind. */
export function TillPanel({ session, decision, board }: ControlProps<'purchase'>) {
  const say = text.value.decisions;
  const till = new Till(session, decision);
  const { rules } = session;
  void session.view.value;
  useBoard(board, {});
  const { deal, bill } = till;
  const rows = till.rows;
  const all = acquired(deal);
  const vp = all.reduce((n, id) => n + rules.advance(id).points, 0);
  const own = nation(session.sight(), decision.owner);
  const { gate, opened } = gates(session.sight(), decision.owner, all);
  const heldVp = own.advances.reduce((n, id) => n + rules.advance(id).points, 0);
  const flaw = session.check(decision, deal);
  const dear = outOfReach(rows);
  const lines: Line[] = [
    {
      icon: 'advance',
      text: `${say.shop.afterText(own.advances.length + all.length, worthInFull(rules, heldVp + vp))}. ${say.shop.left(bill.treasuryAfter, bill.handAfter.length, bill.handLimit)}.`,
    },
    ...(bill.overLimit > 0
      ? [{ icon: 'warn', tone: 'loss' as const, text: say.shop.overLimit(bill.overLimit) }]
      : []),
  ];
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.purchase}
      title={all.length === 0 ? say.shop.title : say.shop.basketOf(all.length, worthName(rules, vp))}
      lead={
        all.length === 0 &&
        (dear ? dearWords(till, dear) : `${say.shop.emptyBasket} ${say.shop.spend(till.prices.budget)}.`)
      }
      adopt={(answer) => till.adopt(answer)}
      follows={(answer) => all.length > 0 && acquired(answer).every((id) => all.includes(id))}
      acts={deal.buy.length > 0 && <Button onPress={() => till.buyNothing()}>{say.shop.nothing}</Button>}
      primary={{
        label:
          deal.buy.length === 0
            ? say.shop.nothing
            : bill.short > 0
              ? say.shop.short(bill.short)
              : say.shop.confirm(all.length, bill.price),
        ready: bill.short === 0 && !flaw,
        press: () => till.buy(),
      }}
    >
      {all.length > 0 && (
        <div class="card">
          {all.map((id) => (
            <Row
              key={id}
              before={
                <span class="sh-band" style={{ background: `var(--g-${rules.advance(id).groups[0]})` }} />
              }
              title={rules.advance(id).name}
              detail={say.shop.next(creditsGiven(till, id))}
            >
              <b data-explain="price">{deal.buy.includes(id) ? rows[id]!.price : say.shop.gift}</b>
              {deal.buy.includes(id) && (
                <Button
                  size="sm"
                  kind="ghost"
                  icon="x"
                  label={`${say.undo}: ${rules.advance(id).name}`}
                  onPress={() => till.toggle(id)}
                />
              )}
            </Row>
          ))}
          <div class="dp-row total">
            <span class="tx">
              <b>{say.shop.toPay}</b>
            </span>
            <b class="disp" data-explain="price">
              {bill.price}
            </b>
          </div>
        </div>
      )}
      {deal.buy.length > 0 && <Extras till={till} deal={deal} />}
      {deal.buy.length > 0 && <Payment till={till} deal={deal} bill={bill} />}
      {opened !== undefined && <p class="sm pos">{say.shop.opened(opened)}</p>}
      {gate && <Notes title={say.shop.gate(gate.epoch, gate.away)} lines={gateLines(gate, all.length > 0)} />}
      <Notes title={say.shop.after} lines={lines} />
    </Frame>
  );
}
