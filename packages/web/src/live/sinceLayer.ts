import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Absence, News } from './absence.ts';
import type { Reel } from './reel.ts';

export const LAYERS = ['all', 'mine', 'off'] as const;
export type LayerChoice = (typeof LAYERS)[number];

/** What advises, explains or cites. */
const TELLS = '.dp-ask, .dp-advice :not(.dp-use), .goal *, .cite';

/** What happened since I decided stays on the map until I act. */
export class SinceLayer {
  readonly which: Signal<LayerChoice> = signal('all');
  /** What is to be seen, once no film tells it. */
  readonly news: ReadonlySignal<News | undefined>;
  private readonly acted: Signal<News | undefined> = signal(undefined);
  private readonly absence: Absence;

  constructor(absence: Absence, reel: Reel) {
    this.absence = absence;
    this.news = computed(() => {
      const news = absence.news.value;
      return news && news !== this.acted.value && !reel.showing.value ? news : undefined;
    });
  }

  /** I have begun to decide: the map is mine again. */
  act(): void {
    this.acted.value = this.absence.news.peek();
  }

  /** Something in the panel was pressed: a control of the decision is an act, one that only tells something is none. */
  readonly heed = (e: MouseEvent): void => {
    const pressed = e.target instanceof Element && e.target.closest('.dp button, .dp input');
    if (pressed && !pressed.matches(TELLS)) this.act();
  };

  /** From one choice to the next. */
  turn(): void {
    this.which.value = LAYERS[(LAYERS.indexOf(this.which.peek()) + 1) % LAYERS.length]!;
  }
}
