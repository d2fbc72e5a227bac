import { normaliseMoney, yuan } from '../kernel/money';

export interface PolicyFiguresInput {
  /** 加计基数, A107012 line 47 − 48 − 49, in 元. */
  readonly base: string | number;
  /** A107012 line 51, in 元. */
  readonly line51: string | number;
  /** Income tax rate as a percentage, e.g. `15%`; what is not a percentage counts as `0%`. 15 means `15%`. */
  readonly taxRatio: string;
}

/** Codes 52 and 44 of form 107-2, in 千元 with 2 decimals. */
export interface PolicyFigures {
  readonly amount52: string;
  readonly amount44: string;
}

/**
 * Codes 52 and 44 of form 107-2: 加计基数, and A107012 line 51 × 所得税税率, each ÷ 1000 and rounded once. A value
 * that is not a number counts as 0. The form does not define whether the report year or the year before is meant; the
 * caller decides.
 */
export function policyFigures(input: PolicyFiguresInput): PolicyFigures {
  const { base, line51, taxRatio } = input ?? {};
  return {
    amount52: yuan(normaliseMoney(base) || '0')
      .in('thousandYuan')
      .toString(),
    amount44: yuan(normaliseMoney(line51) || '0')
      .times(percentage(taxRatio))
      .dividedBy(100)
      .in('thousandYuan')
      .toString(),
  };
}

/** Longer than any rate. */
const LONGEST = 40;

/** The number before the percent sign, `0` when there is none. */
export function percentage(ratio: unknown): string {
  const written = typeof ratio === 'number' ? String(ratio) : typeof ratio === 'string' ? ratio : '';
  if (written.length > LONGEST) return '0';
  return /^(\d+(?:\.\d+)?)\s*[%％]?$/.exec(written.trim())?.[1] ?? '0';
}
