import { drawCard, fromEmpty } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import { pay } from '../board/transfer.ts';
import type { Ask } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import { citeGrant, grants, shops } from '../ruleset/effects.ts';
import type { CardId, Frame, NationId } from '../state.ts';
import { revealDrawn } from './drawCards.ts';

/** Where a turn's purchases are limited: one from each stack, none from an empty one, and so many in all. */
function limited(play: Play, who: NationId, sold: Ask<'buyCard'>['shops'], bought: readonly number[]) {
  const most = play.rules.numbers.buysMost;
  if (most === null) return sold;
  const stacks = play.state.hidden.stacks[nation(play, who).block]!;
  if (bought.length >= most) return [];
  return sold.filter(({ stack }) => !bought.includes(stack) && stacks[stack - 1]!.length > 0);
}

/** What a nation may buy: the stack open to all, those its advances open, and free cards of stacks above its cities. */
function wares(play: Play, who: NationId, tookFree: boolean, bought: readonly number[]): Ask<'buyCard'> {
  const { numbers } = play.rules;
  const sold = [{ stack: numbers.shopStack, price: numbers.shopPrice }];
  for (const { stack, price } of shops(play, who)) sold.push({ stack, price });
  const own = nation(play, who);
  const free: number[] = [];
  if (!tookFree && grants(play, who, 'freeCard')) {
    const last = play.state.hidden.stacks[own.block]!.length;
    for (let stack = own.cities.length + 1; stack <= last; stack++) free.push(stack);
  }
  return {
    shops: limited(
      play,
      who,
      sold.sort((a, b) => a.stack - b.stack),
      bought,
    ),
    free,
  };
}

export function deliver(
  play: Play,
  who: NationId,
  stack: number,
  price: number,
  cite: string,
): CardId | undefined {
  pay(play, who, price);
  const card = drawCard(play, who, stack);
  const empty = fromEmpty(play.rules, card);
  play.emit(
    'cardBought',
    cite,
    { nation: who, stack, price, empty },
    card === undefined ? card : { [who]: { card } },
  );
  if (play.rules.variants.fixedCalamities === 'shown') revealDrawn(play, who, [card]);
  return card;
}

interface Buying {
  order?: NationId[];
  tookFree?: NationId;
  /** Stacks bought from by who is buying. */
  bought?: number[];
}

const boughtBy = (frame: Frame<Buying>): number[] => frame.locals.bought ?? [];

function nextBuyer(frame: Frame<Buying>): void {
  frame.at++;
  delete frame.locals.bought;
}

/** In the order of drawing, each nation buys card by card until it passes; `at` counts those that are done. */
export const buyCards: Step<Nothing, Buying> = {
  id: 'buyCards',
  run(play, frame) {
    frame.locals.order ??= play.rules.policies.drawOrder(play);
    const { order } = frame.locals;
    for (; frame.at < order.length; nextBuyer(frame)) {
      const owner = order[frame.at]!;
      const ask = wares(play, owner, frame.locals.tookFree === owner, boughtBy(frame));
      const { treasury } = nation(play, owner);
      if (ask.free.length === 0 && !ask.shops.some((s) => s.price <= treasury)) continue;
      play.ask({ kind: 'buyCard', owner, ask, cite: play.rules.cite('buyCards') });
      return 'again';
    }
    return 'done';
  },
  on: {
    buyCard(play, frame, by, answer, decision) {
      if (answer.do === 'pass') nextBuyer(frame);
      else if (answer.free) {
        frame.locals.tookFree = by;
        deliver(play, by, answer.stack, 0, citeGrant(play, by, 'freeCard'));
      } else {
        const { price } = decision.ask.shops.find((s) => s.stack === answer.stack)!;
        const own = shops(play, by).find((s) => s.stack === answer.stack);
        if (play.rules.numbers.buysMost !== null) frame.locals.bought = [...boughtBy(frame), answer.stack];
        deliver(play, by, answer.stack, price, own?.cite ?? play.rules.cite('buyCards'));
      }
    },
  },
};
