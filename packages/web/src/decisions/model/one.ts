import type { AreaId, DecisionOf, NationId, Option, Rules } from '@ochre/engine';
import { type Detail, detailOf } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { areaName, cardName, nationName } from './names.ts';

// What the options of a choice are, and what they are called.

type Asked = DecisionOf<'chooseOne'>['ask'];

export const nationIn = (option: Option): NationId | undefined =>
  option && 'nation' in option ? option.nation : undefined;

/** Units of an area that belong to somebody else, or a fight there that is waited for. */
function placeIn(option: Option): AreaId | undefined {
  if (option === null) return undefined;
  if ('wait' in option) return option.wait;
  if ('token' in option) return option.token;
  if ('tokens' in option) return option.tokens;
  return 'city' in option ? option.city : undefined;
}

/** Areas an option speaks of: itself, the flood plain's or the volcano's, or the coasts of a sea. */
export function areasIn({ map }: Rules, option: Option): AreaId[] {
  const place = placeIn(option);
  if (place !== undefined) return [place];
  if (option === null) return [];
  if ('areas' in option) return option.areas;
  if ('coast' in option) return [map.water(option.coast).area];
  if ('plain' in option) return map.land.filter((a) => a.floodPlain === option.plain).map((a) => a.id);
  if ('volcano' in option) return map.land.filter((a) => a.volcano === option.volcano).map((a) => a.id);
  if (!('area' in option)) return [];
  const { id, kind, neighbours } = map.area(option.area);
  return kind === 'sea' ? [id, ...neighbours] : [id];
}

/** None of what is offered, in the words of the question. */
function noneOf({ purpose }: Asked): string {
  const { dawn, civx } = text.value;
  if (purpose === 'exchangeCivilizations') return civx.options['keep']!;
  return dawn.options[`${detailOf(purpose)}.none`] ?? dawn.options['none']!;
}

export function optionName(rules: Rules, ask: Asked, option: Option): string {
  const { civx, dawn, decisions } = text.value;
  const named = (area: AreaId): string => areaName(rules, area);
  if (option === null) return noneOf(ask);
  if ('nation' in option) return nationName(rules, option.nation);
  if ('wait' in option) return decisions.one.wait(named(option.wait));
  if ('token' in option) return civx.oneToken(named(option.token));
  if ('tokens' in option)
    return detailOf(ask.purpose) === 'raise' ? dawn.options['tokens']! : civx.allTokens(named(option.tokens));
  if ('city' in option) return civx.city(named(option.city));
  if ('areas' in option) {
    const [a = '', b] = option.areas.map(named);
    return b === undefined ? a : civx.pair(a, b);
  }
  if ('area' in option) return named(option.area);
  if ('side' in option) return dawn.options[option.side]!;
  if ('spoils' in option) return civx.options[option.spoils]!;
  if ('stack' in option) return civx.stack(String(option.stack));
  if ('count' in option) return String(option.count);
  if ('card' in option) {
    const { block } = rules.findCard(option.card) ?? {};
    const name = cardName(rules, option.card);
    return block === undefined ? name : `${name} (${decisions.civilization.block[block]})`;
  }
  if ('ship' in option) {
    const several = ask.among.filter((other) => other && 'ship' in other).length > 1;
    return several ? dawn.shipAt(named(option.ship)) : dawn.options['ship']!;
  }
  if ('coast' in option) return named(rules.map.water(option.coast).area);
  return decisions.list(areasIn(rules, option).map(named).slice(0, 4));
}

/** The question in words; undefined for a purpose nobody has written words for. */
export function oneTitle(rules: Rules, ask: Asked): string | undefined {
  const { one } = text.value.decisions;
  const { civx, dawn } = text.value;
  if (ask.about !== undefined) return civx.about(cardName(rules, ask.about));
  const titles: Partial<Record<Detail, string>> = {
    fightOrder: one.fightOrder,
    attackOrder: one.attackOrder,
    plain: one.plain,
    volcano: one.volcano,
    beside: one.beside,
    sea: one.sea,
    advance: one.advance,
    cards: one.cards,
  };
  const place =
    ask.place === undefined ? '' : areaName(rules, rules.map.waters[ask.place]?.area ?? ask.place);
  const part = detailOf(ask.purpose);
  const whole = civx.titles[ask.purpose];
  return whole ?? titles[part] ?? civx.titles[part] ?? dawn.titles[part]?.(place);
}
