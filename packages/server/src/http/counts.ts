/** How many of something each key has at the moment, and no more than so many. */
export class Counts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** All keys together. */
  get total(): number {
    let sum = 0;
    for (const count of this.#counts.values()) sum += count;
    return sum;
  }

  /** False when the key has as many as it may. */
  add(key: string): boolean {
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > this.#most) return false;
    this.#counts.set(key, count);
    return true;
  }

  remove(key: string): void {
    const count = (this.#counts.get(key) ?? 0) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
