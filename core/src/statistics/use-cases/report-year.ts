import { requireSeen, type Call } from '../../records';
import { yearAsked } from '../../ledger';
import { annualReport } from '../annual-report';

/** The requested year of a report. @throws Refusal 404 if the caller may not see the report of that year */
export async function reportYear(call: Call, given: { year?: string; reportId?: string }): Promise<string> {
  const year = await yearAsked(call, given);
  await requireSeen(call, annualReport, { year });
  return year;
}
