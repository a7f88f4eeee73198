import type { Answer, DecisionOf, Kind } from '@ochre/engine';
import { useEffect, useRef } from 'preact/hooks';
import { aimed } from '../../goals/goal.ts';
import { goalWords } from '../../goals/goalWords.ts';
import { areasIn, useSpoken } from '../../goals/spoken.ts';
import { adviser } from '../../i18n/adviser.ts';
import { refusers } from '../../session/heed.ts';
import type { Session } from '../../session/session.ts';
import { layout } from '../../table/layout.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { silent, standing } from '../model/answers.ts';
import { leftWords, reasonWords } from './advice.ts';
import { type AdviceState, adviceOf, type NoAdvice } from './adviser.ts';
import { adviceWords } from './spoken.ts';

interface AdviceCardProps<K extends Kind> {
  session: Session;
  decision: DecisionOf<K>;
  /** The decision as it stands with what has been drafted, where that makes a difference. */
  drafted?: DecisionOf<K> | undefined;
  /** What is to be said of what is being written, where nothing else is proposed in its place. */
  written?: string | undefined;
  /** Whether something is drafted that the advice would take the place of. */
  replaces?: boolean | undefined;
  /** `onTop`: after what has been drafted, not in place of it. */
  adopt(answer: Answer<K>, onTop: boolean): void;
}

const asked = <K extends Kind>({ ask }: DecisionOf<K>): string => JSON.stringify(ask);

/** What serves the next goal where somebody plays by it, so that there is one voice; else what a strong player would do. */
async function adviceFor<K extends Kind>({
  session,
  decision,
  drafted = decision,
}: AdviceCardProps<K>): Promise<AdviceState<K>> {
  const next = aimed(session) ? await session.goal?.(drafted) : undefined;
  if (next?.answer !== undefined)
    return {
      is: 'there',
      advice: { answer: next.answer as Answer<K>, reasons: next.reasons ?? [] },
      goals: [next.goal, ...(next.also ?? [])],
      about: asked(drafted),
    };
  if (next && asked(drafted) !== asked(decision))
    return { is: 'none', enough: true, about: asked(drafted), ...(next.lost && { lost: next.lost }) };
  const advice = await session.advise?.(decision);
  if (advice) return { is: 'there', advice };
  const mine = decision.kind === 'trade' ? standing(session) : [];
  return {
    is: 'none',
    ...(mine.length > 0 && { waits: mine.map(({ id }) => id), refused: allRefused(session) }),
  };
}

/** Whether no answer to an offer of mine is to come; where nobody speaks, one may come at any time. */
const allRefused = (session: Session): boolean =>
  session.said !== undefined && standing(session).every((offer) => silent(session, offer).length === 0);

function nothingWords({ enough, lost, waits, refused }: NoAdvice): string {
  const say = adviser.value;
  if (lost) return say.lost(lost);
  if (!waits) return enough ? say.enough : say.none;
  return refused ? say.refused : say.waits;
}

/** Whether what was said no longer holds: it cannot be answered, was refused meanwhile, or waits for what is withdrawn or has been answered. */
function outdated<K extends Kind>(session: Session, about: DecisionOf<K>, now: AdviceState<K>): boolean {
  if (now.is === 'none') {
    const mine = now.waits && standing(session);
    if (!mine) return false;
    return !mine.some(({ id }) => now.waits!.includes(id)) || now.refused !== allRefused(session);
  }
  if (now.is !== 'there') return false;
  const { answer } = now.advice;
  if (session.check(about, answer)) return true;
  const [view, log, said] = [session.view.peek(), session.log.peek(), session.said?.peek() ?? []];
  return about.kind === 'trade' && refusers({ view, log, said }, answer as Answer<'trade'>).length > 0;
}

const endsTrading = (answer: Answer<Kind>): boolean =>
  typeof answer === 'object' && answer !== null && 'do' in answer && answer.do === 'done';

/** What to do here, and why; it stays beside the decision until it is put away. */
export function AdviceCard<K extends Kind>(props: AdviceCardProps<K>) {
  const { session, decision } = props;
  const say = adviser.value;
  const state = adviceOf(session, decision);
  const now = state.value;
  const thinking = now.is === 'thinking';
  useEffect(() => {
    if (!thinking) return;
    let gone = false;
    void adviceFor(props).then((found) => {
      if (!gone) state.value = found;
    });
    return () => {
      gone = true;
    };
  }, [decision.id, thinking]);
  // The table may go on meanwhile: what is no longer possible is thought about anew.
  const view = session.view.value;
  const heard = session.said?.value;
  const goals = now.is === 'there' ? now.goals : undefined;
  const about = (goals && props.drafted) ?? decision;
  useEffect(() => {
    if (outdated(session, about, now)) state.value = { is: 'thinking' };
  }, [view, heard]);
  // What went on from a draft goes with it.
  const draft = asked(props.drafted ?? decision);
  useEffect(() => {
    if ('about' in now && now.about !== draft) state.value = { is: 'thinking' };
  }, [now, draft]);
  const { written } = props;
  const ends = about.kind === 'trade' && now.is === 'there' && endsTrading(now.advice.answer);
  const advice = now.is === 'there' && !(ends && written !== undefined) ? now.advice : undefined;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // In a low sheet the button would be out of sight.
    if (advice && layout.peek() === 'phone') card.current?.scrollIntoView({ block: 'start' });
  }, [advice]);
  useSpoken(advice ? areasIn(session.rules, advice.answer) : []);
  const words = advice && adviceWords(session, about, advice.answer);
  const found = advice ? reasonWords(session, advice.reasons) : [];
  const reasons = goals && found.length === 0 ? goals.map((goal) => goalWords(session, goal)) : found;
  const left = advice ? leftWords(session, about, advice.answer) : [];
  return (
    <section ref={card} class="dp-advice card info" aria-label={say.title} role="status">
      <p class="row">
        <Icon name="bot" size={18} />
        <b class="sp">
          {thinking
            ? say.thinking
            : (words ?? written ?? (now.is === 'none' ? nothingWords(now) : say.title))}
        </b>
        <Button
          size="sm"
          kind="ghost"
          icon="x"
          label={say.close}
          onPress={() => {
            state.value = { is: 'shut' };
          }}
        />
      </p>
      {advice && (
        <>
          <p class="row">
            <Button
              size="sm"
              class="dp-use"
              shortcut="h"
              onPress={() => {
                props.adopt(advice.answer, goals !== undefined);
                state.value = { is: 'shut' };
              }}
            >
              {say.use}
            </Button>
            <small class="mute">{props.replaces && !goals ? say.replaces : say.hint}</small>
          </p>
          <ul class="sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {left.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
