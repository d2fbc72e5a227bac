import { text, type Text } from '../kernel';
import type { Call } from './call';

/** What leaves the product of a project or of a year, as the history names it. */
export const exportedPapers = {
  projectSheet: text('项目清单', 'List of projects'),
  projectDocument: text('项目文档', 'Document of a project'),
  nameList: text('研发人员名单', 'List of R&D staff'),
  finalAccount: text('项目经费决算表', 'Final account of a project'),
  ledger: text('研发支出辅助账', 'R&D ledger'),
  ledgerSummary: text('辅助账汇总表', 'Summary of ledgers'),
  allocationSheets: text('费用分配表', 'Allocation sheets'),
  centralisedShares: text('集中研发分摊表', 'Shares of centralised R&D'),
  deductionForm: text('优惠明细表（A107012）', 'Form A107012'),
  statisticsForm: text('研究开发统计表（107-1、107-2）', 'Statistics forms 107-1 and 107-2'),
  retainedFiles: text('留存备查资料', 'Retained files'),
} as const satisfies Readonly<Record<string, Text>>;

export type ExportedPaper = keyof typeof exportedPapers;

/** What a call takes out of the product. */
export interface Exports {
  readonly paper: ExportedPaper;
  /** The ids of the projects it is of, or the years. */
  readonly of: (call: Call, args: never) => readonly string[] | Promise<readonly string[]>;
}

/** By the field of the arguments that names the project. */
export const exportsOf = {
  project: (paper: ExportedPaper): Exports => ({
    paper,
    of: (_, { projectId }: { readonly projectId: string }) => [projectId],
  }),
  year: (paper: ExportedPaper): Exports => ({ paper, of: (_, { year }: { readonly year: string }) => [year] }),
};

/** Under which an export stands in the history, beside the id of the project or the year. */
export const exportedName = (paper: ExportedPaper): string => `export/${paper}`;

/** Tells in the history of each project or year who took the paper, and when. */
export async function auditExport(call: Call, { paper, of }: Exports, args: unknown): Promise<void> {
  const { caller, clock, ids, records } = call;
  const taken = await of(call, args as never);
  await records.audit(
    taken.map((recordId) => ({
      id: ids.next(),
      resource: exportedName(paper),
      recordId,
      action: 'export' as const,
      userId: caller.userId || null,
      account: caller.account || null,
      time: clock.now(),
      before: null,
      after: null,
    })),
  );
}
