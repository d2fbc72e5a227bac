import { normaliseMoney, yuan } from '../kernel/money';

export interface PolicyFiguresInput {
  /** 加计基数, A107012 line 47 − 48 − 49, in 元. */
  readonly base: string | number;
  /** A107012 line 51, in 元. */
  readonly line51: string | number;
  /** Income tax rate as a percentage, e.g. `15%`; what is not a percentage counts as `0%`. */
  readonly taxRatio: string;
}

/** Codes 52 and 44 of form 107-2, in 千元 with 2 decimals. */
export interface PolicyFigures {
  readonly amount52: string;
  readonly amount44: string;
}

export function policyFigures({ base, line51, taxRatio }: PolicyFiguresInput): PolicyFigures {
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

/** The number before the percent sign, `0` when there is none. */
function percentage(ratio: string): string {
  return /^\s*(\d+(?:\.\d+)?)\s*[%％]?\s*$/.exec(ratio)?.[1] ?? '0';
}
