import { text, type Text } from '../kernel';
import { sum, thousandYuan } from '../kernel/money';
import type { AnnualReportFinding, Check, CheckLevel, CodeValue } from './annual-report-finding';
import { countChecks } from './count-checks';
import { projectFormChecks, type ProjectFormTotals } from './project-form-checks';
import { reportNumber, type AnnualReportData } from './report-value';

/** 审核关系 of form 107-2, in the order of the form. */
const all: readonly Check[] = [
  ...countChecks,
  atLeast('1', '2'),
  atLeast('1', '3'),
  atLeast('1', '4'),
  atLeast('1', '6'),
  atLeast('1', '5', '24+25'),
  atLeast('1', '23', '24+25'),
  equal('7', '8+9+10+11+12+13+14+19'),
  atLeast('7', '26'),
  equal('14', '15+16+17+18'),
  {
    level: 'error',
    check: '1>0⇔8>0',
    holds: (value) => positive('1', value) === positive('8', value),
    message: text(
      '有研究开发人员就应有人员人工费用，反之亦然',
      'R&D personnel and personnel expenses go together: either both or neither',
    ),
  },
  atLeast('20', '21'),
  implies('error', ['27'], '22'),
  atLeast('29', '30'),
  atLeast('32', '33'),
  atLeast('36', '37'),
  equal('7', '57+43+58+55+56'),
  implies('warning', ['23', '26'], '22'),
  implies('warning', ['54'], '53'),
  implies('warning', ['44'], '52'),
  hint(
    '22=0',
    (value) => !positive('22', value),
    text('没有企业办研究开发机构，请确认', 'No R&D institution is reported; please confirm'),
  ),
  hint(
    '14>0',
    (value) => positive('14', value),
    text(
      '填报了委托外部研究开发费用，请确认确属委托研发',
      'Entrusted R&D is reported; please confirm that it was really outsourced',
    ),
  ),
  hint(
    '44=0',
    (value) => !positive('44', value),
    text('加计扣除减免税金额为 0，请确认', 'The tax reduced by super-deduction is 0; please confirm'),
  ),
  hint(
    '29=0 and 40=0',
    (value) => !positive('29', value) && !positive('40', value),
    text('既没有专利申请也没有科技论文，请确认', 'Neither patent applications nor papers are reported; please confirm'),
  ),
];

/**
 * The checks of form 107-2 that do not hold, errors first; a value that is not given counts as 0.
 * With the totals of form 107-1 the checks between both forms are run too.
 *
 * @throws DomainError `NOT_AN_AMOUNT` for a value that is no number
 */
export function checkAnnualReport(
  data: AnnualReportData | null | undefined,
  projectForm?: ProjectFormTotals | null,
): AnnualReportFinding[] {
  const value: CodeValue = (code) => reportNumber(data ?? {}, code);
  const checks = projectForm ? [...all, ...projectFormChecks(projectForm)] : all;
  const order: readonly CheckLevel[] = ['error', 'warning', 'hint'];
  return checks
    .filter(({ holds }) => !holds(value))
    .map(({ level, check, message }) => ({ level, check, rows: codesOf(check), message }))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function atLeast(...terms: readonly string[]): Check {
  return {
    level: 'error',
    check: terms.join('>='),
    holds: (value) =>
      terms.every(
        (term, index) => index === 0 || total(terms[index - 1] ?? term, value).compare(total(term, value)) >= 0,
      ),
    message: text(`应满足：代码 ${terms.join(' ≥ ')}`, `Codes must satisfy ${terms.join(' ≥ ')}`),
  };
}

function equal(code: string, terms: string): Check {
  return {
    level: 'error',
    check: `${code}=${terms}`,
    holds: (value) => value(code).compare(total(terms, value)) === 0,
    message: text(`代码 ${code} 应等于 ${terms} 之和`, `Code ${code} must be the sum ${terms}`),
  };
}

function implies(level: CheckLevel, given: readonly string[], needed: string): Check {
  const premise = given.map((code) => `${code}>0`);
  return {
    level,
    check: `${premise.join(' or ')}⇒${needed}>0`,
    holds: (value) => !given.some((code) => positive(code, value)) || positive(needed, value),
    message: text(
      `代码 ${given.join(' 或 ')} 大于 0 时，代码 ${needed} 应大于 0`,
      `Where code ${given.join(' or ')} is above 0, code ${needed} must be too`,
    ),
  };
}

/** A hint applies where its condition is true, unlike the other levels. */
function hint(check: string, applies: (value: CodeValue) => boolean, message: Text): Check {
  return { level: 'hint', check, holds: (value) => !applies(value), message };
}

/** `24+25` → the sum of both codes. */
function total(terms: string, value: CodeValue): ReturnType<CodeValue> {
  return sum(terms.split('+').map(value), 'thousandYuan');
}

function positive(code: string, value: CodeValue): boolean {
  return value(code).compare(thousandYuan(0)) > 0;
}

/** The codes a check names: its numbers other than the 0 it compares with and the constants of form 107-1. */
function codesOf(check: string): string[] {
  const named = check.replace(/^107-1:/, '').match(/\d+/g) ?? [];
  const constants = check.startsWith('107-1:') ? ['12', '1000', '2200', '50000'] : [];
  return [...new Set(named.filter((code) => code !== '0' && !constants.includes(code)))];
}
