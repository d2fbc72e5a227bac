import { text, type Text } from '../kernel';
import { missingEvidence, type ConversionEvidence } from './conversion-evidence';

/** A conversion as it is counted. */
export interface CountedConversion extends ConversionEvidence {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly year: string;
}

export interface LeftOutConversion {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly year: string;
  readonly reasons: readonly Text[];
}

export interface ConversionCounts {
  /** The three years, oldest first, and how many count in each. */
  readonly years: readonly { readonly year: string; readonly count: number }[];
  readonly total: number;
  readonly counted: readonly CountedConversion[];
  readonly leftOut: readonly LeftOutConversion[];
}

const YEARS = 3;

/** The years that count where `last` is the latest one: the last three. */
export const yearsCounted = (last: string): string[] =>
  Array.from({ length: YEARS }, (_, at) => String(Number(last) - YEARS + 1 + at));

/**
 * The achievement a conversion is of: its intellectual property where it has any, else its name. So the same achievement
 * in several products is one.
 */
const achievementOf = ({ iprCodes, name }: CountedConversion): string =>
  iprCodes?.length ? JSON.stringify([...iprCodes].sort()) : name.normalize('NFKC').replace(/\s/g, '');

/**
 * The conversions of three years. One without its evidence does not count, and an achievement counts once for each form,
 * in the earliest year: 同一科技成果转化为多个产品、服务、工艺、样品、样机等的，只计为一项 (国科发火〔2016〕195号 三（七）2).
 */
export function countConversions(conversions: readonly CountedConversion[], last: string): ConversionCounts {
  const years = yearsCounted(last);
  const inYears = conversions
    .filter(({ year }) => years.includes(year))
    .sort((one, other) => compareTexts(one.year, other.year) || compareTexts(one.code, other.code));
  const first = new Map<string, CountedConversion>();
  const leftOut: LeftOutConversion[] = [];
  for (const conversion of inYears) {
    const { id, code, name, year, form } = conversion;
    const leave = (reasons: readonly Text[]) => leftOut.push({ id, code, name, year, reasons });
    const missing = missingEvidence(conversion);
    if (missing.length > 0) {
      leave(missing);
      continue;
    }
    const key = JSON.stringify([achievementOf(conversion), form]);
    const before = first.get(key);
    if (before) {
      leave([
        text(
          `与 ${before.code} 为同一成果、同一转化形式，只计一项`,
          `The same achievement in the same form as ${before.code}; it counts once`,
        ),
      ]);
    } else first.set(key, conversion);
  }
  const counted = [...first.values()];
  return {
    years: years.map((year) => ({ year, count: counted.filter((each) => each.year === year).length })),
    total: counted.length,
    counted,
    leftOut,
  };
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
