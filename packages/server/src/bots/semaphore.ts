/** So many turns are given by rank before one goes to whoever has waited longest: nobody waits for ever. */
const BY_RANK = 7;

interface Waiting {
  since: number;
  begin: () => void;
}

/** Lets so many tasks go on at a time, those of the lowest rank first, and among them who came first. */
export class Semaphore {
  readonly #ranks: Waiting[][] = [];
  #free: number;
  #came = 0;
  #given = 0;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  get waiting(): number {
    return this.#ranks.reduce((sum, rank) => sum + (rank?.length ?? 0), 0);
  }

  async run<T>(rank: number, task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else
      await new Promise<void>((begin) => {
        this.#ranks[rank] ??= [];
        this.#ranks[rank].push({ since: this.#came++, begin });
      });
    try {
      return await task();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#free++;
    }
  }

  #next(): Waiting | undefined {
    const waiting = this.#ranks.filter((rank) => rank && rank.length > 0);
    if (++this.#given % (BY_RANK + 1) > 0) return waiting[0]?.shift();
    return waiting.sort(([a], [b]) => a!.since - b!.since)[0]?.shift();
  }
}
