import { beforeAll, describe, expect, it, vi } from 'vitest';

type Read = typeof import('../src/route.ts').readRoute;
let read: Read;
beforeAll(async () => {
  // The page that the module looks at when it is first asked for.
  vi.stubGlobal('location', { hash: '', pathname: '/' });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  read = (await import('../src/route.ts')).readRoute;
  vi.unstubAllGlobals();
});

const CODE = 'A1b2C3d4E5f6G7h8';

describe('an address', () => {
  it('leads to a table, by its link or its place', () => {
    expect(read('', `/t/${CODE}`)).toEqual({ at: 'table', id: CODE });
    expect(read('#invite=x', `/t/${CODE}`)).toEqual({ at: 'table', id: CODE });
    expect(read(`#/table/${CODE}`)).toEqual({ at: 'table', id: CODE });
    expect(read('#/', `/t/${CODE}`)).toEqual({ at: 'front' });
  });

  it('leads to a moment of a table', () => {
    const moment = { turn: 5, told: 120 };
    expect(read('', `/t/${CODE}@5-120`)).toEqual({ at: 'table', id: CODE, moment });
    expect(read(`#/table/${CODE}@5-120`)).toEqual({ at: 'table', id: CODE, moment });
    expect(read('#/solo/a%20b@5-120')).toEqual({ at: 'solo', id: 'a b', moment });
    for (const bad of ['@', '@5', '@5-', '@-1', '@x-y', '@99999-1'])
      expect(read('', `/t/${CODE}${bad}`)).toEqual({ at: 'lost', code: `${CODE}${bad}` });
  });

  it('says what is wrong with it', () => {
    expect(read('', '/t/short')).toEqual({ at: 'lost', code: 'short' });
    expect(read('', `/t/${CODE}x`)).toEqual({ at: 'lost', code: `${CODE}x` });
    expect(read('#/table/%E0%A4%A')).toEqual({ at: 'lost', code: '%E0%A4%A' });
    expect(read('#/lunch')).toEqual({ at: 'lost', place: 'lunch' });
    expect(read('', '/lunch')).toEqual({ at: 'lost', place: '/lunch' });
  });

  it('leads to nothing that needs a server where there is none', () => {
    const lost = { at: 'lost', unserved: true };
    for (const place of ['host', 'account', 'admin', 'results', `table/${CODE}`])
      expect(read(`#/${place}`, '/', false), place).toEqual(lost);
    expect(read('', `/t/${CODE}`, false)).toEqual(lost);
    expect(read('#/solo/x', '/index.html', false)).toEqual({ at: 'solo', id: 'x' });
    expect(read('', '/index.html', false)).toEqual({ at: 'front' });
    expect(read('#/lunch', '/', false)).toEqual({ at: 'lost', place: 'lunch' });
  });

  it('leads to the front page and the other places', () => {
    for (const hash of ['', '#', '#/']) expect(read(hash)).toEqual({ at: 'front' });
    expect(read('#/rules/MC%201.1')).toEqual({ at: 'rules', what: 'MC 1.1' });
    expect(read('#/learn')).toEqual({ at: 'learn' });
    expect(read('#/results')).toEqual({ at: 'results' });
    expect(read('#/learn/mega/grow')).toEqual({ at: 'learn', what: 'mega/grow' });
    expect(read('#token=abc', '/account/new')).toEqual({
      at: 'account',
      letter: { step: 'new', token: 'abc' },
    });
    expect(read('', '/admin')).toEqual({ at: 'admin' });
  });
});
