import { rebuildRecords, requireYear, type Call, type RecordOf } from '../../records';
import {
  allocateYear,
  costRecord,
  lockedCost,
  verifiedCost,
  yearKey,
  yearRegisters,
  type CostRecord,
  type CostWarning,
  type LockedCost,
} from '../../cost';
import { requireOpenChannel, yearChange } from '../../enterprise';
import { grouped, text, type Text } from '../../kernel';
import { addItems, categoryAmounts, totalOf } from '../category-amounts';
import { ledgerRow } from '../ledger-row';
import { makeLedgerRows } from '../make-ledger-rows';
import { projectReport } from '../project-report';
import { changedFigures, figuresOfYear, type ChangedFigure } from './recompute-change';
import { statedOfReports } from './stated-of-reports';
import { pendingChanges, RECOMPUTED } from './year-state';

/** Result of rebuilding a year; idempotent. */
export interface RecomputeResult {
  readonly costRecords: number;
  readonly ledgerRows: number;
  readonly reports: number;
  /** Lines of A107012 and totals of ledgers that differ from before. */
  readonly changes: readonly ChangedFigure[];
  /** Messages about rows that could not be used. */
  readonly warnings: readonly (Text & { readonly count: number })[];
}

/**
 * Rebuilds a year's cost records, ledgers and ledger rows from the registers and vouchers; never changes those. Cost of
 * locked months is kept and used for the ledgers.
 * `reached` is called with the index of each step, from 0, as it begins.
 */
export async function recomputeYear(
  call: Call,
  given: { year: string },
  reached: (step: number) => void,
): Promise<RecomputeResult> {
  const year = requireYear(given.year);
  await call.records.lock(yearKey(year));
  await requireOpenChannel(call, year);
  await call.changes.store();
  // What is committed by now is read below; changes that commit later stay marked.
  const seen = await pendingChanges(call, year);
  const before = await figuresOfYear(call, year);
  reached(0);
  const registers = await yearRegisters(call, year);
  reached(1);
  const { records: allocated, warnings } = allocateYear(registers);
  reached(2);
  const ofYear = [{ field: 'year', is: 'equal', value: year }] as const;
  const locked = await lockedCost(call, year);
  const kept = locked.any ? (await call.records.find(costRecord, { where: ofYear })).filter(isLocked(locked)) : [];
  const built = allocated.filter((record) => !locked.has(record));
  await rebuildRecords(call, costRecord, ofYear, within(built, year), kept);
  const records = [...(kept as readonly CostRecord[]), ...built];
  reached(3);
  const byProject = grouped(records, ({ projectId }) => projectId);
  const { projects } = registers;
  const stated = await statedOfReports(call, ofYear);
  const reportIds = await rebuildRecords(
    call,
    projectReport,
    ofYear,
    projects.map(({ id, expenditureType, completion }) => {
      const items = addItems(byProject.get(id) ?? []);
      const made = { projectId: id, expenditureType, completion, total: totalOf(items), items };
      return { year, ...made, ...categoryAmounts(items), ...stated(made) };
    }),
  );
  const isVerified = await verifiedCost(call, year);
  const entries = new Map(registers.voucherEntries.map((entry) => [entry.id, entry]));
  function* rows() {
    for (const [place, { id: projectId }] of projects.entries()) {
      const reportId = reportIds[place];
      const made = makeLedgerRows(byProject.get(projectId) ?? [], entries, isVerified);
      for (const row of made) yield Object.assign({ year, projectId, reportId }, row);
    }
  }
  const ledgerRows = (await rebuildRecords(call, ledgerRow, ofYear, rows())).length;
  const counts = { costRecords: records.length, ledgerRows, reports: reportIds.length };
  await auditRecompute(call, year, counts);
  await call.records.purge(yearChange, [{ field: 'id', is: 'in', value: seen.map(({ id }) => id) }]);
  const changes = changedFigures(before, await figuresOfYear(call, year));
  return { ...counts, changes, warnings: [...registers.leftOut.map(leftOut), ...warnings.map(sentence)] };
}

function* within(records: readonly CostRecord[], year: string): Generator<Readonly<Record<string, unknown>>> {
  for (const record of records) yield { ...record, year };
}

const isLocked =
  ({ has }: LockedCost) =>
  ({ month, item }: RecordOf<typeof costRecord>) =>
    has({ month, item });

const leftOut = ({ code, name }: { code: string; name: string }) => ({
  ...text(
    `项目 ${code} ${name} 的草稿尚未填写开始日期等信息，未参与归集`,
    `The draft of project ${code} ${name} does not state its dates yet; it was left out`,
  ),
  count: 1,
});

const sentence = ({ message, rows }: CostWarning) => ({ ...message, count: rows });

async function auditRecompute(call: Call, year: string, counts: Readonly<Record<string, number>>): Promise<void> {
  await call.records.audit([
    {
      id: call.ids.next(),
      resource: RECOMPUTED,
      recordId: year,
      action: 'call',
      userId: call.caller.userId || null,
      account: call.caller.account || null,
      time: call.clock.now(),
      before: null,
      after: counts,
    },
  ]);
}
