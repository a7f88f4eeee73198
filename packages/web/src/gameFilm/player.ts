import type { Film } from '@ochre/film';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What steers a film: where it is, and whether it goes on. */
export class Player {
  readonly time: Signal<number> = signal(0);
  readonly playing: Signal<boolean> = signal(false);
  readonly film: ReadonlySignal<Film>;
  /** The turn and the year it shows. */
  readonly at: ReadonlySignal<ReturnType<Film['at']>>;
  /** The turn of fortune told last. */
  readonly cue: ReadonlySignal<number>;
  #asked = 0;
  #last = 0;

  constructor(film: ReadonlySignal<Film>) {
    this.film = film;
    this.at = computed(() => film.value.at(this.time.value));
    this.cue = computed(() => film.value.cues.findLastIndex(({ time }) => time <= this.time.value));
  }

  get over(): boolean {
    return this.time.value >= this.film.value.duration;
  }

  play(): void {
    if (this.playing.peek()) return;
    if (this.time.peek() >= this.film.peek().duration) this.time.value = 0;
    this.playing.value = true;
    this.#last = performance.now();
    this.#asked = requestAnimationFrame(this.#next);
  }

  pause(): void {
    this.playing.value = false;
    cancelAnimationFrame(this.#asked);
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  seek(time: number): void {
    this.time.value = Math.max(0, Math.min(this.film.peek().duration, Math.round(time)));
  }

  /** To the beginning of a turn: the next one, the one before, or that under way. */
  turn(by: 1 | -1): void {
    const film = this.film.peek();
    const { chapter } = this.at.peek();
    const begins = film.begins(chapter);
    if (by > 0) {
      const last = chapter + 1 >= film.story.chapters.length;
      const title = this.time.peek() < begins;
      this.seek(title ? begins : last ? film.duration : film.begins(chapter + 1));
    } else {
      // Just begun, one means the turn before.
      const back = this.time.peek() - begins > 800 ? chapter : chapter - 1;
      this.seek(back < 0 ? 0 : film.begins(back));
    }
  }

  readonly #next = (now: number): void => {
    const time = this.time.peek() + Math.max(0, now - this.#last);
    this.#last = now;
    this.seek(time);
    if (this.over) this.playing.value = false;
    else this.#asked = requestAnimationFrame(this.#next);
  };
}
