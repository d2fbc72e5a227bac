import { rebuildRecords, requireYear, type Call } from '../../records';
import {
  allocateYear,
  closingWarnings,
  costRecord,
  furtherCost,
  furtherCostRecord,
  liveVouchers,
  matchedEntries,
  storedCost,
  warningsOfSources,
  verifiedCost,
  withAllocationVouchers,
  yearEligibility,
  yearKey,
  yearRegisters,
  type CostRecord,
  type CostWarning,
  type EligibleRecord,
  type EntryOfMonth,
  type ProjectRow,
} from '../../cost';
import { pendingChanges, RECOMPUTED, recomputedTime, requireOpenChannel, yearChange } from '../../enterprise';
import { grouped, text, type Text } from '../../kernel';
import { categoryAmounts, deductibleItems, totalOf } from '../category-amounts';
import { ledgerRow } from '../ledger-row';
import { makeLedgerRows } from '../make-ledger-rows';
import { standingsOf } from '../project-balance';
import { projectReport } from '../project-report';
import { ensureMasters, expenditureOn, plainCourse, projectsOfYear } from '../../project';
import { courseWarnings } from './course-warnings';
import { namedWarnings } from './named-warnings';
import { relatedWarnings } from './related-warnings';
import { changedFigures, figuresOfYear, type ChangedFigure } from './recompute-change';
import { statedOfReports } from './stated-of-reports';
import { keptCost } from './kept-cost';
import { entrustedTotals, noteLaterYears } from './later-entrusted';
import { enterpriseOf } from './year-inputs-of';

/** Result of rebuilding a year; idempotent. */
export interface RecomputeResult {
  readonly costRecords: number;
  readonly ledgerRows: number;
  readonly reports: number;
  /** Lines of A107012 and totals of ledgers that differ from before. */
  readonly changes: readonly ChangedFigure[];
  /** Messages about rows that could not be used. */
  readonly warnings: readonly RecomputeWarning[];
}

export interface RecomputeWarning extends Text {
  /** Rows concerned. */
  readonly count: number;
  /** The page where it can be put right, if there is one. */
  readonly place?: string;
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
  await ensureMasters(call, await projectsOfYear(call, year));
  const registers = await yearRegisters(call, year);
  reached(1);
  const allocation = allocateYear(registers);
  const { records: allocated, warnings } = allocation;
  reached(2);
  const ofYear = [{ field: 'year', is: 'equal', value: year }] as const;
  const { locked, kept } = await keptCost(call, year);
  const built = allocated.filter((record) => !locked.has(record));
  const { kinds } = await enterpriseOf(call, year);
  const collected = [...(kept as readonly CostRecord[]), ...built];
  const { records, warnings: ofExclusions } = await yearEligibility(
    call,
    collected,
    registers,
    kinds,
    async (each) => (await recomputedTime(call, each)) !== null,
  );
  // A locked month keeps what was collected; what of it counts follows the exclusions of today.
  const keptNow = kept.map((record, at) => {
    const { excluded, exclusions } = records[at]!;
    return { ...record, excluded, exclusions };
  });
  const entrustedBefore = await entrustedTotals(call, year);
  await rebuildRecords(call, costRecord, ofYear, storedCost(records.slice(kept.length), year), keptNow);
  const further = furtherCost(registers);
  await rebuildRecords(call, furtherCostRecord, ofYear, storedCost(further.costs, year));
  await noteLaterYears(call, year, entrustedBefore);
  reached(3);
  const byProject = grouped(records, ({ projectId }) => projectId);
  const ledgers = registers.projects.flatMap((project) => ledgersOf(project, year, byProject.get(project.id) ?? []));
  const stated = await statedOfReports(call, ofYear);
  const reportIds = await rebuildRecords(
    call,
    projectReport,
    ofYear,
    ledgers.map(({ projectId, expenditureType, completion, records: own }) => {
      const items = deductibleItems(own);
      const made = { projectId, expenditureType, completion, total: totalOf(items), items };
      return { year, ...made, ...categoryAmounts(items), ...stated(made) };
    }),
  );
  const isVerified = await verifiedCost(call, year);
  const entries = new Map(registers.voucherEntries.map((entry) => [entry.id, entry]));
  const bookedBy = grouped(
    withAllocationVouchers(
      matchedEntries(registers.voucherEntries, registers.subjectMatches, registers.closingRules),
      registers.voucherEntries,
      await liveVouchers(call, year),
    ),
    ({ entry }) => entry.projectId ?? '',
  );
  const ledgersBy = grouped(ledgers, ({ projectId }) => projectId);
  const courses = new Map(registers.projects.map((each) => [each.id, each]));
  // A voucher of a project with both phases belongs to the ledger of the phase of its date.
  const isOnLedger = ({ projectId, date, ofMonth }: EntryOfMonth, type: string) => {
    if ((ledgersBy.get(projectId ?? '') ?? []).length < 2) return true;
    const { code, course = plainCourse(code), expenditureType } = courses.get(projectId!)!;
    return expenditureOn(course, expenditureType, ofMonth ?? date) === type;
  };
  function* rows() {
    for (const [place, { projectId, expenditureType, records: own }] of ledgers.entries()) {
      const reportId = reportIds[place];
      const booked = (bookedBy.get(projectId) ?? []).filter(({ entry }) => isOnLedger(entry, expenditureType));
      const made = makeLedgerRows({ records: own, entries, isVerified, booked });
      for (const row of made) yield Object.assign({ year, projectId, reportId }, row);
    }
  }
  const ledgerRows = (await rebuildRecords(call, ledgerRow, ofYear, rows())).length;
  const counts = { costRecords: records.length, ledgerRows, reports: reportIds.length };
  await auditRecompute(call, year, counts);
  await call.records.purge(yearChange, [{ field: 'id', is: 'in', value: seen.map(({ id }) => id) }]);
  const ofCourses = await courseWarnings(call, year, [...registers.projects, ...registers.leftOut], kept);
  return {
    ...counts,
    changes: changedFigures(before, await figuresOfYear(call, year)),
    warnings: [
      ...registers.leftOut.map(leftOut),
      ...(await namedWarnings(call, [...warnings, ...further.warnings, ...ofExclusions])).map(sentence),
      ...(await relatedWarnings(call, year)).map((message) => ({ ...message, count: 1 })),
      ...ofCourses.map((message) => ({ ...message, count: 1 })),
      ...warningsOfSources(registers, allocation).map(({ message, count }) => ({
        ...{ ...message, count },
        place: `${placesOf.sources}?year=${year}`,
      })),
      ...closingWarnings(registers).map(({ message, count }) => ({ ...message, count, place: placesOf.closings })),
    ],
  };
}

/** The ledgers of a project in a year: two if it has both phases, one expensed if it came to nothing in the year. */
function ledgersOf(
  { id: projectId, code, course = plainCourse(code), expenditureType, completion, endTime }: ProjectRow,
  year: string,
  costs: readonly EligibleRecord[],
) {
  const own = { year, expenditureType, completion, endTime, costs };
  return standingsOf(course, own, [], `${year}-12`).map((standing) => ({
    projectId,
    expenditureType: standing.expenditureType,
    completion: standing.ended ? 'ended' : completion,
    records: standing.costs,
  }));
}

const leftOut = ({ code, name }: { code: string; name: string }) => ({
  ...text(
    `项目 ${code} ${name} 的草稿尚未填写开始日期等信息，未参与归集`,
    `The draft of project ${code} ${name} does not state its dates yet; it was left out`,
  ),
  count: 1,
});

/** Paths of the menu. */
const placesOf = { sources: '/rdm/cost-source', closings: '/rdm/financialaccount/closing' } as const;

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
