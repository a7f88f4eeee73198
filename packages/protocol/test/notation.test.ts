import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Action, Answer, Decision, Kind } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../src/index.ts';
import { readAction, writeAction } from '../src/notation/actions.ts';
import { readComment, writeComment } from '../src/notation/comments.ts';
import { writeAction as fromIndex, sayings } from '../src/notation/index.ts';

/** Answers of every kind, with all that they may hold. */
const answers: { [K in Kind]: [said: string, answer: Answer<K>][] } = {
  chooseCivilization: [['plays Rome', 'rome']],
  foundCities: [['founds Aden, Eastern-Sinhalese', ['aden', 'eastern-sinhalese']]],
  chooseCredits: [['credits science 5, arts 10', { science: 5, arts: 10 }]],
  placeTokens: [
    ['places Athens 2, Crimea 1', { athens: 2, crimea: 1 }],
    ['places nothing', {}],
  ],
  taxRate: [['taxes 2', 2]],
  move: [
    [
      'moves 2 Rome→Latium, 1 Rome→Latium→Samnium, 3 hired Rome→Latium',
      {
        do: 'end',
        orders: [
          { do: 'walk', n: 2, from: 'rome', to: 'latium' },
          { do: 'walk', n: 1, from: 'rome', to: 'samnium', via: 'latium' },
          { do: 'walk', n: 3, from: 'rome', to: 'latium', hired: true },
        ],
      },
    ],
    [
      'orders new ship at Delphi.North for 1 + Delphi, ship 0 kept, ship 1 kept by Rome, ship 2 scrapped',
      {
        do: 'orders',
        orders: [
          { do: 'build', at: 'delphi.north', treasury: 1, tokens: ['delphi'] },
          { do: 'maintain', ship: 0 },
          { do: 'maintain', ship: 1, token: 'rome' },
          { do: 'scrap', ship: 2 },
        ],
      },
    ],
    [
      'orders ship 0 sails load 3 →Susa land 1 load-hired 2 →Ur land-hired 2, ship 1 sails (load 2) →Susa →Ur land 1 / load 1',
      {
        do: 'orders',
        orders: [
          {
            do: 'sail',
            ship: 0,
            legs: [{ load: 3, to: 'susa' }, { land: 1, loadHired: 2, to: 'ur' }, { landHired: 2 }],
          },
          {
            do: 'sail',
            ship: 1,
            legs: [{ to: 'susa', load: 2 }, { to: 'ur' }, { land: 1 }, { load: 1 }],
          },
        ],
      },
    ],
    ['moves nothing', { do: 'end', orders: [] }],
    ['undoes', { do: 'undo' }],
    ['undoes but 2', { do: 'undo', keep: 2 }],
  ],
  fileOrders: [
    ['files 2 Rome→Latium', [{ do: 'walk', n: 2, from: 'rome', to: 'latium' }]],
    ['files nothing', []],
    ['unfiles', null],
  ],
  conflictLoss: [
    ['suffers token Opone', { token: 'opone' }],
    ['suffers ship Delphi.North', { ship: 'delphi.north' }],
  ],
  construct: [
    [
      'builds Rome, Athens for 2, Ur for 1 + 2 Susa keeping, Susa not-keeping',
      [
        { area: 'rome' },
        { area: 'athens', treasury: 2 },
        { area: 'ur', treasury: 1, from: { susa: 2 }, keep: true },
        { area: 'susa', keep: false },
      ],
    ],
    ['builds nothing', []],
  ],
  chooseCities: [['picks Rome', ['rome']]],
  reduceCities: [
    [
      'reduces Rome to 2, Ur to 0',
      [
        { area: 'rome', tokens: 2 },
        { area: 'ur', tokens: 0 },
      ],
    ],
  ],
  takeDamage: [
    ['loses Rome 2, Ur 1; cities Susa 3', { tokens: { rome: 2, ur: 1 }, cities: { susa: 3 } }],
    ['loses nothing; cities Susa 0', { tokens: {}, cities: { susa: 0 } }],
  ],
  chooseNations: [['names Egypt, Saba', ['egypt', 'saba']]],
  chooseOne: [
    ['chooses area Rome', { area: 'rome' }],
    ['chooses areas Rome, Ur', { areas: ['rome', 'ur'] }],
    ['chooses card clay:west', { card: 'clay:west' }],
    ['chooses stack 3', { stack: 3 }],
    ['chooses none', null],
  ],
  confirm: [
    ['says yes', true],
    ['says no', false],
  ],
  discardCards: [['discards 2 wool, flax; saving 1', { cards: ['wool', 'wool', 'flax'], saved: 1 }]],
  selectUnits: [['selects Rome, Ur', ['rome', 'ur']]],
  annexUnits: [['annexes Rome 2; cities Ur', { tokens: { rome: 2 }, cities: ['ur'] }]],
  orderLosses: [['strikes Italy 4, Crete 1', { italy: 4, crete: 1 }]],
  pickUnits: [['singles-out Rome 2', { tokens: { rome: 2 }, cities: [] }]],
  preventSteps: [['sacrifices Rome', ['rome']]],
  spoils: [['plunders yes; treasury 3', { card: true, treasury: 3 }]],
  buyCard: [
    ['buys stack 9', { do: 'buy', stack: 9 }],
    ['buys stack 9; of west; free', { do: 'buy', stack: 9, block: 'west', free: true }],
    ['buys nothing', { do: 'pass' }],
  ],
  trade: [
    [
      '→Egypt 3:2 2 hides, ochre; says hides; wants wine',
      {
        do: 'offer',
        to: 'egypt',
        cards: ['hides', 'hides', 'ochre'],
        names: ['hides'],
        wants: { count: 2, names: ['wine'] },
      },
    ],
    [
      '→all 3:3 3 hides; says 2 hides; wants wine; worth 12; asks-treasury 2; treasury 3; clean; answers Egypt>Rome.4',
      {
        do: 'offer',
        cards: ['hides', 'hides', 'hides'],
        names: ['hides', 'hides'],
        wants: { count: 3, names: ['wine'], value: 12, treasury: 2 },
        treasury: 3,
        clean: true,
        replyTo: 'egypt>rome.4',
      },
    ],
    [
      'takes Egypt.5: 3 flax; says flax',
      { do: 'accept', offer: 'egypt.5', cards: ['flax', 'flax', 'flax'], names: ['flax'] },
    ],
    ['withdraws Rome>Egypt.1', { do: 'withdraw', offer: 'rome>egypt.1' }],
    ['closes', { do: 'done' }],
    ['returns', { do: 'resume' }],
  ],
  useAbility: [
    [
      'uses universal-doctrine with {"city":"gerrha"}',
      { use: 'universal-doctrine', with: { city: 'gerrha' } },
    ],
    ['uses nothing', { pass: true }],
  ],
  giveCard: [
    ['gives wool; openly yes', { card: 'wool', openly: true }],
    ['gives nothing', { card: null, openly: false }],
  ],
  revealCards: [['reveals Rome', ['rome']]],
  purchase: [
    [
      'learns pottery, music; pays 5 bone, flax; treasury 16; discount music; free drama; also-free urbanism; credits empiricism (science 5, arts 5); counting bone as flax; boosting wine',
      {
        buy: ['pottery', 'music'],
        cards: ['bone', 'bone', 'bone', 'bone', 'bone', 'flax'],
        treasury: 16,
        discount: 'music',
        free: 'drama',
        alsoFree: 'urbanism',
        credits: { empiricism: { science: 5, arts: 5 } },
        substitute: { card: 'bone', as: 'flax' },
        boost: 'wine',
      },
    ],
    ['learns nothing', { buy: [], cards: [], treasury: 0 }],
  ],
  relocate: [['relocates Rome 2', { rome: 2 }]],
};

const asked = (kind: Kind, id = 'rome.4'): Decision =>
  ({ id, kind, owner: 'rome', frame: 0, mode: 'now', ask: {}, cite: 'MC 1' }) as unknown as Decision;

describe('the notation', () => {
  it.each(Object.keys(sayings) as Kind[])('says every answer to %s and reads it again', (kind) => {
    for (const [said, answer] of answers[kind]) {
      const action = { by: 'rome', decision: 'rome.4', kind, answer } as Action;
      const line = writeAction(action, [asked(kind)]);
      expect(line).toBe(`Rome${said.startsWith('→') ? '' : ' '}${said}`);
      expect(JSON.stringify(readAction(line, [asked(kind)]))).toBe(JSON.stringify(action));
      expect(readAction(line.toUpperCase().replaceAll('→', ' -> '), [asked(kind)])).toBeDefined();
    }
  });

  it('has no verb for two kinds', () => {
    const verbs = Object.values(sayings).flatMap((saying) => saying.verbs);
    expect(new Set(verbs).size).toBe(verbs.length);
  });

  it('has all its verbs in docs/record.md', () => {
    const doc = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');
    for (const verb of Object.values(sayings).flatMap((saying) => saying.verbs))
      expect(doc).toMatch(new RegExp(`\`${verb}(?![a-z])`));
  });

  it('names the decision where another of the kind comes first', () => {
    const action: Action = { by: 'rome', decision: 'rome.7', kind: 'taxRate', answer: 2 };
    const due = [asked('taxRate'), asked('taxRate', 'rome.7')];
    expect(writeAction(action, due)).toBe('Rome#Rome.7 taxes 2');
    expect(readAction('rome#rome.7 taxes 2', due)).toEqual(action);
  });

  it.each<[string, Action]>([
    ['an answer of a former form', { by: 'rome', decision: 'rome.4', kind: 'chooseOne', answer: 'none' }],
    [
      'keys in another order',
      { by: 'rome', decision: 'rome.4', kind: 'spoils', answer: { treasury: 1, card: true } },
    ],
    [
      'an answer that fits nothing',
      { by: 'rome', decision: 'rome.4', kind: 'trade', answer: { do: 'dance' } },
    ],
    [
      'a key that objects are born with',
      { by: 'rome', decision: 'rome.4', kind: 'placeTokens', answer: JSON.parse('{"__proto__":1}') },
    ],
  ])('writes %s so that it is read the same', (_, action) => {
    const due = [asked((action as { kind: Kind }).kind)];
    const line = fromIndex(action, due);
    expect(JSON.stringify(readAction(line, due))).toBe(JSON.stringify(action));
  });

  it.each<[Action, string]>([
    [{ control: 'leave', nation: 'rome', when: 'turn' }, 'Rome leaves after turn'],
    [{ control: 'closeTrade' }, 'table ends trade'],
    [{ control: 'newRules', version: 3 }, 'table adopts rules 3'],
    [{ control: 'takeBack', nation: 'rome', to: 12 }, 'Rome goes back to 12'],
  ])('says what the table does: %j', (action, line) => {
    expect(writeAction(action, [])).toBe(line);
    expect(readAction(line, [])).toEqual(action);
  });

  it.each(['One line', '[in brackets] it begins', 'Two\nlines, and a → sign', '  spaces  '])(
    'keeps the comment %j',
    (text) => {
      for (const comment of [
        { turn: 5, told: 12, text },
        { turn: 5, told: 12, by: 'Anna', text },
      ]) {
        const [first, ...more] = writeComment(comment);
        const read = readComment(first!, { turn: 1, told: 0 });
        const whole = [read.text, ...more.map((line) => line.slice(2))].join('\n');
        expect({ ...read, text: whole }).toEqual(comment);
      }
    },
  );
});

it('SHA-256 gives what everybody gives', () => {
  for (const text of [
    '',
    'abc',
    'ä→'.repeat(99),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
    'x'.repeat(5000),
  ])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
