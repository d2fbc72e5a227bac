import { partsReader, type costRecord, type CostPart, type ReadParts } from '../../cost';
import { faults, Refusal, text, isId } from '../../kernel';
import { requireYear, type Call, type RecordOf, type Where } from '../../records';
import type { OpeningAmount } from '../../project';
import type { LedgerSheet } from '../ledger-sheet';
import { projectReport } from '../project-report';
import { ledgerSheet } from '../use-cases/ledger-sheet';
import { periodCosts } from '../use-cases/period-costs';
import { recordsWithParts } from '../use-cases/records-with-parts';
import { sourceNames } from '../use-cases/source-names';

const NO_LEDGER = text(
  '该项目本年度还没有研发支出辅助账，请先一键重算',
  'This project has no R&D ledger for the year yet; recompute the year first',
);

/** Identifies a ledger by the id of its report, or by project and year, and by its type where the project has two. */
export type LedgerAsked =
  | { readonly reportId: string }
  | { readonly projectId: string; readonly year: string; readonly expenditureType?: string };

/** The ledger of a project and year, with the cost records it is made of. */
export interface LedgerBook {
  readonly sheet: LedgerSheet;
  /** By item and month; of a capitalised project with those of the years before. */
  readonly records: readonly RecordOf<typeof costRecord>[];
  /** The parts of a record as the caller may read them. */
  readonly partsOf: (record: RecordOf<typeof costRecord>) => ReadParts;
  /** Of its opening balance what was entered, from before the years of the project were kept here. */
  readonly before: readonly OpeningAmount[];
  /** Display names of the source rows of cost, by row id. */
  readonly names: ReadonlyMap<string, string>;
}

/** @throws Refusal 404 where there is no such ledger */
export async function ledgerBook(call: Call, asked: LedgerAsked): Promise<LedgerBook> {
  const sheet = await ledgerSheet(call, { reportId: await reportAsked(call, asked) });
  const costs = await periodCosts(call, sheet.year, 'ANNUAL');
  const own = costs.filter(({ projectId }) => projectId === sheet.projectId);
  const cost = own.find(({ expenditureType }) => expenditureType === sheet.expenditureType) ?? own[0];
  const ordered = [...(cost?.records ?? [])].sort((a, b) => (`${a.item} ${a.month}` < `${b.item} ${b.month}` ? -1 : 1));
  const records = await recordsWithParts(call, ordered);
  const stored = (record: RecordOf<typeof costRecord>) => (record.parts as CostPart[] | null) ?? [];
  const read = await partsReader(call, records.flatMap(stored));
  const partsOf = (record: RecordOf<typeof costRecord>) => read(stored(record));
  const open = records.flatMap((record) => partsOf(record).open);
  return { sheet, records, before: cost?.before ?? [], partsOf, names: await sourceNames(call, open) };
}

async function reportAsked(call: Call, asked: LedgerAsked): Promise<string> {
  if ('reportId' in asked) return asked.reportId;
  const year = requireYear(asked.year);
  const where: Where<typeof projectReport> = [
    { field: 'projectId', is: 'equal', value: asked.projectId },
    { field: 'year', is: 'equal', value: year },
    ...(asked.expenditureType
      ? [{ field: 'expenditureType', is: 'equal', value: asked.expenditureType } as const]
      : []),
  ];
  const [report] = isId(asked.projectId) ? await call.records.find(projectReport, { where }) : [];
  if (!report) throw new Refusal({ ...faults.invalid(NO_LEDGER), code: 404 });
  return report.id;
}
