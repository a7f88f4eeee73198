import type { Offer } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { harmNow } from '../../effects/now.ts';
import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { refusers } from '../../session/heed.ts';
import { Button } from '../../ui/Button.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { cardName, nationName } from '../model/names.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { type Act, Frame } from '../parts/Frame.tsx';
import { SetsCard } from '../parts/HandPicker.tsx';
import { Notes } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { Answers } from './Answers.tsx';
import { Deals } from './Deals.tsx';
import { Desk } from './desk.ts';
import { Asked, Partner } from './deskAsk.tsx';
import { Given } from './deskGive.tsx';
import { Extras, Goods, sureOf } from './OfferRow.tsx';
import { Terms } from './Terms.tsx';
import './market.css';

function titleOf(desk: Desk): string {
  const say = market.value;
  const { rules } = desk.session;
  const { mode, replyTo, to, changes } = desk.state.value;
  const offer = desk.answered;
  if (mode === 'answer' && offer) return say.answerTo(nationName(rules, offer.from));
  if (mode === 'new') {
    if (replyTo !== undefined && to !== undefined) return say.counterTo(nationName(rules, to));
    return changes === undefined ? say.newOffer : say.yourOffer;
  }
  if (desk.decision.optional) return say.doneTitle;
  return desk.mine ? say.yourOffer : say.pickOffer;
}

/** The key that ends one's trading, whichever button bears it. */
const DONE = 'd';

/** What the solid button does: one thing at a time. */
function primaryOf(desk: Desk): Act {
  const say = market.value;
  const { state, answered } = desk;
  const { mode, cards, wants, to, changes } = state.value;
  if (!desk.active) {
    if (desk.decision.optional) return { label: say.resume, ready: true, press: () => desk.done() };
    if (state.value.stops) return { label: say.done, ready: true, press: () => desk.done(), shortcut: DONE };
    const label = desk.mine && !desk.receipt ? say.changeOffer : say.newOffer;
    return { label, ready: true, press: () => desk.begin(), shortcut: 'n', waits: !!desk.receipt };
  }
  const { short } = desk;
  if (short !== 0)
    return { label: short > 0 ? say.missing(short) : say.tooMany(-short), ready: false, press: () => {} };
  const whom = to === undefined ? say.toAll : say.to(nationName(desk.session.rules, to));
  const label =
    mode === 'answer'
      ? say.confirm(cards.length, answered!.gives.count)
      : changes === undefined
        ? say.confirmOffer(cards.length, wants.count, whom)
        : say.confirmChange(cards.length, wants.count);
  return { label, ready: true, press: () => void desk.confirm() };
}

/** Both sides of an offer: of mine as it stands, or of the one that I answer by one of my own. */
function Sides({ desk, offer }: { desk: Desk; offer: Offer }) {
  const say = market.value;
  const { rules } = desk.session;
  const { from, gives, wants, clean } = offer;
  const mine = from === desk.decision.owner;
  return (
    <div class="card pad mt-side">
      {!mine && (
        <p class="row mt-whose">
          <NationBadge nation={from} size={22} />
          <b>{nationName(rules, from)}</b>
        </p>
      )}
      <div class="mt-line">
        <span class="sm sec">{mine ? say.youGive(gives.count) : say.gives}</span>
        <Goods rules={rules} side={gives} sure={desk.trueNames} clean={clean} />
        <Extras side={gives} clean={clean} />
      </div>
      <div class="mt-line">
        <span class="sm sec">{mine ? say.youAsk(wants.count) : say.wants}</span>
        <Goods rules={rules} side={wants} sure={0} wanted />
        <Extras side={wants} wanted />
      </div>
    </div>
  );
}

/** My sets before and after what is being written. */
function Worth({ desk }: { desk: Desk }) {
  const say = market.value;
  const { worth } = desk;
  const { mode, wants } = desk.state.value;
  const note =
    mode === 'new'
      ? wants.names.length < wants.count
        ? say.mayBeAnything
        : say.setsIfTaken
      : worth.claimed === worth.sure
        ? sureOf(desk.answered)
        : say.setsIfTrue(worth.claimed);
  return <SetsCard before={worth.before} after={worth.sure} note={note} />;
}

/** What may be said of the offer that is being written: who refused its like, or what it would do to my sets. */
function writtenWords(desk: Desk): string | undefined {
  if (!desk.active) return undefined;
  const say = market.value.written;
  const { session, answer, short, worth, state } = desk;
  if (short !== 0) return say.short;
  const [view, log, said] = [session.view.value, session.log.value, session.said?.value ?? []];
  const tired = refusers({ view, log, said }, answer).map((id) => nationName(session.rules, id));
  if (tired.length > 0) return say.refused(tired);
  const { wants, mode } = state.value;
  const open = mode === 'new' && wants.names.length < wants.count;
  return say.sets(worth.before, worth.sure, open);
}

/** What is being written: an offer of mine, or an answer to one; what it is worth, unless that stands apart. */
function Draft({ desk, apart }: { desk: Desk; apart: boolean }) {
  const say = market.value;
  const { rules } = desk.session;
  const { answered: offer } = desk;
  const { mode, cards, replyTo, to } = desk.state.value;
  const countered = desk.find(replyTo);
  const calamities = cards.filter((c) => rules.card(c).calamity);
  const other = offer?.from ?? to;
  const taker = other && nationName(rules, other);
  return (
    <>
      {countered && <Sides desk={desk} offer={countered} />}
      {mode === 'new' && !apart && <Partner desk={desk} />}
      <Given desk={desk} />
      {offer && (
        <div class="card pad mt-side">
          <p class="row">
            <NationBadge nation={offer.from} size={22} />
            <b>{say.theyGive(nationName(rules, offer.from))}</b>
            <span class="sp" />
            <span class="sm">{say.hand(offer.gives.count)}</span>
          </p>
          <Goods rules={rules} side={offer.gives} sure={desk.trueNames} clean={offer.clean} />
          <Extras side={offer.gives} clean={offer.clean} />
        </div>
      )}
      {mode === 'new' && <Asked desk={desk} />}
      {mode === 'new' && <Terms desk={desk} />}
      {!apart && <Worth desk={desk} />}
      <Notes
        title={text.value.decisions.worthKnowing}
        lines={calamities.flatMap((c) => [
          { icon: 'calamity', tone: 'loss' as const, text: say.calamity(cardName(rules, c), taker) },
          { icon: 'hand', text: say.kept(harmNow(desk.session, rules.card(c).calamity!)) },
        ])}
      />
    </>
  );
}

/** The desk beside the market: my offer and its answers, the deals of this market, or what I am writing. */
export function DeskPanel({
  session,
  decision,
  board,
  above,
}: ControlProps<'trade'> & { above?: ComponentChildren }) {
  const say = market.value;
  const desk = new Desk(session, decision);
  void session.view.value;
  useBoard(board, {});
  const { mine, active, answered } = desk;
  const { mode, replyTo } = desk.state.value;
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={text.value.decisions.eyebrow.trade}
      title={titleOf(desk)}
      {...(above && mode === 'new' && replyTo === undefined && { lead: <Partner desk={desk} /> })}
      adopt={(answer) => desk.adopt(answer)}
      written={writtenWords(desk)}
      acts={
        <>
          {active && <Button onPress={() => desk.clear()}>{say.cancel}</Button>}
          {answered && active && (
            <Button shortcut="c" onPress={() => desk.counter(answered)}>
              {say.counter}
            </Button>
          )}
          {!active &&
            !decision.optional &&
            (desk.state.value.stops ? (
              <Button shortcut="n" onPress={() => desk.begin()}>
                {say.newOffer}
              </Button>
            ) : (
              <Button shortcut={DONE} onPress={() => desk.done()}>
                {say.done}
              </Button>
            ))}
        </>
      }
      primary={primaryOf(desk)}
      above={
        above && (
          <>
            <Worth desk={desk} />
            {above}
          </>
        )
      }
    >
      {active ? (
        <Draft desk={desk} apart={above !== undefined} />
      ) : (
        <>
          {(decision.optional || !mine) && (
            <p class="sm sec">{decision.optional ? say.doneNote : say.pickHow}</p>
          )}
          {mine && <Answers desk={desk} offer={mine} />}
          {mine && <Sides desk={desk} offer={mine} />}
          <Deals desk={desk} />
        </>
      )}
    </Frame>
  );
}
