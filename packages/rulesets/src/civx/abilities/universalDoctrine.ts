import {
  type AreaId,
  BARBARIANS,
  type NationId,
  type Owner,
  type Position,
  pick,
  type Violation,
} from '@ochre/engine';
import { type Ability, type AbilityTerms, amount, citeOf, guarded, within } from '@ochre/engine/abilities';
import {
  CITY_POINTS,
  hasCity,
  nation,
  nations,
  othersIn,
  tokens,
  type Use,
  unitPointsIn,
} from '@ochre/engine/query';
import { annexTokens, found, int, literal, object, raze, refuse, text } from '@ochre/engine/ruleset';

/** Tokens or the city of one owner in an area: of the barbarians unless a nation is named. */
type Conversion = { area: AreaId; of?: NationId; tokens?: number; city?: true };
type Target = { area: AreaId; of?: NationId; tokens?: number; city?: boolean };

function areas(p: Position, use: Use): AreaId[] {
  return p.rules.map.sorted(within(p, use));
}

const barbarous = (p: Position, area: AreaId): boolean => unitPointsIn(p, BARBARIANS, area) > 0;

/** Barbarians next to own units, where no other player has any. */
function wild(p: Position, use: Use): Target[] {
  const { stock } = nation(p, use.who);
  return areas(p, use).flatMap((area) => {
    if (!barbarous(p, area) || nations(p).some((who) => who !== use.who && unitPointsIn(p, who, area) > 0))
      return [];
    const most = Math.min(amount(use, 'points'), tokens(p, BARBARIANS, area), stock.tokens);
    const city = hasCity(p, BARBARIANS, area) && stock.cities > 0;
    return most > 0 || city ? [{ area, ...(most > 0 && { tokens: most }), ...(city && { city }) }] : [];
  });
}

/** Units of players next to own ones, where there are no barbarians nearby at all. */
function tame(p: Position, use: Use): Target[] {
  const near = areas(p, use);
  if (near.some((area) => barbarous(p, area))) return [];
  return near.flatMap((area) => {
    if (!othersIn(p, use.who, area) || guarded(p, use, area)) return [];
    return nations(p).flatMap((of) => {
      const n = of === use.who ? 0 : Math.min(amount(use, 'points'), tokens(p, of, area));
      const city = of !== use.who && hasCity(p, of, area);
      return n > 0 || city ? [{ area, of, ...(n > 0 && { tokens: n }), ...(city && { city }) }] : [];
    });
  });
}

const targets = (p: Position, use: Use): Target[] => [...wild(p, use), ...tame(p, use)];

function check(p: Position, use: Use, c: Conversion): Violation | undefined {
  const { cite } = use.effect;
  if ((c.tokens === undefined) === (c.city === undefined)) return refuse('convertWhat', {}, cite);
  const found = targets(p, use).find((t) => t.area === c.area && t.of === c.of);
  if (!found) {
    const barred = c.of !== undefined && !!p.rules.map.find(c.area) && guarded(p, use, c.area);
    const rule = barred ? 'exempt' : c.of === undefined ? 'area' : 'others';
    return refuse('nothingToConvert', {}, citeOf(use, rule));
  }
  if (c.city) return found.city ? undefined : refuse('noCityToConvert', {}, cite);
  const most = found.tokens ?? 0;
  return c.tokens! <= most ? undefined : refuse('convertTokens', { most }, citeOf(use, 'part'));
}

const terms = {
  with: { points: 'number', byWater: 'flag', sole: 'flag' },
  cites: ['area', 'part', 'others', 'exempt'],
} as const satisfies AbilityTerms;

/** Barbarians nearby become own units; where there are none, some units of another player become barbarians. */
export const universalDoctrine: Ability<Conversion, typeof terms> = {
  id: 'convertBarbarians',
  brings: 'barbariansConverted',
  terms,
  shape: object({ area: text() }, { of: text(), tokens: int(1, 60), city: literal(true) }),
  usable: (table, use) => targets(table, use).length > 0,
  check,
  choices: (sight, use) => ({ convert: targets(sight, use) }),
  sample(sight, use, rng) {
    const { area, of, tokens: n = 0, city } = pick(rng, targets(sight, use));
    const whose = of === undefined ? {} : { of };
    return city && (n === 0 || rng.int(2) === 0)
      ? { area, ...whose, city: true }
      : { area, ...whose, tokens: 1 + rng.int(n) };
  },
  apply(play, use, { area, of, tokens: n = 0, city }) {
    const { who, advance } = use;
    const [from, to]: [Owner, Owner] = of === undefined ? [BARBARIANS, who] : [of, BARBARIANS];
    if (city) {
      raze(play, from, area);
      found(play, to, area);
    } else annexTokens(play, from, to, area, n);
    const rule = of === undefined ? use.effect.cite : citeOf(use, 'others');
    const points = city ? CITY_POINTS : n;
    play.emit('converted', rule, {
      nation: who,
      advance,
      area,
      from,
      to,
      tokens: n,
      city: city === true,
      points,
    });
  },
};
