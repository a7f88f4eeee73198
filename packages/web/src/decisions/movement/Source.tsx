import type { WalkTarget } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { layout } from '../../table/layout.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Stepper, type Tone } from '../../ui/controls.tsx';

import { areaName } from '../model/names.ts';
import { effectOf, preview, type WalkEffect } from '../model/preview.ts';
import { outcome } from './outcome.ts';
import type { Movement } from './state.ts';

const TONES: Record<WalkEffect['verdict'], Tone> = {
  conflict: 'warn',
  attack: 'warn',
  city: 'ok',
  surplus: 'plain',
  fits: 'line',
};

function Verdict({ effect }: { effect: WalkEffect }) {
  const say = text.value.decisions.move.verdict;
  const words = effect.verdict === 'surplus' ? say.surplus(effect.n) : say[effect.verdict];
  return <Chip tone={TONES[effect.verdict]}>{words}</Chip>;
}

/** Tokens in hand with their number and where they can go; or the areas to take them from. */
export function Source({ m }: { m: Movement }) {
  const say = text.value.decisions;
  const hand = m.hand.value;
  const { rules } = m.session;
  const { walks } = m.options;
  const phone = layout.value === 'phone';
  const name = (area: string): string => areaName(rules, area);
  if (hand?.kind === 'ship' || hand?.kind === 'build') return null;
  const sight = m.session.sight();
  const now = preview(sight, m.decision, m.draft.value);
  if (hand?.kind !== 'area')
    return (
      <div class="card opts" role="group" aria-label={say.move.from}>
        <p class="sm sec dp-hint">
          {say.move.pick} <span class="with-mouse">{say.move.pickKeys}</span>
        </p>
        <div class="dp-pills">
          {walks.map(({ from, tokens }) => {
            const limit = rules.policies.limit(sight, m.decision.owner, from);
            const stand = now.tokens[from] ?? tokens;
            const over = now.surplus.some(({ area }) => area === from);
            const words = stand > tokens ? say.move.ofMoving(tokens, stand) : say.tokens(tokens);
            return (
              <button key={from} type="button" class="opt" onClick={() => m.pick(from)}>
                <span class="tx">
                  <b>{name(from)}</b>
                  {phone && (
                    <small class={over ? 'neg' : ''}>
                      {words}, {say.limit(limit)}
                    </small>
                  )}
                </span>
                {!phone && <Chip tone={over ? 'warn' : 'plain'}>{words}</Chip>}
                {!phone && <Chip tone="line">{say.limit(limit)}</Chip>}
              </button>
            );
          })}
        </div>
      </div>
    );
  const source = walks.find((w) => w.from === hand.area);
  return (
    <div class="card opts" role="group" aria-label={say.move.from}>
      <div class="dp-row dp-source">
        <h3 tabIndex={-1} data-step>
          {name(hand.area)}
        </h3>
        <Chip>{say.move.free(source?.tokens ?? 0)}</Chip>
        <span class="sp" />
        <span class="row">
          <Stepper
            value={hand.n}
            min={1}
            max={source?.tokens ?? 1}
            label={say.move.count}
            onChange={(n) => {
              m.hand.value = { ...hand, n };
            }}
          />
          <Button
            size="sm"
            kind="ghost"
            icon="x"
            label={say.clear}
            onPress={() => {
              m.hand.value = undefined;
            }}
          />
        </span>
      </div>
      {source?.to.length === 0 && <p class="sm sec dp-hint">{say.move.bySeaOnly}</p>}
      <div class="dp-pills">
        {(source?.to ?? []).map((target: WalkTarget) => {
          const effect = effectOf(sight, m.decision, m.draft.value, target.to, hand.n);
          return (
            <button
              key={target.to}
              type="button"
              class="opt"
              aria-label={`${say.move.target(name(target.to))}: ${outcome(m, target.to, effect)}`}
              onClick={() => m.walk(target.to)}
            >
              <span class="tx">
                <b>{name(target.to)}</b>
                <small>
                  {say.move.effect(effect.there, effect.after, effect.limit)}
                  {target.via !== undefined && `, ${say.move.via(name(target.via))}`}
                </small>
              </span>
              <Verdict effect={effect} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
