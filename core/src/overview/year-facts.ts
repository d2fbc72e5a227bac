import { openMonths, type ProjectAmounts } from '../cost';
import { enterpriseYear, yearState } from '../enterprise';
import { voucherEntry } from '../finance';
import { workTime } from '../hours';
import { Refusal, type Text } from '../kernel';
import { preferential, projectAmounts, projectReport, yearInputs } from '../ledger';
import { projectDetail, type project } from '../project';
import { wholly, type Call, type RecordOf, type Where } from '../records';
import { referenceFile, retentionOfProjects, type ProjectRetention } from '../retention';
import { annualReport, reportedTaxRate, taxSaved } from '../statistics';
import { withoutEvidence } from './missing-evidence';
import { subjectMatching } from './unmatched-entries';

export type Project = RecordOf<typeof project>;

/** What a year holds; `null` without the permission to view it. */
export interface YearFacts {
  readonly projects: readonly Project[];
  readonly amounts: readonly ProjectAmounts[] | null;
  /** Of the year before. */
  readonly amountsBefore: readonly ProjectAmounts[] | null;
  /** Line 51 of A107012 in 元. */
  readonly deduction: string | null;
  /** 所得税税率 as typed in the 107-2 report, e.g. `15%`; null while it is not. */
  readonly taxRate: string | null;
  /** 预计节税额; null without a deduction or a rate. */
  readonly taxSaved: string | null;
  readonly openMonths: readonly string[] | null;
  readonly hasEnterpriseKind: boolean | null;
  readonly projectsWithoutHours: readonly Project[] | null;
  readonly reports: number | null;
  readonly vouchers: number | null;
  readonly subjectMatches: number | null;
  /** Voucher entries of R&D subjects that are not matched. */
  readonly unmatchedEntries: number | null;
  readonly projectsWithoutEvidence: readonly Project[] | null;
  /** What the papers of the year say of being out of date; null where they are not. */
  readonly outOfDate: Text | null;
  /** Whether the papers are those of a declaration. */
  readonly filed: boolean | null;
  /** Whether the typed lines of A107012 were entered. */
  readonly hasYearInputs: boolean | null;
  readonly retention: readonly ProjectRetention[] | null;
}

/** Reads a year, within the scopes of the caller but for the papers of the whole enterprise. */
export async function yearFacts(call: Call, year: string, projects: readonly Project[]): Promise<YearFacts> {
  const { records, clock, caller } = call;
  const seen = async <T>(permission: string, read: () => Promise<T>): Promise<T | null> =>
    caller.permissions.has(permission) ? read() : null;
  const whole = wholly(call);
  const inYear: { field: 'year'; is: 'equal'; value: string }[] = [{ field: 'year', is: 'equal', value: year }];
  const amounts = await seen(projectReport.permissions.view, () => projectAmounts(call, { year }));
  const before = String(Number(year) - 1);
  const deduction = await seen('preferential_view', () =>
    ifThere(async () => (await preferential(whole, { year })).lines['51'] ?? null),
  );
  const taxRate = await seen(annualReport.permissions.view, () => ifThere(() => reportedTaxRate(whole, year)));
  const matching = await seen('financialaccountmatch_view', () =>
    seen(voucherEntry.permissions.view, () => subjectMatching(call, year)),
  );
  const enterprises = await seen(enterpriseYear.permissions.view, () =>
    records.find(enterpriseYear, { where: inYear }),
  );
  const state = await yearState(whole, { year });
  return {
    projects,
    amounts,
    amountsBefore: amounts && (await projectAmounts(call, { year: before })),
    deduction,
    taxRate,
    taxSaved: taxSaved(deduction, taxRate),
    openMonths: await openMonths(whole, year, clock.now().slice(0, 7)),
    hasEnterpriseKind: enterprises && enterprises.some(({ enterpriseKinds }) => enterpriseKinds?.length),
    projectsWithoutHours: await seen(workTime.permissions.view, () => withoutHours(call, projects, amounts)),
    reports: await seen(projectReport.permissions.view, () => records.count(projectReport, inYear)),
    vouchers: await seen(voucherEntry.permissions.view, () =>
      records.count(voucherEntry, [{ field: 'month', is: 'likeRight', value: year }]),
    ),
    subjectMatches: matching && matching.matched,
    unmatchedEntries: matching && matching.unmatchedEntries,
    projectsWithoutEvidence: await seen(projectDetail.permissions.view, async () => {
      const where: Where<typeof projectDetail> = [
        { field: 'projectId', is: 'in', value: projects.map(({ id }) => id) },
      ];
      return withoutEvidence(projects, await records.find(projectDetail, { where }));
    }),
    outOfDate: state.computedTime !== null && !state.filed ? state.notice : null,
    filed: state.filed !== null,
    hasYearInputs: await seen(yearInputs.permissions.view, async () => (await records.count(yearInputs, inYear)) > 0),
    retention: await seen(referenceFile.permissions.view, () => retentionOfProjects(call, { year })),
  };
}

/** A year without what a paper needs has no figure yet. */
async function ifThere<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && [400, 404].includes(error.fault.code)) return null;
    throw error;
  }
}

/** Asks only for projects without personnel cost, because the others must have hours. */
async function withoutHours(
  { records }: Call,
  projects: readonly Project[],
  amounts: YearFacts['amounts'],
): Promise<readonly Project[]> {
  const paid = new Set(amounts?.filter(({ items }) => items['1.1'] ?? items['1.3']).map(({ projectId }) => projectId));
  const idle: Project[] = [];
  for (const each of projects.filter(({ id }) => !paid.has(id))) {
    const count = await records.count(workTime, [{ field: 'projectId', is: 'equal', value: each.id }]);
    if (count === 0) idle.push(each);
  }
  return idle;
}
