/**
 * Remembers what was found out about pairs, where finding out about one may lead back to it.
 *
 * A pair under way is taken to hold. Where it then fails, so does all that was built on it: that is forgotten, to be
 * found out anew. What fails with such help fails in any case, and stays.
 */
export class Trail {
  /** By one number for a pair: there are hundreds of thousands. */
  readonly #known = new Map<number, boolean>();
  /** What was found to hold while another pair was under way. */
  #held: number[] = [];

  /** Tells whether a pair of ids holds, by a test that may ask about others. */
  assume(a: number, b: number, test: () => boolean): boolean {
    const key = a * 2 ** 26 + b;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const start = this.#held.push(key) - 1;
    this.#known.set(key, true);
    if (test()) {
      if (start === 0) this.#held = [];
      return true;
    }
    for (const one of this.#held.splice(start)) this.#known.delete(one);
    this.#known.set(key, false);
    return false;
  }
}
