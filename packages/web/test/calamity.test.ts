import type { GameEvent } from '@ochre/engine';
import { film as german } from '@ochre/languages/de/film.ts';
import { film } from '@ochre/languages/en/film.ts';
import { expect, it } from 'vitest';
import { countOf } from '../src/calamity/count.ts';
import { gainsWords } from '../src/calamity/gains.ts';
import { originOf } from '../src/calamity/giver.ts';
import { rolesIn } from '../src/calamity/roles.ts';
import { lackingOf } from '../src/calamity/SumLines.tsx';
import { sumOf } from '../src/calamity/sum.ts';
import { tollOf, tollWords } from '../src/calamity/toll.ts';
import { calledBy } from '../src/calamity/victims.ts';
import { sinceOf } from '../src/film/since.ts';
import { text } from '../src/i18n/index.ts';
import { touchesOf } from '../src/live/touches.ts';
import type { LoggedEvent } from '../src/session/session.ts';
import { game, ME, seat } from './support/table.ts';

type Told = [type: GameEvent['type'], open: object, own?: object];
const log = (...events: Told[]): LoggedEvent[] =>
  events.map(([type, open, own], seq) => ({
    seq,
    turn: 4,
    phase: 'majorCalamities',
    event: { type, cite: 'MC 1', open, ...(own && { own: { [ME]: own } }) } as unknown as GameEvent,
  }));

const EPIDEMIC: Told[] = [
  ['calamityRevealed', { nation: ME, calamity: 'epidemic', card: 'epidemic' }],
  ['secondaryVictims', { nation: ME, calamity: 'epidemic', victims: ['egypt', 'minoa'] }],
  ['calamityModified', { nation: ME, calamity: 'epidemic', advance: 'medicine', add: -5 }],
  ['damageTaken', { nation: 'egypt', points: 10, tokens: { gaza: 10 }, cities: {} }],
  ['damageTaken', { nation: ME, points: 10, tokens: { rome: 3 }, cities: { tarentum: 3, neapolis: 0 } }],
];
const FLOOD: Told = ['calamityRevealed', { nation: 'egypt', calamity: 'flood', card: 'flood' }];

it('knows whom a calamity hits, until the next is called', () => {
  expect(calledBy(log(...EPIDEMIC, FLOOD))).toEqual({
    calamity: 'epidemic',
    victims: [
      { nation: ME, as: 'primary' },
      { nation: 'egypt', as: 'secondary', by: ME },
      { nation: 'minoa', as: 'secondary', by: ME },
    ],
  });
  expect(calledBy(log(['census', {}]))).toBeUndefined();
});

/** What is said of each card of the calamity that these events begin with. */
const tolls = (events: LoggedEvent[], over: boolean): string[] | undefined => {
  const [logged] = events;
  const { calamity } = calledBy(events)!;
  return tollOf(game.rules, events, { logged: logged!, calamity }, over)?.map((toll) =>
    tollWords(game.rules, logged!, toll, ME),
  );
};

it('tells what a calamity took from whom, once nothing more can come of it', () => {
  expect(tolls(log(EPIDEMIC[0]!, EPIDEMIC[4]!), false)).toBeUndefined();
  const told = [
    'You: 1 city (Tarentum) reduced, 1 city (Neapolis) and 3 tokens lost. You named: Egypt, 10 tokens lost; Minoa, no loss.',
  ];
  expect(tolls(log(...EPIDEMIC, FLOOD), false)).toEqual(told);
  expect(tolls(log(...EPIDEMIC), true)).toEqual(told);
});

it('tells who has what was lost, and why, as far as all are told', () => {
  const treason = (cite: 'beneficiaryTrader' | 'beneficiaryStock'): LoggedEvent[] => {
    const events = log(
      ['calamityRevealed', { nation: 'egypt', calamity: 'treachery', card: 'treachery' }],
      ['beneficiary', { nation: 'minoa', calamity: 'treachery', victim: 'egypt' }],
      ['citiesAnnexed', { nation: 'minoa', from: 'egypt', cities: ['memphis'] }],
    );
    Object.assign(events[1]!.event, { cite: game.rules.cite(cite) });
    return events;
  };
  expect(tolls(treason('beneficiaryTrader'), true)).toEqual([
    'Egypt: 1 city (Memphis) lost to Minoa (gave the card).',
  ]);
  expect(tolls(treason('beneficiaryStock'), true)).toEqual([
    'Egypt: 1 city (Memphis) lost to Minoa (most in stock).',
  ]);
  expect(
    tolls(
      log(
        ['calamityRevealed', { nation: 'egypt', calamity: 'squandered-wealth', card: 'squandered-wealth' }],
        ['treasuryLost', { nation: 'egypt', treasury: 3 }],
      ),
      true,
    ),
  ).toEqual(['Egypt lost 3 treasury.']);
});

it('tells cities that became tokens apart from those that are lost', () => {
  const superstition = log(
    ['calamityRevealed', { nation: 'egypt', calamity: 'superstition', card: 'superstition' }],
    ['cityReduced', { nation: 'egypt', area: 'memphis', tokens: 2 }],
    ['cityReduced', { nation: 'egypt', area: 'gaza', tokens: 3 }],
  );
  expect(tolls(superstition, true)).toEqual(['Egypt: 2 cities (Memphis and Gaza) reduced.']);
  const none = { n: 0, names: undefined };
  const two = { n: 2, names: 'Alexandria und Kyrene' };
  expect(german.calamities.pieces(3, none, two)).toBe(
    '2 Städte (Alexandria und Kyrene) verkleinert, 3 Spielsteine verloren',
  );
  expect(german.calamities.pieces(0, { n: 3, names: undefined }, none)).toBe('3 Städte verloren');
});

it('equal calamities are told card by card: whom each dragged in, and what that one lost', () => {
  const damaged = (nation: string, n: number): Told => [
    'damageTaken',
    { nation, points: n, tokens: { gaza: n }, cities: {} },
  ];
  const twins = log(
    ['calamityRevealed', { nation: 'celt', calamity: 'famine', card: 'famine' }],
    ['calamityRevealed', { nation: 'hatti', calamity: 'famine', card: 'famine:east' }],
    ['secondaryVictims', { nation: 'celt', calamity: 'famine', victims: ['iberia', 'egypt'] }],
    ['secondaryVictims', { nation: 'hatti', calamity: 'famine', victims: [ME] }],
    ...[damaged('celt', 15), damaged('hatti', 12), damaged('iberia', 5), damaged(ME, 4)],
  );
  expect(tolls(twins, true)).toEqual([
    'Celt: 15 tokens lost. Celt named: Iberia, 5 tokens lost; Egypt, no loss.',
    'Hatti: 12 tokens lost. Hatti named: you, 4 tokens lost.',
  ]);
  const counted = log(
    ['calamitiesCounted', { counts: { celt: 2, hatti: 2, egypt: 1 } }],
    ['calamityDiscarded', { nation: 'celt', card: 'flood' }],
    FLOOD,
    ...twins.map(({ event: { type, open } }): Told => [type, open]),
  );
  expect(countOf(counted, counted[3]!, 'famine')).toEqual({ first: 2, last: 3, all: 4 });
  expect(countOf(twins, twins[0]!, 'famine')).toEqual({ first: 1, last: 2 });
});

it('knows from whom I have a card, as far as I was told', () => {
  const trade: Told = [
    'traded',
    { from: 'minoa', to: ME, gives: 3, gets: 3 },
    { got: ['oil:1', 'epidemic', 'wine:2'] },
  ];
  const draw: Told = ['cardsDrawn', { nation: ME, count: 1, empty: [] }, { cards: ['epidemic'] }];
  expect(originOf(log(trade), ME, 'epidemic')).toEqual({ how: 'traded', from: 'minoa', among: 3 });
  expect(originOf(log(trade, draw), ME, 'epidemic')).toEqual({ how: 'drawn' });
  expect(
    originOf(log(['traded', { from: 'minoa', to: 'egypt', gives: 3, gets: 3 }]), ME, 'epidemic'),
  ).toBeUndefined();
});

it('says what each is to a calamity: who gave the card only to its victim', () => {
  const trade: Told = [
    'traded',
    { from: 'hatti', to: ME, gives: 3, gets: 3 },
    { got: ['oil:1', 'epidemic', 'wine:2'] },
  ];
  const gains: Told = ['beneficiary', { nation: 'hellas', calamity: 'epidemic', victim: ME }];
  const told = log(trade, EPIDEMIC[0]!, gains, ...EPIDEMIC.slice(1), FLOOD);
  const [now, then] = [{ turn: 4 }, { turn: 5 }];
  expect([...rolesIn(told, now, 'epidemic', ME)]).toEqual([
    [ME, 'primary'],
    ['egypt', 'secondary'],
    ['minoa', 'secondary'],
    ['hatti', 'giver'],
    ['hellas', 'beneficiary'],
  ]);
  // Those who look on, and the giver himself, have only what everybody was told.
  for (const other of ['hatti', undefined])
    expect([...rolesIn(told, now, 'epidemic', other)].map(([, role]) => role)).not.toContain('giver');
  // Whoever drew it had it from nobody, and what was in another turn is over.
  const drawn: Told = ['cardsDrawn', { nation: ME, count: 1, empty: [] }, { cards: ['epidemic'] }];
  expect([...rolesIn(log(trade, drawn, EPIDEMIC[0]!), now, 'epidemic', ME)]).toEqual([[ME, 'primary']]);
  expect(rolesIn(told, then, 'epidemic', ME).size).toBe(0);
  expect([...rolesIn(told, now, 'flood', ME)]).toEqual([['egypt', 'primary']]);
});

it('says why somebody stands to gain: for the card, or by what is left in stock', () => {
  const why = (cite: 'beneficiaryTrader' | 'beneficiaryStock', nation: string, victim: string) => {
    const [told] = log(['beneficiary', { nation, calamity: 'treachery', victim }]);
    Object.assign(told!.event, { cite: game.rules.cite(cite) });
    const { you } = text.value.ui;
    return gainsWords(game.rules, told!, (id) => (id === ME ? you : game.rules.civilization(id).name));
  };
  expect(why('beneficiaryTrader', ME, 'egypt')).toBe(
    'Egypt had the card from you in a trade, and whoever hands it on gains by it.',
  );
  expect(why('beneficiaryTrader', 'egypt', ME)).toBe(
    'You had the card from Egypt in a trade, and whoever hands it on gains by it.',
  );
  expect(why('beneficiaryStock', ME, 'egypt')).toBe(
    'Nobody at the table traded the card to Egypt, so what is left in stock decides: you came first.',
  );
  expect(gainsWords(game.rules, log(EPIDEMIC[0]!)[0]!, (id) => id)).toBeUndefined();
});

it('tells me that the card which strikes another was mine', () => {
  const trade = (gave: string[], turn = 4): LoggedEvent => ({
    ...log(['traded', { from: ME, to: 'egypt', gives: 3, gets: 3 }, { gave, got: [] }])[0]!,
    turn,
  });
  const roles = (...before: LoggedEvent[]) => [
    ...rolesIn([...before, ...log(FLOOD)], { turn: 4 }, 'flood', ME),
  ];
  expect(roles(trade(['oil:1', 'flood']))).toEqual([
    ['egypt', 'primary'],
    [ME, 'giver'],
  ]);
  expect(roles(trade(['oil:1']))).toEqual([['egypt', 'primary']]);
  expect(roles(trade(['flood'], 3))).toEqual([['egypt', 'primary']]);
});

it('reckons what my advances change', () => {
  const { sight } = seat(({ open }) => {
    open.nations[ME]!.advances = ['medicine', 'roadbuilding', 'enlightenment'];
  });
  const epidemic = game.rules.calamity('epidemic');
  const primary = sumOf(sight, ME, epidemic, 'primary');
  expect(primary).toMatchObject({ measure: 'damage', printed: 15, total: 10 });
  expect(primary.advances.filter(({ held }) => held).map(({ n }) => n)).toEqual([-5, -5, 5]);
  expect(sumOf(sight, ME, epidemic, 'secondary')).toMatchObject({ printed: 10, total: 5 });
  expect(sumOf(sight, ME, game.rules.calamity('superstition'), 'primary')).toMatchObject({
    measure: 'cities',
    total: 2,
  });
});

it('says what would have helped, not what would have harmed', () => {
  const { sight } = seat(({ open }) => {
    open.nations[ME]!.advances = ['mythology'];
  });
  const lacking = (id: string): string =>
    lackingOf(sumOf(sight, ME, game.rules.calamity(id), 'primary').advances);
  expect(lacking('slave-revolt')).toBe('Enlightenment would have helped (1); you do not have it.');
  expect(lacking('civil-war')).toContain(
    'Music (5), Drama and Poetry (5) or Democracy (10) would have helped',
  );
  expect(lacking('famine')).toBe('Pottery or Calendar would have helped (5 each); you have neither.');
  expect(lacking('treachery')).toBe('');
});

it('tells a calamity with all that came of it as one thing, in words and on the map', () => {
  const events = log(...EPIDEMIC, FLOOD, [
    'damageTaken',
    { nation: 'egypt', points: 2, tokens: { gaza: 2 }, cities: {} },
  ]);
  const touches = touchesOf(events, ME);
  expect(touches.map(({ logged, after }) => [logged.seq, after.map(({ seq }) => seq)])).toEqual([
    [0, [1, 2, 4]],
  ]);
  const { open } = seat().view;
  const { plates } = sinceOf(game.rules, { why: 'waited', events, since: open }, open, ME, film.layer.plates);
  expect(plates.filter(({ mine }) => mine)).toEqual([
    { area: 'rome', words: '−3', tone: 'loss', no: 1, mine: true },
    { area: 'tarentum', words: 'city → 3', tone: 'loss', no: 1, mine: true },
    { area: 'neapolis', words: '−1 city', tone: 'loss', no: 1, mine: true },
  ]);
});
