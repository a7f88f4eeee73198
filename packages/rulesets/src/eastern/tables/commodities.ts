import type { Commodity } from '@ochre/engine';
import { commodities as all } from '../../mega/tables/commodities.ts';
import { commoditiesOf } from '../../mega/tables/division.ts';

const stacks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const names = new Set(
  stacks.flatMap((stack) => commoditiesOf('9-11', 'east', stack).map((share) => share.name)),
);

/** Those of the one deck: EE comp.11. */
export const commodities: Commodity[] = all.filter((c) => names.has(c.id));
