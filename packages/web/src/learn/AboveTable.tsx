import { type Look, plain } from '@ochre/lessons';
import { courseWords } from '../i18n/course.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { useLook } from './look.ts';
import { ofStep } from './ofStep.tsx';
import { thingName } from './Sentence.tsx';
import { Again, AllLessons, Steps } from './Steps.tsx';
import { ThingDialog } from './ThingDialog.tsx';
import { aloud, insteadOfTask, useVerdict, VerdictCard } from './Verdict.tsx';

const NOWHERE: readonly Look[] = [];

/** The line of steps where there is room for it; and a mistake, where it covers no land that it speaks of. */
export const AboveTable = ofStep(({ table, words, step, said }) => {
  const { live: session, board } = useTable();
  const { rules } = session;
  // What was asked and is done needs no eyes any more.
  const done = step.asks !== undefined && table.run.value.done;
  useLook((!done && step.look) || NOWHERE, rules, board, session);
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
      {verdict?.tone === 'loss' && !insteadOfTask(session) && <VerdictCard verdict={verdict} />}
      <p class="sr" role="status">
        {verdict &&
          aloud(verdict, (sentence = '') => plain(sentence, (names, id) => thingName(rules, { names, id })))}
      </p>
      <ThingDialog />
    </>
  );
});
