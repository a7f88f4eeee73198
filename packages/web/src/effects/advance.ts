import type { Advance, AdvanceId, Effect, Grant, Rules, ValueKey } from '@ochre/engine';
import type { Permitted } from '@ochre/languages/effects.ts';
import { effectWords } from '../i18n/effects.ts';
import { text } from '../i18n/index.ts';
import { changesBy, type Line } from './change.ts';
import { rowOf } from './row.ts';

/** Numbers of which more is worse. */
const BURDENS: ReadonlySet<ValueKey> = new Set<ValueKey>(['supportRate', 'shipSurcharge', 'citySurcharge']);
/** Permissions that forbid their owner something. */
const VOWS: ReadonlySet<Grant> = new Set<Grant>(['magnanimous']);
/** What breaks through a protection; who has both needs to hear of the protection alone. */
const BREAKS: Readonly<Partial<Record<Grant, Grant>>> = {
  breaksPeace: 'peace',
  opensCities: 'closedCities',
  opensHarbours: 'closedHarbours',
};
/** The largest limits that are raised, where larger ones are not. */
const RAISED_UP_TO: Readonly<Record<string, number>> = { mega: 2, eastern: 2 };
/** More goods than a sentence lists. */
const MANY_GOODS = 6;

type Of<K extends Effect['effect']> = Extract<Effect, { effect: K }>;
const all = <K extends Effect['effect']>({ effects }: Advance, kind: K): Of<K>[] =>
  effects.filter((e): e is Of<K> => e.effect === kind);

const gain = (line: string): Line => ({ text: line, drawback: false });

const grantsIt = (advance: Advance, what: Grant): boolean =>
  all(advance, 'grant').some((e) => e.what === what);

function numbers({ ruleset }: Rules, advance: Advance): Line[] {
  const say = effectWords.value.advances;
  const added = new Map(all(advance, 'add').map(({ to, n }) => [to, { n, now: ruleset.values[to] + n }]));
  const up = added.get('taxUp');
  if (up && added.delete('taxDown')) added.delete('taxUp');
  const both = up && !added.has('taxUp') ? [gain(say.taxBoth(up))] : [];
  return [
    ...both,
    ...[...added].map(([to, it]) => ({
      text: say.values[to](it),
      drawback: BURDENS.has(to) ? it.n > 0 : it.n < 0,
    })),
  ];
}

/** What it permits, but for what goes without saying. */
const permissions = (advance: Advance): Grant[] =>
  all(advance, 'grant')
    .map(({ what }) => what)
    .filter((what) => !(BREAKS[what] && grantsIt(advance, BREAKS[what])));

const permittedBy = ({ ruleset, numbers: { attackers } }: Rules): Permitted => ({
  by: (what) =>
    text.value.decisions.list(ruleset.advances.filter((a) => grantsIt(a, what)).map((a) => a.name)),
  attackers,
  upTo: RAISED_UP_TO[ruleset.id],
});

const grants = (rules: Rules, advance: Advance): Line[] =>
  permissions(advance).map((what) => ({
    text: effectWords.value.advances.grants[what](permittedBy(rules)),
    drawback: VOWS.has(what),
  }));

function market({ ruleset, numbers: { buysMost } }: Rules, advance: Advance): Line[] {
  const say = effectWords.value.advances;
  const [shops, discounts] = [all(advance, 'shop'), all(advance, 'discount')];
  return [
    ...(shops.length > 0 ? [say.shop(shops, buysMost === null)] : []),
    ...(discounts.length > 0 ? [say.discount(discounts)] : []),
    ...all(advance, 'requestCards').map(({ most }) => say.requestCards(most)),
    ...all(advance, 'boost').map(({ goods }) =>
      goods.length > MANY_GOODS
        ? say.boostMany(goods.length)
        : say.boost(goods.map((id) => ruleset.commodities.find((c) => c.id === id)!.name)),
    ),
  ].map(gain);
}

/** What it is safe from, in one sentence for the same kind of units. */
function shelter(rules: Rules, advance: Advance): Line[] {
  const shields = all(advance, 'protect');
  return (['all', 'tokens', 'city'] as const).flatMap((units) => {
    const from = shields
      .filter((e) => (e.units ?? 'all') === units)
      .map((e) => rules.advance(e.against).name);
    return from.length > 0
      ? [gain(effectWords.value.advances.safe[units](text.value.decisions.list(from)))]
      : [];
  });
}

function purchase(rules: Rules, advance: Advance): Line[] {
  const say = effectWords.value.advances;
  const groups = text.value.decisions.shop.group;
  return [
    ...all(advance, 'creditsOfChoice').map(({ points, oneGroup, like }) =>
      like
        ? say.creditsLike(points, rules.advance(like).name)
        : oneGroup
          ? say.creditsOneGroup(points)
          : say.credits(points),
    ),
    ...all(advance, 'discountOther').map(({ points }) => say.discountOther(points)),
    ...all(advance, 'freeAdvance').map(({ count = 1, group, below }) =>
      say.free(count, groups[group] ?? group, below),
    ),
  ].map(gain);
}

const deeds = (advance: Advance): Line[] =>
  all(advance, 'ability').map((e) => gain(effectWords.value.advances.deeds[e.run]!(rowOf(e.with))));

/** Others that it makes dearer, those by the same amount together. */
function dearer(rules: Rules, { creditsTo = {} }: Advance): Line[] {
  const burdened = Object.entries(creditsTo).filter(([, n]) => n < 0);
  return [...Map.groupBy(burdened, ([, n]) => -n)].map(([n, same]) => {
    const names = text.value.decisions.list(same.map(([id]) => rules.advance(id).name));
    return { text: effectWords.value.advances.dearer(n, names, same.length > 1), drawback: true };
  });
}

/** Everything an advance means to its owner, each thing once. */
export function linesOf(rules: Rules, id: AdvanceId): Line[] {
  const advance = rules.advance(id);
  const lines = [
    ...deeds(advance),
    ...numbers(rules, advance),
    ...grants(rules, advance),
    ...market(rules, advance),
    ...purchase(rules, advance),
    ...shelter(rules, advance),
    ...changesBy(rules, id),
    ...dearer(rules, advance),
  ];
  return lines.filter(({ text: said }, i) => lines.findIndex((other) => other.text === said) === i);
}

/** What its owner gains by an advance, and the drawbacks, named as such: each in one breath. */
export function meaningOf(rules: Rules, id: AdvanceId): { gains: string; drawbacks: string } {
  const say = effectWords.value.advances;
  const lines = linesOf(rules, id);
  const told = (drawback: boolean): string[] =>
    lines.filter((line) => line.drawback === drawback).map((line) => line.text);
  const [gains, drawbacks] = [told(false), told(true)];
  return {
    gains: lines.length > 0 ? gains.join(' ') : say.nothing,
    drawbacks: drawbacks.length > 0 ? say.drawbacks(drawbacks.length, drawbacks.join(' ')) : '',
  };
}

/** What others feel of it, in few words. */
export function feltOf(rules: Rules, id: AdvanceId): string {
  const advance = rules.advance(id);
  const say = effectWords.value.theirs;
  const usual = rules.ruleset.values;
  return [
    ...all(advance, 'ability').map((e) => say.deeds[e.run]!(rowOf(e.with))),
    ...all(advance, 'add').map(({ to, n }) => say.values[to]?.({ n, now: usual[to] + n })),
    ...permissions(advance).map((what) => say.grants[what]?.(permittedBy(rules))),
    ...all(advance, 'requestCards').map(({ most }) => say.requestCards(most)),
  ]
    .filter((line) => line !== undefined)
    .join(' ');
}
