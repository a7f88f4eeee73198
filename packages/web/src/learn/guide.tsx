import { type LessonStep, plain, type StepWords } from '@ochre/lessons';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePanelKeys } from '../decisions/parts/usePanelKeys.ts';
import { courseWords } from '../i18n/course.ts';
import { LogLines } from '../log/LogLines.tsx';
import { logLines } from '../log/words.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { FilmPanel } from '../table/lazyFilm.tsx';
import { myNation, stepName } from '../table/model.ts';
import type { Guide } from '../table/view.ts';
import { Button } from '../ui/Button.tsx';
import { Cite } from '../ui/Cite.tsx';
import { Icon } from '../ui/Icon.tsx';
import './lesson.css';
import { bringIntoSight, useLook } from './look.ts';
import { Sentence, thingName } from './Sentence.tsx';
import { Again, AllLessons, type LessonProps, Steps } from './Steps.tsx';
import { ThingDialog } from './ThingDialog.tsx';
import { aloud, useVerdict, VerdictCard } from './Verdict.tsx';

/** After so many mistakes it is offered to be shown. */
const PATIENCE = 3;
const RECENT = 8;

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
