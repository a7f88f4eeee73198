import type { Offer, Rules, Sight } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { Button } from '../../ui/Button.tsx';
import { GoodLabel } from '../../ui/cards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { signed } from '../../ui/signed.ts';
import { cardName, labelOf, nationName } from '../model/names.ts';
import type { Row } from '../model/steady.ts';
import { type Appraisal, lacks, surelyGains, type Worth } from '../model/trade.ts';
import { answersTo } from './Answers.tsx';
import type { Desk } from './desk.ts';

const unsaidOf = ({ count, names }: Offer['gives']): number => Math.max(0, count - names.length);

interface SideProps {
  side: Offer['gives'];
  wanted?: boolean;
  /** No calamity is among them, as is said. */
  clean?: true | undefined;
}

/** What one side puts in: true names solid, claims dashed, the rest unsaid. */
export function Goods({ rules, side, sure, wanted, clean }: SideProps & { rules: Rules; sure: number }) {
  const say = market.value;
  const unsaid = unsaidOf(side);
  const rest = wanted ? say.any(unsaid) : clean ? say.noCalamity(unsaid) : say.unsaid(unsaid);
  return (
    <span class="mt-goods">
      {side.names.map((name, i) => (
        <GoodLabel
          key={i}
          {...labelOf(rules, name)}
          kind={wanted ? 'wanted' : i < sure ? 'true' : 'claimed'}
        />
      ))}
      {unsaid > 0 && <GoodLabel name={rest} kind={wanted ? 'wanted' : 'claimed'} />}
    </span>
  );
}

/** What is said besides the cards: their value, treasury on top, a promise where none of them is left unsaid. */
export function Extras({ side, wanted, clean }: SideProps) {
  const say = market.value;
  const parts = [
    side.value !== undefined && (wanted ? say.valueAtLeast(side.value) : say.value(side.value)),
    side.treasury !== undefined && say.treasury(side.treasury),
    clean && unsaidOf(side) === 0 && say.cleanSaid,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? <small class="mt-extras">{parts.join(' · ')}</small> : null;
}

/** What is sure of an offer: its sets; not what nobody says of the rest, unless there is said to be no calamity in it. */
export const sureOf = (offer: Offer | undefined): string =>
  offer && offer.gives.names.length < offer.gives.count && !offer.clean
    ? market.value.sureButCalamity
    : market.value.sure;

/** `worth`: by what I am about to give, where I have chosen that; else by what costs me least. */
function Change({ a, worth, sight }: { a: Appraisal; worth: Worth; sight: Sight }) {
  const say = market.value;
  const { before, sure, claimed, rid } = worth;
  if (a.missing.length > 0) {
    const lacking = lacks(sight, a.missing).map((l) => ({ ...l, name: cardName(sight.rules, l.name) }));
    return (
      <span class="mt-change lack" data-explain="gain">
        {lacking.length > 0 ? say.needs(lacking) : say.cannot}
      </span>
    );
  }
  const gain = sure - before;
  return (
    <span class="mt-change" data-explain="gain">
      <b class={gain > 0 ? 'pos' : gain < 0 ? 'neg' : ''}>{signed(gain)}</b>
      <small>{claimed === sure ? sureOf(a.offer) : say.ifTrue(signed(claimed - before))}</small>
      {rid.length > 0 && (
        <small class="mt-rid pos">
          {say.goes(text.value.ui.list(rid.map((c) => cardName(sight.rules, c))))}
        </small>
      )}
    </span>
  );
}

/** Whom an offer is for. */
function whom({ mine, toMe, offer }: Appraisal, rules: Rules): string {
  const say = market.value;
  if (mine && offer.to !== undefined) return say.to(nationName(rules, offer.to));
  if (!toMe) return say.toAll;
  return offer.replyTo === undefined ? say.toYou : say.inReply;
}

/** Where one offer at a time shows what can be done with it. */
export interface Unfold {
  open: string | undefined;
  toggle(offer: string): void;
}

interface OfferRowProps {
  desk: Desk;
  row: Row;
  unfold?: Unfold | undefined;
  /** One of many: a press lays it on the desk, where the buttons are. */
  brief?: boolean | undefined;
  /** The adviser or the next goal speaks of it. */
  advised: boolean;
}

interface ActsProps {
  desk: Desk;
  row: Row;
  name: string;
  on: boolean;
  /** The only ones on the screen. */
  alone: boolean;
}

/** What can be done with an offer. */
function Acts({ desk, row: { a, gone }, name, on, alone }: ActsProps) {
  const say = market.value;
  const { offer } = a;
  const taking = alone ? say.answerWith(offer.wants.count) : say.take;
  // What makes nothing better does not look as if it were advised.
  const solid = alone && surelyGains(desk.worthFor(a));
  if (a.mine)
    return (
      <span class="mt-acts">
        <Button size="sm" disabled={gone} onPress={() => desk.withdraw(offer)}>
          {say.withdraw}
        </Button>
      </span>
    );
  return (
    <span class="mt-acts">
      {a.missing.length === 0 && (
        <Button
          size="sm"
          kind={solid ? 'primary' : 'plain'}
          class="mt-take"
          pressed={on}
          disabled={gone}
          label={`${taking}: ${name}`}
          onPress={() => desk.open(offer)}
        >
          {taking}
        </Button>
      )}
      <Button size="sm" disabled={gone} label={`${say.counter}: ${name}`} onPress={() => desk.counter(offer)}>
        {say.counter}
      </Button>
    </span>
  );
}

/** One offer of the market: who, what is given, what is asked, what it would do to my sets. */
export function OfferRow({ desk, row, unfold, brief = false, advised }: OfferRowProps) {
  const { a, gone = false } = row;
  const say = market.value;
  const { rules } = desk.session;
  const { offer } = a;
  const on = desk.state.value.offer === offer.id || desk.state.value.replyTo === offer.id;
  const reply = a.toMe && offer.replyTo !== undefined;
  const looksOn = !a.mine && !desk.session.view.value.waitingFor.includes(offer.from);
  const name = a.mine ? say.yourOffer : nationName(rules, offer.from);
  const unfolded = unfold ? unfold.open === offer.id : !brief || a.mine;
  const classes = [
    'card mt-offer',
    brief && 'brief',
    (on || (unfold && unfolded)) && 'on',
    (a.mine || reply) && 'info',
    gone && 'gone',
  ];
  const who = (
    <>
      <NationBadge nation={offer.from} size={brief ? 22 : 28} />
      <span class="tx">
        <b>{name}</b>
        {advised && !gone && (
          <small class="mt-advised">
            <Icon name="bot" size={14} /> {say.advised}
          </small>
        )}
        {gone ? (
          <small>{say.gone}</small>
        ) : looksOn && !a.toMe ? (
          <small title={say.looksOn}>
            {brief ? <Icon name="eye" size={14} label={say.looksOn} /> : say.looksOn}
          </small>
        ) : (
          (!brief || offer.to !== undefined) && <small>{whom(a, rules)}</small>
        )}
      </span>
    </>
  );
  const oneLine = brief && !a.mine;
  const fixed = gone || desk.decision.optional;
  const press = (e: MouseEvent): void => {
    if (oneLine) {
      if (!fixed) a.side ? desk.open(offer) : desk.counter(offer);
    } else if (unfold && !(e.target as Element).closest('.mt-acts')) unfold.toggle(unfolded ? '' : offer.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it is one target for the pointer; its button is for keys
    <li class={classes.filter(Boolean).join(' ')} data-offer={offer.id} onClick={press}>
      {unfold ? (
        <button type="button" class="mt-who" aria-expanded={unfolded}>
          {who}
        </button>
      ) : oneLine ? (
        <button
          type="button"
          class="mt-who"
          aria-label={a.side ? say.answerTo(name) : say.counterTo(name)}
          aria-pressed={on}
          disabled={fixed}
        >
          {who}
        </button>
      ) : (
        <span class="mt-who">{who}</span>
      )}
      <span class="mt-cell gives">
        <small class="mt-label">{say.gives}</small>
        <Goods rules={rules} side={offer.gives} sure={desk.trueNames} clean={offer.clean} />
        <Extras side={offer.gives} clean={offer.clean} />
      </span>
      <span class="mt-arrow" aria-hidden="true">
        →
      </span>
      <span class="mt-cell wants">
        <small class="mt-label">{say.wants}</small>
        <Goods rules={rules} side={offer.wants} sure={0} wanted />
        <Extras side={offer.wants} wanted />
      </span>
      {a.mine ? (
        <span class="mt-change">
          <small>{say.answered(answersTo(desk, offer).length)}</small>
        </span>
      ) : (
        <Change a={a} worth={desk.worthFor(a)} sight={desk.session.sight()} />
      )}
      {oneLine && (
        <span class="mt-go" aria-hidden="true">
          {!fixed && (
            <>
              <span>{a.side ? say.take : say.counter}</span>
              <Icon name="right" size={16} />
            </>
          )}
        </span>
      )}
      {unfolded && <Acts desk={desk} row={row} name={name} on={on} alone={unfold !== undefined} />}
    </li>
  );
}
