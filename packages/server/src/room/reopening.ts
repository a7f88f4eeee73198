/** Milliseconds until a table is opened again; twice as long after each time it could not be. */
const SOON = 200;
const LATEST = 30_000;

/** Tables that have lost their room, until they have one again. */
export class Reopening {
  readonly #takeUp: (ids: string[]) => Promise<unknown>;
  readonly #lost = new Map<string, { tries: number; at: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(takeUp: (ids: string[]) => Promise<unknown>) {
    this.#takeUp = takeUp;
  }

  /** A table cannot be used as it is, or could not be opened. */
  add(id: string): void {
    const tries = this.#lost.get(id)?.tries ?? 0;
    const wait = Math.min(LATEST, SOON * 2 ** tries);
    this.#lost.set(id, { tries: tries + 1, at: Date.now() + wait });
    this.#arm();
  }

  /** A table is open, or nothing for this process to open. */
  delete(id: string): void {
    this.#lost.delete(id);
  }

  has(id: string): boolean {
    return this.#lost.has(id);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#lost.clear();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (this.#lost.size === 0) return;
    const next = Math.min(...[...this.#lost.values()].map(({ at }) => at));
    this.#timer = setTimeout(() => void this.#again(), Math.max(0, next - Date.now()));
    this.#timer.unref();
  }

  async #again(): Promise<void> {
    const now = Date.now();
    await this.#takeUp([...this.#lost].filter(([, { at }]) => at <= now).map(([id]) => id));
    this.#arm();
  }
}
