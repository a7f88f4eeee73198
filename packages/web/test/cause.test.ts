import type { GameEvent } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { rolesIn } from '../src/calamity/roles.ts';
import { speak } from '../src/i18n/index.ts';
import { lossOf } from '../src/live/losses.ts';
import { besides, eventWords } from '../src/log/words.ts';
import { loadGame } from '../src/session/games.ts';
import type { LoggedEvent } from '../src/session/session.ts';

type Told = [type: GameEvent['type'], cite: string, open: object];
const logged = (...told: Told[]): LoggedEvent[] =>
  told.map(([type, cite, open], seq) => ({
    seq,
    turn: 10,
    phase: 'calamityResolution',
    event: { type, cite, open } as unknown as GameEvent,
  }));

/** A Famine of one nation drags another in, before a Flood strikes the latter. */
const FAMINE = logged(
  ['calamityRevealed', 'AC 30.311a', { nation: 'assyria', calamity: 'famine', card: 'famine' }],
  ['lossesOrdered', 'AC 30.311a', { nation: 'assyria', calamity: 'famine', losses: { africa: 8 } }],
  [
    'damageTaken',
    'AC 30.311a',
    { nation: 'africa', points: 8, tokens: {}, cities: { carthage: 2, thapsus: 0 } },
  ],
  ['calamityRevealed', 'AC 30.511a', { nation: 'africa', calamity: 'flood', card: 'flood' }],
  ['citiesDestroyed', 'AC 30.511a', { nation: 'africa', cities: ['palermo'] }],
);

afterEach(() => speak('en'));

describe('what a loss comes from', () => {
  it('is told beside it: the calamity, whose it was, who named the one that loses', async () => {
    const { rules } = await loadGame('advanced');
    const said = (i: number, me: string): string =>
      eventWords(rules, FAMINE[i]!.event, me) + besides(rules, FAMINE, FAMINE[i]!, me);
    const took = 'took 8 damage: city in Carthage reduced to 2 tokens; city in Thapsus lost';
    expect(said(2, 'africa')).toBe(`You ${took} (Famine of Assyria, who named you)`);
    expect(said(2, 'assyria')).toBe(`Africa ${took} (your Famine)`);
    expect(said(2, 'egypt')).toBe(`Africa ${took} (Famine of Assyria)`);
    expect(said(4, 'africa')).toBe('You lost 1 city: Palermo (Flood)');
    expect(besides(rules, FAMINE, FAMINE[0]!, 'africa')).toBe('');
    speak('de', de);
    const lost =
      '8 Schaden erlitten: Stadt in Carthage auf 2 Spielsteine verkleinert; Stadt in Thapsus verloren';
    expect(said(2, 'africa')).toBe(`Du: ${lost} (Famine bei Assyria, von dort benannt)`);
    expect(said(2, 'assyria')).toBe(`Africa: ${lost} (Famine bei dir)`);
  });

  it('tells a tertiary victim who named it', async () => {
    const { rules } = await loadGame('civx');
    const log = logged(
      ['calamityRevealed', 'CX 29.331', { nation: 'rome', calamity: 'superstition', card: 'superstition' }],
      ['lossesOrdered', 'CX 29.332', { nation: 'rome', calamity: 'superstition', losses: { egypt: 1 } }],
      ['tertiaryVictim', 'CX 29.335', { nation: 'egypt', calamity: 'superstition', victim: 'persia' }],
      ['cityReduced', 'CX 29.332', { nation: 'persia', area: 'sidon', tokens: 1 }],
    );
    expect(besides(rules, log, log[3]!, 'persia')).toBe(' (Superstition of Rome; Egypt named you)');
  });

  it('tells of a civil war who got what, or that it split nothing', async () => {
    const { rules } = await loadGame('civx');
    const open = { nation: 'babylon', rival: 'persia', tokens: { sidon: 21 }, cities: ['ur'] };
    const [struck, gains, war, next] = logged(
      ['calamityRevealed', 'CX 29.4201', { nation: 'babylon', calamity: 'civil-war', card: 'civil-war' }],
      ['beneficiary', 'CX 29.4203', { nation: 'persia', calamity: 'civil-war', victim: 'babylon' }],
      ['factions', 'CX 29.42051', open],
      ['calamityRevealed', 'CX 29.431', { nation: 'rome', calamity: 'slave-revolt', card: 'slave-revolt' }],
    );
    const said = (log: LoggedEvent[]): string =>
      eventWords(rules, war!.event, 'persia') + besides(rules, log, war!, 'persia');
    const first = 'Civil war: the first faction of Babylon was 21 tokens and 1 city';
    expect(eventWords(rules, gains!.event, 'persia')).toBe('You stood to gain by the Civil War of Babylon');
    expect(said([struck!, gains!, war!])).toBe(first);
    const nothing = [struck!, gains!, war!, next!];
    expect(said(nothing)).toBe(`${first}; nothing was left for a second, and nothing changed hands`);
    expect([...rolesIn(nothing, { turn: 10 }, 'civil-war', 'persia')]).toEqual([['babylon', 'primary']]);
    const took = logged(
      ['calamityRevealed', '', {}],
      ['beneficiary', '', {}],
      ['factions', '', {}],
      ['citiesAnnexed', 'CX 29.4209', { nation: 'persia', from: 'babylon', cities: ['sidon'] }],
      ['tokensAnnexed', 'CX 29.4209', { nation: 'persia', from: 'babylon', tokens: { kish: 1 } }],
      ['barbarianTokens', 'CX 29.4209', { nation: 'barbarians', from: 'babylon', tokens: { kish: 2 } }],
    ).slice(3);
    const split = [struck!, gains!, war!, ...took];
    expect(said(split)).toBe(`${first}; to you went 1 token and 1 city; to Barbarians went 2 tokens`);
    expect(rolesIn(split, { turn: 10 }, 'civil-war', 'persia').get('persia')).toBe('beneficiary');
    expect(besides(rules, split, took[0]!, 'persia')).toBe(' (Civil War)');
  });

  it('says why a civil war had no effect', async () => {
    const { rules } = await loadGame('advanced');
    const { cites } = rules.calamity('civil-war');
    const [spared] = logged([
      'calamityCancelled',
      cites['nothing']!,
      { nation: 'asia', calamity: 'civil-war' },
    ]);
    expect(besides(rules, [], spared!, undefined)).toBe(': there were too few units to split');
  });

  it('speaks of my coast and plain', async () => {
    const { rules } = await loadGame('advanced');
    const said = (open: object) =>
      eventWords(rules, { type: 'floodRises', cite: '', open } as unknown as GameEvent, 'africa');
    expect(said({ nation: 'africa' })).toBe('The flood struck your coast');
    expect(said({ nation: 'egypt' })).toBe('The flood struck the coast of Egypt');
    expect(said({ nation: 'africa', plain: 'nile' })).toBe('The flood rose on your plain');
    speak('de', de);
    expect(said({ nation: 'africa' })).toBe('Die Flut traf deine Küste');
    expect(said({ nation: 'egypt' })).toBe('Die Flut traf die Küste von Egypt');
  });

  it('counts as mine what pirates and barbarians took', () => {
    const [pirates, barbarians] = logged(
      ['pirateCities', '', { nation: 'barbarians', from: 'rome', cities: ['sidon'] }],
      ['barbarianTokens', '', { nation: 'barbarians', from: 'rome', tokens: { sidon: 3 } }],
    );
    expect(lossOf(pirates!.event, 'rome')).toEqual({ tokens: 0, cities: 1, left: 0 });
    expect(lossOf(barbarians!.event, 'rome')).toEqual({ tokens: 3, cities: 0, left: 0 });
  });
});
