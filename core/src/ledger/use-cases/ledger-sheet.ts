import { bookedRegisters, type voucherEntry, type EntryCondition } from '../../finance';
import { filedPaper, paperNames } from '../../enterprise';
import { faults, Refusal, text, isId } from '../../kernel';
import { requireYear, type Call, type RecordOf, type Where } from '../../records';
import type { ItemAmounts } from '../category-amounts';
import { entrustedOptions } from '../entrusted-options';
import { ledgerRow } from '../ledger-row';
import { amountsOf, totalAmounts, type LedgerSheet, type LedgerSheetRow } from '../ledger-sheet';
import { projectReport } from '../project-report';
import { periodCosts } from './period-costs';
import { relatedDetails } from './related-details';
import { sourceNotes } from './source-notes';
import { summarisedLedger } from './summary-head';
import { contractsOfYear, projectsOfYear } from '../../project';

const NO_LEDGER = text('辅助账不存在或已被重新编制，请刷新', 'This ledger does not exist any more; refresh');

type Row = RecordOf<typeof ledgerRow>;
type Entry = RecordOf<typeof voucherEntry>;

/** A ledger by its id; with a year instead of an id the ledger of the year's first project by code. */
export interface AskedLedger {
  readonly reportId?: string;
  readonly year?: string;
}

/** The ledger behind a project report, its rows in the order of time. */
export async function ledgerSheet(call: Call, asked: AskedLedger): Promise<LedgerSheet> {
  const report = await (asked.reportId === undefined ? firstReport(call, asked) : reportOf(call, asked.reportId));
  const { year, projectId } = report;
  const filed = await filedPaper<LedgerSheet>(call, year, paperNames.ledger(report.id));
  if (filed) return filed;
  const [of, own] = [await projectsOfYear(call, year), await periodCosts(call, year, 'ANNUAL', projectId)];
  const project = of.find(({ id }) => id === projectId);
  if (!project) throw notFound();
  // The ledger may have been built before the type of the project changed.
  const cost = own.find((each) => each.expenditureType === report.expenditureType) ?? own[0]!;
  const opening = cost.opening.items;
  const rows = await sheetRows(call, report);
  const opened = Object.keys(opening).length > 0 ? amountsOf(opening) : null;
  const total = totalAmounts([...(opened ? [opened] : []), ...rows]);
  const contracts = await contractsOfYear(call, year);
  const projects = new Map([[projectId, project]]);
  const related = (await relatedDetails(call, own, projects, contracts)).get(cost.id);
  return {
    ...summarisedLedger(project, cost),
    // The type the ledger was built for, even if the project's type has changed since.
    expenditureType: report.expenditureType,
    reportId: report.id,
    ledgerId: cost.id,
    year,
    devForm: project.devForm,
    opening: opened,
    rows,
    sources: await sourceNotes(call, year, projectId),
    entrusted: entrustedOptions(total.items, project.devForm, contracts.get(projectId) ?? [], related !== undefined),
    ...(related && { related }),
    total,
  };
}

const notFound = () => new Refusal({ ...faults.invalid(NO_LEDGER), code: 404 });

/** @throws Refusal 404 where there is no such ledger */
export async function reportOf(call: Call, id: string): Promise<RecordOf<typeof projectReport>> {
  const where: Where<typeof projectReport> = [{ field: 'id', is: 'equal', value: id }];
  const [found] = isId(id) ? await call.records.find(projectReport, { where }) : [];
  if (!found) throw notFound();
  return found;
}

async function firstReport(call: Call, asked: AskedLedger): Promise<RecordOf<typeof projectReport>> {
  const year = requireYear(asked.year);
  const reports = await call.records.find(projectReport, { where: [{ field: 'year', is: 'equal', value: year }] });
  for (const { id } of await projectsOfYear(call, year)) {
    const found = reports.find(({ projectId }) => projectId === id);
    if (found) return found;
  }
  throw notFound();
}

async function sheetRows(call: Call, report: RecordOf<typeof projectReport>): Promise<LedgerSheetRow[]> {
  const rows = await call.records.find(ledgerRow, {
    where: [{ field: 'reportId', is: 'equal', value: report.id }],
    order: [{ field: 'rowKey' }],
  });
  const voucherOf = await vouchers(call, rows, report.projectId);
  return rows.map((row) => ({
    id: row.id,
    month: row.month,
    origin: row.origin,
    verification: row.verification,
    ...voucherOf(row),
    voucherDate: row.voucherDate,
    voucherType: row.voucherType,
    voucherNo: row.voucherNo,
    summary: row.summary,
    excluded: row.excluded ?? '0.00',
    adjustment: row.adjustment,
    collected: (row.collected as ItemAmounts | null) ?? (row.items as ItemAmounts | null) ?? {},
    ...amountsOf((row.items as ItemAmounts | null) ?? {}),
    bookAmount: row.bookAmount,
    taxAdjustment: row.taxAdjustment,
  }));
}

/** Finds the entry linked from a row: preferably one of the project, then vouchers before corrections. */
async function vouchers(
  call: Call,
  rows: readonly Row[],
  projectId: string,
): Promise<(row: Row) => Pick<LedgerSheetRow, 'voucherId' | 'voucherResource'>> {
  const booked = rows.filter(({ voucherNo }) => voucherNo !== null);
  const where: EntryCondition[] = [
    { field: 'month', is: 'in', value: [...new Set(booked.map(({ month }) => month))] },
    { field: 'voucherNo', is: 'in', value: [...new Set(booked.map(({ voucherNo }) => voucherNo!))] },
  ];
  const byKey = new Map<string, { readonly entry: Entry; readonly resource: string }>();
  for (const register of booked.length > 0 ? bookedRegisters : []) {
    const entries = await call.records.find(register, { where, order: [{ field: 'entryNo' }] });
    for (const entry of entries) {
      const known = byKey.get(keyOf(entry))?.entry;
      if (known && (known.projectId === projectId || entry.projectId !== projectId)) continue;
      byKey.set(keyOf(entry), { entry, resource: register.name });
    }
  }
  return (row) => {
    const found = byKey.get(keyOf(row));
    return { voucherId: found?.entry.id ?? null, voucherResource: found?.resource ?? null };
  };
}

const keyOf = ({ month, voucherType, voucherNo }: Pick<Row | Entry, 'month' | 'voucherType' | 'voucherNo'>) =>
  JSON.stringify([month, voucherType ?? null, String(voucherNo)]);
