import { text, type Text } from '../../kernel';
import { lineName, lineNumbers, unnumberedLines, type LineKey, type LineNumber } from '../super-deduction/line-names';
import type { FormLine } from './form-version';
import { formulas2018 } from './line-formulas';

const noFormula = text('', '');

/** A line's name with the formula that is printed behind it. */
/* @__NO_SIDE_EFFECTS__ */ export function withFormula({ zh, en }: Text, formula = noFormula): Text {
  return text(`${zh}${formula.zh}`, `${en}${formula.en}`);
}

/** The 52 lines of 公告2018年第57号, whose numbers later revisions keep. */
export const lines2018: readonly FormLine[] = /* @__PURE__ */ lineNumbers.map((line) => ({
  number: String(line),
  label: /* @__PURE__ */ withFormula(/* @__PURE__ */ lineName(line), /* @__PURE__ */ formulas2018.get(line)),
  figure: String(line) as LineKey,
}));

/** Line 50 since 公告2022年第27号: a code of its table instead of a percentage. */
const methodLine: FormLine = {
  number: '50',
  label: text('八、加计扣除比例及计算方法', 'VIII. Super-deduction rate and method'),
  figure: 'method',
};

/** Line 51 of 2022 and 2023 follows from L1; no formula of it is known to be printed. */
const deductionLine: FormLine = /* @__PURE__ */ plain(51);

/** 2022 splits the base at 1 October, between lines 50 and 51. */
export const lines2022 = /* @__PURE__ */ withLinesOf2022(
  ['base', 'fourthQuarter', 'firstThreeQuarters'],
  deductionLine,
);

/** 2023 keeps the base and drops its split. */
export const lines2023 = /* @__PURE__ */ withLinesOf2022(['base'], deductionLine);

/** 2024 has the 52 lines again, line 50 with its code. */
export const lines2024 = /* @__PURE__ */ withLinesOf2022([], lines2018[50]!);

function withLinesOf2022(added: readonly (keyof typeof unnumberedLines)[], line51: FormLine): readonly FormLine[] {
  const between = added.map((line): FormLine => {
    const { key, name, figure } = unnumberedLines[line];
    return { number: key, label: name, figure };
  });
  return [...lines2018.slice(0, 49), methodLine, ...between, line51, ...lines2018.slice(51)];
}

function plain(line: LineNumber): FormLine {
  return { number: String(line), label: lineName(line), figure: String(line) as LineKey };
}
