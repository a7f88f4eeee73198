import { languageCodes } from '@ochre/languages';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

// What a person has chosen for this device. Each setting is one of a few words, kept under its own key; a word that is
// not offered (an old version's, somebody's experiment) falls back to the usual one.

export interface Choice<T extends string> {
  readonly key: string;
  readonly options: readonly T[];
  readonly value: Signal<T>;
  /** What holds now, where that can be something else than what was chosen. */
  readonly inForce?: ReadonlySignal<T>;
  /** Chooses, and keeps the choice, be it the usual one. */
  choose(to: T): void;
}

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(`ochre.${key}`);
  } catch {
    return null;
  }
};

function choice<const T extends string>(
  key: string,
  options: readonly T[],
  usual: T = options[0]!,
): Choice<T> {
  const found = kept(key) as T | null;
  const value = signal<T>(found !== null && options.includes(found) ? found : usual);
  const keep = (): void => {
    try {
      localStorage.setItem(`ochre.${key}`, value.peek());
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  };
  value.subscribe((now) => {
    // What nobody chose is not kept: one who never chose is told apart.
    if (now !== usual || kept(key) !== null) keep();
  });
  const choose = (to: T): void => {
    value.value = to;
    keep();
  };
  return { key, options, value, choose };
}

const chosenSpeed = choice('speed', ['slow', 'normal', 'fast', 'fastest', 'off'], 'normal');

/** Whoever plays a first game and has not chosen a speed sees things calmly. */
export const newcomer: Signal<boolean> = signal(false);
export const speedChosen = (): boolean => kept('speed') !== null;

/** The speed in force. */
export const speed = computed(() => (newcomer.value ? 'slow' : chosenSpeed.value.value));

export function chooseSpeed(to: (typeof chosenSpeed.options)[number]): void {
  newcomer.value = false;
  chosenSpeed.choose(to);
}

export const settings = {
  language: choice<string>('language', ['system', ...languageCodes()]),
  theme: choice('theme', ['system', 'light', 'dark']),
  speed: { ...chosenSpeed, inForce: speed, choose: chooseSpeed },
  motion: choice('motion', ['system', 'reduced', 'full']),
  sound: choice('sound', ['turn', 'on', 'off']),
  bots: choice('bots', ['calm', 'quick', 'instant'], 'quick'),
  patterns: choice('patterns', ['when-owned', 'always']),
  textSize: choice('text-size', ['normal', 'large', 'larger']),
  adviser: choice('adviser', ['on', 'off']),
  goal: choice('goal', ['first', 'on', 'off']),
};

const asked = matchMedia('(prefers-reduced-motion: reduce)');
const systemReduced = signal(asked.matches);
asked.addEventListener('change', (e) => {
  systemReduced.value = e.matches;
});

/** Whether things may travel; without, changes are outlined in place. */
export const reducedMotion = computed(
  () =>
    settings.motion.value.value === 'reduced' ||
    (settings.motion.value.value === 'system' && systemReduced.value),
);

const PACES = { slow: 3, normal: 1, fast: 0.5, fastest: 0.25, off: 0 } as const;

/** Whether this is the first game of its rule set played on this device. */
export const firstGame: Signal<boolean> = signal(false);

/** Whether the line with the next goal is wanted. */
export const goalWanted = computed(
  () => settings.goal.value.value === 'on' || (settings.goal.value.value === 'first' && firstGame.value),
);

/** Factor on the length of every animation of the table; 0 is none at all. */
export const pace = computed(() => (reducedMotion.value ? 0 : PACES[speed.value]));
