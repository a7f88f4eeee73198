import type { Ask, BlockId, Cite, Frame, NationId } from '@ochre/engine';
import { discounts, nation, shops } from '@ochre/engine/query';
import { drawCard, type Nothing, type Play, pay, type Step } from '@ochre/engine/ruleset';

interface Ware {
  stack: number;
  price: number;
  /** Whose stack it is, where that is not the buyer's own. */
  block?: BlockId;
  /** What lets it be bought: an advance, or the market open to all. */
  by: string;
  cite: Cite;
}

const MARKET = 'market';
const BUYS_IN_ALL = 3;

interface Shopping {
  order?: NationId[];
  /** Sources that who is buying has bought from. */
  used?: string[];
}

const usedBy = (frame: Frame<Shopping>): string[] => frame.locals.used ?? [];

function discounted(play: Play, who: NationId, stack: number, price: number): number {
  const off = discounts(play, who).reduce((sum, d) => sum + (d.stacks.includes(stack) ? d.n : 0), 0);
  return Math.max(0, price - off);
}

/** Cards for sale to `who`: each source once a turn, so many in all, none of an empty stack. */
function wares(play: Play, who: NationId, used: readonly string[]): Ware[] {
  const { numbers, cite } = play.rules;
  if (used.length >= BUYS_IN_ALL) return [];
  const { block: home } = nation(play, who);
  const { stacks } = play.state.hidden;
  const found: Ware[] = [];
  const offer = (stack: number, price: number, block: BlockId, by: string, rule: Cite): void => {
    if (used.includes(by) || stacks[block]![stack - 1]!.length === 0) return;
    const ware = { stack, price: discounted(play, who, stack, price), by, cite: rule };
    found.push(block === home ? ware : { ...ware, block });
  };
  offer(numbers.shopStack, numbers.shopPrice, home, MARKET, cite('buyCards'));
  for (const shop of shops(play, who))
    for (const block of shop.anyBlock ? Object.keys(stacks).sort() : [home])
      offer(shop.stack, shop.price, block, shop.advance, shop.cite);
  return found.sort((a, b) => a.stack - b.stack);
}

function nextBuyer(frame: Frame<Shopping>): void {
  frame.at++;
  frame.locals.used = [];
}

const onOffer = ({ stack, price, block }: Ware): Ask<'buyCard'>['shops'][number] =>
  block === undefined ? { stack, price } : { stack, price, block };

/** One nation after the other buys card by card until it passes. */
export const shopping: Step<Nothing, Shopping> = {
  id: 'shopping',
  run(play, frame) {
    const { buyOrder, drawOrder } = play.rules.policies;
    frame.locals.order ??= (buyOrder ?? drawOrder)(play);
    const { order } = frame.locals;
    for (; frame.at < order.length; nextBuyer(frame)) {
      const owner = order[frame.at]!;
      const ask = { shops: wares(play, owner, usedBy(frame)).map(onOffer), free: [] };
      if (!ask.shops.some((s) => s.price <= nation(play, owner).treasury)) continue;
      play.ask({ kind: 'buyCard', owner, ask, cite: play.rules.cite('buyCards') });
      return 'again';
    }
    return 'done';
  },
  on: {
    buyCard(play, frame, by, answer) {
      if (answer.do === 'pass') return nextBuyer(frame);
      const { stack } = answer;
      const block = answer.block === nation(play, by).block ? undefined : answer.block;
      const ware = wares(play, by, usedBy(frame)).find((w) => w.stack === stack && w.block === block)!;
      frame.locals.used = [...usedBy(frame), ware.by];
      pay(play, by, ware.price);
      const card = drawCard(play, by, stack, block)!;
      const facts = { nation: by, stack, price: ware.price, empty: false, ...(block && { block }) };
      play.emit('cardBought', ware.cite, facts, { [by]: { card } });
    },
  },
};
