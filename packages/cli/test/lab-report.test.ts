import { describe, expect, it } from 'vitest';
import { planOf } from '../src/lab/flags.ts';
import { playGame } from '../src/lab/game.ts';
import { gamesOf } from '../src/lab/plan.ts';
import { html } from '../src/lab/report/charts.ts';
import { htmlOf } from '../src/lab/report/html.ts';
import { resultsOf } from '../src/lab/results.ts';
import { textOf } from '../src/lab/text.ts';

const flags = { rules: 'classic,mega', players: '3,5', seed: 'report', turns: '3', games: '4' };
const plans = {
  versus: planOf({ ...flags, versus: 'easy' }, ['sample']),
  among: planOf({ ...flags, among: 'easy' }, ['sample']),
  tournament: planOf({ ...flags, entrants: 'easy,sample' }, []),
  survey: planOf({ ...flags, bots: 'easy' }, []),
};

const CHARTS = 'length counts points endings fairness trades cost calamities advances unused'.split(' ');

describe.each(Object.entries(plans))('the report of a %s', (kind, plan) => {
  const records = gamesOf(plan).map(playGame);
  const report = htmlOf(resultsOf(plan, 'code', records));
  const ids = [...report.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  it('has every chart of every rule set', () => {
    for (const rules of ['classic', 'mega'])
      expect(ids).toEqual(expect.arrayContaining(CHARTS.map((chart) => `${rules}-${chart}`)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('overview');
    expect(ids.includes('versus')).toBe(kind === 'versus');
    expect(ids.includes('among')).toBe(kind === 'among');
    expect(ids.includes('ratings') && ids.includes('wins')).toBe(kind !== 'survey');
  });

  it('names what nobody bought and what never struck', () => {
    const { surveys } = resultsOf(plan, 'code', records);
    for (const { unused, advances, calamities } of surveys) {
      const held = new Set(records.flatMap((record) => Object.values(record.advances).flat()));
      const nobody = advances.filter(({ id }) => !held.has(id)).map(({ id }) => id);
      expect(unused.advances.map(({ id }) => id).sort()).toEqual(nobody.sort());
      const never = calamities.filter(({ perGame }) => perGame === 0);
      expect(unused.calamities.map(({ id }) => id).sort()).toEqual(never.map(({ id }) => id).sort());
      for (const { name } of [...unused.advances, ...unused.calamities]) expect(report).toContain(html(name));
      expect(textOf(resultsOf(plan, 'code', records))).toContain(unused.advances[0]!.name);
    }
  });

  it('needs nothing but itself', () => {
    expect(report).not.toMatch(/https?:|\/\/|\bsrc=|\bhref=.(?!#)|@import|url\(|<script/i);
    expect(report).toContain('prefers-color-scheme:dark');
  });

  it('holds no number that is none', () => {
    expect(report).not.toMatch(/NaN|Infinity|undefined/);
    expect(textOf(resultsOf(plan, 'code', records))).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('says so when games are missing', () => {
    expect(report).not.toContain('unfinished');
    expect(htmlOf(resultsOf(plan, 'code', records.slice(0, 2)))).toContain('2 of 4 games');
    expect(htmlOf(resultsOf(plan, 'code', []))).toContain('0 of 4 games');
  });
});

it('takes text for text', () => {
  expect(html('<b> & "c"')).toBe('&#60;b&#62; &#38; &#34;c&#34;');
});
