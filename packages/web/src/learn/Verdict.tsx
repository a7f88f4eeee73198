import type { Answer, Kind } from '@ochre/engine';
import { pieces, type Said as SaidWords, type StepWords } from '@ochre/lessons';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasStage } from '../decisions/index.ts';
import { refuse, sendingOf } from '../decisions/parts/drafts.ts';
import { stepWords } from '../goals/goalWords.ts';
import { areasIn, useSpoken } from '../goals/spoken.ts';
import { courseWords } from '../i18n/course.ts';
import type { Session } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { Button } from '../ui/Button.tsx';
import { openRules } from '../ui/Cite.tsx';
import { Icon } from '../ui/Icon.tsx';
import { sentences } from '../ui/sentences.ts';
import type { LessonTable } from './lessonTable.ts';
import { Sentence } from './Sentence.tsx';

/** What stands out of all that is said: a verdict, with what can be done now. */
interface Verdict {
  tone: 'loss' | 'ok' | 'info';
  eyebrow: string;
  words: Partial<SaidWords>;
  acts?: ComponentChildren;
  /** Whether nothing else can be done before: then the focus goes there. */
  stops: boolean;
  list?: readonly string[];
  /** What it speaks of beside the areas in its words. */
  areas?: readonly string[];
}

const TONES = { loss: 'warn', ok: 'check', info: 'eye' } as const;

/** The areas that it names. */
const areasNamed = ({ words: { title = '', text = '' }, areas = [] }: Verdict): string[] => [
  ...pieces(`${title} ${text}`).flatMap((piece) =>
    'names' in piece && piece.names === 'area' ? [piece.id] : [],
  ),
  ...areas,
];

/** Whether a mistake takes the place of the task: on a phone, where the map is. A market or a shop may show no task. */
export const insteadOfTask = (session: Session): boolean =>
  layout.value === 'phone' && !session.view.value.prompts.some(hasStage);

export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { tone, eyebrow, words, acts, list, stops } = verdict;
  const { board } = useTable();
  const ref = useRef<HTMLElement>(null);
  const told = Object.values(words).join();
  const named = areasNamed(verdict);
  useSpoken(named);
  useEffect(() => {
    // On a phone little of the map is in sight: of that, what is spoken of.
    if ((tone === 'info' || layout.peek() === 'phone') && named.length > 0) board.show(named);
  }, [told]);
  useEffect(() => {
    if (stops) ref.current?.focus({ preventScroll: true });
    // From its upper edge: nothing of what was read before looks out over it.
    if (layout.peek() !== 'wide') ref.current?.scrollIntoView({ block: 'start' });
  }, [told]);
  return (
    <section ref={ref} class={`verdict ${tone}${stops ? ' stops' : ''}`} tabIndex={-1} aria-label={eyebrow}>
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

function Why({ cites }: { cites: readonly string[] }) {
  if (cites.length === 0) return null;
  return (
    <Button
      size="sm"
      onPress={() => {
        openRules.value = { cites: [...cites] };
      }}
    >
      {courseWords.value.why}
    </Button>
  );
}

/** On with what is shown, or no more of it. */
function Showing({ table, left }: { table: LessonTable; left: number }) {
  const say = courseWords.value;
  return (
    <>
      <Button size="sm" kind="ghost" onPress={() => table.again()}>
        {say.tryIt}
      </Button>
      {left > 1 && (
        <Button size="sm" class="all" onPress={() => table.play(true)}>
          {say.playAll}
        </Button>
      )}
      <Button size="sm" kind="primary" class="play" shortcut="e" onPress={() => table.play()}>
        {say.play}
      </Button>
    </>
  );
}

/** The verdict on the last answer; none as long as the table still shows what came of it. */
export function useVerdict(table: LessonTable, words: StepWords): Verdict | undefined {
  const say = courseWords.value;
  const { live: session, reel } = useTable();
  const said = table.said.value;
  const [decision] = session.view.value.prompts;
  if (reel.showing.value) return undefined;
  if (said?.is === 'showing') {
    const { moves, at } = said;
    const { turn, decision: d, answer } = moves[at]!;
    const told = stepWords(session, d, answer as unknown as Answer<Kind>);
    const several = new Set(moves.map((move) => move.turn)).size > 1;
    return {
      tone: 'info',
      eyebrow: say.showing(at + 1, moves.length),
      words: { text: several ? say.inTurn(turn, told) : told },
      areas: areasIn(session.rules, answer),
      stops: true,
      acts: <Showing table={table} left={moves.length - at} />,
    };
  }
  if (said?.is === 'done') {
    // What the teacher played answers this very decision; which kind that is only the lesson knows.
    const several = new Set(said.shown?.map(({ turn }) => turn)).size > 1;
    const list = said.shown?.map(({ turn, decision: d, answer }) => {
      const told = stepWords(session, d, answer as unknown as Answer<Kind>);
      return several ? say.inTurn(turn, told) : told;
    });
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
          <Why cites={table.step?.cites ?? []} />
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
        <Why cites={[refusal.cite]} />
        <Button size="sm" onPress={() => refuse(session, decision, undefined)}>
          {say.takeBack}
        </Button>
      </>
    ),
  };
}

/** What was done, said for those who hear the table. */
export const aloud = ({ eyebrow, words, list = [] }: Verdict, named: (sentence?: string) => string): string =>
  sentences([eyebrow, named(words.title), ...list, named(words.text)]);
