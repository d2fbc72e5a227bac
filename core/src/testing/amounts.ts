import fc, { type Arbitrary } from 'fast-check';

/** Amounts with 2 decimals, such as `-12.30`, between two whole numbers of 分. */
export function amountBetween(least: number, most: number): Arbitrary<string> {
  return fc.integer({ min: least, max: most }).map(ofFen);
}

function ofFen(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The most of an amount below, in 分: ten million 元. */
const MOST = 10 ** 9;

/** An amount of 元 that is never below 0, with 2 decimals: what the costs and lines of a form are. */
export const costAmount = amountBetween(0, MOST);

/**
 * An amount in 元 as a plain decimal: below 0, 0 and above it, with 2 decimals, 1 or none. Every function that takes an
 * amount reads it; some refuse one below 0 (`INVALID_INPUT`).
 */
export const amount = fc.oneof(
  amountBetween(-MOST, MOST),
  fc.integer({ min: -MOST, max: MOST }).map(String),
  amountBetween(-MOST, MOST).map((written) => written.slice(0, -1)),
  fc.constantFrom('0', '0.0', '0.00', '-0.00', '0.01', '-0.01'),
);

/** Values that are no text, and numbers that are none. */
const values: readonly unknown[] = [
  ...[NaN, Infinity, -Infinity, true, false, [1_000_000], ['1'], [['1']], [], {}, 1_000_000n],
  ...[Symbol('1'), new Date(0), () => 1, Object.create(null)],
];

/** Texts as people paste them that are no plain decimal. */
const texts: readonly string[] = [
  ...['1,000,000', '1，000，000', ' 1000000 ', '1 000', '¥100', '100元', '100万', '(100)', '100%', '１００', '一百'],
  ...['1e6', '1e309', 'abc', '0x10', '--1', '1.2.3', '.', '-', '-.', ' ', '\ud800', '9'.repeat(1_000_000)],
];

/** Values that no function reads as an amount, each at least once where chance may leave it out. */
export const unreadableAmounts: readonly unknown[] = [...values, ...texts];

const fullWidth = (text: string) =>
  text.replace(/[-.\d]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0));
const isPlainDecimal = (text: string) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text);

/**
 * What is no amount, or none as it stands: separators, units, full-width digits, exponents, lists, big integers, NaN,
 * objects, texts of any kind, and one of a million digits. Calculations refuse it with `NOT_AN_AMOUNT`. Empty text, null
 * and undefined are not among it: they mean that no amount is given.
 */
export const garbageAmount: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...unreadableAmounts),
  fc
    .record({ before: fc.constantFrom('¥', '￥', 'RMB ', '(', "'"), amount })
    .map(({ before, amount: each }) => before + each),
  fc
    .record({ amount, unit: fc.constantFrom('元', '万', ' CNY', '%', 'e3', ')') })
    .map((each) => each.amount + each.unit),
  amount.map(fullWidth),
  amount.map((each) => each.replace(/\d(?=(\.|$))/, ',$&')),
  amount.map((each) => [each]),
  fc.bigInt(),
  fc.string({ minLength: 1 }).filter((text) => !isPlainDecimal(text)),
  fc.object(),
);
