import type { Answer, Cite as CiteId, DecisionOf, Kind } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { aimed, GoalLine } from '../../goals/goal.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { layout } from '../../table/layout.ts';
import { Button } from '../../ui/Button.tsx';
import { Cite } from '../../ui/Cite.tsx';
import { Progress } from '../../ui/controls.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { whyAsked } from '../model/why.ts';
import { adviceOf, advised } from './adviser.ts';
import { sendingOf } from './drafts.ts';
import { Refusal } from './Refusal.tsx';
import { usePanelKeys } from './usePanelKeys.ts';

export interface Act {
  label: string;
  /** Not ready: the label says what is missing, pressing does nothing. */
  ready: boolean;
  /** The key that presses it; E where none is named. */
  shortcut?: string;
  /** Something else on the screen comes first: the button is plain. */
  waits?: boolean;
  press(): void;
}

export interface FrameProps<K extends Kind> {
  session: Session;
  decision: DecisionOf<K>;
  eyebrow: string;
  tone?: 'act' | 'loss' | 'info';
  title: string;
  cite?: CiteId;
  /** A picture beside the headline: a calamity's card. */
  picture?: ComponentChildren;
  lead?: ComponentChildren;
  progress?: { value: number; max: number; label: string; tone?: 'loss' | 'ok' };
  /** The decision as the draft leaves it, where a goal depends on that. */
  drafted?: DecisionOf<Kind> | undefined;
  /** What the adviser has to say of what is being written, where it proposes nothing else. */
  written?: string | undefined;
  /** Whether something is drafted that advice in its place would put away, until undo brings it back. */
  replaces?: boolean;
  /** Whether what is drafted is what the goal proposes. */
  follows?(answer: Answer<K>): boolean;
  undo?: (() => void) | undefined;
  /** Puts what is advised into the draft, after what is there already or in its place; nothing is sent. */
  adopt?(answer: Answer<K>, onTop: boolean): void;
  acts?: ComponentChildren;
  primary?: Act;
  /** Between what is said and the actions: what is at hand all the time. */
  above?: ComponentChildren;
  children?: ComponentChildren;
}

export const AdviceCard = lazily(async () => (await import('./AdviceCard.tsx')).AdviceCard);

/** The same order whatever is asked: who and which rule, instruction, progress, options, consequences, actions. */
export function Frame<K extends Kind>(props: FrameProps<K>) {
  const { session, decision, tone = 'act', progress, primary, adopt } = props;
  const say = text.value.decisions;
  const root = useRef<HTMLElement>(null);
  usePanelKeys(root, decision.id);
  const advice = adviceOf(session, decision);
  const helped = adopt && advised(session);
  const phone = layout.value === 'phone';
  const ask = helped && advice.value.is === 'shut' && (
    <Button
      size="sm"
      kind="ghost"
      class="dp-ask"
      icon="bot"
      shortcut="h"
      onPress={() => {
        advice.value = { is: 'thinking' };
      }}
    >
      {say.askAdvice}
    </Button>
  );
  const told = helped && !ask && (
    <AdviceCard
      session={session}
      decision={decision}
      drafted={props.drafted as DecisionOf<K>}
      written={props.written}
      replaces={props.replaces}
      adopt={adopt}
    />
  );
  // One voice at a time: what was asked for stands in place of what is said unasked.
  const answered = helped && advice.value.is === 'there';
  const { busy, refusal } = sendingOf(session, decision).value;
  return (
    <section
      class="dp"
      ref={root}
      aria-label={props.title}
      data-kind={decision.kind}
      data-decision={decision.id}
    >
      <div class="dp-body scroll">
        <header class={props.picture ? 'dp-head pic' : 'dp-head'}>
          {props.picture}
          <div class="dp-words">
            <p class="row">
              <span class={`eyebrow ${tone}`}>{props.eyebrow}</span>
              <span class="sp" />
              {phone && ask}
              <Cite cite={props.cite ?? decision.cite} icon />
            </p>
            <h2 aria-live="polite" tabIndex={-1}>
              {props.title}
            </h2>
            <p class="sm sec dp-why">{whyAsked(session, decision)}</p>
            {props.lead && <p class="sm sec">{props.lead}</p>}
          </div>
        </header>
        {(progress || told || (ask && !phone)) && (
          <div class="dp-how">
            {progress && (
              <div class="row dp-progress">
                <Progress
                  value={progress.value}
                  max={progress.max}
                  label={progress.label}
                  {...(progress.tone && { tone: progress.tone })}
                />
                <span class="sm b nw">{progress.label}</span>
              </div>
            )}
            {!phone && ask}
            {told}
          </div>
        )}
        {aimed(session) && !answered && (
          <GoalLine
            session={session}
            decision={props.drafted ?? decision}
            {...(props.follows && { follows: props.follows as (answer: Answer<Kind>) => boolean })}
          />
        )}
        {props.children}
      </div>
      <div class="dp-foot">
        {props.above}
        {refusal && <Refusal session={session} decision={decision} refusal={refusal} />}
        <footer class="dp-acts">
          {props.undo && (
            <Button icon="undo" label={say.undo} shortcut="u" class="dp-icon" onPress={props.undo} />
          )}
          {props.acts}
          {primary && (
            <Button
              kind={primary.waits ? 'plain' : 'primary'}
              class="dp-main"
              disabled={!primary.ready || busy}
              shortcut={primary.shortcut ?? 'e'}
              onPress={primary.press}
            >
              {busy ? say.sending : primary.label}
            </Button>
          )}
        </footer>
      </div>
    </section>
  );
}
