import type { Call } from '../../records';
import { achievementConversion } from '../achievement-conversion';
import { countConversions, type ConversionCounts, type LeftOutConversion } from '../counted-conversions';

/** The conversions counted of three years. */
export async function conversionCounts(call: Call, { year }: { readonly year: string }): Promise<ConversionCounts> {
  return countConversions(await call.records.find(achievementConversion), year);
}

export interface ConversionStanding {
  readonly years: readonly { readonly year: string; readonly count: number }[];
  readonly total: number;
  readonly leftOut: readonly LeftOutConversion[];
}

/** The same as an answer: how many count, and which do not and why. */
export async function conversionStanding(call: Call, asked: { readonly year: string }): Promise<ConversionStanding> {
  const { years, total, leftOut } = await conversionCounts(call, asked);
  return { years, total, leftOut };
}
