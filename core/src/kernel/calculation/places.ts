/** Up to so many, a linear search is faster than building an index for every figure of a large form. */
const few = 12;

/** Figures in the order of their first lookup, each with its index. */
export class Places<Ref> {
  readonly refs: Ref[];
  #index: Map<Ref, number> | undefined;

  constructor(first: readonly Ref[] = []) {
    this.refs = [...first];
  }

  of(ref: Ref): number {
    const known = this.#find(ref);
    if (known !== undefined) return known;
    const place = this.refs.push(ref) - 1;
    this.#index?.set(ref, place);
    return place;
  }

  #find(ref: Ref): number | undefined {
    if (this.refs.length <= few) {
      const place = this.refs.indexOf(ref);
      return place < 0 ? undefined : place;
    }
    this.#index ??= new Map(this.refs.map((each, place) => [each, place]));
    return this.#index.get(ref);
  }
}
