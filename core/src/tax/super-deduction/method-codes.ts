import { text, type Text } from '../../kernel';
import type { FourthQuarter } from './input';
import { inForce, type Dated } from '../law/dated';

export interface MethodCode extends Dated {
  /** As line 50 takes it. */
  readonly code: string;
  readonly meaning: Text;
  /** Applies to those whose rate of the year is this one, as a fraction … */
  readonly expensed: string;
  /** … and whose fourth quarter is determined so; missing: the whole year has one rate. */
  readonly mode?: FourthQuarter['mode'];
}

/**
 * 研发费用加计扣除比例及计算方法代码表 (公告2022年第27号) as far as it is known. A whole year at 75% has no code there that
 * could be confirmed; whether 公告2025年第1号 keeps 110 and 130 could not be confirmed either.
 */
const methodCodes: readonly MethodCode[] = [
  { code: '110', from: 2022, expensed: '1.00', meaning: text('全年100%', 'Whole year at 100%') },
  {
    code: '121',
    ...{ from: 2022, to: 2022, expensed: '0.75', mode: 'months' },
    meaning: text('第四季度按比例计算', 'Fourth quarter by months of operation'),
  },
  {
    code: '122',
    ...{ from: 2022, to: 2022, expensed: '0.75', mode: 'actual' },
    meaning: text('第四季度按实际发生金额计算', 'Fourth quarter by its actual amount'),
  },
  {
    code: '130',
    from: 2023,
    expensed: '1.20',
    meaning: text('全年120%（集成电路和工业母机企业）', 'Whole year at 120% (integrated circuits, machine tools)'),
  },
];

/** The code of a rate and method in a year; undefined where none is known. */
export function methodCodeOf(
  year: number,
  expensed: string,
  mode: FourthQuarter['mode'] | undefined,
): MethodCode | undefined {
  return inForce(methodCodes, year).find((each) => each.expensed === expensed && each.mode === mode);
}
