export type ScaleMeasure = 'staff' | 'revenue' | 'assets';

/** The least of each measure for small, medium and large: persons, and 万元 for revenue and assets. */
export type ScaleLimits = Partial<
  Readonly<Record<ScaleMeasure, readonly [small: number, medium: number, large: number]>>
>;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'));

const others: ScaleLimits = { staff: [10, 100, 300] };

/**
 * The limits by industry, each with the first digits of its codes in GB/T 4754-2017 (国统字〔2017〕213号 附表 and its notes).
 * Longer digits win. Railways, finance, education, health and letting one's own property have no classes.
 */
const kinds: readonly (readonly [codes: readonly string[], limits: ScaleLimits])[] = [
  [range(1, 5), { revenue: [50, 500, 20_000] }],
  [range(6, 46), { staff: [20, 300, 1_000], revenue: [300, 2_000, 40_000] }],
  [range(47, 50), { revenue: [300, 6_000, 80_000], assets: [300, 5_000, 80_000] }],
  [['51'], { staff: [5, 20, 200], revenue: [1_000, 5_000, 40_000] }],
  [['52'], { staff: [10, 50, 300], revenue: [100, 500, 20_000] }],
  [['54', '55', '56', '57', '58', '591'], { staff: [20, 300, 1_000], revenue: [200, 3_000, 30_000] }],
  [['59'], { staff: [20, 100, 200], revenue: [100, 1_000, 30_000] }],
  [['60'], { staff: [20, 300, 1_000], revenue: [100, 2_000, 30_000] }],
  [['61', '62'], { staff: [10, 100, 300], revenue: [100, 2_000, 10_000] }],
  [['63', '64'], { staff: [10, 100, 2_000], revenue: [100, 1_000, 100_000] }],
  [['65'], { staff: [10, 100, 300], revenue: [50, 1_000, 10_000] }],
  [['701'], { revenue: [100, 1_000, 200_000], assets: [2_000, 5_000, 10_000] }],
  [['702'], { staff: [100, 300, 1_000], revenue: [500, 1_000, 5_000] }],
  [['703', '705', '709'], others],
  [['71', '72'], { staff: [10, 100, 300], assets: [100, 8_000, 120_000] }],
  [[...range(73, 82), '85', ...range(86, 90)], others],
];

/** The limits of an industry by its code; null where it has no classes. */
export function scaleLimits(code: string): ScaleLimits | null {
  let [found, digits]: [ScaleLimits | null, number] = [null, 0];
  for (const [codes, limits] of kinds) {
    const longest = Math.max(0, ...codes.filter((each) => code.startsWith(each)).map((each) => each.length));
    if (longest > digits) [found, digits] = [limits, longest];
  }
  return found;
}
