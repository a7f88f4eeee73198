import type { GameEvent, NationId } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import { pace, reducedMotion, settings } from '../settings/settings.ts';
import type { Berths } from './berths.ts';
import { areasOf, type Effect, effectsOf } from './effects.ts';

export interface Playing {
  key: number;
  effect: Effect;
  /** Outlined in place rather than moved. */
  still: boolean;
  /** How long it is to be seen. */
  ms: number;
}

/** Things that move at once, and the beats a batch may take: more than that and they move in larger groups. */
const AT_ONCE = 3;
const BEATS = 12;
const BEAT_MS = 340;
/** How long one effect is to be seen. */
const EFFECT_MS = 760;
const STILL_MS = 2000;
/** What waits longer than this is not news any more. */
const QUEUE = 30;
const NOTICE_MS = 1400;

/** Plays what happened over the board as it stands now: nothing waits for it, and it can be cut short. */
export class Animator {
  readonly playing: Signal<readonly Playing[]> = signal([]);
  /** Cards came to my hand; markers stepped: shown where they lie. */
  readonly dealt: Signal<boolean> = signal(false);
  readonly stepped: Signal<readonly NationId[]> = signal([]);
  private readonly timers = new Set<number>();
  private beats: Effect[][] = [];
  private beating = false;
  private keys = 0;

  /** `mine` is the nation whose own moves have been seen already. */
  play(events: readonly GameEvent[], mine?: string, berths?: Berths): void {
    if (settings.speed.value.peek() === 'off') return;
    this.notice(events);
    const effects = events
      .flatMap((e) => effectsOf(e, berths))
      .filter((e) => (e.kind !== 'travel' && e.kind !== 'voyage') || e.owner !== mine);
    if (effects.length === 0) return;
    if (reducedMotion.peek()) {
      this.show(firstPerArea(effects), true, STILL_MS);
      return;
    }
    const size = Math.max(AT_ONCE, Math.ceil(effects.length / BEATS));
    for (let i = 0; i < effects.length; i += size) this.beats.push(effects.slice(i, i + size));
    this.beats = this.beats.slice(-QUEUE);
    if (!this.beating) this.beat();
  }

  /** Ends all of it at once. */
  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.beats = [];
    this.beating = false;
    this.playing.value = [];
    this.dealt.value = false;
    this.stepped.value = [];
  }

  private beat(): void {
    const next = this.beats.shift();
    this.beating = next !== undefined;
    if (!next) return;
    this.show(next, false, EFFECT_MS * pace.peek());
    this.later(BEAT_MS * pace.peek(), () => this.beat());
  }

  private show(effects: readonly Effect[], still: boolean, ms: number): void {
    const shown = effects.map((effect) => ({ key: this.keys++, effect, still, ms }));
    this.playing.value = [...this.playing.peek(), ...shown];
    this.later(ms, () => {
      this.playing.value = this.playing.peek().filter((p) => !shown.includes(p));
    });
  }

  /** Cards and markers move where they lie. */
  notice(events: readonly GameEvent[]): void {
    if (pace.peek() === 0) return;
    if (events.some((e) => e.type === 'cardsDrawn' && e.own !== undefined))
      this.flag(this.dealt, true, false);
    const stepped = events.flatMap(({ type, open }) =>
      (type === 'marker' && open.to !== open.from) || type === 'markerBack' ? open.nation : [],
    );
    if (stepped.length > 0) this.flag(this.stepped, stepped, []);
  }

  /** Set for a while, unless it is set anew meanwhile. */
  private flag<T>(flag: Signal<T>, now: T, then: T): void {
    flag.value = now;
    this.later(NOTICE_MS * pace.peek(), () => {
      if (flag.peek() === now) flag.value = then;
    });
  }

  private later(ms: number, act: () => void): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }
}

function firstPerArea(effects: readonly Effect[]): Effect[] {
  const seen = new Set<string>();
  return effects.filter((effect) => {
    const area = areasOf(effect).at(-1);
    return area !== undefined && !seen.has(area) && seen.add(area);
  });
}
