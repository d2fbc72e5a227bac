import { voucherEntry, type FinancePort } from '../../finance';
import { listRecords, workbookDownload, type Call, type PageQuery } from '../../records';
import type { AreaRunner } from './area-runner';
import type { SpreadsheetWriter } from '../../kernel';
import {
  allSubjects,
  cooperationSheet,
  renameSubjects,
  reportStats,
  reportTotal,
  reportTotalAmount,
  submitMatch,
  subjectsOfReport,
  unmatchedSubjects,
  unsubmittedEntries,
} from '../../ledger';
import { areaAccess } from '../permissions';

const access = areaAccess.finance;

/** The workbook is written after its transaction has ended. */
export const financePort = ({ run }: AreaRunner, { writer }: { readonly writer: SpreadsheetWriter }): FinancePort => ({
  // The declaration types the record; the store only knows rows.
  page: (query) => run(access.page, (call) => listRecords(call, voucherEntry, query)) as unknown as Listed,
  unsubmitted: (query) => run(access.unsubmitted, (call) => unsubmittedPage(call, query)) as unknown as Listed,
  subjects: (args) => run(access.subjects, (call) => allSubjects(call, args)),
  unmatchedSubjects: (args) => run(access.unmatchedSubjects, (call) => unmatchedSubjects(call, args)),
  subjectsOfReport: (args) => run(access.subjectsOfReport, (call) => subjectsOfReport(call, args)),
  submitMatch: (args) => run(access.submitMatch, (call) => submitMatch(call, args)),
  updateSubjects: (args) => run(access.updateSubjects, (call) => renameSubjects(call, args)),
  stats: (args) => run(access.stats, (call) => reportStats(call, args)),
  total: (args) => run(access.total, (call) => reportTotal(call, args)),
  totalAmount: (args) => run(access.totalAmount, (call) => reportTotalAmount(call, args)),
  exportCooperation: async (args) => {
    const { name, sheet } = await run(access.exportCooperation, (call) => cooperationSheet(call, args));
    return workbookDownload(writer, name, [sheet]);
  },
});

type Listed = ReturnType<FinancePort['page']>;

async function unsubmittedPage(call: Call, query: PageQuery) {
  const theirs = { field: 'id', is: 'in' as const, value: await unsubmittedEntries(call) };
  return listRecords(call, voucherEntry, { ...query, where: [...(query.where ?? []), theirs] });
}
