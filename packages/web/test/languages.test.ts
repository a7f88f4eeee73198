import type { GameEvent, Reason, RefusalCode } from '@ochre/engine';
import { createGame } from '@ochre/engine';
import { type Language, translations } from '@ochre/languages';
import { de } from '@ochre/languages/de/index.ts';
import { en } from '@ochre/languages/en/index.ts';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accented, PSEUDO, plain, pseudo } from '../../languages/test/pseudo.ts';
import { letterOf, noticeOf, subjectOf } from '../../server/src/notices/words.ts';
import { whyRefused } from '../src/decisions/model/refused.ts';
import { speak } from '../src/i18n/index.ts';
import * as naming from '../src/i18n/naming.ts';
import { eventWords } from '../src/log/words.ts';
import { whyNot } from '../src/net/api.ts';
import { rulings } from '../src/rules/rulings.ts';
import { ruleIndex } from '../src/ui/ruleIndex.ts';
import { recordScenes } from './support/scenes.ts';

// A language made of English: whatever is said in plain letters was said past the languages.

const game = createGame(naming.inWords(mega), world);
naming.areasInWords(game);
const { rules } = game;

beforeEach(() => speak(PSEUDO, pseudo));
afterEach(() => speak('en'));

it('a language that lacks a word does not compile', () => {
  const { ui: _, ...lacking } = de;
  // @ts-expect-error a part is missing
  lacking satisfies Language;
  const { you: __, ...ui } = de.ui;
  // @ts-expect-error a word is missing
  ({ ...de, ui }) satisfies Language;
  const { theme: ___, ...labels } = de.settings.labels;
  // @ts-expect-error a word that is found by its id is missing
  ({ ...de, settings: { ...de.settings, labels } }) satisfies Language;
  const { login: ____, ...refusals } = de.refusals;
  // @ts-expect-error the server refuses something without a word
  ({ ...de, refusals }) satisfies Language;
  expect(Object.keys(translations)).toContain('de');
});

it('every reason of the rules and of the server is said', async () => {
  for (const code of Object.keys(en.violations.sentences) as RefusalCode[]) {
    const params = new Proxy(
      {},
      { get: (_, key) => (key === 'order' || key === 'past' ? undefined : 3), has: () => true },
    );
    await vi.waitFor(() => expect(whyRefused(rules, { code, params } as Reason)).toMatch(/\S/));
    expect(plain(whyRefused(rules, { code, params } as Reason)), code).toEqual([]);
  }
  for (const key of Object.keys(en.refusals)) {
    const [code, status] = key.split('.');
    const said = whyNot({ code: code!, text: 'English', times: { since: 0, from: 0 } }, Number(status));
    expect(plain(said), key).toEqual([]);
  }
});

it('names of areas, nations, advances and goods are said in a refusal', () => {
  const params = { nation: 'rome', area: 'etruria' };
  expect(plain(whyRefused(rules, { code: 'closedCity', params } as Reason))).toEqual([]);
});

it('every event of whole games is told', () => {
  const told = new Set<string>();
  const events: GameEvent[] = recordScenes().flatMap(({ log }) => log.map(({ event }) => event));
  for (const event of events)
    for (const word of plain(eventWords(rules, event, 'rome'))) told.add(`${event.type}: ${word}`);
  expect([...told]).toEqual([]);
});

it('rules and rulings are said', async () => {
  await vi.waitFor(() => expect(ruleIndex.value?.lang).toBe(PSEUDO));
  for (const book of ['MC', 'EE', 'CX', 'DH', 'CL'])
    for (const { id, gist } of ruleIndex.value!.rulesOf(book))
      expect(plain(gist.replace(/`[^`]*`/g, '')), id).toEqual([]);
  await vi.waitFor(() => expect(rulings.value?.lang).toBe(PSEUDO));
  for (const said of rulings.value!.byRule.values())
    for (const { id, title, question, ruling } of said)
      expect(plain(`${title} ${question} ${ruling}`.replace(/`[^`]*`/g, '')), id).toEqual([]);
});

it('mails and pushes are written', () => {
  const title = accented('Halys');
  const kinds = ['decision', 'near', 'taken', 'offer', 'over'] as const;
  const notices = kinds.map((kind) =>
    noticeOf(
      {
        kind,
        at: 0,
        table: 't',
        title,
        seat: 1,
        decision: 'move',
        deadline: 0,
        nation: 'Rome',
        nationId: 'rome',
      },
      () => '/t/1',
      pseudo,
    ),
  );
  const texts = [
    ...notices.map((notice) => notice.text.replace('UTC', '')),
    subjectOf(notices, pseudo.notices),
    letterOf(notices, '1', pseudo.notices).replaceAll('UTC', ''),
    pseudo.notices.confirmLetter('1', '2'),
    ...Object.values(pseudo.letters).flatMap((letter) =>
      (letter as (...args: string[]) => string[])('1', '2', '3'),
    ),
  ];
  for (const text of texts) expect(plain(text.replace('/t/1', ''))).toEqual([]);
});
