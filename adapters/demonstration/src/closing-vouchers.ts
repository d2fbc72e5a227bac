import type { Month } from '@rdm/core/calendar';
import { sum, yuan } from '@rdm/core/money';
import { lastDay } from './period';
import type { Project } from './projects';
import { otherSubjects, subjectsOfChart, type Subject } from './subjects';
import type { VoucherCorrectionRows } from './voucher-corrections';
import type { Voucher, VoucherLine, VoucherRows } from './voucher';

/** MM of the months at whose end expensed cost is carried to 研发费用. */
const closed = ['06', '12'] as const;

/** Accounts of 研发支出-费用化支出. */
const EXPENSED = '530101';

/** Half-yearly closings: what stands on the accounts of expensed R&D cost is carried to 研发费用, by project. */
export function closingVouchers(
  booked: VoucherRows,
  corrections: VoucherCorrectionRows,
  projects: readonly Project[],
  months: readonly Month[],
): Voucher[] {
  const subjects = subjectsOfChart().filter(({ code }) => code.startsWith(EXPENSED));
  return closed.flatMap((ends, half) => {
    const month = months.find((each) => each.endsWith(`-${ends}`));
    if (!month) return [];
    const isOfHalf = ({ date }: { readonly date: string }) => Math.floor((Number(date.slice(5, 7)) - 1) / 6) === half;
    const entries = [...booked, ...corrections].filter(
      (entry) => isOfHalf(entry) && entry.subjectCode.startsWith(EXPENSED),
    );
    const credits = projects.flatMap((project) => subjects.flatMap((subject) => balanceOf(entries, project, subject)));
    const amount = sum(credits.map((line) => yuan(line.amount))).toString();
    const { rdExpense } = otherSubjects;
    const summary = `${Number(ends)}月末结转费用化研发支出`;
    const debits = [{ subject: rdExpense, amount, project: null }];
    return [{ date: lastDay(month), summary, debits, credits, creditTo: null, department: '财务部' }];
  });
}

type Entry = (VoucherRows | VoucherCorrectionRows)[number];

function balanceOf(entries: readonly Entry[], project: Project, subject: Subject): VoucherLine[] {
  const own = entries.filter(
    ({ subjectCode, projectId }) => subjectCode === subject.code && projectId === project.code,
  );
  const amount = sum(own.map((entry) => yuan(entry.debitAmount ?? '0').minus(yuan(entry.creditAmount ?? '0'))));
  return amount.isZero() ? [] : [{ subject, amount: amount.toString(), project }];
}
