import { text, type LegalBasis, type Text } from '../../kernel';
import { advanceLines } from './advance-lines';
import { cite } from './citations';
import { inForce, type Dated } from './dated';
import type { DeclarationPeriod } from './periods';
import type { EnterpriseKind } from './rates';

/** A line of a return; `line` `'22.x'` is a sub-line with the name of the item. */
export interface ReturnStep {
  readonly form: 'A107010' | 'A100000' | 'A200000';
  readonly line: string;
}

interface AnnualLine extends Dated {
  readonly kind?: EnterpriseKind;
  readonly steps: readonly ReturnStep[];
  readonly basis: LegalBasis;
  readonly certain: boolean;
}

const total: ReturnStep = { form: 'A100000', line: '17' };
const a107010 = cite('sta2017no54', '附件 A107010');

/** Line 51 in the annual return. The first row of a year that fits the enterprise holds. */
export const annualLines: readonly AnnualLine[] = [
  {
    ...{ kind: 'techSme', from: 2017, to: 2023, basis: a107010, certain: true },
    steps: [{ form: 'A107010', line: '27' }, total],
  },
  {
    ...{ from: 2017, to: 2023, basis: a107010, certain: true },
    steps: [{ form: 'A107010', line: '26' }, total],
  },
  {
    ...{ from: 2024, basis: cite('sta2025no1', '附件 A100000'), certain: true },
    steps: [{ form: 'A100000', line: '22.x' }],
  },
];

interface ItemName extends Dated {
  readonly kind?: EnterpriseKind;
  readonly name: Text;
  /** Whether two sources or an official one have it. */
  readonly certain: boolean;
}

const ITEM = '企业开发新技术、新产品、新工艺发生的研究开发费用加计扣除';
const ITEM_EN = 'Super-deduction of the R&D cost of new technology, products and processes';
/* @__NO_SIDE_EFFECTS__ */ function item(zh: string, en: string): Text {
  return text(`${ITEM}（${zh}）`, `${ITEM_EN} (${en})`);
}

/**
 * The item's name in 《企业所得税申报事项目录》, which the sub-lines of 7 and 22 take. The first row of a year that fits
 * holds: a manufacturer that is a 科技型中小企业 takes the item of manufacturers.
 */
export const itemNames: readonly ItemName[] = [
  {
    ...{ kind: 'manufacturing', from: 2021, to: 2022, certain: true },
    name: item('制造业企业按100%加计扣除', 'manufacturing at 100%'),
  },
  {
    ...{ kind: 'techSme', from: 2022, to: 2022, certain: false },
    name: item('科技型中小企业按100%加计扣除', 'technology SME at 100%'),
  },
  {
    ...{ from: 2021, to: 2022, certain: true },
    name: item('非制造业企业按75%加计扣除', 'others than manufacturing at 75%'),
  },
  {
    ...{ kind: 'icOrMachineTool', from: 2023, to: 2023, certain: false },
    name: item('集成电路和工业母机企业按120%加计扣除', 'integrated circuits and machine tools at 120%'),
  },
  {
    ...{ kind: 'manufacturing', from: 2023, to: 2023, certain: true },
    name: item('制造业按100%加计扣除', 'manufacturing at 100%'),
  },
  {
    ...{ kind: 'techSme', from: 2023, to: 2023, certain: true },
    name: item('科技型中小企业按100%加计扣除', 'technology SME at 100%'),
  },
  {
    ...{ from: 2023, to: 2023, certain: true },
    name: item('其他企业按100%加计扣除', 'other enterprises at 100%'),
  },
  {
    ...{ kind: 'icOrMachineTool', from: 2024, certain: false },
    name: item('集成电路和工业母机企业按120%加计扣除', 'integrated circuits and machine tools at 120%'),
  },
  { from: 2024, certain: false, name: item('按100%加计扣除', 'at 100%') },
];

/** The first row in force that fits the kinds of an enterprise. */
export function fitting<T extends Dated & { readonly kind?: EnterpriseKind }>(
  rows: readonly T[],
  year: number,
  kinds: readonly EnterpriseKind[],
): T | undefined {
  return inForce(rows, year).find(({ kind }) => kind === undefined || kinds.includes(kind));
}

/** The advance line of a year. */
export function advanceLineOf(year: number, period: DeclarationPeriod) {
  return inForce(advanceLines, year).find((row) => row.period === period);
}
