import type { Json } from '@ochre/engine';
import type { Scenario, ScenarioStep } from '@ochre/testkit/scenario';
import { begin, explain, readScenarios, runScenario } from '@ochre/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { pageText, written } from '../tools/notation.ts';

const base: Scenario = {
  name: 'a case',
  cites: [],
  map: { a: { limit: 4, land: ['b'] }, b: {} },
  phase: 'taxation',
  alone: true,
  nations: { rome: { tokens: { a: 2 }, cities: ['b'], advances: ['coinage'], hand: ['ochre'] }, egypt: null },
};

const problems = (change: Partial<Scenario>): string[] => runScenario({ ...base, ...change })?.problems ?? [];

test('a scenario whose claims hold has no failure', () => {
  const steps: ScenarioStep[] = [
    { rome: { taxRate: 9 }, refused: { code: 'rate', cite: 'MC adv.coinage.1' } },
    { egypt: { taxRate: 2 }, refused: { code: 'notAsked' } },
    { expect: { prompts: { rome: [{ kind: 'taxRate', ask: { max: 3 } }], egypt: [] }, waiting: ['rome'] } },
    { expect: { choices: { rome: { taxRate: [1, 2, 3] } }, noEvents: [{ type: 'taxCollected' }] } },
    { rome: { taxRate: 3 }, expect: { events: [{ type: 'taxCollected', nation: 'rome', treasury: 3 }] } },
    { expect: { nations: { rome: { treasury: 3, onBoard: { tokens: 2 }, stock: { tokens: 50 } } } } },
    { expect: { nations: { rome: { hand: ['ochre'], left: false, tokens: { b: 0 } } } } },
  ];
  expect(problems({ steps })).toEqual([]);
});

test('numbers may be ranges, lists parts, and what everybody can count is counted', () => {
  const holds = (rome: Record<string, Json>): string[] =>
    problems({ steps: [{ expect: { nations: { rome } } }] });
  expect(holds({ tokens: { a: '1..2', b: '..0' }, treasury: '0..', handSize: '1..' })).toEqual([]);
  expect(holds({ tokens: { a: '3..' } })).toEqual(['nations.rome.tokens.a: expected "3..", got 2']);
  expect(holds({ treasury: '1..2' })).toEqual(['nations.rome.treasury: expected "1..2", got 0']);
  expect(holds({ has: { cities: ['b'], advances: [], hand: ['ochre'] } })).toEqual([]);
  expect(holds({ has: { hand: ['ochre', 'ochre'] } })).toEqual([
    'nations.rome.has.hand: missing ochre (got ["ochre"])',
  ]);
  expect(holds({ counted: { advances: 1, cities: '1..', points: 2 } })).toEqual([]);
  expect(holds({ counted: { points: '5..' } })).toEqual([
    'nations.rome.counted.points: expected "5..", got 2',
  ]);
  expect(holds({ has: { cities: ['c'] } })).toEqual(['no area c; did you mean a?']);
});

describe('what does not hold is named', () => {
  const step = (doing: ScenarioStep): string[] => problems({ steps: [doing] });

  test('an expectation, by its path', () => {
    const want = { nations: { rome: { treasury: 1, cities: ['a'], stock: { cities: 9 } } }, turn: 2 };
    expect(step({ expect: want })).toEqual([
      'turn: expected 2, got 1',
      'nations.rome.treasury: expected 1, got 0',
      'nations.rome.cities: missing a; not expected b (got ["b"])',
      'nations.rome.stock.cities: expected 9, got 8',
    ]);
  });

  test('an answer that is refused, not asked, accepted against expectation, or a slip of the pen', () => {
    expect(step({ rome: { taxRate: 9 } })[0]).toMatch(/^refused: .*rate, MC adv.coinage.1/);
    expect(step({ egypt: { taxRate: 2 } })).toEqual(['egypt is not asked taxRate']);
    expect(step({ rome: { taxrate: 2 } })).toEqual(['no kind of decision taxrate; did you mean taxRate?']);
    expect(step({ rome: { taxRate: 2 }, refused: true })[0]).toMatch(/but it was accepted/);
    expect(step({ rome: { taxRate: 'two' }, refused: 'MC adv.coinage.1' })[0]).toMatch(/malformed/);
    expect(step({ rome: { taxRate: 9 }, refused: 'MC 1A.2' })[0]).toMatch(/expected "MC 1A.2", got "MC adv/);
  });

  test('an event that did not happen, with those that did', () => {
    const lines = step({ rome: { taxRate: 2 }, expect: { events: [{ type: 'taxCollected', rate: 7 }] } });
    expect(lines[0]).toBe('events.0: nothing like {"type":"taxCollected","rate":7}');
    expect(lines[1]).toMatch(/events were: .*"rate":2/);
  });

  test('where play is and who is asked', () => {
    const failure = runScenario({ ...base, steps: [{ expect: { phase: 'trade' } }] });
    expect(failure?.step).toBe(1);
    expect(failure?.whereabouts.join('\n')).toMatch(/taxation@1\nasked rome: taxRate/);
  });
});

test.each<[RegExp, Partial<Scenario>]>([
  [/no area c/, { nations: { rome: { tokens: { c: 1 } } } }],
  [/rome uses 60 tokens of 55/, { nations: { rome: { tokens: { a: 60 } } } }],
  [/no advance wheels/, { nations: { rome: { advances: ['wheels'] } } }],
  [/no trade card plastic/, { nations: { rome: { hand: ['plastic'] } } }],
  [/ochre: name its block, as in ochre:west/, { players: 12 }],
  [/cities of rome and egypt in b/, { nations: { rome: { cities: ['b'] }, egypt: { cities: ['b'] } } }],
  [/no phase lunch/, { phase: 'lunch' }],
  [/taxation does not come after trade/, { phase: 'trade', to: 'taxation' }],
  [/no player zulu/, { map: 'world', nations: { zulu: null } }],
  [/no rule set chess/, { rules: 'chess' }],
])('a position that cannot be: %s', (message, change) => {
  expect(problems(change).join('\n')).toMatch(message);
});

test('credits are those of the advances, and a smaller stock may be given', () => {
  const rome = { tokens: { a: 2 }, advances: ['coinage', 'music'], stock: { tokens: 3 } };
  const credits = (setup: object): Record<string, number> =>
    begin({ ...base, nations: { rome: { ...rome, ...setup }, egypt: null } }).state.open.nations['rome']!
      .credits;
  const none = credits({ advances: [] });
  const { coinage, music } = Object.fromEntries(
    begin(base).game.rules.ruleset.advances.map((a) => [a.id, a.credits]),
  );
  for (const group in none)
    expect(credits({})[group]).toBe(none[group]! + (coinage![group] ?? 0) + (music![group] ?? 0));
  expect(credits({ credits: { arts: 1 } })['arts']).toBe(1);
  const steps = [{ rome: { taxRate: 2 }, expect: { nations: { rome: { stock: { tokens: 3 } } } } }];
  expect(problems({ nations: { rome: { ...rome, cities: ['b'] }, egypt: null }, steps })).toEqual([
    'nations.rome.stock.tokens: expected 3, got 1',
  ]);
  const more = { rome: { ...rome, stock: { tokens: 99 } } };
  expect(problems({ nations: more })[0]).toMatch(/rome has no more than 53 tokens left for its stock/);
});

test('cards in hands come out of the stacks, and named stacks are as named', () => {
  const ochre = (scenario: Scenario): number =>
    begin(scenario).state.hidden.stacks['west']![0]!.filter((card) => card === 'ochre').length;
  const more = { ...base.nations, egypt: { hand: ['ochre', 'ochre'] } };
  expect(ochre(base) - ochre({ ...base, nations: more })).toBe(2);
  const stacks = { 1: ['ochre', 'hides'], 2: ['iron'] };
  const steps = [{ expect: { stacks, top: { 1: ['ochre'] }, heights: { 2: 1 }, discards: { 2: [] } } }];
  expect(problems({ stacks, steps })).toEqual([]);
});

test('rules are not proved by a case that claims nothing', () => {
  expect(problems({ cites: ['MC 1A.2'] })).toEqual([
    'it cites rules but neither expects nor refuses anything',
  ]);
});

test('a configuration may be refused', () => {
  const setup: Scenario = { name: 'four', cites: [], from: 'setup', players: 4 };
  expect(runScenario(setup)?.problems[0]).toMatch(/5 to 18/);
  expect(runScenario({ ...setup, refused: '5 to 18' })).toBeUndefined();
  expect(runScenario({ ...setup, players: 5, refused: '5 to 18' })?.problems).toEqual([
    'the configuration was not refused',
  ]);
});

describe('a slip of the writer is told with its line and what may have been meant', () => {
  const slips = (steps: string, position = ''): string[] => {
    const text = [
      '- name: x',
      '  cites: [MC 1A.2]',
      '  map: { hill: { limit: 4, land: [field] }, field: {} }',
      '  phase: taxation',
      '  alone: true',
      `  nations: { rome: { tokens: { hill: 2 }, cities: [field], advances: [coinage]${position} }, egypt: {} }`,
      '  steps:',
      `    - ${steps}`,
    ].join('\n');
    const [located] = readScenarios(text, 'x.yaml').scenarios;
    const failure = runScenario(located!.scenario);
    return failure?.slips ? explain(located!, failure).split('\n') : [];
  };

  test.each([
    ['expect: { noEvents: [{ type: taxColected }] }', 'no event taxColected; did you mean taxCollected?'],
    ['expect: { nations: { rome: { tokens: { hil: 0 } } } }', 'no area hil; did you mean hill?'],
    ['expect: { nations: { egypt: { ships: { hill: 0 } } } }', 'no coast hill'],
    ['expect: { nations: { egipt: { left: false } } }', 'no player egipt; did you mean egypt?'],
    [
      'expect: { views: { rome: { noEvents: [{ cite: MC 1A.22 }] } } }',
      'no rule MC 1A.22; did you mean MC 1A.2?',
    ],
    ['{ rome: { taxRate: 9 }, refused: MC 1A.9 }', 'no rule MC 1A.9; did you mean MC 1A.1?'],
    ['{ rome: { taxRate: 9 }, refused: { code: rates } }', 'no code of a refusal rates; did you mean rate?'],
    [
      '{ egypt: { taxRate: 2 }, refused: true }',
      'egypt is not asked taxRate, so no rule refuses the answer; say refused: { code: notAsked } if that is meant',
    ],
  ])('%s', (step, slip) => expect(slips(step)).toEqual([`x.yaml:8: "x" ${slip}`]));

  test('in the position too', () => {
    const step = 'expect: { turn: 1 }';
    expect(slips(step)).toEqual([]);
    expect(slips(step, ', hand: [gold, gold, gold, gold, gold, gold, gold, gold, gold]')).toEqual([
      'x.yaml:6: "x" 9 of gold: the deck has 5',
    ]);
    expect(slips(step, ', hand: [golt]')).toEqual(['x.yaml:6: "x" no trade card golt; did you mean gold?']);
    const text = '- { name: x, cites: [MC 1A.222], map: { a: { land: [c] }, b: {} } }\n';
    const [located] = readScenarios(text, 'x.yaml').scenarios;
    const told = (change: Partial<Scenario>): string =>
      explain(located!, runScenario({ ...located!.scenario, steps: [{ expect: {} }], ...change })!);
    expect(told({})).toBe('x.yaml:1: "x" borders on c, which is no area of the map; did you mean a?');
    expect(told({ map: { a: {} } })).toBe('x.yaml:1: "x" no rule MC 1A.222; did you mean MC 1A.2?');
    const table = { map: { a: {} }, cites: [], options: { earlyMoves: true } };
    expect(told(table)).toBe('x.yaml:1: "x" There is no option earlyMoves.');
    expect(told({ ...table, options: { order: 'fast' } })).toMatch(/^x.yaml:1: "x" .*order/i);
    expect(runScenario({ ...located!.scenario, ...table, rules: 'eastern' })?.slips).toBeUndefined();
  });

  test('a refusal is known by a part of its sentence', () => {
    const refusal = (text: string): string[] =>
      problems({ steps: [{ rome: { taxRate: 9 }, refused: { code: 'rate', text } }] });
    expect(refusal('from 1 to 3')).toEqual([]);
    expect(refusal('among')[0]).toMatch(/^refused.text: expected "among"/);
  });

  test('a refusal is known by its parameters', () => {
    const refusal = (params: Record<string, number>): string[] =>
      problems({ steps: [{ rome: { taxRate: 9 }, refused: { code: 'rate', params } }] });
    expect(refusal({ least: 1, most: 3 })).toEqual([]);
    expect(refusal({ most: 4 })[0]).toBe('refused.params.most: expected 4, got 3');
  });
});

test('the guide lists phases, answers and events as they are', () => {
  expect(written(pageText())).toBe(pageText());
});

test('mistakes of notation are named with file and line', () => {
  const text = '- name: x\n  cites: [MC 1A.2]\n  nations:\n    rome: { token: 3 }\n  step: []\n- name: y\n';
  expect(readScenarios(text, 'x.yaml').problems).toEqual([
    'x.yaml:1: "x" has no key step',
    'x.yaml:4: "x" nations.rome has no key token',
    'x.yaml:6: "y" needs cites',
  ]);
});

describe('a scenario shared by rule sets', () => {
  const shared = (rules: string, nations = 'rome: { hand: [ochre] }, egypt: {}'): string => `
- rules: ${rules}
- name: shared
  cites: [MC 1A.2, MC 3.ships.2, EE 1B.3]
  map: { a: {} }
  alone: true
  nations: { ${nations} }
  steps: [{ expect: { nations: { rome: { hand: [ochre] } }, noEvents: [{ cite: MC 1A.2, nation: rome.1 }] } }]
`;

  test('is told once for each, with its own names and citations', () => {
    const { scenarios, problems } = readScenarios(shared('[mega, eastern]'), 'x.yaml');
    expect(problems).toEqual([]);
    const [mega, eastern] = scenarios.map((s) => s.scenario);
    expect([mega!.rules, mega!.name, mega!.cites]).toEqual(['mega', 'shared', ['MC 1A.2', 'MC 3.ships.2']]);
    // EE 1A.2 says the same, EE 3.ships.2 does not.
    expect([eastern!.rules, eastern!.name, eastern!.cites]).toEqual([
      'eastern',
      'shared (eastern)',
      ['EE 1B.3', 'EE 1A.2'],
    ]);
    expect(eastern!.nations).toEqual({ persia: { hand: ['flax'] }, parthia: {} });
    expect(eastern!.steps![0]!.expect!.noEvents).toEqual([{ cite: 'EE 1A.2', nation: 'persia.1' }]);
    expect([mega, eastern].map((s) => runScenario(s!))).toEqual([undefined, undefined]);
  });

  test('names whatever has no like of its own only once', () => {
    const { problems } = readScenarios(shared('[mega, eastern]', 'rome: {}, persia: {}'), 'x.yaml');
    expect(problems).toEqual(['x.yaml:3: "shared" two names fall together']);
  });

  test('is one where a case has rules of its own', () => {
    const text = `${shared('[mega, eastern]')}- { name: own, rules: mega, cites: [], map: { a: {} } }\n`;
    expect(readScenarios(text, 'x.yaml').scenarios.map((s) => s.scenario.rules)).toEqual([
      ...['mega', 'eastern', 'mega'],
    ]);
  });
});
