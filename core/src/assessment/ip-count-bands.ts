/** Points by the number of Ⅰ类 and Ⅱ类 intellectual property; the first matching band applies. */
export interface IpBand<P> {
  readonly class1?: number;
  readonly class2?: number;
  readonly points: P;
}

/** The points the given numbers reach; what was not given is taken as `missing`. */
export function ipPoints<P>(
  bands: readonly IpBand<P>[],
  numbers: { readonly class1: number | null; readonly class2: number | null },
  missing: number,
): P | null {
  const class1 = numbers.class1 ?? missing;
  const class2 = numbers.class2 ?? missing;
  const band = bands.find(
    (each) =>
      (each.class1 !== undefined && class1 >= each.class1) || (each.class2 !== undefined && class2 >= each.class2),
  );
  return band ? band.points : null;
}
