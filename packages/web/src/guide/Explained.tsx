import type { Due } from '@ochre/lessons';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { guideWords } from '../i18n/guide.ts';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { Chip } from '../ui/controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import './guide.css';
import { type Guide, guideOf } from './guide.ts';
import { aloud, Because, Said, wordsFor } from './said.tsx';

/** So many of those to come are named. */
const AHEAD = 2;

/** One that was explained: pressed, it is read again. */
function Told({ guide, due }: { guide: Guide; due: Due }) {
  const { live } = useTable();
  const words = wordsFor(due);
  if (!words) return null;
  return (
    <li class="told" data-told={due.id}>
      <details>
        <summary>
          <Icon name="check" />
          <span>{aloud(live, words.name, due)}</span>
        </summary>
        <p class="b">
          <Said sentence={words.title} due={due} />
        </p>
        <p>
          <Said sentence={words.text} due={due} />
        </p>
        <Because guide={guide} due={due} />
      </details>
    </li>
  );
}

/** What has been explained so far, what is now, and what comes next. */
export function ExplainedList({ guide }: { guide: Guide }) {
  const say = guideWords.value;
  const { told, known, off } = guide.memory.value;
  const now = guide.standing.value;
  const own = told.filter(({ id }) => guide.marks.some((mark) => mark.id === id));
  const done = new Set([...own.map(({ id }) => id), ...known]);
  const usual = guide.marks.filter(({ id, seldom }) => !seldom || done.has(id));
  const shown = usual
    .filter(({ id }) => known.includes(id) && !own.some((due) => due.id === id))
    .map(({ id }) => id);
  const ahead = usual.filter(({ id }) => !done.has(id) && id !== now?.id).slice(0, AHEAD);
  const short = (id: string): string | undefined => {
    const name = wordsFor({ id, it: {} })?.name;
    return name?.includes('{') ? undefined : name;
  };
  return (
    <>
      <p class="head">
        <span class="sm sec sp">{off ? say.left : say.once}</span>
        <Chip tone="info">{say.of(done.size, usual.length)}</Chip>
      </p>
      <ol class="explained">
        {own.map((due) => (
          <Told key={due.id} guide={guide} due={due} />
        ))}
        {shown.map((id) => (
          <li key={id} class="told" data-known={id}>
            <Icon name="check" />
            {short(id)}
          </li>
        ))}
        {now && !off && (
          <li class="now" aria-current="step">
            <i aria-hidden="true" />
            {wordsFor(now)?.title && short(now.id)}
            <span class="sr">{say.now}</span>
          </li>
        )}
        {!off &&
          ahead.map(({ id }) => (
            <li key={id} class="ahead">
              <i aria-hidden="true" />
              {short(id)}
              <span class="sr">{say.toCome}</span>
            </li>
          ))}
      </ol>
      {own.length === 0 && !now && <p class="sm mute">{say.nothingYet}</p>}
      <p class="foot">
        <button type="button" class="quit sm" onClick={() => guide.silence(!off)}>
          {off ? say.resume : say.leave}
        </button>
        {own.length > 0 && (
          <button type="button" class="quit sm" onClick={() => guide.anew()}>
            {say.anew}
          </button>
        )}
      </p>
    </>
  );
}

/** Beside the map, in the place of the log, which is behind it. */
export function Explained({ children }: { children: ComponentChildren }) {
  const { live } = useTable();
  const { table } = text.value;
  const say = guideWords.value;
  const guide = guideOf(live);
  const tab = useSignal<'explained' | 'log'>('explained');
  return (
    <section class="logpanel guidepanel" aria-label={say.explained}>
      <div class="tabs" role="tablist">
        {(['explained', 'log'] as const).map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab.value === id}
            onClick={() => {
              tab.value = id;
            }}
          >
            {id === 'log' ? table.log : say.explained}
          </button>
        ))}
      </div>
      {tab.value === 'log' ? (
        children
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
        <div class="scroll" tabIndex={0} role="tabpanel" aria-label={say.explained}>
          {guide && <ExplainedList guide={guide} />}
        </div>
      )}
    </section>
  );
}

/** Says in the bar that this is a guided game; where there is no room beside the map, it leads to the list. */
export function GuidedChip() {
  const { live } = useTable();
  const say = guideWords.value;
  const open = useSignal(false);
  const guide = guideOf(live);
  if (layout.value === 'wide')
    return (
      <span class="chip info guidechip">
        {say.chip} · {say.waits}
      </span>
    );
  return (
    <>
      <button
        type="button"
        class="chip info guidechip"
        aria-label={say.explained}
        onClick={() => {
          open.value = true;
        }}
      >
        {layout.value === 'phone' ? <Icon name="eye" size={20} /> : say.chip}
      </button>
      {open.value && guide && (
        <Dialog
          kind="drawer"
          title={say.explained}
          onClose={() => {
            open.value = false;
          }}
        >
          <ExplainedList guide={guide} />
        </Dialog>
      )}
    </>
  );
}
