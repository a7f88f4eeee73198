import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../i18n/index.ts';
import { market } from '../../i18n/market.ts';
import { pace, reducedMotion } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { GoodLabel, TradeCard } from '../../ui/cards.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { type Bargain, keptWord, type Receipt as Paper, wordOf } from '../model/deals.ts';
import { cardName, labelOf, nationName } from '../model/names.ts';
import type { Desk } from './desk.ts';
import { fly } from './flight.ts';

/** Whether of three cards one alone had not been named. */
const isThird = ({ unnamed, got }: Bargain): boolean => unnamed.length === 1 && got.length === 3;

/** What the cards nobody had named turned out to be, beside what had been said of them. */
function unnamedWords(desk: Desk, bargain: Bargain): string | undefined {
  const say = market.value;
  const { partner, unnamed, said, clean, cleanBefore } = bargain;
  const { rules } = desk.session;
  if (unnamed.length === 0) return undefined;
  const names = unnamed.map((c) => cardName(rules, c));
  const was = isThird(bargain) ? say.thirdWas(names[0]!) : say.unnamedWas(names);
  const name = nationName(rules, partner);
  const kept = keptWord(rules, bargain);
  if (kept === undefined) return cleanBefore ? say.saidBefore(was, name) : say.saidNothing(was, name);
  if (said.length === 0) return say.saidClean(was, name, kept);
  if (kept) return say.asSaid(was);
  const told = said.map((c) => cardName(rules, c));
  return say.hadSaid(was, name, text.value.ui.list(clean ? [...told, say.noCalamity(1)] : told));
}

/** The cards that came: those named first, the rest turned over last. */
function Came({ desk, paper }: { desk: Desk; paper: Paper }) {
  const say = market.value;
  const { rules } = desk.session;
  const { named, unnamed } = paper.bargain;
  const held = (name: string): number =>
    desk.session.sight().own.hand.filter((c) => rules.card(c).name === name).length;
  return (
    <ul class="rc-cards">
      {[...named, ...unnamed].map((card, i) => {
        const face = rules.card(card);
        const set = paper.sets.get(face.name);
        const hidden = i >= named.length;
        const gain = set ? set.after - set.before : 0;
        return (
          <li key={i} class={hidden ? 'rc-card unnamed' : 'rc-card'} data-card={card}>
            {hidden && <small class="rc-tag">{isThird(paper.bargain) ? say.theThird : say.unnamed}</small>}
            <TradeCard card={face} held={held(face.name)} />
            {face.commodity && set && (
              <span class={`rc-gain ${gain > 0 ? 'pos' : gain < 0 ? 'neg' : ''}`}>
                {set.before} → {set.after}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a deal of mine brought. It stays until I act again. */
export function Receipt({ desk, paper }: { desk: Desk; paper: Paper }) {
  const say = market.value;
  const { rules } = desk.session;
  const root = useRef<HTMLElement>(null);
  const { bargain, before, after, deal } = paper;
  const name = nationName(rules, bargain.partner);
  const { kept, given } = wordOf(rules, desk.allDeals, bargain.partner);
  // A table on a server does not tell all turns at once: then nobody has counted.
  const whole = (desk.session.log.value[0]?.turn ?? 2) <= 1;
  const calamities = bargain.gave.filter((c) => rules.card(c).calamity);
  const title = say.traded(bargain.gave.length, bargain.got.length, name);
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    // Whoever sent it by key has lost the button that did: the way leads on from here.
    if (document.activeElement === document.body || document.activeElement?.matches('.dp h2'))
      el.querySelector<HTMLElement>('.pri')?.focus();
    if (pace.peek() > 0 && !reducedMotion.peek()) return fly(el, pace.peek());
  }, [deal.seq]);
  return (
    <section class="rc" ref={root} aria-label={title} data-deal={deal.seq}>
      <div class="rc-in card">
        <header>
          <NationBadge nation={bargain.partner} size={38} />
          <span class="tx" role="status">
            <h2>{title}</h2>
            <small>{say.unseen(bargain.named.length, bargain.unnamed.length)}</small>
          </span>
          <Button icon="x" kind="ghost" label={text.value.ui.close} onPress={() => desk.putAway()} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
        <div class="rc-body scroll" tabIndex={0} role="group" aria-label={title}>
          <div>
            <h3 class="eyebrow">{say.youGot}</h3>
            <Came desk={desk} paper={paper} />
          </div>
          <div class="rc-told">
            <p class="rc-word" role="status">
              <b>{unnamedWords(desk, bargain)}</b>
            </p>
            {given > 0 && whole && <p class="sec">{say.word(name, kept, given)}</p>}
            <h3 class="eyebrow">{say.youGave}</h3>
            <span class="mt-goods">
              {bargain.vouched.map((c, i) => (
                <GoodLabel key={i} {...labelOf(rules, c)} kind="true" />
              ))}
              {bargain.rest.map((c, i) => (
                <GoodLabel key={`r${i}`} {...labelOf(rules, c)} kind="wanted" />
              ))}
            </span>
            {calamities.map((c, i) => (
              <p key={i} class="sm sec">
                {say.calamity(cardName(rules, c), name)}
              </p>
            ))}
          </div>
        </div>
        <footer class={after < before ? 'warn' : 'ok'}>
          <span class="tx">
            <small>{say.allSets}</small>
            <b class="disp">
              {before} → {after}
            </b>
          </span>
          <Button onPress={() => desk.putAway()}>{say.toMarket}</Button>
          {!desk.decision.optional && (
            <Button kind="primary" shortcut="n" onPress={() => desk.begin()}>
              {say.nextOffer}
            </Button>
          )}
        </footer>
      </div>
    </section>
  );
}
