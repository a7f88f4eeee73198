import type { Delay, Timing } from '@ochre/protocol';
import { duration } from '../i18n/duration.ts';
import { hosting } from '../i18n/hosting.ts';
import { text } from '../i18n/index.ts';
import { teachingWords } from '../i18n/teaching.ts';
import { variants } from '../i18n/variants.ts';
import { Option, Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { DELAYS, PACE_IDS, PRIVACIES, type TableWishes, TIMES, timingOf, WATCHES } from './hosting.ts';

export interface HostPartProps {
  wishes: TableWishes;
  onChange(change: Partial<TableWishes>): void;
}

interface ChoiceProps<T extends string> {
  title: string;
  ids: readonly T[];
  value: T;
  /** What a choice is called, and what follows from it. */
  words: Readonly<Record<T, readonly string[]>>;
  onChange(id: T): void;
}

function Choice<T extends string>({ title, ids, value, words, onChange }: ChoiceProps<T>) {
  return (
    <>
      <h3 class="eyebrow">{title}</h3>
      <Segmented
        label={title}
        value={value}
        options={ids.map((id) => ({ id, label: words[id][0]! }))}
        onChange={onChange}
      />
      {words[value][1] && <small class="sec">{words[value][1]}</small>}
    </>
  );
}

const laterBy = (delay: Delay): string =>
  'minutes' in delay ? duration(delay.minutes * 60) : hosting.value.decisionsLater(delay.actions);

/** Who may sit down, who may look on, whether anybody is advised, and whether people learn. */
export function Openness({ wishes, onChange }: HostPartProps) {
  const say = hosting.value;
  const { adviser, adviserValues, adviserNotes } = variants.value;
  const { title: learning, kinds } = teachingWords.value.game;
  return (
    <>
      <Choice
        title={say.whoMayCome}
        ids={PRIVACIES}
        value={wishes.privacy}
        words={say.privacy}
        onChange={(privacy) => onChange({ privacy })}
      />
      <Choice
        title={say.watching}
        ids={WATCHES}
        value={wishes.watch}
        words={say.watch}
        onChange={(watch) => onChange({ watch })}
      />
      {wishes.watch === 'later' && (
        <Segmented
          label={say.howMuchLater}
          value={laterBy(wishes.delay)}
          options={DELAYS.map((delay) => ({ id: laterBy(delay), label: laterBy(delay) }))}
          onChange={(id) => onChange({ delay: DELAYS.find((delay) => laterBy(delay) === id)! })}
        />
      )}
      <Choice
        title={adviser}
        ids={['on', 'off'] as const}
        value={wishes.adviser ? 'on' : 'off'}
        words={{ on: [adviserValues.on, adviserNotes.on], off: [adviserValues.off, adviserNotes.off] }}
        onChange={(id) => onChange({ adviser: id === 'on' })}
      />
      <Choice
        title={learning}
        ids={['usual', 'teaching'] as const}
        value={wishes.teaching ? 'teaching' : 'usual'}
        words={kinds}
        onChange={(id) => onChange({ teaching: id === 'teaching' })}
      />
    </>
  );
}

/** A part of the timing in words. */
function timeIs(part: keyof Timing, value: unknown): string {
  const say = hosting.value;
  if (part === 'late') return say.late[value as Timing['late']]!;
  if (value === null || value === 0) return part === 'absence' ? say.never : say.none;
  return duration(Number(value) * (part === 'vacation' ? 86_400 : 1));
}

/** The pace, and each time apart for those who want another. */
export function Clock({ wishes, onChange }: HostPartProps) {
  const { front } = text.value;
  const say = hosting.value;
  const timing = timingOf(wishes);
  return (
    <>
      <h3 class="eyebrow">{front.pace}</h3>
      <div class="card opts" role="radiogroup" aria-label={front.pace}>
        {PACE_IDS.map((pace) => (
          <Option
            key={pace}
            kind="radio"
            on={pace === wishes.pace}
            before={<Icon name="clock" />}
            title={front.paces[pace]![0]}
            detail={front.paces[pace]![1]}
            onPress={() => onChange({ pace, timing: {} })}
          />
        ))}
      </div>
      <details class="times">
        <summary>{say.times}</summary>
        {Object.entries(TIMES).map(([id, { values, holds }]) => {
          const part = id as keyof Timing;
          const value = timing[part] as (typeof values)[number];
          if (holds && !holds(timing)) return null;
          const offered = values.includes(value) ? values : [value, ...values];
          return (
            <label key={part} class="labelled">
              <span>{say.time[part]![0]}</span>
              <span class="field">
                <select
                  value={JSON.stringify(value)}
                  onChange={(e) =>
                    onChange({ timing: { ...wishes.timing, [part]: JSON.parse(e.currentTarget.value) } })
                  }
                >
                  {offered.map((v) => (
                    <option key={v} value={JSON.stringify(v)}>
                      {timeIs(part, v)}
                    </option>
                  ))}
                </select>
              </span>
              <small>{say.time[part]![1]}</small>
            </label>
          );
        })}
      </details>
    </>
  );
}
