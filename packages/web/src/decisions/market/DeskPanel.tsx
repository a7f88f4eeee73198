import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { cardName, nationName } from '../model/names.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { HandPicker, SetsCard } from '../parts/HandPicker.tsx';
import { Notes } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { Desk } from './desk.ts';
import { Asked, Partner } from './deskAsk.tsx';
import { Given } from './deskGive.tsx';
import { Extras, Goods } from './OfferRow.tsx';
import { Terms } from './Terms.tsx';
import './market.css';

function titleOf(desk: Desk): string {
  const say = text.value.decisions.trade;
  const { rules } = desk.session;
  const { mode, replyTo, to } = desk.state.value;
  const offer = desk.answered;
  if (mode === 'answer' && offer) return say.answerTo(nationName(rules, offer.from));
  if (mode === 'new')
    return replyTo !== undefined && to !== undefined ? say.counterTo(nationName(rules, to)) : say.offerTitle;
  return say.pickOffer;
}

/** The desk beside the market: writes offers and answers. */
export function DeskPanel({ session, decision, board }: ControlProps<'trade'>) {
  const say = text.value.decisions;
  const desk = new Desk(session, decision);
  const { rules } = session;
  void session.view.value;
  useBoard(board, {});
  const state = desk.state.value;
  const offer = desk.answered;
  const gone = state.mode === 'answer' && !offer;
  const active = state.mode !== 'none' && !gone;
  const need = state.mode === 'answer' ? (offer?.wants.count ?? 0) : desk.minCards;
  const missing = need - state.cards.length;
  const { worth } = desk;
  const calamities = state.cards.filter((c) => rules.card(c).calamity);
  const to = state.to === undefined ? say.trade.toAll : say.trade.to(nationName(rules, state.to));
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.trade}
      title={titleOf(desk)}
      propose={(answer) => desk.adopt(answer)}
      acts={
        <>
          {active && <Button onPress={() => desk.clear()}>{say.clear}</Button>}
          {offer && <Button onPress={() => desk.counter(offer)}>{say.trade.counter}</Button>}
        </>
      }
      primary={
        active
          ? {
              label:
                missing > 0
                  ? say.trade.missing(missing)
                  : state.mode === 'answer'
                    ? say.trade.confirm(state.cards.length, offer!.gives.count)
                    : say.trade.confirmOffer(state.cards.length, state.wants.count, to),
              ready: missing <= 0,
              press: () => void desk.confirm(),
            }
          : {
              label: decision.optional ? say.trade.resume : say.trade.done,
              ready: true,
              press: () => desk.done(),
            }
      }
    >
      {!active && <p class="sm sec">{say.trade.hint(desk.minCards, desk.trueNames)}</p>}
      {!active && (
        <Button icon="plus" onPress={() => desk.write()}>
          {say.trade.newOffer}
        </Button>
      )}
      {active && state.mode === 'new' && <Partner desk={desk} />}
      {active && <Given desk={desk} />}
      {active && offer && (
        <div class="card pad mt-side">
          <p class="row">
            <NationBadge nation={offer.from} size={22} />
            <b>{say.trade.theyGive(nationName(rules, offer.from))}</b>
            <span class="sp" />
            <span class="sm">{say.cards(offer.gives.count)}</span>
          </p>
          <Goods rules={rules} side={offer.gives} sure={desk.trueNames} />
          <Extras side={offer.gives} clean={offer.clean} />
        </div>
      )}
      {active && state.mode === 'new' && <Asked desk={desk} />}
      {active && state.mode === 'new' && <Terms desk={desk} />}
      {active && (
        <SetsCard
          before={worth.before}
          after={worth.sure}
          note={
            state.mode === 'new'
              ? say.trade.setsIfTaken
              : worth.claimed === worth.sure
                ? say.trade.sure
                : say.trade.setsIfTrue(worth.claimed)
          }
        />
      )}
      <Notes
        title={say.worthKnowing}
        lines={calamities.map((c) => ({
          icon: 'calamity',
          tone: 'loss' as const,
          text: say.trade.calamity(cardName(rules, c)),
        }))}
      />
      {active && (
        <>
          <h3 class="eyebrow">{say.trade.fromHand}</h3>
          <HandPicker
            rules={rules}
            among={desk.choices.cards}
            picked={state.cards}
            left={state.mode === 'answer' ? missing : desk.choices.cards.length}
            onChange={(cards) => desk.change({ cards })}
            label={say.trade.fromHand}
          />
        </>
      )}
    </Frame>
  );
}
