import { type Signal, signal } from '@preact/signals';
import { pace } from '../settings/settings.ts';

/** The one clock of a film: waits at the pace of the moment for one thing at a time, and can be stopped. */
export class Clock {
  readonly paused: Signal<boolean> = signal(false);
  private waiting: { act: () => void; due: number; left: number } | undefined;
  private timer: number | undefined;

  /** So much later at usual pace. */
  wait(ms: number, act: () => void): void {
    this.start(act, ms * pace.peek());
  }

  /** As soon as the page is drawn, also while stopped. */
  soon(act: () => void): void {
    this.clear();
    this.timer = window.setTimeout(act, 0);
  }

  pause(): void {
    this.paused.value = !this.paused.peek();
    const { waiting } = this;
    if (!waiting) return;
    if (this.paused.peek()) {
      clearTimeout(this.timer);
      waiting.left = waiting.due - performance.now();
    } else this.start(waiting.act, waiting.left);
  }

  /** Waits for nothing any more. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
  }

  private start(act: () => void, left: number): void {
    this.waiting = { act, due: performance.now() + left, left };
    clearTimeout(this.timer);
    if (this.paused.peek()) return;
    this.timer = window.setTimeout(() => {
      this.waiting = undefined;
      act();
    }, left);
  }
}
