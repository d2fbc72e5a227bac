import { text, type Text } from '../../kernel';
import { rateOf } from '../deduction-rate';
import { methodCodeOf } from './method-codes';
import { splitsQuarters } from './fourth-quarter';
import type { SuperDeductionInput } from './input';

/** 加计扣除比例及计算方法: line 50 since 公告2022年第27号. */
export interface DeductionMethod {
  /** `'110'`, `'121'`, `'122'` or `'130'`; null where no code of the year and rate is known. */
  readonly code: string | null;
  /** What the code means; without one, the rate: 全年75%, of an advance declaration 本期75%. */
  readonly meaning: Text;
}

/** The code that line 50 takes for the rate of the year and the way its fourth quarter is determined. */
export function deductionMethod(
  input: Pick<SuperDeductionInput, 'year' | 'period' | 'enterpriseKinds' | 'q4'>,
): DeductionMethod {
  const { expensed } = rateOf(input);
  const known = methodCodeOf(input.year, expensed, splitsQuarters(input) ? input.q4!.mode : undefined);
  if (known) return { code: known.code, meaning: known.meaning };
  const percent = `${Number(expensed) * 100}%`;
  const meaning =
    input.period === 'ANNUAL'
      ? text(`全年${percent}`, `Whole year at ${percent}`)
      : text(`本期${percent}`, `This period at ${percent}`);
  return { code: null, meaning };
}
