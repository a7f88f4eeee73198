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
  useEffect(() => {
    let gone = false;
    session.advise?.(decision).then((advice) => {
      if (!gone && state.peek().is === 'thinking')
        state.value = advice ? { is: 'there', advice } : { is: 'none' };
    });
    return () => {
      gone = true;
    };
  }, [decision.id]);
  const now = state.value;
  const advice = now.is === 'there' ? now.advice : undefined;
  const words = advice && adviceWords(session, decision, advice.answer);
  const reasons = advice ? reasonWords(session, advice.reasons) : [];
  return (
    <section class="dp-advice card info" aria-label={say.title} role="status">
      <p class="row">
        <Icon name="bot" size={18} />
        <b class="sp">
          {now.is === 'thinking' ? say.thinking : now.is === 'none' ? say.none : (words ?? say.title)}
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
          <ul class="sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p class="row">
            <Button
              size="sm"
              class="dp-use"
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
