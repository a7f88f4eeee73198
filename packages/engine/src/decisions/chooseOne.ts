import type { DecisionSpec, OptionSorts } from '../decisions.ts';
import { equal } from '../kernel/json.ts';
import { pick } from '../kernel/rng.ts';
import { refuse } from '../refusals.ts';
import { either, int, list, literal, object, type Shape, text } from '../shape.ts';

const id = text();
const SORTS: { [S in keyof OptionSorts]: Shape<OptionSorts[S]> } = {
  area: id,
  coast: id,
  nation: id,
  card: id,
  stack: int(),
  count: int(),
  plain: id,
  volcano: id,
  areas: list(id, 2),
  token: id,
  tokens: id,
  city: id,
  ship: id,
  side: literal('first', 'second'),
  spoils: literal('card', 'treasury'),
  wait: id,
};
const { area, coast, nation, card, stack, count, plain, volcano, areas } = SORTS;
const { token, tokens, city, ship, side, spoils, wait } = SORTS;

export const chooseOne: DecisionSpec<'chooseOne'> = {
  shape: either(
    literal(null),
    object({ area }),
    object({ coast }),
    object({ nation }),
    object({ card }),
    object({ stack }),
    object({ count }),
    object({ plain }),
    object({ volcano }),
    object({ areas }),
    object({ token }),
    object({ tokens }),
    object({ city }),
    object({ ship }),
    object({ side }),
    object({ spoils }),
    object({ wait }),
  ),
  check: (_, d, answer) =>
    d.ask.among.some((option) => equal(option, answer)) ? undefined : refuse('notAmong', {}, d.cite),
  choices: (_, d) => d.ask.among,
  sample: (_, d, rng) => pick(rng, d.ask.among),
  fallback: (_, d) => d.ask.among[0]!,
};
