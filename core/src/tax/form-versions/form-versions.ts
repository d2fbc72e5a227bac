import { decimalText, DomainError, evaluate, frozen, isOperation, rational, refusedInput, text } from '../../kernel';
import { cite } from '../law/citations';
import { isCoveredYear, requireCoveredYear } from '../law/covered-years';
import { inForce } from '../law/dated';
import { formYears, type FormYears } from '../law/form-years';
import { lineNumbers, type LineKey } from '../super-deduction/line-names';
import type { FigureKey, FormLine, FormVersion } from './form-version';
import { lines2017 } from './lines-2017';
import { lines2018, lines2022, lines2023 } from './lines-2018';

const notice2017 = cite('sta2017no54', '附件 A107012');
const notice2018 = cite('sta2018no57', '附件 A107012');

const printed: Readonly<Record<FormYears['key'], Pick<FormVersion, 'basis' | 'verified' | 'lines'>>> = {
  '2017': { basis: notice2017, verified: false, lines: lines2017 },
  '2018': { basis: notice2018, verified: true, lines: lines2018 },
  '2022': { basis: notice2018, verified: true, lines: lines2022 },
  '2023': { basis: notice2018, verified: false, lines: lines2023 },
  '2024': { basis: notice2018, verified: false, lines: lines2018 },
};

/** The forms by tax year. Those of 2024 and later are assumed to keep the 52 lines until verified. */
export const formVersions: readonly FormVersion[] = /* @__PURE__ */ frozen(
  /* @__PURE__ */ formYears.map((years) => ({ ...years, ...printed[years.key] })),
);

/** A107012 of a tax year; `undefined` before 2017, whose returns had other forms. */
export function formVersion(year: number): FormVersion | undefined {
  return isCoveredYear(year) ? inForce(formVersions, year)[0] : undefined;
}

export interface PrintedLine extends FormLine {
  /** As `superDeduction` gives it; `''` where the line holds no amount, or none that year. */
  readonly value: string;
}

/** The figures of `superDeduction` that a form prints. */
export interface PrintableDeduction {
  readonly year: number;
  readonly lines: Readonly<Record<LineKey, string>>;
  readonly base: string;
  readonly baseQ4?: string;
  readonly baseQ1Q3?: string;
}

const NO_DEDUCTION = text('应为superDeduction的结果', 'Must be a result of superDeduction');

function isDeduction(given: unknown): given is PrintableDeduction {
  if (typeof given !== 'object' || given === null) return false;
  const { lines } = given as Partial<PrintableDeduction>;
  return (
    typeof lines === 'object' &&
    lines !== null &&
    lineNumbers.every((line) => typeof lines[`${line}` as LineKey] === 'string')
  );
}

/**
 * A calculated form in the printed layout of a year; empty before 2017.
 *
 * @throws DomainError `OTHER_YEAR` when the figures were calculated for another year; `YEAR_NOT_COVERED`;
 * `INVALID_INPUT` for what is no result of `superDeduction`
 */
export function printedForm(year: number, deduction: PrintableDeduction): PrintedLine[] {
  if (!isDeduction(deduction)) throw refusedInput('INVALID_INPUT', ['deduction'], deduction, NO_DEDUCTION);
  if (deduction.year !== requireCoveredYear(year)) {
    throw new DomainError('OTHER_YEAR', `The figures are of ${deduction.year} and cannot be printed as ${year}`);
  }
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
