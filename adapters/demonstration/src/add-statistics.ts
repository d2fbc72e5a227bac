import { collectedYearExpense, yearExpense, yearExpenseFields, yearExpenseTotal } from '@rdm/core/internal/enterprise';
import { insertRecords, type Call, type NewValues } from '@rdm/core/internal/records';
import { allocate, thousandYuan } from '@rdm/core/money';
import { projectAmounts } from '@rdm/core/internal/ledger';
import { annualData, saveAnnualData } from '@rdm/core/internal/statistics';

/** The organisations of the demonstration enterprise that spend on R&D, and their shares in percent. */
const organisations = [
  ['研发中心', '64'],
  ['工艺技术部', '36'],
] as const;

/**
 * Adds what a clerk enters for a recomputed year besides A107012: the year expense, as collected and by organisation,
 * and the typed indicators of form 107-2, so that its cross checks hold.
 */
export async function addStatistics(call: Call, year: string): Promise<void> {
  await addYearExpense(call, year);
  const figures = await annualData(call, { year });
  const of = (code: string) => thousandYuan(figures[`amount${code}`] ?? '0');
  await saveAnnualData(call, {
    year,
    amount44_tax_ratio: '15%',
    amount20: '1286.40',
    amount21: '1286.40',
    amount43: '300.00',
    amount22: '1',
    amount23: figures.amount1,
    amount24: '1',
    amount25: '2',
    amount26: of('7').minus(of('14')).toString(),
    amount27: '8642.75',
    amount36: '68420.00',
    amount37: '9350.00',
    amount40: '2',
  });
}

async function addYearExpense(call: Call, year: string): Promise<void> {
  const collected = collectedYearExpense(await projectAmounts(call, { year }));
  const shares = organisations.map(([, share]) => share);
  const parts = yearExpenseFields.map((name) => [name, allocate(collected[name], shares)] as const);
  const rows = organisations.map(([orgName], at) =>
    withTotal({ year, orgName, ...Object.fromEntries(parts.map(([name, part]) => [name, part?.[at] ?? '0.00'])) }),
  );
  const { total: _, ...stated } = collected;
  await insertRecords(call, yearExpense, [withTotal({ year, orgName: null, ...stated }), ...rows]);
}

const withTotal = (record: NewValues<typeof yearExpense>): NewValues<typeof yearExpense> => ({
  ...record,
  total: yearExpenseTotal(record),
});
