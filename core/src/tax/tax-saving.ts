import {
  constant,
  dividedBy,
  exactFigure,
  figure,
  text,
  times,
  traceOf,
  withTrace,
  type Cell,
  type Traced,
} from '../kernel';
import type { DecimalInput } from '../kernel/money';
import type { GivenAmount } from './amount-given';
import { enteredCell } from './entered-cell';

export interface TaxSavingInput {
  /** 本年研发费用加计扣除总额 */
  readonly line51: GivenAmount;
  /** Income tax rates to compare, each as `"25%"`, `"0.25"` or `0.25`. */
  readonly taxRates: readonly DecimalInput[];
}

export interface TaxSaving {
  /** In the order of the rates. */
  readonly savings: string[];
}

/** What the deduction saves in 企业所得税 at each rate (企业所得税法 第四条, 第二十八条); its trace has one input a rate. */
export function taxSaving({ line51, taxRates }: TaxSavingInput): TaxSaving & Traced {
  const label = text('少缴企业所得税', 'Income tax saved');
  const deduction = enteredCell('line51', text('研发费用加计扣除总额', 'Super-deduction'), line51);
  const savings = taxRates.map((rate, place) =>
    figure(times(deduction, rateCell(rate, place)), () => ({ key: `taxSaving/${place}`, label })),
  );
  return withTrace({ savings: savings.map(String) }, () => ({
    key: 'taxSaving',
    label,
    value: deduction.toString(),
    formula: text('加计扣除总额×各税率', 'The super-deduction at each rate'),
    inputs: savings.map((saving) => traceOf(saving)),
  }));
}

function rateCell(rate: DecimalInput, place: number): Cell {
  const written = String(rate).trim();
  const isPercent = written.endsWith('%');
  const given = enteredCell(`taxRate/${place}`, rateLabel, isPercent ? written.slice(0, -1) : rate);
  return isPercent
    ? exactFigure(dividedBy<Cell>(given, constant(100)), () => ({ key: `taxRate/${place}/fraction`, label: rateLabel }))
    : given;
}

const rateLabel = text('所得税税率', 'Income tax rate');
