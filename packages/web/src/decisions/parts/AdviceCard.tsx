import type { Answer, DecisionOf, Kind } from '@ochre/engine';
import { useEffect } from 'preact/hooks';
import { adviser } from '../../i18n/adviser.ts';
import type { Session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { reasonWords } from './advice.ts';
import { adviceOf } from './adviser.ts';
import { adviceWords } from './spoken.ts';

/** What a strong player would do here, and why; it stays beside the decision until it is put away. */
export function AdviceCard<K extends Kind>(props: {
  session: Session;
  decision: DecisionOf<K>;
  adopt(answer: Answer<K>): void;
}) {
  const { session, decision } = props;
  const say = adviser.value;
  const state = adviceOf(session, decision);
  const now = state.value;
  const thinking = now.is === 'thinking';
  useEffect(() => {
    if (!thinking) return;
    let gone = false;
    session.advise?.(decision).then((advice) => {
      if (!gone) state.value = advice ? { is: 'there', advice } : { is: 'none' };
    });
    return () => {
      gone = true;
    };
  }, [decision.id, thinking]);
  // The table may go on meanwhile: what is no longer possible is thought about anew.
  const view = session.view.value;
  useEffect(() => {
    if (now.is === 'there' && session.check(decision, now.advice.answer)) state.value = { is: 'thinking' };
  }, [view]);
  const advice = now.is === 'there' ? now.advice : undefined;
  const words = advice && adviceWords(session, decision, advice.answer);
  const reasons = advice ? reasonWords(session, advice.reasons) : [];
  return (
    <section class="dp-advice card info" aria-label={say.title} role="status">
      <p class="row">
        <Icon name="bot" size={18} />
        <b class="sp">{thinking ? say.thinking : now.is === 'none' ? say.none : (words ?? say.title)}</b>
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
          <ul class="sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p class="row">
            <Button
              size="sm"
              class="dp-use"
              shortcut="h"
              onPress={() => {
                props.adopt(advice.answer);
                state.value = { is: 'shut' };
              }}
            >
              {say.use}
            </Button>
            <small class="mute">{say.hint}</small>
          </p>
        </>
      )}
    </section>
  );
}
