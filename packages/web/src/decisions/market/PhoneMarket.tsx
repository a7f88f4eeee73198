import type { ComponentChildren } from 'preact';
import { market } from '../../i18n/market.ts';
import { Button } from '../../ui/Button.tsx';
import { handValue } from '../model/trade.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { Answers } from './Answers.tsx';
import { Deals } from './Deals.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { Desk } from './desk.ts';
import { Market } from './Market.tsx';
import { MarketHand } from './MarketHand.tsx';

/** The market on a phone: its offers, or what is being written with the hand under it; one thing that scrolls. */
export function PhoneMarket({
  children,
  ...props
}: ControlProps<'trade'> & { children?: ComponentChildren }) {
  const say = market.value;
  const { session, decision } = props;
  const desk = new Desk(session, decision);
  const hand = session.view.value.own?.hand ?? [];
  const { mine } = desk;
  const { stops } = desk.state.value;
  const solid = { kind: 'primary', class: 'dp-main' } as const;
  if (desk.active)
    return (
      <div class="mt-phone composing">
        <DeskPanel {...props} above={<MarketHand {...props} />} />
      </div>
    );
  return (
    <div class="mt-phone">
      <Market
        {...props}
        narrow
        over={
          <>
            {children}
            {mine && <Answers desk={desk} offer={mine} />}
          </>
        }
        under={<Deals desk={desk} />}
      />
      <section
        class="dp mt-foot"
        aria-label={say.setsNow}
        data-kind={decision.kind}
        data-decision={decision.id}
      >
        <p>
          <small class="sec">{say.setsNow}</small>
          <b class="disp">{handValue(session.rules, hand)}</b> <small>{say.hand(hand.length)}</small>
        </p>
        {decision.optional ? (
          <Button kind="primary" class="dp-main" onPress={() => desk.done()}>
            {say.resume}
          </Button>
        ) : (
          <>
            <Button {...(stops && solid)} onPress={() => desk.done()}>
              {say.done}
            </Button>
            <Button {...(!stops && solid)} onPress={() => desk.begin()}>
              {mine ? say.changeOffer : say.newOffer}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}
