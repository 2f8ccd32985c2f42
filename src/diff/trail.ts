/**
 * Remembers results about pairs when the examination of one may lead back to it.
 *
 * A pair under examination is assumed to hold. If it fails later, every result that was built on it is forgotten and
 * computed again. What fails despite such help fails in any case, so that result stays.
 */
export class Trail {
  /** Keyed by one number per pair: there are hundreds of thousands. */
  readonly #known = new Map<number, boolean>();
  /** Pairs found to hold while another one was under examination. */
  #held: number[] = [];

  /** Checks whether a pair of ids holds, by a test that may ask about others. */
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
