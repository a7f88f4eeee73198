import type { AreaId, DecisionOf, Rules } from '@ochre/engine';
import { type Detail, detailOf } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { areaName, cardName, nationName } from './names.ts';

// What the options of a choice are, and what they are called.

type Asked = DecisionOf<'chooseOne'>['ask'];

export const WAIT = 'wait:';
const SHIP = 'ship:';
const JOIN = '+';

/** Choices among nations, some of which go by the name of an area. */
const PEOPLE: ReadonlySet<Detail> = new Set<Detail>([
  'exchangeCivilizations',
  'requestFrom',
  'demandNext',
  'to',
]);
const STACKS: ReadonlySet<Detail> = new Set<Detail>(['requestStack', 'pirateStack']);

export const nationIn = (rules: Rules, ask: Asked, option: string): string | undefined =>
  (PEOPLE.has(detailOf(ask.purpose)) || !rules.map.find(option)) &&
  rules.ruleset.civilizations.some((c) => c.id === option)
    ? option
    : undefined;

/** Areas an option speaks of: itself, the flood plain's or the volcano's, or the coasts of a sea. */
export function areasIn(rules: Rules, ask: Asked, option: string): AreaId[] {
  const { map } = rules;
  if (nationIn(rules, ask, option)) return [];
  if (option.includes(JOIN)) return option.split(JOIN);
  const id = option.replace(/^(wait|one|all|city):/, '');
  const area = map.find(map.waters[id]?.area ?? id);
  if (area && map.waters[id] && !map.waters[id]!.sea) return [area.id];
  if (area) return area.kind === 'sea' ? [id, ...area.neighbours] : [id];
  return map.land.filter((a) => a.floodPlain === id || a.volcano === id).map((a) => a.id);
}

export function optionName(rules: Rules, ask: Asked, option: string): string {
  const { civx, dawn, decisions } = text.value;
  const { map } = rules;
  const person = nationIn(rules, ask, option);
  if (person) return nationName(rules, person);
  if (option.startsWith(WAIT)) return decisions.one.wait(areaName(rules, option.slice(WAIT.length)));
  const [what = '', place] = option.split(':');
  const named: Record<string, (area: string) => string> = {
    one: civx.oneToken,
    all: civx.allTokens,
    city: civx.city,
  };
  if (place !== undefined && named[what]) return named[what]!(areaName(rules, place));
  if (option.includes(JOIN)) {
    const [a = '', b = ''] = option.split(JOIN).map((id) => areaName(rules, id));
    return civx.pair(a, b);
  }
  if (map.find(option)) return areaName(rules, option);
  const word =
    dawn.options[`${detailOf(ask.purpose)}.${option}`] ?? dawn.options[option] ?? civx.options[option];
  if (word !== undefined) return word;
  if (STACKS.has(detailOf(ask.purpose))) return civx.stack(option);
  const { block } = rules.findCard(option) ?? {};
  if (block !== undefined) return `${cardName(rules, option)} (${decisions.civilization.block[block]})`;
  if (option.startsWith(SHIP)) return dawn.shipAt(areaName(rules, option.slice(SHIP.length)));
  if (map.waters[option]) return areaName(rules, map.waters[option]!.area);
  const areas = areasIn(rules, ask, option).map((a) => areaName(rules, a));
  return areas.length > 0 ? decisions.list(areas.slice(0, 4)) : option;
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
