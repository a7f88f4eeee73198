import { annexCity, destroyCity } from '../board/cities.ts';
import { nation, nations } from '../board/queries.ts';
import { collect } from '../board/transfer.ts';
import type { Ask } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Called, Nothing, Step } from '../kernel/step.ts';
import { citeValue, grants, value } from '../ruleset/effects.ts';
import type { AreaId, NationId } from '../state.ts';
import { type Revolt, type Revolts, revolting, revolts } from './taxation/revolts.ts';

type Locals = { rates: Record<NationId, number>; revolts: Revolt[]; victims: NationId[] };

function rateQuestions(play: Play): Question<'taxRate'>[] {
  const questions: Question<'taxRate'>[] = [];
  for (const owner of nations(play)) {
    const cite = citeValue(play, owner, 'taxUp') ?? citeValue(play, owner, 'taxDown');
    if (cite === undefined || nation(play, owner).cities.length === 0) continue;
    const usual = value(play, owner, 'taxRate');
    const min = usual - value(play, owner, 'taxDown');
    const max = usual + value(play, owner, 'taxUp');
    questions.push({ kind: 'taxRate', owner, ask: { min, max, usual }, cite });
  }
  return questions;
}

/** Everyone pays; a city that is not taxed in full is a city that revolts. */
function collectTaxes(play: Play, locals: Locals): void {
  for (const who of nations(play)) {
    const { cities, stock } = nation(play, who);
    if (cities.length === 0) continue;
    const rate = locals.rates[who] ?? value(play, who, 'taxRate');
    const due = rate * cities.length;
    // A city is taxed in full or not at all, where the rules have it so.
    const whole = play.rules.variants.taxShortage === 'byCity' ? Math.max(1, rate) : 1;
    const tokens = Math.min(due, stock.tokens - (stock.tokens % whole));
    collect(play, who, tokens);
    const cite = play.rules.cite(tokens < due ? 'taxShortage' : 'taxation');
    play.emit('taxCollected', cite, { nation: who, cities: cities.length, rate, treasury: tokens });
    if (tokens === due || grants(play, who, 'noTaxRevolt')) continue;
    locals.revolts.push({ victim: who, left: Math.ceil((due - tokens) / rate), taxed: [...cities] });
    locals.victims.push(who);
  }
}

function taker(play: Play, locals: Locals): NationId | undefined {
  const able = nations(play).filter(
    (who) => nation(play, who).stock.cities > 0 && !locals.victims.includes(who),
  );
  return play.rules.policies.revoltTaker(play, able);
}

function lose(play: Play, revolt: Revolt, to: NationId | undefined, cities: readonly AreaId[]): void {
  const { victim } = revolt;
  for (const area of cities) {
    if (to === undefined) destroyCity(play, victim, area);
    else annexCity(play, victim, to, area);
  }
  revolt.left -= cities.length;
  if (to === undefined)
    play.emit('citiesDestroyed', play.rules.cite('taxRevoltDestroys'), {
      nation: victim,
      cities: [...cities],
    });
  else
    play.emit('taxRevolt', play.rules.cite('taxRevolt'), {
      nation: victim,
      beneficiary: to,
      cities: [...cities],
    });
}

/** The beneficiary takes what he can replace, then the next one; without any the victim gives up cities. */
function resolve(play: Play, locals: Locals, revolt: Revolt): void {
  const of = revolt.victim;
  const among = revolting(play, revolt);
  const to = taker(play, locals);
  const count = to === undefined ? revolt.left : Math.min(revolt.left, nation(play, to).stock.cities);
  if (count >= among.length) lose(play, revolt, to, among);
  else {
    const purpose = to === undefined ? 'taxRevoltDestroys' : 'taxRevolt';
    const ask: Ask<'chooseCities'> = { purpose, of, among, count };
    play.ask({ kind: 'chooseCities', owner: to ?? of, ask, cite: play.rules.cite(purpose) });
  }
}

/** 1: taxes, then revolts victim by victim, or by a step of their own. */
export const taxing = (by?: Called<Revolts>): Step<Nothing, Locals> => ({
  id: 'taxation',
  calls: by ? [by] : [],
  cites: ['taxation', 'taxShortage', 'taxRevolt', ...(by ? [] : (['taxRevoltDestroys'] as const))],
  run(play, frame) {
    if (frame.at === 0) {
      play.open.built = [];
      if (play.open.waited) delete play.open.waited;
      for (const who of nations(play)) if (nation(play, who).awake) delete nation(play, who).awake;
      frame.locals = { rates: {}, revolts: [], victims: [] };
      frame.at = 1;
      play.askAll(rateQuestions(play));
      return 'again';
    }
    const { locals } = frame;
    if (frame.at === 1) {
      collectTaxes(play, locals);
      frame.at = 2;
      if (by && locals.revolts.length > 0) {
        play.push(by, { revolts: locals.revolts, over: 'taxRevolt' });
        locals.revolts = [];
        return 'again';
      }
    }
    const revolt = locals.revolts[0];
    if (!revolt) return 'done';
    if (revolt.left > 0) resolve(play, locals, revolt);
    else locals.revolts.shift();
    return 'again';
  },
  on: {
    taxRate(_play, frame, by, rate) {
      frame.locals.rates[by] = rate;
    },
    chooseCities(play, frame, by, cities, decision) {
      const destroyed = decision.ask.purpose === 'taxRevoltDestroys';
      lose(play, frame.locals.revolts[0]!, destroyed ? undefined : by, cities);
    },
  },
});

/** Who takes cities is asked of the policy, city by city. */
export const taxation = taxing();
/** Takers are asked of the policy, those whose own cities revolt included. */
export const taxationAll = taxing(revolts);
