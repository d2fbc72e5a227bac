import { minus, plus, text, type Text } from '../../kernel';
import { lineName, lineNumbers, type LineKey } from '../super-deduction/line-names';
import type { FormLine } from './form-version';
import { formulas2017 } from './line-formulas';
import { withFormula } from './lines-2018';

const own: Readonly<Record<number, Text>> = {
  36: text('二、委托研发［(37-38)×80%］', 'II. Entrusted R&D [(37-38)×80%]'),
  37: text('委托外部机构或个人进行研发活动所发生的费用', 'Paid to outside organisations or individuals'),
  38: text('其中：委托境外进行研发活动所发生的费用', 'Of which: paid overseas'),
};

/**
 * The 51 lines of the form of 2017: compared with the 52 lines, numbers are one higher up to line 35, then one lower,
 * as nothing overseas counted that year.
 */
export const lines2017 = /* @__PURE__ */ linesOf2017();

function linesOf2017(): readonly FormLine[] {
  return [
    { number: '1', label: text('□一般企业 □科技型中小企业，登记编号', 'General enterprise or technology SME, number') },
    ...lineNumbers.slice(0, 34).map((line) => sameAs(line, line + 1)),
    // 3 + 36 is line 39, so what counts of entrusted R&D is 40 − 2 of the 52 lines.
    { number: '36', label: own[36]!, figure: minus<LineKey>('40', '2') },
    { number: '37', label: own[37]!, figure: '35' },
    { number: '38', label: own[38]!, figure: plus<LineKey>('37', '39') },
    ...lineNumbers.slice(39).map((line) => sameAs(line, line - 1)),
  ];
}

function sameAs(line: number, printed: number): FormLine {
  const label = withFormula(lineName(line), formulas2017.get(printed));
  return { number: String(printed), label, figure: String(line) as LineKey };
}
