import type { Answer, Kind } from '@ochre/engine';
import {
  type LessonStep,
  type LessonWords,
  plain,
  type Said as SaidWords,
  type StepWords,
  secondsOf,
} from '@ochre/lessons';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { refuse, sendingOf } from '../decisions/parts/drafts.ts';
import { usePanelKeys } from '../decisions/parts/usePanelKeys.ts';
import { stepWords } from '../goals/goalWords.ts';
import { courseWords } from '../i18n/course.ts';
import { LogLines } from '../log/LogLines.tsx';
import { logLines } from '../log/words.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { FilmPanel } from '../table/lazyFilm.tsx';
import { myNation, stepName } from '../table/model.ts';
import type { Guide } from '../table/view.ts';
import { Button } from '../ui/Button.tsx';
import { Cite, openRule } from '../ui/Cite.tsx';
import { Icon } from '../ui/Icon.tsx';
import { COURSE_HREF } from './course.ts';
import './lesson.css';
import type { LessonTable } from './lessonTable.ts';
import { bringIntoSight, useLook } from './look.ts';
import { Sentence, thingName } from './Sentence.tsx';
import { ThingDialog } from './ThingDialog.tsx';

/** After so many mistakes it is offered to be shown. */
const PATIENCE = 3;
const RECENT = 8;

interface LessonProps {
  table: LessonTable;
  words: ReadonlySignal<LessonWords | undefined>;
}

const stepsOf = ({ table, words }: LessonProps, said: LessonWords | undefined = words.value) =>
  table.lesson.steps.map(({ id }) => said?.[id]);

/** Which step of how many, where each can be opened, and how long the rest takes. */
function Steps(props: LessonProps) {
  const { table, words } = props;
  const say = courseWords.value;
  const { rules } = useTable().session;
  const at = table.run.value.step;
  const { steps } = table.lesson;
  const left = words.value
    ? secondsOf(table.lesson, words.value)
        .slice(at)
        .reduce((sum, { reading, answering }) => sum + reading + answering, 0)
    : 0;
  return (
    <div class="steps">
      <b class="disp nw">{say.step(at + 1, steps.length)}</b>
      <ol>
        {stepsOf(props).map((step, n) => {
          const name = plain(step?.title ?? '', (names, id) => thingName(rules, { names, id }));
          return (
            <li key={steps[n]!.id}>
              <button
                type="button"
                class={n < at ? 'done' : n === at ? 'on' : ''}
                aria-current={n === at ? 'step' : undefined}
                aria-label={say.toStep(n + 1, name)}
                title={name}
                onClick={() => table.openAt(n)}
              />
            </li>
          );
        })}
      </ol>
      <span class="sm sec nw">{say.leftShort(Math.max(1, Math.ceil(left / 60)))}</span>
    </div>
  );
}

const Again = ({ table }: { table: LessonTable }) => (
  <Button kind="ghost" size="sm" icon="undo" onPress={() => table.again()}>
    {courseWords.value.again}
  </Button>
);

const AllLessons = () => (
  <a class="btn sm ghost" href={COURSE_HREF}>
    {courseWords.value.all}
  </a>
);

/** What stands out of all that is said: a verdict, with what can be done now. */
interface Verdict {
  tone: 'loss' | 'ok';
  eyebrow: string;
  words: Partial<SaidWords>;
  acts?: ComponentChildren;
  /** Whether nothing else can be done before: then the focus goes there. */
  stops: boolean;
  list?: readonly string[];
}

const TONES = { loss: 'warn', ok: 'check' } as const;

function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { tone, eyebrow, words, acts, list, stops } = verdict;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!stops) return;
    ref.current?.focus({ preventScroll: true });
    // From its upper edge: nothing of what was read before looks out over it.
    if (layout.peek() !== 'wide') ref.current?.scrollIntoView({ block: 'start' });
  }, [words]);
  return (
    <section ref={ref} class={`verdict ${tone}`} tabIndex={-1} aria-label={eyebrow}>
      <p class="row">
        <span class="sign">
          <Icon name={TONES[tone]} />
        </span>
        <span class={`eyebrow ${tone}`}>{eyebrow}</span>
      </p>
      {words.title && (
        <h2>
          <Sentence of={words.title} />
        </h2>
      )}
      {list && (
        <ul>
          {list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {words.text && (
        <p>
          <Sentence of={words.text} />
        </p>
      )}
      {acts && <p class="row wrap acts">{acts}</p>}
    </section>
  );
}

/** What the lesson says to a mistake, by its id. */
const wordsTo = (said: StepWords, mistake: string): SaidWords | undefined =>
  said.mistakes?.[mistake] ?? said.otherwise;

function Why({ cite }: { cite: string | undefined }) {
  if (cite === undefined) return null;
  return (
    <Button
      size="sm"
      onPress={() => {
        openRule.value = cite;
      }}
    >
      {courseWords.value.why}
    </Button>
  );
}

/** The verdict on the last answer; none as long as the table still shows what came of it. */
function useVerdict(table: LessonTable, words: StepWords): Verdict | undefined {
  const say = courseWords.value;
  const { live: session, reel } = useTable();
  const said = table.said.value;
  const [cite] = table.step?.cites ?? [];
  const [decision] = session.view.value.prompts;
  if (reel.showing.value) return undefined;
  if (said?.is === 'done') {
    const list = said.shown?.map(({ decision: d, answer }) =>
      stepWords(session, d, answer as unknown as Answer<Kind>),
    );
    return {
      tone: 'ok',
      eyebrow: list ? say.shown : say.well,
      words: { ...(words.done !== undefined && { text: words.done }) },
      ...(list && { list }),
      stops: true,
      acts: said.shown && (
        <Button size="sm" onPress={() => table.again()}>
          {say.tryIt}
        </Button>
      ),
    };
  }
  if (said)
    return {
      tone: 'loss',
      eyebrow: said.seen ? say.came : say.notYet,
      words: wordsTo(words, said.mistake) ?? {},
      stops: true,
      acts: (
        <>
          {!said.seen && (
            <Button size="sm" kind="ghost" onPress={() => table.see()}>
              {say.see}
            </Button>
          )}
          {said.seen && (
            <Button size="sm" kind="ghost" onPress={() => table.again()}>
              {say.again}
            </Button>
          )}
          <Why cite={cite} />
          <Button size="sm" onPress={() => table.takeBack()}>
            {say.takeBack}
          </Button>
        </>
      ),
    };
  // What the rules refuse is told where it was tried; here is what the lesson has to say to it.
  const refusal = decision && !table.rests.value ? sendingOf(session, decision).value.refusal : undefined;
  if (!refusal || !decision) return undefined;
  const known = Object.entries(table.step?.mistakes ?? {}).find(
    ([, mistake]) => 'refused' in mistake && mistake.refused === refusal.code,
  );
  const told = known && words.mistakes?.[known[0]];
  if (!told) return undefined;
  return {
    tone: 'loss',
    eyebrow: say.refused,
    words: told,
    stops: false,
    acts: (
      <>
        <Why cite={refusal.cite} />
        <Button size="sm" onPress={() => refuse(session, decision, undefined)}>
          {say.takeBack}
        </Button>
      </>
    ),
  };
}

/** What was done, said for those who hear the table. */
const aloud = ({ eyebrow, words, list = [] }: Verdict, named: (sentence?: string) => string): string =>
  [eyebrow, named(words.title), ...list, named(words.text)].filter(Boolean).join('. ');

interface StepProps extends LessonProps {
  step: LessonStep;
  said: StepWords;
}

/** A part of the guide, as long as there is a step to speak of. */
const ofStep = (Part: FunctionComponent<StepProps>) =>
  function OfStep({ table, words }: LessonProps) {
    const { step } = table;
    const said = step && words.value?.[step.id];
    return step && said ? <Part table={table} words={words} step={step} said={said} /> : null;
  };

/** The line of steps where there is room for it; and a mistake, which is told wherever one is. */
const Above = ofStep(({ table, words, step, said }) => {
  const { live: session, board } = useTable();
  const { rules } = session;
  useLook(step.look ?? [], rules, board, session);
  const verdict = useVerdict(table, said);
  return (
    <>
      {layout.value === 'wide' && (
        <nav class="stepbar" aria-label={courseWords.value.list}>
          <Steps table={table} words={words} />
          <span class="sp" />
          <Again table={table} />
          <AllLessons />
        </nav>
      )}
      {verdict?.tone === 'loss' && <VerdictCard verdict={verdict} />}
      <p class="sr" role="status">
        {verdict &&
          aloud(verdict, (sentence = '') => plain(sentence, (names, id) => thingName(rules, { names, id })))}
      </p>
      <ThingDialog />
    </>
  );
});

/** Where a press shows that the task has been read. */
const ACTED = '.map, .dp';

/** The task, what counts as done, and what is said when it is. Where there is little room, it folds once one acts. */
const Words = ofStep(({ table, words, step, said }) => {
  const say = courseWords.value;
  const { live: session, board, reel } = useTable();
  const ref = useRef<HTMLElement>(null);
  const { look = [], asks, cites } = step;
  const folded = useSignal(false);
  const phone = layout.value === 'phone';
  useEffect(() => {
    // The task is read before the table asks for it.
    folded.value = false;
    ref.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [session]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if ((target as Element).closest(ACTED)) folded.value = true;
    };
    if (phone) document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [phone]);
  usePanelKeys(ref, session.id);
  const verdict = useVerdict(table, said);
  const { done, mistakes } = table.run.value;
  const last = table.run.value.step === table.lesson.steps.length - 1;
  const wide = layout.value === 'wide';
  const short = phone && folded.value && !done;
  return (
    <section class={short ? 'lesson short' : 'lesson'} ref={ref} aria-label={say.task}>
      {!wide && !short && <Steps table={table} words={words} />}
      <p class="row">
        <span class="eyebrow info sp">{!asks ? say.read : last ? say.alone : say.task}</span>
        {look.length > 0 && (
          <Button
            kind="ghost"
            size="sm"
            icon="pin"
            label={say.look}
            shortcut="g"
            onPress={() => bringIntoSight(look, session.rules, board)}
          />
        )}
        {short && (
          <Button
            kind="ghost"
            size="sm"
            icon="down"
            label={say.unfold}
            onPress={() => {
              folded.value = false;
            }}
          />
        )}
      </p>
      <h2 tabIndex={-1}>
        <Sentence of={said.title} />
      </h2>
      {!short && (
        <>
          {!(asks && done) && (
            <p class="text">
              <Sentence of={said.text} />
            </p>
          )}
          {said.counts && (
            <div class="counts card pad">
              <h3 class="eyebrow">{say.counts}</h3>
              <p class={done ? 'met' : ''}>
                {done ? <Icon name="check" /> : <i class="open" />}
                <span>
                  <Sentence of={said.counts} />
                </span>
              </p>
            </div>
          )}
          <p class="row wrap cites" role="group" aria-label={say.rules}>
            {cites.map((cite) => (
              <Cite key={cite} cite={cite} />
            ))}
          </p>
          {verdict?.tone === 'ok' && <VerdictCard verdict={verdict} />}
          {wide && asks && !done && <p class="sm mute">{say.free}</p>}
          <footer>
            {done && !reel.showing.value && (
              <Button kind="primary" size="lg" full class="go" shortcut="e" onPress={() => table.next()}>
                {last ? say.finish : say.next}
              </Button>
            )}
            {!done && (
              <Button
                kind={mistakes >= PATIENCE ? 'primary' : 'plain'}
                size="sm"
                icon="eye"
                class="show"
                onPress={() => table.show()}
              >
                {say.show}
              </Button>
            )}
            {!wide && (
              <>
                <Again table={table} />
                <AllLessons />
              </>
            )}
          </footer>
        </>
      )}
    </section>
  );
});

/** The place of the question when there is none: what came of the last answer. */
function Rest({ table }: LessonProps) {
  const say = courseWords.value;
  const { session, live, reel } = useTable();
  const view = session.view.value;
  if (reel.showing.value) return <FilmPanel reel={reel} />;
  const asks = table.step?.asks !== undefined;
  if (layout.value === 'phone' && !asks) return null;
  const recent = logLines(live.log.value, myNation(view)).slice(-RECENT).toReversed();
  return (
    <section class="waiting">
      <p class="eyebrow info">{stepName(session, view.open.phase)}</p>
      <h2>{asks ? say.judged : say.nothing}</h2>
      {!asks && <p class="sm sec">{say.nothingHint}</p>}
      {recent.length > 0 && <h3 class="eyebrow">{say.happened}</h3>}
      <LogLines lines={recent} />
    </section>
  );
}

/** A lesson as the guide of its table. */
export function guideOf(lesson: LessonProps): Guide {
  return {
    Above: () => <Above {...lesson} />,
    Words: () => <Words {...lesson} />,
    Rest: () => <Rest {...lesson} />,
    rests: lesson.table.rests,
  };
}
