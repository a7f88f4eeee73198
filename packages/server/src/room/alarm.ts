/** The longest a timer is set for; it is set again when it goes off early. */
const LONGEST = 3_600_000;

/** The next moment at which a clock asks for something. */
export class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;
  #at: number | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Whether it will ring before that moment. */
  set(before: number): boolean {
    return this.#timer !== undefined && this.#at! < before;
  }

  at(at: number | undefined): void {
    if (at === this.#at && this.#timer) return;
    this.stop();
    this.#at = at;
    if (at === undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#ring();
      },
      Math.min(LONGEST, Math.max(0, at - Date.now())),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#at = undefined;
  }
}
