import {
  createGame,
  type EventOf,
  type OfOrders,
  type Reason,
  type RefusalCode,
  type Refusals,
} from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { violations as english } from '@ochre/languages/en/violations/index.ts';
import { world } from '@ochre/maps/world/map.ts';
import { mega } from '@ochre/rulesets/mega/ruleset.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whyRefused } from '../src/decisions/model/refused.ts';
import { speak as become } from '../src/i18n/index.ts';
import { areasInWords, inWords } from '../src/i18n/naming.ts';
import { violations } from '../src/i18n/violations.ts';
import { Teller } from '../src/log/teller.ts';

const { refusals: server, violations: german } = de;

type Say = string | ((params: object) => string);

/** Decide which sentence is said and are not said themselves. */
const BEHIND: Partial<Record<RefusalCode, string>> = { notAsked: 'instead', keptOut: 'why' };

/** What a sentence is asked to tell of, and what it leaves out of that. */
function told(code: RefusalCode, say: Say): { asked: string[]; left: string[] } {
  if (typeof say === 'string') return { asked: [], left: [] };
  const values = new Map<string, number>();
  const value = (key: string): number => {
    values.set(key, values.get(key) ?? 371 + 100 * values.size);
    return values.get(key)!;
  };
  const said = say(new Proxy({}, { get: (_, key) => value(String(key)) }));
  const left = [...values].filter(([key, n]) => BEHIND[code] !== key && !said.includes(String(n)));
  return { asked: [...values.keys()].sort(), left: left.map(([key]) => key) };
}

const codes = Object.keys(english.sentences) as RefusalCode[];

describe('what the rules refuse', () => {
  it('is said in English and German, with everything the reason speaks of', () => {
    for (const code of codes) {
      const inEnglish = told(code, english.sentences[code] as Say);
      const inGerman = told(code, german.sentences[code] as Say);
      expect([code, inGerman]).toEqual([code, inEnglish]);
      expect([code, inEnglish.left]).toEqual([code, []]);
    }
  });

  it('is not said in English by German', () => {
    expect(codes.filter((code) => german.sentences[code] === english.sentences[code])).toEqual([]);
  });

  it('is a whole sentence', () => {
    const whole = (say: Say): boolean =>
      /^[\p{Lu}\d].*\.$/su.test(typeof say === 'string' ? say : say(new Proxy({}, { get: () => 3 })));
    for (const { sentences } of [english, german])
      expect(codes.filter((code) => !whole(sentences[code] as Say))).toEqual([]);
  });
});

// Not by loadGame: a game that another file has loaded goes by English names.
const game = createGame(inWords(mega), world);
areasInWords(game);
const { rules } = game;
const because = <C extends RefusalCode>(code: C, params: Refusals[C] & OfOrders): string =>
  whyRefused(rules, { code, params } as Reason);

async function speak(language: 'en' | 'de'): Promise<void> {
  become(language, language === 'de' ? de : undefined);
  await vi.waitFor(() => expect(violations.value).toBe(language === 'de' ? german : english));
}

afterEach(() => become('en'));

describe('a refusal in German', () => {
  it('names areas, coasts, nations, advances, groups, goods and questions', async () => {
    await speak('de');
    expect(because('noLandBorder', { from: 'ma-in', to: 'upper-egypt' })).toBe(
      `${rules.map.area('ma-in').name} grenzt über Land nicht an Oberägypten.`,
    );
    expect(because('closedCity', { nation: 'rome', area: 'etruria' })).toBe(
      'In Etrurien dürfen keine Spielsteine in die Stadt von Rom ziehen.',
    );
    expect(because('soldOut', { advance: 'anatomy' })).toBe('Alle Exemplare von Anatomie sind vergeben.');
    expect(because('giftWhat', { group: 'science', below: 100 })).toMatch(/Wissenschaft .* 100/);
    expect(because('noBoost', { good: 'salt' })).toMatch(/Salz/);
    expect(because('malformed', { kind: 'taxRate' })).toMatch(/Steuersatz festlegen/);
    for (const coast of Object.keys(rules.map.waters))
      expect(because('pirateFleet', { coast })).toMatch(/bei(m| de[mnr])? \p{Lu}.* lässt/u);
  });

  it('counts none, one and many', async () => {
    await speak('de');
    expect(because('toMove', { area: 'etruria', left: 0 })).toMatch(/keine Spielsteine/);
    expect(because('toMove', { area: 'etruria', left: 1 })).toBe('In Etrurien kann nur 1 Spielstein ziehen.');
    expect(because('reduceCities', { least: 1, most: 1 })).toBe('Verkleinere 1 Stadt.');
    expect(because('advanceLimit', { room: 1 })).toMatch(/1 Errungenschaft\b/);
  });

  it('keeps the number of the order it is about, and the way past an area', async () => {
    await speak('de');
    expect(because('noShip', { order: 3 })).toBe('Befehl 3: Dieses Schiff gibt es nicht.');
    expect(because('outOfPlay', { area: 'etruria', order: 12 })).toMatch(/^Befehl 12: Etrurien /);
    expect(because('noLanding', { area: 'etruria', past: 'etruria' })).toMatch(
      /landen\. Willst du an Etrurien/,
    );
  });

  it('says what the server refuses, and what nobody has words for as it came', async () => {
    await speak('de');
    expect(whyRefused(rules, { code: 'paused', text: 'The game is paused.' })).toBe(server['paused']);
    const unheard = { code: 'unheard', text: 'Nobody knows this yet.', params: { area: 'etruria' } };
    expect(whyRefused(rules, unheard)).toBe(unheard.text);
    expect(whyRefused(rules, { ...unheard, code: 'toString' })).toBe(unheard.text);
  });
});

describe('a refusal in English', () => {
  it('names things as well, and counts', async () => {
    await speak('en');
    expect(because('notEmpty', { area: 'etruria' })).toBe('Etruria is not empty.');
    expect(because('toMove', { area: 'etruria', left: 1 })).toBe('There is 1 token to move in Etruria.');
    expect(because('reduceCities', { least: 1, most: 1 })).toBe('Reduce 1 city.');
    expect(because('reduceCities', { least: 11, most: 11 })).toBe('Reduce 11 cities.');
    expect(because('noShip', { order: 3 })).toBe('Order 3: There is no such ship.');
  });
});

describe('why a plan failed', () => {
  const reason = (open: object): string =>
    new Teller(
      rules,
      { type: 'filedOrdersFailed', cite: 'MC 3.1', open } as EventOf<'filedOrdersFailed'>,
      'rome',
    ).reason;

  it('is told in the language spoken', async () => {
    await speak('de');
    expect(reason({ nation: 'rome', code: 'noShip', params: { order: 2 } })).toBe(
      'Befehl 2: Dieses Schiff gibt es nicht.',
    );
  });

  it('is told as it was filed where that was a sentence', async () => {
    await speak('de');
    const filed = 'There are 0 tokens to move in etruria.';
    expect(reason({ nation: 'rome', code: 'tokens', text: filed })).toBe(filed);
  });
});
