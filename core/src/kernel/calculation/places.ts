/** Up to so many are found sooner one by one than by an index, which every figure of a large form would pay for. */
const few = 12;

/** Figures in the order in which they are first asked for, each with its place. */
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
