import { useMemo } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { topicHref, topicOfStep } from '../rules/topics.ts';
import { useTable } from './context.ts';
import { layout } from './layout.ts';
import { currentPhase, myNation, nameOf, phaseNames, phaseNamesInFull } from './model.ts';
import { phasesOf } from './phases.ts';

/** More phases than this stand closer together. */
const MANY = 14;

export function Ribbon() {
  const { session, reel } = useTable();
  const say = text.value.table;
  const phases = useMemo(() => phasesOf(session.rules.ruleset), [session]);
  const current = useMemo(() => currentPhase(session), [session]);
  const { open, prompts, waitingFor } = session.view.value;
  const at = current.value?.number ?? 0;
  const names = phaseNames(session, phases);
  const inFull = phaseNamesInFull(session, phases);
  // What is shown of others was decided long ago.
  const status = reel.showing.value
    ? ''
    : prompts.some((d) => !d.optional)
      ? say.youDecide
      : waitingFor.length === 1
        ? waitingFor[0] === myNation(session.view.value)
          ? ''
          : say.decides(nameOf(session, waitingFor[0]!))
        : waitingFor.length > 1
          ? say.decide(waitingFor.length)
          : '';
  if (layout.value === 'phone')
    return (
      <nav class="ribbon phone" aria-label={say.phasesOf(open.turn)}>
        <b data-explain="phase" data-step={current.value?.named}>
          {names[at - 1] ?? say.setup}
        </b>
        <span class="dashes" aria-hidden="true" data-explain="turn">
          {phases.map(({ number }) => (
            <i key={number} class={number < at ? 'done' : number === at ? 'on' : ''} />
          ))}
        </span>
      </nav>
    );
  return (
    <nav class={phases.length > MANY ? 'ribbon many' : 'ribbon'} aria-label={say.phasesOf(open.turn)}>
      <span class="turn disp" data-explain="turn">
        {at > 0 ? say.turn(open.turn) : say.setup}
      </span>
      <ol>
        {phases.map(({ number, named }, i) => (
          <li
            key={number}
            class={number < at ? 'ph done' : number === at ? 'ph on' : 'ph'}
            aria-current={number === at ? 'step' : undefined}
            data-explain="phase"
            data-step={named}
          >
            <b>{number < at ? '✓' : number}</b>
            <a
              class="nm"
              href={topicHref(session.rules.ruleset.book, topicOfStep(named) ?? named)}
              target="_blank"
              rel="noopener"
              aria-label={inFull[i] === names[i] ? undefined : inFull[i]}
            >
              {names[i]}
            </a>
            {number === at && status && <span class="st">{status}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
