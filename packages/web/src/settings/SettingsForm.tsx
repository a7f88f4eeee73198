import { nameOf } from '@ochre/languages';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { type Choice, settings } from './settings.ts';
import './settings.css';
import { play } from './sounds.ts';

const GROUPS = [
  ['language', [settings.language, settings.theme]],
  ['table', [settings.speed, settings.bots, settings.sound, settings.adviser, settings.goal]],
  ['access', [settings.textSize, settings.patterns, settings.motion]],
] as const;

function Row({ choice }: { choice: Choice<string> }) {
  const say = text.value.settings;
  const { key, options, value, inForce = value } = choice;
  const note = say.notes[key];
  return (
    <div class="setting">
      <span class="sp">
        <b>{say.labels[key]}</b>
        {note && <small>{note}</small>}
      </span>
      {key === 'sound' && value.value === 'on' && (
        <Button size="sm" icon="play" onPress={() => play('turn')}>
          {say.tryIt}
        </Button>
      )}
      <Segmented
        label={say.labels[key] ?? key}
        value={inForce.value}
        options={options.map((id) => ({ id, label: say.options[key]?.[id] ?? nameOf(id) ?? id }))}
        onChange={(id) => choice.choose(id)}
      />
    </div>
  );
}

/** Everything a person can choose, in three groups; each choice holds at once. */
export function SettingsForm() {
  const say = text.value.settings;
  return (
    <div class="settings">
      {GROUPS.map(([group, choices]) => (
        <section key={group} aria-label={say.groups[group]}>
          <h2 class="eyebrow">{say.groups[group]}</h2>
          <div class="card">
            {/* A row sets what it has read among the options of its own choice, whichever that is. */}
            {choices.map((choice) => (
              <Row key={choice.key} choice={choice as unknown as Choice<string>} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
