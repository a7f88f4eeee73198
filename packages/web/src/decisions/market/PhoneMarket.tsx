import type { TradeAnswer } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { low } from '../../table/layout.ts';
import { Button } from '../../ui/Button.tsx';
import { handValue } from '../model/trade.ts';
import { adviceOf, advised } from '../parts/adviser.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { AdviceCard } from '../parts/Frame.tsx';
import { Answers } from './Answers.tsx';
import { Deals } from './Deals.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { Desk } from './desk.ts';
import { HandStrip } from './HandStrip.tsx';
import { Market } from './Market.tsx';
import { MarketHand } from './MarketHand.tsx';

/** The market on a phone: its offers, or what is being written, with the hand under either; one thing that scrolls. */
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
  const advice = adviceOf(session, decision);
  const helped = advised(session);
  const shut = advice.value.is === 'shut';
  const solid = { kind: 'primary', class: 'dp-main' } as const;
  const answers = useRef<HTMLDivElement>(null);
  // Who has just made an offer looks for what the others say to it.
  useEffect(() => {
    if (mine && !desk.active) answers.current?.scrollIntoView({ block: 'start' });
  }, [mine?.id, desk.active]);
  if (desk.active)
    return (
      <div class="mt-phone composing">
        <DeskPanel {...props} above={low.value ? <HandStrip {...props} /> : <MarketHand {...props} />} />
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
            {helped && !shut && (
              <AdviceCard
                session={session}
                decision={decision}
                adopt={(answer) => desk.adopt(answer as TradeAnswer)}
              />
            )}
            {mine && (
              <div ref={answers}>
                <Answers desk={desk} offer={mine} />
              </div>
            )}
          </>
        }
        under={<Deals desk={desk} />}
      />
      <HandStrip {...props} />
      <section
        class="dp mt-foot"
        aria-label={say.setsNow}
        data-kind={decision.kind}
        data-decision={decision.id}
      >
        <p>
          <small class="sec">{say.setsNow}</small>
          <b class="disp">{handValue(session.rules, hand)}</b>
        </p>
        {helped && shut && (
          <Button
            icon="bot"
            class="dp-ask dp-icon"
            label={text.value.decisions.askAdvice}
            onPress={() => {
              advice.value = { is: 'thinking' };
            }}
          />
        )}
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
