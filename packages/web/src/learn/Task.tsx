import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { usePanelKeys } from '../decisions/parts/usePanelKeys.ts';
import { courseWords } from '../i18n/course.ts';
import type { Session } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { Button } from '../ui/Button.tsx';
import { Cite } from '../ui/Cite.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { LessonTable } from './lessonTable.ts';
import { bringIntoSight } from './look.ts';
import { ofStep, type StepProps } from './ofStep.tsx';
import { Sentence } from './Sentence.tsx';
import { Again, AllLessons, Steps } from './Steps.tsx';
import { insteadOfTask, useVerdict, VerdictCard } from './Verdict.tsx';

/** After so many mistakes it is offered to be shown. */
const PATIENCE = 3;
/** Where a press shows that the task has been read. */
const ACTED = '.map, .dp';

const isLast = ({ run, lesson }: LessonTable): boolean => run.value.step === lesson.steps.length - 1;

/** Whether the task is shut: where there is little room it is, once one acts, until it is wanted or another comes. */
function useFolded(session: Session): Signal<boolean> {
  const folded = useSignal(false);
  const phone = layout.value === 'phone';
  useEffect(() => {
    folded.value = false;
  }, [session]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if ((target as Element).closest(ACTED)) folded.value = true;
    };
    if (phone) document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [phone]);
  return folded;
}

/** The task, what counts as done, and what is said when it is. */
export const Task = ofStep((props) => {
  const { table, words, step, said } = props;
  const say = courseWords.value;
  const { live: session, board } = useTable();
  const ref = useRef<HTMLElement>(null);
  const folded = useFolded(session);
  useEffect(() => {
    // It is read before the table asks for it.
    ref.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [session]);
  usePanelKeys(ref, session.id);
  const { look = [], asks } = step;
  const phone = layout.value === 'phone';
  const verdict = useVerdict(table, said);
  const takes = verdict?.tone === 'info' ? phone : verdict?.tone === 'loss' && insteadOfTask(session);
  const instead = takes && verdict;
  const short = (phone && folded.value && !table.run.value.done) || instead;
  return (
    <section class={short ? 'lesson short' : 'lesson'} ref={ref} aria-label={say.task}>
      {layout.value !== 'wide' && !short && <Steps table={table} words={words} />}
      <p class="row">
        <span class="eyebrow info sp">{!asks ? say.read : isLast(table) ? say.alone : say.task}</span>
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
        {short && !instead && (
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
      {instead && <VerdictCard verdict={instead} />}
      {!short && <Unfolded {...props} />}
    </section>
  );
});

/** All but its title. */
function Unfolded({ table, step: { asks, cites }, said }: StepProps) {
  const say = courseWords.value;
  const { reel } = useTable();
  const verdict = useVerdict(table, said);
  // What counts as done is ticked when it can be seen.
  const done = table.run.value.done && !reel.showing.value;
  return (
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
        <Cite cite={cites} icon />
      </p>
      {verdict && verdict.tone !== 'loss' && <VerdictCard verdict={verdict} />}
      {layout.value === 'wide' && asks && !done && !verdict && <p class="sm mute">{say.free}</p>}
      <Acts table={table} />
    </>
  );
}

/** On to the next step, or shown how this one is done. */
function Acts({ table }: { table: LessonTable }) {
  const say = courseWords.value;
  const { reel } = useTable();
  const { done, mistakes } = table.run.value;
  const showing = table.said.value?.is === 'showing';
  return (
    <footer>
      {done && !reel.showing.value && (
        <Button kind="primary" size="lg" full class="go" shortcut="e" onPress={() => table.next()}>
          {isLast(table) ? say.finish : say.next}
        </Button>
      )}
      {!done && !showing && (
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
      {layout.value !== 'wide' && (
        <>
          <Again table={table} />
          <AllLessons />
        </>
      )}
    </footer>
  );
}
