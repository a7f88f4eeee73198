import type { LessonWords } from '@ochre/lessons';
import { plain, secondsOf } from '@ochre/lessons';
import type { ReadonlySignal } from '@preact/signals';
import { courseWords } from '../i18n/course.ts';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/Button.tsx';
import { COURSE_HREF } from './course.ts';
import type { LessonTable } from './lessonTable.ts';
import { thingName } from './Sentence.tsx';

export interface LessonProps {
  table: LessonTable;
  words: ReadonlySignal<LessonWords | undefined>;
}

const stepsOf = ({ table, words }: LessonProps, said: LessonWords | undefined = words.value) =>
  table.lesson.steps.map(({ id }) => said?.[id]);

/** Which step of how many, where each can be opened, and how long the rest takes. */
export function Steps(props: LessonProps) {
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

export const Again = ({ table }: { table: LessonTable }) => (
  <Button kind="ghost" size="sm" icon="undo" onPress={() => table.again()}>
    {courseWords.value.again}
  </Button>
);

export const AllLessons = () => (
  <a class="btn sm ghost" href={COURSE_HREF}>
    {courseWords.value.all}
  </a>
);
