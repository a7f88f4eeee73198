const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/** How long something took, each time, in the text format of Prometheus. */
export class Histogram {
  readonly #buckets = BUCKETS.map(() => 0);
  #count = 0;
  #milliseconds = 0;

  observe(milliseconds: number): void {
    this.#count++;
    this.#milliseconds += milliseconds;
    for (const [i, limit] of BUCKETS.entries()) if (milliseconds <= limit) this.#buckets[i]!++;
  }

  /** What follows the name on each line; `label` looks like `kind="read"`. */
  lines(label = ''): string[] {
    const among = label && `${label},`;
    const alone = label && `{${label}}`;
    return [
      ...BUCKETS.map((limit, i) => `_bucket{${among}le="${limit / 1000}"} ${this.#buckets[i]}`),
      `_bucket{${among}le="+Inf"} ${this.#count}`,
      `_sum${alone} ${this.#milliseconds / 1000}`,
      `_count${alone} ${this.#count}`,
    ];
  }
}
