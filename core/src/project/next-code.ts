/** Longest code a project may have. */
const LONGEST = 50;

interface Numbered {
  readonly prefix: string;
  readonly digits: string;
}

/** Earlier years whose projects may still run. */
const YEARS_BACK = 9;

/**
 * The code after the greatest of a year's codes, in the same pattern: RD2024008 → RD2024009, YF-24-99 → YF-24-100.
 * If all codes are of earlier years, the year is replaced and counting restarts: RD2023006 → RD2024001. If none ends in
 * a number, it is RD<year>001. Never one of `codes`.
 */
export function nextCode(year: string, codes: readonly string[]): string {
  const short = codes.filter(({ length }) => length < LONGEST);
  const ways = [numberedWithin, numberedWithoutYear, begunAnew];
  const numbered = ways.map((way) => short.flatMap((code) => way(code, year) ?? [])).find(({ length }) => length > 0);
  const greatest = (numbered ?? [{ prefix: `RD${year}`, digits: '000' }]).reduce((one, other) =>
    isGreater(other, one) ? other : one,
  );
  const taken = new Set(codes);
  let code = greatest;
  do code = after(code);
  while (taken.has(code.prefix + code.digits));
  return code.prefix + code.digits;
}

/** The number after the year: in RD2024999 it is 999, so that an overflow does not change the year. */
function numberedWithin(code: string, year: string): Numbered | null {
  const end = code.indexOf(year) + year.length;
  if (!code.includes(year)) return null;
  const digits = /\d+$/.exec(code.slice(end))?.[0];
  return digits === undefined ? null : { prefix: code.slice(0, code.length - digits.length), digits };
}

/** The number at the end of a code that contains neither the year nor an earlier one. */
function numberedWithoutYear(code: string, year: string): Numbered | null {
  if (code.includes(year) || earlierYears(year).some((each) => code.includes(each))) return null;
  const digits = /\d+$/.exec(code)?.[0];
  return digits === undefined ? null : { prefix: code.slice(0, code.length - digits.length), digits };
}

/** The pattern of a code of an earlier year, with the year replaced and the number reset to 0. */
function begunAnew(code: string, year: string): Numbered | null {
  for (const earlier of earlierYears(year)) {
    const numbered = numberedWithin(code, earlier);
    if (numbered) {
      return { prefix: numbered.prefix.replace(earlier, year), digits: '0'.repeat(numbered.digits.length) };
    }
  }
  return null;
}

const earlierYears = (year: string): string[] =>
  Array.from({ length: YEARS_BACK }, (_, back) => String(Number(year) - 1 - back));

function isGreater(one: Numbered, other: Numbered): boolean {
  if (one.prefix !== other.prefix) return one.prefix > other.prefix;
  return BigInt(one.digits) > BigInt(other.digits);
}

const after = ({ prefix, digits }: Numbered): Numbered => ({
  prefix,
  digits: String(BigInt(digits) + 1n).padStart(digits.length, '0'),
});
