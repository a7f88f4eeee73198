import type { Decision } from '@ochre/engine';
import { render } from 'preact';
import { DecisionPanel, DecisionStage } from '../src/decisions/index.ts';
import { adviceOf } from '../src/decisions/parts/adviser.ts';
import { text } from '../src/i18n/index.ts';
import type { Session } from '../src/session/session.ts';
import { settings } from '../src/settings/settings.ts';
import { type Table, TableBoard, TableContext } from '../src/table/context.ts';
import type { Moment } from '../test/support/moments.ts';
import { MomentSession } from './session.ts';

/** What the screen says when a decision is asked. */
export interface Reading {
  name: string;
  kind: string | null;
  title: string;
  /** What happened that it is asked, and what hangs on it. */
  why: string;
  /** All words of panel and stage, with the names that only a screen reader tells. */
  words: string;
  /** Words a control falls back to when it does not know what it is asked for. */
  vague: string[];
  /** What the adviser says, once for each kind in each rule set. */
  counsel?: Counsel;
}

interface Counsel {
  /** The answer, then its reasons. */
  words: string[];
  /** There is nothing to advise: the words say why. */
  none: boolean;
  /** Whether the advice, put into the draft, can be sent as it stands, or was to leave alone what nobody waits for. */
  follows: boolean;
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

function wordsOf(root: Element): string {
  // Citations are ids by nature.
  const said = [...root.querySelectorAll('*:not(.cite, .cite *)')].flatMap((e) => {
    const own = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.textContent);
    return [...own, e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder')];
  });
  return said.filter(Boolean).join(' | ');
}

/** Patient: the machine may be busy with other things. */
const until = async (done: () => boolean): Promise<void> => {
  for (const end = performance.now() + 60_000; !done() && performance.now() < end; ) await frame();
};

/** Asks the adviser, hears it out and follows it. */
async function consult(place: Element, session: Session, decision: Decision): Promise<Counsel> {
  place.querySelector<HTMLElement>('.dp-ask')?.click();
  await until(
    () => place.querySelector('.dp-use') !== null || adviceOf(session, decision).peek().is === 'none',
  );
  const words = [...place.querySelectorAll('.dp-advice b, .dp-advice li')].map((e) => e.textContent ?? '');
  const counsel = adviceOf(session, decision).peek();
  if (counsel.is === 'none') return { words, none: true, follows: true };
  place.querySelector<HTMLElement>('.dp-use')?.click();
  const ready = (): boolean => place.querySelector('.dp-main:not([aria-disabled])') !== null;
  const leaves = decision.optional === true && counsel.is === 'there' && counsel.advice.answer === null;
  await until(() => leaves || ready());
  return { words, none: false, follows: leaves || ready() };
}

/** Every question of every rule set, read as it stands on the screen in one language. */
export async function readQuestions(language: string): Promise<Reading[]> {
  settings.language.value.value = language;
  await until(() => document.documentElement.lang === language);
  const moments = (await (await fetch('/gallery/questions.json')).json()) as Moment[];
  const place = document.createElement('div');
  document.body.append(place);
  const readings: Reading[] = [];
  const consulted = new Set<string>();
  for (const moment of moments) {
    const session = await MomentSession.at(moment);
    const props = { session, decision: moment.decision, board: new TableBoard() };
    // Controls need no more of the table than that.
    const table: Pick<Table, 'session' | 'live' | 'board'> = { session, live: session, board: props.board };
    render(
      <TableContext.Provider value={table as Table}>
        <DecisionPanel {...props} />
        <DecisionStage {...props} />
      </TableContext.Provider>,
      place,
    );
    await until(() => place.querySelector('.dp h2') !== null);
    const { decisions: say } = text.value;
    const words = wordsOf(place);
    const sort = `${moment.config.ruleset} ${moment.decision.kind}`;
    const counsel = consulted.has(sort) ? undefined : await consult(place, session, moment.decision);
    consulted.add(sort);
    readings.push({
      name: moment.name,
      kind: place.querySelector('.dp')?.getAttribute('data-kind') ?? null,
      title: place.querySelector('.dp h2')?.textContent ?? '',
      why: place.querySelector('.dp-why')?.textContent ?? '',
      words,
      vague: [
        say.generic.title,
        say.one.other,
        say.confirm.other,
        say.eyebrow.other,
        say.whys.kinds.chooseOne,
      ],
      ...(counsel && { counsel }),
    });
    render(null, place);
  }
  place.remove();
  return readings;
}
