import { bookedEntries, closingRules, matchesOf, type EntryCondition } from '../../finance';
import { faults, Refusal, isId } from '../../kernel';
import type { Call, RecordOf, Where } from '../../records';
import { projectReport } from '../project-report';
import { bookings, type Booking } from './bookings';

type Report = RecordOf<typeof projectReport>;

/** @throws Refusal 404 where there is no such ledger */
export async function reportNamed(call: Call, reportId: string): Promise<Report> {
  const where: Where<typeof projectReport> = [{ field: 'id', is: 'equal', value: reportId }];
  const [found] = isId(reportId ?? '') ? await call.records.find(projectReport, { where }) : [];
  if (!found) throw new Refusal(faults.notFound(projectReport.label));
  return found;
}

/** The dates of a year, as conditions. */
export const datesOf = (year: string): EntryCondition[] => [
  { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
  { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
];

/**
 * The entries of vouchers and corrections that book cost of the ledger's project in its year, by the matching of their
 * accounts; what only carries cost forward at the end of a period is left out.
 */
export async function reportEntries(call: Call, reportId: string): Promise<readonly [Report, readonly Booking[]]> {
  const report = await reportNamed(call, reportId);
  const booked = bookings(
    await bookedEntries(call, datesOf(report.year)),
    await matchesOf(call),
    await closingRules(call),
  );
  return [report, booked.filter(({ entry }) => entry.projectId === report.projectId)];
}
