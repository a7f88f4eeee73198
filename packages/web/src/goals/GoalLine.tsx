import type { NextGoal } from '@ochre/bots/goals';
import type { Answer, AreaId, DecisionOf, Kind } from '@ochre/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { goalStep } from '../decisions/parts/adviser.ts';
import { goals } from '../i18n/goals.ts';
import type { Session } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { Button } from '../ui/Button.tsx';
import { Progress } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { saidGoal } from './goal.ts';
import { goalWords, moreWords, stepWords } from './goalWords.ts';
import './goals.css';
import { areasIn, useSpoken } from './spoken.ts';

/** So many dots have room beside the title on the narrowest panel; of more, a bar has. */
const MOST_PIPS = 6;

/** A goal, and the decision it was told for. */
interface Told {
  next: NextGoal | undefined;
  decision: DecisionOf<Kind> | undefined;
}

/** The goal as things stand: one question is out at a time, and of what changes meanwhile the last is asked about. */
function useNextGoal(session: Session, decision: DecisionOf<Kind> | undefined): Told | undefined {
  const [told, setTold] = useState<Told | undefined>(undefined);
  const line = useRef({ busy: false, again: false, gone: false, decision });
  line.current.decision = decision;
  const view = session.view.value;
  const said = session.said?.value;
  const ask = decision && JSON.stringify(decision.ask);
  useEffect(() => {
    const now = line.current;
    const inquire = async (): Promise<void> => {
      const { decision: about } = now;
      Object.assign(now, { busy: true, again: false });
      const next = await session.goal?.(about);
      now.busy = false;
      if (now.gone) return;
      setTold({ next, decision: about });
      if (now.again) await inquire();
    };
    if (now.busy) now.again = true;
    else void inquire();
  }, [session, view, said, decision?.id, ask]);
  useEffect(() => {
    line.current.gone = false;
    return () => {
      line.current.gone = true;
    };
  }, []);
  return told;
}

function Pips({ have, of }: { have: number; of: number }) {
  return (
    <>
      {of > MOST_PIPS ? (
        <span class="share" aria-hidden="true">
          <Progress value={have} max={of} label={goals.value.of(have, of)} />
        </span>
      ) : (
        <span class="pips" aria-hidden="true" data-explain="pips">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < have ? 'on' : ''} />
          ))}
        </span>
      )}
      <b class="sm nw num">{goals.value.of(have, of)}</b>
    </>
  );
}

/** Where a goal is, and where something is done for it. */
const placesOf = ({ rules }: Session, { goal: { params }, answer }: NextGoal): AreaId[] => [
  ...new Set([...('area' in params ? [params.area] : []), ...areasIn(rules, answer)]),
];

interface GoalLineProps {
  session: Session;
  decision?: DecisionOf<Kind>;
  /** Whether what is drafted is what the goal proposes. */
  follows?(answer: Answer<Kind>): boolean;
}

/** What to work towards next, and what the decision in hand does for it. */
export function GoalLine({ session, decision, follows }: GoalLineProps) {
  const say = goals.value;
  const { board } = useTable();
  const told = useNextGoal(session, decision);
  const next = told?.next;
  const words = next && goalWords(session, next.goal);
  const answer = next?.answer;
  const more = next && moreWords(session, next);
  const step =
    answer === undefined || !told?.decision
      ? undefined
      : follows?.(answer)
        ? say.chosen
        : stepWords(session, told.decision, answer);
  const aloud = words && [words, more, step].filter(Boolean).join(' ');
  useEffect(() => {
    if (aloud) saidGoal.value = aloud;
  }, [aloud]);
  useEffect(() => {
    const about = told?.decision;
    goalStep.value = about && next && { decision: about.id, answer: next.answer };
    return () => {
      goalStep.value = undefined;
    };
  }, [told]);
  const places = next ? placesOf(session, next) : [];
  useSpoken(places);
  if (!next) return null;
  const { progress } = next.goal;
  if (layout.value === 'phone')
    return (
      <section class="goal card info" aria-label={say.title} data-goal={next.goal.code}>
        <details>
          <summary>
            <Icon name="pin" size={18} />
            <b class="sp">{words}</b>
            {progress && <b class="sm nw num">{say.of(progress.have, progress.of)}</b>}
          </summary>
          {more && <p class="sm">{more}</p>}
          {step && <p class="sm sec">{step}</p>}
        </details>
      </section>
    );
  return (
    <section class="goal card info pad" aria-label={say.title} data-goal={next.goal.code}>
      <p class="row">
        <Icon name="pin" size={18} />
        <span class="eyebrow info sp">{say.title}</span>
        {progress && <Pips {...progress} />}
        {places.length > 0 && (
          <Button
            kind="ghost"
            size="sm"
            icon="search"
            label={say.where}
            shortcut="g"
            onPress={() => board.visit(places)}
          />
        )}
      </p>
      <p class="b">{words}</p>
      {more && <p class="sm">{more}</p>}
      {step && <p class="sm sec">{step}</p>}
    </section>
  );
}
