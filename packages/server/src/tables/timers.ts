/** The longest a timer is set for; it is set again when it goes off early. */
const LONGEST = 3_600_000;

type Wake = () => Promise<void>;

/** The two alarms of a table: the next bot, and the next deadline. */
export class Timers {
  readonly #call: (wake: Wake) => unknown;
  #bot: NodeJS.Timeout | undefined;
  #clock: NodeJS.Timeout | undefined;
  #clockAt: number | undefined;

  constructor(call: (wake: Wake) => unknown) {
    this.#call = call;
  }

  /** Whether something will happen by itself before that moment. */
  armed(before: number): boolean {
    return this.#bot !== undefined || (this.#clock !== undefined && this.#clockAt! < before);
  }

  bots(delay: number, wake: Wake): void {
    this.#bot ??= setTimeout(() => {
      this.#bot = undefined;
      this.#call(wake);
    }, delay);
  }

  clock(at: number | undefined, wake: Wake): void {
    if (at === this.#clockAt && this.#clock) return;
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.#clockAt = at;
    if (at === undefined) return;
    this.#clock = setTimeout(
      () => {
        this.#clock = undefined;
        this.#call(wake);
      },
      Math.min(LONGEST, Math.max(0, at - Date.now())),
    );
  }

  stop(): void {
    clearTimeout(this.#bot);
    clearTimeout(this.#clock);
    this.#bot = this.#clock = undefined;
    this.#clockAt = undefined;
  }
}
