/** Does what is pressed one thing after the other, in that order; what is under way already is not begun again. */
export class Presses {
  readonly #under = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  /** `once`: a name, where pressing again before it is done means nothing more. */
  do(act: () => Promise<void>, once?: string): Promise<void> {
    if (once !== undefined && this.#under.has(once)) return Promise.resolve();
    if (once !== undefined) this.#under.add(once);
    const done = this.#last.then(act).finally(() => once !== undefined && this.#under.delete(once));
    this.#last = done.catch(() => undefined);
    return done;
  }
}
