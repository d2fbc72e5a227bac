import {
  bookedEntries,
  isMatchSeen,
  matchesOf,
  subjectStandings,
  type EntryCondition,
  type SubjectStanding,
} from '../../finance';
import { faults, Refusal, text } from '../../kernel';
import { requireYear, type Call } from '../../records';
import { datesOf, reportNamed } from './report-entries';

const OTHER_TENANT = text('只能查询本企业的科目', 'Only accounts of your own enterprise can be asked for');

/** Every account booked on, in a year or ever, or matched. */
export const allSubjects = (call: Call, { year }: { year?: string }): Promise<SubjectStanding[]> =>
  standings(call, year === undefined ? [] : datesOf(requireYear(year)), () => true);

/** The accounts without a match. @throws Refusal 404 if another tenant is given */
export async function unmatchedSubjects(
  call: Call,
  { tenantId, year }: { tenantId?: string; year?: string },
): Promise<SubjectStanding[]> {
  if (tenantId !== undefined && tenantId !== call.caller.tenantId) {
    throw new Refusal({ ...faults.invalid(OTHER_TENANT), code: 404 });
  }
  return (await allSubjects(call, { year })).filter(({ costItem }) => costItem === null);
}

/** The accounts on which a ledger's project is booked in its year. */
export async function subjectsOfReport(call: Call, { reportId }: { reportId: string }): Promise<SubjectStanding[]> {
  const { year, projectId } = await reportNamed(call, reportId);
  const ofProject: EntryCondition = { field: 'projectId', is: 'equal', value: projectId };
  return standings(call, [...datesOf(year), ofProject], ({ entries }) => entries > 0);
}

async function standings(
  call: Call,
  where: readonly EntryCondition[],
  isMeant: (standing: SubjectStanding) => boolean,
): Promise<SubjectStanding[]> {
  const matches = await matchesOf(call);
  return subjectStandings(await bookedEntries(call, where), matches).filter(
    (standing) => isMeant(standing) && isMatchSeen(call, matches, standing),
  );
}
