/** As much as so many values are the key of what is kept and what else is kept with it. */
const OF_KEY = 20;

/** Things kept by a key, so many values at most in all; the oldest are forgotten first. A value takes some 60 bytes. */
export class KeptValues<Kept> {
  readonly #kept = new Map<string, { readonly kept: Kept; readonly values: number }>();
  #values = 0;

  /** @param largest a thing of more values is as seldom asked for again as it takes much room */
  constructor(
    private readonly most: number,
    readonly largest: number,
  ) {}

  get(key: string): Kept | undefined {
    return this.#kept.get(key)?.kept;
  }

  keep(key: string, kept: Kept, held: number): void {
    // The old one, or that of somebody who asked at the same time.
    this.#forget(key);
    const values = OF_KEY + held;
    if (values > this.largest) return;
    this.#kept.set(key, { kept, values });
    this.#values += values;
    while (this.#values > this.most) this.#forget(this.#kept.keys().next().value!);
  }

  #forget(key: string): void {
    const before = this.#kept.get(key);
    if (!before) return;
    this.#kept.delete(key);
    this.#values -= before.values;
  }
}
