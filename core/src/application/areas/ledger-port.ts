import { formDownload, requireSeen, requireYear, type Call } from '../../records';
import type { AreaRunner } from './area-runner';
import type { FormSheetWriter } from '../../kernel';
import {
  clearYearInputs,
  explain,
  ledgerSheet,
  preferential,
  printLedger,
  printPreferential,
  printSummary,
  projectAmounts,
  projectMonths,
  recomputeYear,
  saveYearInputs,
  yearInputs,
  yearSummary2015,
  yearSummary2021,
  type LedgerPort,
  type RecomputeProgressBoard,
} from '../../ledger';
import { areaAccess } from '../permissions';

const access = areaAccess.ledger;

/** Forms are written after their transaction has ended. */
export const ledgerPort = (
  { admitted, run, open }: AreaRunner,
  progress: RecomputeProgressBoard,
  formWriter: FormSheetWriter,
): LedgerPort => ({
  recompute: async (args) => {
    const caller = admitted(access.recompute);
    return progress.during(caller.tenantId, requireYear(args.year), (reached) =>
      open(caller, (call) => recomputeYear(call, args, reached)),
    );
  },
  recomputeProgress: async ({ year }) => progress.of(admitted(access.recomputeProgress).tenantId, year),
  statsAmount: (args) =>
    run(access.statsAmount, async (call) =>
      (await projectAmounts(call, args)).map(({ projectId, projectCode, items, categories, total }) => ({
        projectId,
        projectCode,
        items,
        categories,
        total,
      })),
    ),
  statsMonths: (args) => run(access.statsMonths, (call) => projectMonths(call, args)),
  preferential: (args) => run(access.preferential, (call) => preferential(call, args)),
  summary: (args) => run(access.summary, (call) => ofSeenYear(call, args, yearSummary2021)),
  summary2020: (args) => run(access.summary2020, (call) => ofSeenYear(call, args, yearSummary2015)),
  ledgerSheet: (args) => run(access.ledgerSheet, (call) => ledgerSheet(call, args)),
  explain: (args) => run(access.explain, (call) => explain(call, args)),
  saveYearInputs: (args) => run(access.saveYearInputs, (call) => saveYearInputs(call, args)),
  clearYearInputs: (args) => run(access.clearYearInputs, (call) => clearYearInputs(call, args)),
  exportPreferential: async (args) =>
    formDownload(formWriter, await run(access.exportPreferential, (call) => printPreferential(call, args))),
  exportSummary: async (args) =>
    formDownload(formWriter, await run(access.exportSummary, (call) => ofSeenYear(call, args, printSummary))),
  exportLedger: async (args) =>
    formDownload(formWriter, await run(access.exportLedger, (call) => printLedger(call, args))),
  exportLedgerRows: async (args) =>
    formDownload(formWriter, await run(access.exportLedgerRows, (call) => printLedger(call, args))),
});

/** The summary of a year, which is the caller's to see where that year of the register is. */
async function ofSeenYear<A extends { readonly year: string }, T>(
  call: Call,
  args: A,
  work: (call: Call, args: A) => Promise<T>,
): Promise<T> {
  await requireSeen(call, yearInputs, { year: requireYear(args.year) });
  return work(call, args);
}
