import { describe, expect, it } from 'vitest';
import { inPresentForm, migrate } from '../src/index.ts';
import { withoutWords } from '../src/kernel/former.ts';

const about = (purpose: string, among: unknown, more = {}): Record<string, unknown> => ({
  id: 'rome.1',
  kind: 'chooseOne',
  owner: 'rome',
  ask: { purpose, among, ...more },
});
const loss = (among: unknown): Record<string, unknown> => ({
  id: 'rome.1',
  kind: 'conflictLoss',
  owner: 'rome',
  ask: { area: 'corinth', among },
});
const filed = (question: Record<string, unknown>, more = {}) => ({
  schema: 3,
  open: { nations: { rome: { ships: { 'corinth.south': 1, elis: 2 } } } },
  pending: { 'rome.1': question },
  own: {},
  frames: [],
  ...more,
});
const offered = (question: Record<string, unknown>): unknown => {
  const { pending } = migrate(filed(question), {});
  return (pending['rome.1']!.ask as { among: unknown }).among;
};

/** What was asked, what could be said then, and the same now. */
const WORDS: [purpose: string, then: string[], now: unknown[], place?: string][] = [
  ['attackOrder', ['wait:troy', 'elis'], [{ wait: 'troy' }, { area: 'elis' }]],
  [
    'tyranny.annex',
    ['all:troy', 'one:troy', 'city:elis'],
    [{ tokens: 'troy' }, { token: 'troy' }, { city: 'elis' }],
  ],
  ['strife.pair', ['troy+elis', 'corinth'], [{ areas: ['troy', 'elis'] }, { areas: ['corinth'] }]],
  ['barbarians.raise', ['tokens', 'ship', 'none'], [{ tokens: 'elis' }, { ship: 'elis' }, null], 'elis'],
  ['barbarians.raise', ['ship:corinth.north'], [{ ship: 'corinth.north' }], 'corinth'],
  ['barbarians.sail', ['none', 'corinth.north'], [null, { coast: 'corinth.north' }], 'elis'],
  ['exchangeCivilizations', ['keep', 'egypt'], [null, { nation: 'egypt' }]],
  ['requestStack', ['3', '9'], [{ stack: 3 }, { stack: 9 }]],
  ['riot.buyOff', ['0', '12'], [{ count: 0 }, { count: 12 }]],
  ['calamities.twin', ['fire:west', 'fire:east'], [{ card: 'fire:west' }, { card: 'fire:east' }]],
  ['war.side', ['first', 'second'], [{ side: 'first' }, { side: 'second' }]],
  ['permitSpoils', ['card', 'treasury'], [{ spoils: 'card' }, { spoils: 'treasury' }]],
  ['deluge.plain', ['nile'], [{ plain: 'nile' }]],
  ['quake.volcano', ['thera'], [{ volcano: 'thera' }]],
];

describe('a state filed when answers were words', () => {
  it.each(WORDS)('%s: offers what it offered', (purpose, then, now, place) => {
    expect(offered(about(purpose, then, place && { place }))).toEqual(now);
  });

  it('says at which coast a lone ship lies', () => {
    expect(offered(loss(['here', 'ship', 'hired', 'hired:elis', 'elis']))).toEqual([
      { token: 'corinth' },
      { ship: 'corinth.south' },
      { hired: 'corinth' },
      { hired: 'elis' },
      { token: 'elis' },
    ]);
    expect(offered(loss(['ship:corinth.north']))).toEqual([{ ship: 'corinth.north' }]);
  });

  it('keeps answers that are sealed, and what steps remember of others', () => {
    const decision = loss(['here', 'elis']);
    const state = {
      ...filed(about('fightOrder', ['troy'])),
      own: { rome: { sealed: { 'rome.2': { decision, answer: 'elis' as unknown } } } },
      frames: [
        { locals: { area: 'corinth', chosen: { rome: 'ship', egypt: 'here' } } },
        { locals: { hits: [{ picked: ['troy+elis'] }, {}] } },
      ],
    };
    withoutWords(state as never);
    expect(state.own.rome.sealed['rome.2']).toEqual({
      decision: loss([{ token: 'corinth' }, { token: 'elis' }]),
      answer: { token: 'elis' },
    });
    expect(state.frames).toEqual([
      {
        locals: { area: 'corinth', chosen: { rome: { ship: 'corinth.south' }, egypt: { token: 'corinth' } } },
      },
      { locals: { hits: [{ picked: ['troy', 'elis'] }, {}] } },
    ]);
  });
});

describe('an action of a record', () => {
  const by = { by: 'rome', decision: 'rome.1' };
  it.each(WORDS)('%s: is read as it was meant', (purpose, then, now, place) => {
    const state = migrate(filed(about(purpose, then, place && { place })), {});
    const read = then.map((answer) => inPresentForm(state, { ...by, kind: 'chooseOne', answer }));
    expect(read).toEqual(now.map((answer) => ({ ...by, kind: 'chooseOne', answer })));
  });

  it('of today stays as it is, and so does what answers in words still', () => {
    const state = migrate(filed(about('fightOrder', ['troy'])), {});
    for (const action of [
      { ...by, kind: 'chooseOne' as const, answer: { area: 'troy' } },
      { ...by, decision: 'rome.2', kind: 'chooseCivilization' as const, answer: 'egypt' },
      { control: 'closeTrade' as const },
    ])
      expect(inPresentForm(state, action)).toBe(action);
  });
});
