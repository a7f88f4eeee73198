import type { BlockId, Config, Sight } from '@ochre/engine';

/** A commodity as the stacks hold it. */
export interface Good {
  name: string;
  face: number;
  size: number;
  copies: number;
}

/** A stack: commodities by number, each as often as there are cards of it, and the part of its cards that is evil. */
interface Stack {
  cards: number[];
  evil: number;
}

/** What the stacks are made of, which everyone may know. */
export interface Supply {
  goods: readonly Good[];
  index: ReadonlyMap<string, number>;
  stacks: Readonly<Record<BlockId, readonly Stack[]>>;
}

const known = new WeakMap<Config, Supply>();

export function supplyOf({ rules, config, empty }: Sight): Supply {
  let supply = known.get(config);
  if (!supply) {
    const goods: Good[] = [];
    const index = new Map<string, number>();
    const stackOf = (block: BlockId, number: number): Stack => {
      const cards: number[] = [];
      const all = rules.ruleset.stackCards(config, block, number);
      for (const id of all) {
        const { name, stack, commodity } = rules.card(id);
        if (!commodity) continue;
        let at = index.get(name);
        if (at === undefined) {
          at = goods.push({ name, face: stack, size: commodity.size, copies: 0 }) - 1;
          index.set(name, at);
        }
        goods[at]!.copies++;
        cards.push(at);
      }
      return { cards, evil: all.length > 0 ? 1 - cards.length / all.length : 0 };
    };
    const stacks: Record<BlockId, Stack[]> = {};
    for (const block in empty) stacks[block] = empty[block]!.map((_, i) => stackOf(block, i + 1));
    supply = { goods, index, stacks };
    known.set(config, supply);
  }
  return supply;
}
