import { decimalText, evaluate, isOperation, rational } from '../../kernel';
import { cite } from '../law/citations';
import { inForce } from '../law/dated';
import type { SuperDeduction } from '../super-deduction/super-deduction';
import type { FigureKey, FormLine, FormVersion } from './form-version';
import { lines2017 } from './lines-2017';
import { lines2018, lines2022, lines2023 } from './lines-2018';

const notice2017 = cite('sta2017no54', '附件 A107012');
const notice2018 = cite('sta2018no57', '附件 A107012');

/** The forms by tax year. Those of 2024 and later are assumed to keep the 52 lines until verified. */
export const formVersions: readonly FormVersion[] = [
  { key: '2017', from: 2017, to: 2017, basis: notice2017, verified: false, lines: lines2017 },
  { key: '2018', from: 2018, to: 2021, basis: notice2018, verified: true, lines: lines2018 },
  { key: '2022', from: 2022, to: 2022, basis: notice2018, verified: true, lines: lines2022 },
  { key: '2023', from: 2023, to: 2023, basis: notice2018, verified: false, lines: lines2023 },
  { key: '2024', from: 2024, basis: notice2018, verified: false, lines: lines2018 },
];

/** A107012 of a tax year; `undefined` before 2017, whose returns had other forms. */
export function formVersion(year: number): FormVersion | undefined {
  return inForce(formVersions, year)[0];
}

export interface PrintedLine extends FormLine {
  /** As `superDeduction` gives it; `''` where the line holds no amount, or none that year. */
  readonly value: string;
}

/** A calculated form in the printed layout of a year; empty before 2017. */
export function printedForm(year: number, deduction: Omit<SuperDeduction, 'trace'>): PrintedLine[] {
  const valueOf = (key: FigureKey): string =>
    key === 'base' || key === 'baseQ4' || key === 'baseQ1Q3' ? (deduction[key] ?? '') : deduction.lines[key];
  return (formVersion(year)?.lines ?? []).map((line) => {
    const { figure } = line;
    if (figure === undefined) return { ...line, value: '' };
    if (!isOperation(figure)) return { ...line, value: valueOf(figure) };
    return {
      ...line,
      value: decimalText(
        evaluate(figure, (key) => rational(valueOf(key))),
        2,
      ),
    };
  });
}
