import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { dawn, rulesOf } from '../src/index.ts';

const GROUPS: Record<string, string> = {
  art: 'arts',
  civic: 'civics',
  craft: 'crafts',
  religion: 'religion',
  science: 'science',
};
const rules = rulesOf('DH');
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const named = (words: string): string => GROUPS[words.trim().toLowerCase()] ?? `no group ${words}`;

/** What the index of the rule book says of an advance: the entry of its heading and the one on its credits. */
function indexed(cite: string) {
  const at = rules.findIndex((rule) => rule.id === cite);
  const [, groups = '', cost = ''] = rules[at]!.gist.match(/^(.+), cost (\d+)\.$/) ?? [];
  const { id, gist } = rules.slice(at).find((rule) => rule.gist.startsWith('Credits: '))!;
  const credits: Record<string, number> = {};
  let creditTo: { advance: string; points: number } | undefined;
  for (const part of gist.slice('Credits: '.length, -1).split(', ')) {
    const [, n = '', to = ''] = part.match(/^(\d+) (.+)$/)!;
    if (to.startsWith('on ')) creditTo = { advance: slug(to.slice(3)), points: Number(n) };
    else if (to === 'in all five groups')
      for (const group of Object.values(GROUPS)) credits[group] = Number(n);
    else if (to === 'in each other group')
      for (const group of Object.values(GROUPS)) credits[group] ??= Number(n);
    else credits[named(to)] = Number(n);
  }
  return { groups: groups.split(' and ').map(named), cost: Number(cost), credits, creditTo, creditCite: id };
}

describe('the 53 advances of Dawn of History', () => {
  it('cost what the book says and belong to its groups', () => {
    cites(
      'DH 5.1.1',
      'DH 5.1.2',
      'DH 30.2',
      'DH 30.3',
      'DH 30.4',
      'DH 30.5',
      'DH 30.6',
      'DH 30.7',
      'DH 30.8',
      'DH 30.9',
      'DH 30.10',
      'DH 30.11',
      'DH 30.12',
      'DH 30.13',
      'DH 30.14',
      'DH 30.15',
      'DH 30.16',
      'DH 30.17',
      'DH 30.18',
      'DH 30.19',
      'DH 30.20',
      'DH 30.21',
      'DH 30.22',
      'DH 30.23',
      'DH 30.24',
      'DH 30.25',
      'DH 30.26',
      'DH 30.27',
      'DH 30.28',
      'DH 30.29',
      'DH 30.30',
      'DH 30.31',
      'DH 30.32',
      'DH 30.33',
      'DH 30.34',
      'DH 30.35',
      'DH 30.36',
      'DH 30.37',
      'DH 30.38',
      'DH 30.39',
      'DH 30.40',
      'DH 30.41',
      'DH 30.42',
      'DH 30.43',
      'DH 30.44',
      'DH 30.45',
      'DH 30.46',
      'DH 30.47',
      'DH 30.48',
      'DH 30.49',
      'DH 30.50',
      'DH 30.51',
      'DH 30.52',
      'DH 30.53',
      'DH 30.54',
    );
    expect(dawn.advances).toHaveLength(53);
    expect(dawn.groups.toSorted()).toEqual(Object.values(GROUPS).toSorted());
    for (const { cite, cost, groups } of dawn.advances) {
      const book = indexed(cite);
      expect({ cite, cost, groups: groups.toSorted() }).toEqual({
        cite,
        cost: book.cost,
        groups: book.groups.toSorted(),
      });
    }
  });

  it('give the credits the book says', () => {
    cites(
      'DH 30.2.1',
      'DH 30.3.1a',
      'DH 30.4.1',
      'DH 30.5.1',
      'DH 30.6.1',
      'DH 30.7.1',
      'DH 30.8.1',
      'DH 30.9.1',
      'DH 30.10.1',
      'DH 30.11.1',
      'DH 30.12.1',
      'DH 30.13.1',
      'DH 30.14.1',
      'DH 30.15.1',
      'DH 30.16.1',
      'DH 30.17.1',
      'DH 30.18.1',
      'DH 30.19.1',
      'DH 30.20.1',
      'DH 30.27.1a',
      'DH 30.3.1b',
      'DH 30.21.1',
      'DH 30.22.1',
      'DH 30.23.1',
      'DH 30.24.1',
      'DH 30.25.1',
      'DH 30.26.1',
      'DH 30.27.1b',
      'DH 30.28.1',
      'DH 30.29.1',
      'DH 30.30.1',
      'DH 30.31.1',
      'DH 30.32.1',
      'DH 30.33.1',
      'DH 30.34.1',
      'DH 30.35.1',
      'DH 30.36.1',
      'DH 30.37.1',
      'DH 30.38.1',
      'DH 30.39.1',
      'DH 30.40.1',
      'DH 30.41.1',
      'DH 30.42.1',
      'DH 30.43.1',
      'DH 30.44.1',
      'DH 30.45.1',
      'DH 30.46.1',
      'DH 30.47.1',
      'DH 30.48.1',
      'DH 30.49.1',
      'DH 30.50.1',
      'DH 30.51.1',
      'DH 30.52.1',
    );
    const seen = new Set<string>();
    for (const { cite, credits, creditTo } of dawn.advances) {
      const book = indexed(cite);
      seen.add(book.creditCite);
      expect({ cite, credits, creditTo }).toEqual({ cite, credits: book.credits, creditTo: book.creditTo });
    }
    expect(seen.size).toBe(53);
  });

  it('are worth one point, two from 100 on, three from 200 on', () => {
    cites('DH 32.1B');
    for (const { cost, points } of dawn.advances) expect(points).toBe(cost < 100 ? 1 : cost < 200 ? 2 : 3);
  });
});
