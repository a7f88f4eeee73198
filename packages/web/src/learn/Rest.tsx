import { courseWords } from '../i18n/course.ts';
import { LogLines } from '../log/LogLines.tsx';
import { logLines } from '../log/words.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { FilmPanel } from '../table/lazyFilm.tsx';
import { myNation, stepName } from '../table/model.ts';
import type { LessonProps } from './Steps.tsx';

/** So much of what happened is told. */
const RECENT = 8;

/** The place of the question when there is none: what came of the last answer. */
export function Rest({ table }: LessonProps) {
  const say = courseWords.value;
  const { session, live, reel } = useTable();
  const view = session.view.value;
  if (reel.showing.value) return <FilmPanel reel={reel} />;
  const asks = table.step?.asks !== undefined;
  const recent = logLines(live.log.value, myNation(view)).slice(-RECENT).toReversed();
  if (layout.value === 'phone' && (!asks || recent.length === 0)) return null;
  return (
    <section class="waiting">
      <p class="eyebrow info">{stepName(session, view.open.phase)}</p>
      <h2>{!asks ? say.nothing : recent.length > 0 ? say.happened : say.watch}</h2>
      {!asks && <p class="sm sec">{say.nothingHint}</p>}
      {!asks && recent.length > 0 && <h3 class="eyebrow">{say.happened}</h3>}
      <LogLines lines={recent} />
    </section>
  );
}
