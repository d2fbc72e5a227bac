import {
  decimalText,
  DomainError,
  evaluate,
  frozen,
  isOperation,
  rational,
  refusedInput,
  text,
  type Text,
} from '../../kernel';
import { cite } from '../law/citations';
import { isCoveredYear, requireCoveredYear } from '../law/covered-years';
import { inForce } from '../law/dated';
import { formYears, type FormYears } from '../law/form-years';
import { lineNumbers, type LineKey } from '../super-deduction/line-names';
import type { DeductionMethod } from '../super-deduction/deduction-method';
import type { FigureKey, FormLine, FormVersion } from './form-version';
import { lines2017 } from './lines-2017';
import { lines2018, lines2022, lines2023, lines2024 } from './lines-2018';

const annex = '附件 A107012';
const confirmed = { verified: true, notes: [] } as const;
const doubtful = (...notes: readonly Text[]) => ({ verified: false, notes });
const placeOfL1 = text(
  'L1各行的位置（第50行之后）和第51行的计算公式尚未与印发的表样核对',
  'The place of the L lines (after line 50) and the formula of line 51 were not compared with the form as printed',
);
const codes = text('第50行代码110、130只有一个出处', 'The codes 110 and 130 of line 50 rest on one source');

const printed: Readonly<Record<FormYears['key'], Pick<FormVersion, 'basis' | 'verified' | 'notes' | 'lines'>>> = {
  '2017': {
    basis: cite('sta2017no54', annex),
    lines: lines2017,
    ...doubtful(text('第36至51行的名称只有一个出处', 'The wording of lines 36 to 51 rests on one source')),
  },
  '2018': { basis: cite('sta2018no57', annex), lines: lines2018, ...confirmed },
  '2021': { basis: cite('sta2021no34', annex), lines: lines2018, ...confirmed },
  '2022': { basis: cite('sta2022no27', annex), lines: lines2022, ...doubtful(placeOfL1, codes) },
  '2023': {
    basis: cite('sta2022no27', annex),
    lines: lines2023,
    ...doubtful(
      placeOfL1,
      codes,
      text('2023年度是否仍列示L1尚未核对', 'Whether 2023 still prints L1 was not confirmed'),
    ),
  },
  '2024': {
    basis: cite('sta2025no1', annex),
    lines: lines2024,
    ...doubtful(
      text(
        '表样未与2025年第1号公告的附件逐行核对，报送前请核对：是否仍列示L1，第50行代码是否沿用110和130；以其含义（全年100%、全年120%）为准',
        'The annex of announcement 1 of 2025 was not available: whether it keeps L1 and the codes 110 and 130 of line 50 ' +
          'is not confirmed; the meaning beside the code holds (whole year at 100% or 120%)',
      ),
    ),
  },
};

/** The forms by tax year, each with the announcement that printed it. */
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
  /** What the code of line 50 means, beside it; the rate in words where no code is known. */
  readonly meaning?: Text;
}

/** The figures of `superDeduction` that a form prints. */
export interface PrintableDeduction {
  readonly year: number;
  readonly lines: Readonly<Record<LineKey, string>>;
  readonly base: string;
  readonly baseQ4?: string;
  readonly baseQ1Q3?: string;
  /** Line 50 of the forms since 2022; missing: printed empty. */
  readonly method?: DeductionMethod;
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
  const valueOf = (key: FigureKey): string => {
    if (key === 'method') return deduction.method?.code ?? '';
    return key === 'base' || key === 'baseQ4' || key === 'baseQ1Q3' ? (deduction[key] ?? '') : deduction.lines[key];
  };
  return (formVersion(year)?.lines ?? []).map((line) => {
    const { figure } = line;
    if (figure === undefined) return { ...line, value: '' };
    if (figure === 'method') return { ...line, value: valueOf(figure), meaning: deduction.method?.meaning };
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
