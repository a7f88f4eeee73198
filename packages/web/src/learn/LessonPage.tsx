import type { LessonWords } from '@ochre/lessons';
import { loadLesson, loadLessonWords } from '@ochre/lessons/load.ts';
import { computed, type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { courseWords } from '../i18n/course.ts';
import { fetched } from '../i18n/fetched.ts';
import { loadGame } from '../session/games.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Button } from '../ui/Button.tsx';
import { type CourseRow, courseRows, TAUGHT } from './course.ts';
import { guideOf } from './guide.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonTable } from './lessonTable.ts';
import { complete, progress, reach } from './progress.ts';

async function open(id: string): Promise<LessonTable> {
  const [game, lesson] = await Promise.all([loadGame(TAUGHT), loadLesson(TAUGHT, id)]);
  const title = computed(() => {
    const row = courseRows.value?.find((one) => one.id === id);
    return row ? courseWords.value.lessonTitle(row.n, row.title) : '';
  });
  return new LessonTable(game, id, lesson, title, progress.peek().at[id]?.step ?? 0);
}

/** A lesson on the real table. */
export function LessonPage({ row }: { row: CourseRow }) {
  const { id } = row;
  const table = useSignal<LessonTable | undefined>(undefined);
  const failed = useSignal(false);
  const tries = useSignal(0);
  const words: ReadonlySignal<LessonWords | undefined> = useMemo(
    () => fetched((_, code) => loadLessonWords(TAUGHT, id, code)),
    [],
  );
  useEffect(() => {
    let left = false;
    failed.value = false;
    open(id).then(
      (opened) => {
        if (!left) table.value = opened;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      left = true;
    };
  }, [tries.value]);
  const at = table.value;
  const step = at?.run.value.step;
  const of = at?.lesson.steps.length ?? 0;
  useEffect(() => {
    if (step === undefined) return;
    if (step < of) reach(id, { step, of });
    else complete(id);
  }, [step]);
  const guide = useMemo(() => at && guideOf({ table: at, words }), [at]);
  if (at && step === of) return <LessonEnd row={row} />;
  if (at && guide) return <TableScreen session={at.session.value} guide={guide} />;
  const say = courseWords.value;
  return (
    <main class="opening">
      {failed.value ? (
        <>
          <p role="alert">{say.failed}</p>
          <Button
            onPress={() => {
              tries.value++;
            }}
          >
            {say.retry}
          </Button>
        </>
      ) : (
        <p role="status">{say.loading}</p>
      )}
    </main>
  );
}
