import type { Channel } from '../store/notices.ts';

/**
 * Messages on their way at a time, each way by itself: those that are quick so far, and those that are slow. Mail goes
 * through one server, which keeps nobody waiting for somebody else's.
 */
const PLACES: Record<Channel['kind'], { quick: number; slow: number }> = {
  email: { quick: 3, slow: 0 },
  push: { quick: 16, slow: 48 },
  webhook: { quick: 32, slow: 96 },
  discord: { quick: 8, slow: 24 },
  slack: { quick: 8, slow: 24 },
};
/** So many slow ones are remembered. */
const MEMORY = 10_000;

/**
 * Who is told something at the same time. Everybody is told one thing at a time each way. Whoever takes long leaves the
 * place of a quick one, and gets none of those until he was quick again: there is room for the others.
 */
export class Turns {
  readonly #patience: number;
  readonly #freed: () => void;
  /** Those being told, and whether they take long. */
  readonly #told: Record<Channel['kind'], Map<string, boolean>> = {
    email: new Map(),
    push: new Map(),
    webhook: new Map(),
    discord: new Map(),
    slack: new Map(),
  };
  readonly #slow = new Set<string>();

  /** `freed` is called when there may be a place; whoever takes longer than `patience`, in milliseconds, is slow. */
  constructor(freed: () => void, patience = 1000) {
    this.#freed = freed;
    this.#patience = patience;
  }

  /** Takes a place for this channel, which the answer gives back; nothing while there is none. */
  take({ kind, owner }: Channel): (() => void) | undefined {
    const told = this.#told[kind];
    const places = PLACES[kind];
    const who = `${kind} ${owner}`;
    const slow = places.slow > 0 && this.#slow.has(who);
    const slowOnes = [...told.values()].filter(Boolean).length;
    const full = slow ? slowOnes >= places.slow : told.size - slowOnes >= places.quick;
    if (full || told.has(owner) || told.size >= places.quick + places.slow) return undefined;
    told.set(owner, slow);
    this.#slow.delete(who);
    const late = setTimeout(() => {
      this.#remember(who);
      told.set(owner, places.slow > 0);
      this.#freed();
    }, this.#patience);
    late.unref();
    return () => {
      clearTimeout(late);
      told.delete(owner);
      this.#freed();
    };
  }

  #remember(who: string): void {
    this.#slow.add(who);
    if (this.#slow.size > MEMORY) this.#slow.delete(this.#slow.values().next().value!);
  }
}
