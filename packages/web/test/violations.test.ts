import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whyRefused } from '../src/decisions/model/refused.ts';
import { de } from '../src/i18n/de/index.ts';
import { refusals as server } from '../src/i18n/de/refusals.ts';
import { sentences as german, speak } from '../src/i18n/de/violations/index.ts';
import { en } from '../src/i18n/en/index.ts';
import { refusals, spoken, text } from '../src/i18n/index.ts';
import { inWords } from '../src/i18n/naming.ts';
import { speaker } from '../src/i18n/sentences.ts';
import { violations } from '../src/i18n/violations.ts';
import { loadGame, nameRulesBy } from '../src/session/games.ts';

const packages = new URL('../../', import.meta.url);

/** The arguments of every call of a function, as they stand in the source. */
function calls(code: string, name: string): string[] {
  return [...code.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))].map(({ index }) => {
    const from = index + name.length;
    let depth = 0;
    for (let at = from; at < code.length; at++) {
      if (code[at] === '(') depth++;
      if (code[at] === ')' && --depth === 0) return code.slice(from + 1, at);
    }
    throw new Error(`a call of ${name} does not end`);
  });
}

/** What a value in a template stands for: numbers that are found again in what is said. */
const MARKS = ['371', '532', '719'];

interface Refusal {
  place: string;
  /** With marks for values. */
  sentences: { said: string; marks: string[] }[];
}

/** Every refusal in the source of the engine and of the rule sets. */
function refused(): Refusal[] {
  return ['engine/src', 'rulesets/src'].flatMap((folder) =>
    readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const code = readFileSync(new URL(`${folder}/${name}`, packages), 'utf8');
        return calls(code, 'refuse').map((call) => ({
          place: `${name}: ${call.replace(/\s+/g, ' ').trim()}`,
          sentences: [...call.matchAll(/'([^']+\.)'|`([^`]+\.)`/g)].map(([, fixed, filled]) => {
            const marks = [...MARKS];
            const said = fixed ?? filled!.replace(/\$\{[^}]+\}/g, () => marks.shift()!);
            return { said, marks: MARKS.slice(0, MARKS.length - marks.length) };
          }),
        }));
      }),
  );
}

const told = refused();
const asItIs = (id: string): string => id;

describe('what the engine refuses', () => {
  it('is found in its source', () => {
    expect(told.length).toBeGreaterThan(230);
    expect(told.filter(({ sentences }) => sentences.length === 0)).toEqual([]);
  });

  it('is said in German, with everything that is put into the sentence', () => {
    const wrong = told.filter(({ sentences }) =>
      sentences.some(({ said, marks }) => {
        const words = speak(said, asItIs);
        return words === undefined || words === said || !marks.every((mark) => words.includes(mark));
      }),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it('has one German sentence each, and none for what nobody says', () => {
    const alone = new Map(Object.entries(german).map(([key, say]) => [key, speaker({ [key]: say })]));
    // The number of an order is put before a sentence, how to pass a coast after it; a group may be any.
    for (const elsewhere of [
      'Order {n}: {sentence}',
      '{sentence} To pass {area}, order the rest of the voyage at once.',
      'All {n} credits go to one group.',
    ])
      expect(alone.delete(elsewhere)).toBe(true);
    const said = told.flatMap(({ sentences }) => sentences.map((s) => s.said));
    const unsaid = [...alone].filter(([, say]) => !said.some((s) => say(s, asItIs) !== undefined));
    expect(unsaid.map(([key]) => key)).toEqual([]);
    const filled = told.flatMap(({ sentences }) => sentences.filter((s) => s.marks.length > 0));
    const twice = filled.filter((s) => [...alone.values()].filter((say) => say(s.said, asItIs)).length > 1);
    expect(twice).toEqual([]);
  });
});

describe('a refusal in German', async () => {
  nameRulesBy(inWords);
  const { rules } = await loadGame('mega');
  const because = (words: string, code = ''): string => whyRefused(rules, { code, text: words });
  const speakGerman = async (): Promise<void> => {
    text.value = de;
    refusals.value = server;
    spoken.value = 'de';
    await vi.waitFor(() => expect(violations.value).toBe(speak));
  };
  afterEach(() => {
    text.value = en;
    refusals.value = {};
    spoken.value = 'en';
  });

  it('names areas, coasts, nations, advances, groups and questions', async () => {
    await speakGerman();
    expect(because('ma-in does not border upper-egypt by land.')).toBe(
      `${rules.map.area('ma-in').name} grenzt über Land nicht an Upper Egypt.`,
    );
    expect(because('No tokens may move into the city of rome in etruria.')).toBe(
      'In Etruria dürfen keine Spielsteine in die Stadt von Rome ziehen.',
    );
    expect(because('anatomy is not for sale to you.')).toBe('Anatomie ist für dich jetzt nicht zu haben.');
    expect(because('The free advance is of science and costs less than 100.')).toMatch(/Wissenschaft .* 100/);
    expect(because('A set of salt counts no card more.')).toMatch(/Salz/);
    expect(because('The answer does not have the form of taxRate.')).toMatch(/Steuersatz festlegen/);
    for (const coast of Object.keys(rules.map.waters))
      expect(because(`The pirate fleet at ${coast} lets nobody pass.`)).toMatch(/bei \p{Lu}.* lässt/u);
  });

  it('counts', async () => {
    await speakGerman();
    expect(because('There are 1 tokens to move in etruria.')).toBe(
      'In Etruria kann nur 1 Spielstein ziehen.',
    );
    expect(because('There are 0 tokens to move in etruria.')).toMatch(/keine Spielsteine/);
  });

  it('keeps the number of the order it is about', async () => {
    await speakGerman();
    expect(because('Order 3: There is no such ship.')).toBe('Befehl 3: Dieses Schiff gibt es nicht.');
    expect(because('Order 12: etruria is out of play and cannot be entered.')).toMatch(
      /^Befehl 12: Etruria /,
    );
  });

  it('says what the server refuses, and what nobody has words for as it came', async () => {
    await speakGerman();
    expect(because('The game is paused.', 'paused')).toBe(server['paused']);
    expect(because('Nobody knows this in etruria.', 'unheard')).toBe('Nobody knows this in Etruria.');
  });

  it('is none in English', () => {
    expect(because('etruria is not empty.')).toBe('Etruria is not empty.');
  });
});
