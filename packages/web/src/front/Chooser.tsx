import type { Game } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { text } from '../i18n/index.ts';
import { rulesetIds } from '../session/games.ts';
import { Segmented, Stepper } from '../ui/controls.tsx';
import { botLevels, offered, type Wishes } from './newGame.ts';

const Field = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div>
    <span>{label}</span>
    {children}
  </div>
);

export interface ChooserProps {
  game: Game;
  wishes: Wishes;
  onChange(change: Partial<Wishes>): void;
  /** Whether bots take the other seats at once. */
  withBots?: boolean;
  /** Without the choice of the rule set, which is made elsewhere. */
  bare?: boolean;
}

/** What Play now will start, and how to change it. */
export function Chooser({ game, wishes, onChange, withBots, bare }: ChooserProps) {
  const say = text.value.front;
  const { players, sides, tracks, short, variants } = offered(game, wishes);
  const words = text.value.variants;
  return (
    <div class="chooser">
      {!bare && (
        <Field label={say.ruleset}>
          <Segmented
            label={say.ruleset}
            value={wishes.ruleset}
            options={rulesetIds().map((id) => ({ id, label: say.rulesets[id] ?? id }))}
            onChange={(ruleset) => onChange({ ruleset })}
          />
        </Field>
      )}
      <Field label={say.players}>
        <Stepper
          value={wishes.players}
          min={players.min}
          max={players.max}
          label={say.players}
          onChange={(n) => onChange({ players: n })}
        />
      </Field>
      {withBots && (
        <Field label={say.bots}>
          <Segmented
            label={say.bots}
            value={wishes.bots}
            options={botLevels.map((id) => ({ id, label: say.botLevels[id] }))}
            onChange={(bots) => onChange({ bots })}
          />
          <small class="note">{words.botNotes[wishes.bots]}</small>
        </Field>
      )}
      {sides.length > 1 && (
        <Field label={say.side}>
          <Segmented
            label={say.side}
            value={wishes.side}
            options={sides.map((id) => ({ id, label: say.sides[id] ?? id }))}
            onChange={(side) => onChange({ side })}
          />
        </Field>
      )}
      {short && (
        <Field label={say.length}>
          <Segmented
            label={say.length}
            value={wishes.short ? 'short' : 'full'}
            options={(['full', 'short'] as const).map((id) => ({ id, label: say.lengths[id] }))}
            onChange={(length) => onChange({ short: length === 'short' })}
          />
        </Field>
      )}
      {tracks.length > 1 && (
        <Field label={say.track}>
          <Segmented
            label={say.track}
            value={wishes.track}
            options={tracks.map((id) => ({ id, label: say.tracks[id] }))}
            onChange={(track) => onChange({ track })}
          />
        </Field>
      )}
      {variants.length > 0 && (
        <details class="variants">
          <summary>{words.title}</summary>
          {variants.map(({ id, values }) => (
            <Field key={id} label={words.labels[id] ?? id}>
              <Segmented
                label={words.labels[id] ?? id}
                value={wishes.variants[id] ?? values[0]}
                options={values.map((value) => ({ id: value, label: words.values[value] ?? value }))}
                onChange={(value) => onChange({ variants: { ...wishes.variants, [id]: value } })}
              />
            </Field>
          ))}
        </details>
      )}
    </div>
  );
}
