import type { Game } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { rulesetName, text } from '../i18n/index.ts';
import { variants as variantWords } from '../i18n/variants.ts';
import { ruleHref } from '../rules/topics.ts';
import { rulesetIds } from '../session/games.ts';
import { Segmented, Stepper } from '../ui/controls.tsx';
import { botLevels, hasWays, LONGEST_NAME, offered, type Wishes } from './newGame.ts';
import type { Variant } from './variants.ts';
import { Ways } from './Ways.tsx';

const Field = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div>
    <span>{label}</span>
    {children}
  </div>
);

/** What an option of the rule set changes, and where its book says so. */
function About({ game, option }: { game: Game; option: string }) {
  const { cite } = game.rules.ruleset.options[option]!;
  return (
    <small class="note">
      {variantWords.value.notes[option]}{' '}
      <a class="cite" href={ruleHref(cite)} target="_blank" rel="noopener">
        {cite}
      </a>
    </small>
  );
}

interface VariantProps {
  variant: Variant;
  value: string | undefined;
  onChange(value: string): void;
}

function VariantControl({ variant: { id, values, range }, value = values[0] ?? '', onChange }: VariantProps) {
  const words = variantWords.value;
  const label = words.labels[id] ?? id;
  if (range)
    return <Stepper {...range} value={Number(value)} label={label} onChange={(n) => onChange(String(n))} />;
  return (
    <Segmented
      label={label}
      value={value}
      options={values.map((v) => ({ id: v, label: words.values[v] ?? v }))}
      onChange={onChange}
    />
  );
}

export interface ChooserProps {
  game: Game;
  wishes: Wishes;
  onChange(change: Partial<Wishes>): void;
  /** Whether bots take the other seats at once. */
  withBots?: boolean;
  /** Without the choice of the rule set, which is made elsewhere. */
  bare?: boolean;
}

/** Those at this device give their names. */
function Names({ wishes: { people, names }, onChange }: Pick<ChooserProps, 'wishes' | 'onChange'>) {
  const say = text.value.front;
  return (
    <div class="people">
      {Array.from({ length: people }, (_, i) => (
        <label key={i} class="field">
          <input
            aria-label={variantWords.value.nameOf(say.person(i + 1))}
            placeholder={say.person(i + 1)}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            value={names[i] ?? ''}
            onInput={(e) => {
              const name = e.currentTarget.value;
              onChange({
                names: Array.from({ length: people }, (_, n) => (n === i ? name : (names[n] ?? ''))),
              });
            }}
          />
        </label>
      ))}
    </div>
  );
}

/** What Play now will start, and how to change it. */
export function Chooser({ game, wishes, onChange, withBots, bare }: ChooserProps) {
  const say = text.value.front;
  const { players, sides, tracks, short, variants } = offered(game, wishes);
  const words = variantWords.value;
  return (
    <div class="chooser">
      {!bare && (
        <Field label={say.ruleset}>
          <Segmented
            label={say.ruleset}
            value={wishes.ruleset}
            options={rulesetIds().map((id) => ({ id, label: rulesetName(id) }))}
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
        <Field label={words.people}>
          <Stepper
            value={wishes.people}
            min={1}
            max={wishes.players}
            label={words.people}
            onChange={(people) => onChange({ people })}
          />
          {wishes.people > 1 && <Names {...{ wishes, onChange }} />}
          {wishes.people > 1 && <small class="note">{words.peopleNote}</small>}
        </Field>
      )}
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
      {withBots && hasWays(wishes.bots) && (
        <Field label={words.way}>
          <Ways value={wishes.way} onChange={(way) => onChange({ way })} />
          <small class="note">{words.wayNotes[wishes.way]}</small>
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
          {wishes.short && <About game={game} option="short" />}
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
          <About game={game} option="ast" />
        </Field>
      )}
      {variants.length > 0 && (
        <details class="variants">
          <summary>{words.title}</summary>
          {variants.map((variant) => (
            <Field key={variant.id} label={words.labels[variant.id] ?? variant.id}>
              <VariantControl
                variant={variant}
                value={wishes.variants[variant.id]}
                onChange={(value) => onChange({ variants: { ...wishes.variants, [variant.id]: value } })}
              />
              <About game={game} option={variant.id} />
            </Field>
          ))}
        </details>
      )}
    </div>
  );
}
