import type { Ports } from '@rdm/core/internal/application';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import type { Text } from '@rdm/core/internal/kernel';
import { voucherEntry } from '@rdm/core/internal/finance';
import type { Condition, RecordOf } from '@rdm/core/internal/records';
import type { ProjectRetention } from '@rdm/core/internal/retention';
import { projectReport, yearInputs, type LedgerPort, type ProjectMonths } from '@rdm/core/internal/ledger';
import { type project, projectDetail } from '@rdm/core/internal/project';
import { workTime } from '@rdm/core/internal/hours';
import { allowed } from './allowed';
import { withoutEvidence } from './missing-evidence';
import type { OpenMonths } from './open-months';
import { subjectEntries, unmatchedEntries } from './unmatched-entries';

export type Project = RecordOf<typeof project>;

/** Data of a year on the home page; `null` without the permission to view it. */
export interface YearData {
  readonly projects: readonly Project[];
  readonly amounts: Awaited<ReturnType<LedgerPort['statsAmount']>> | null;
  readonly months: readonly ProjectMonths[] | null;
  /** Line 51 of A107012 in 元. */
  readonly deduction: string | null;
  /** 所得税税率 as typed in the 107-2 report, e.g. `15%`; null while it is not. */
  readonly taxRate: string | null;
  /** 预计节税额; null without a deduction or a rate. */
  readonly taxSaved: string | null;
  readonly openMonths: OpenMonths | null;
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

/** Lazy: what they define stays out of the chunk of the page. */
export const homeParts = () =>
  Promise.all([
    import('./open-months').then(({ openMonths }) => openMonths),
    import('../../../resource/tax-saved').then(({ taxSaved }) => taxSaved),
  ]);

/** Fetches a year through the ports. @throws the rejection of a call, except missing permissions */
export async function fetchYear(
  ports: Ports,
  year: string,
  projects: readonly Project[],
  today: Date,
): Promise<YearData> {
  const inYear: Condition = { field: 'year', is: 'equal', value: year };
  const count = async (list: Promise<{ readonly total: number }>) => (await allowed(list))?.total ?? null;
  const [openMonths, taxSaved] = await homeParts();
  const [amounts, months, preferential, statistics, open, ...rest] = await Promise.all([
    allowed(ports.ledger.statsAmount({ year })),
    allowed(ports.ledger.statsMonths({ year })),
    // A year without what the form needs is refused with 400 or 404: it has no figure yet.
    allowed(ports.ledger.preferential({ year }), 400, 404),
    allowed(ports.statistics.data({ year }), 400, 404),
    openMonths(ports, year, today),
    allowed(ports.resource(enterpriseYear).list({ where: [inYear], size: 1 })),
    count(ports.resource(projectReport).list({ where: [inYear], size: 1 })),
    count(ports.resource(voucherEntry).list({ where: [{ field: 'month', is: 'likeRight', value: year }], size: 1 })),
    allowed(subjectEntries(ports, year)),
    allowed(detailsOf(ports, projects)),
    count(ports.resource(yearInputs).list({ where: [inYear], size: 1 })),
    allowed(ports.ledger.yearState({ year })),
    allowed(ports.retention.standing({ year })),
  ]);
  const deduction = preferential?.lines['51'] ?? null;
  const taxRate = taxRateOf(statistics?.amount44_tax_ratio);
  const [enterprise, reports, vouchers, subjects, details, typed, state, retention] = rest;
  // What could only be asked once the others were known, again in one go.
  const [unmatched, idle] = await Promise.all([
    subjects && allowed(unmatchedEntries(ports, year, subjects)),
    withoutHours(ports, projects, amounts),
  ]);
  return {
    projects,
    amounts,
    months,
    deduction,
    taxRate,
    taxSaved: taxSaved(deduction, taxRate),
    openMonths: open,
    hasEnterpriseKind: enterprise && enterprise.records.some(({ enterpriseKinds }) => enterpriseKinds?.length),
    projectsWithoutHours: idle,
    reports,
    vouchers,
    subjectMatches: subjects && subjects.matched.length,
    unmatchedEntries: unmatched,
    projectsWithoutEvidence: details && withoutEvidence(projects, details),
    outOfDate: state && state.computedTime !== null && !state.filed ? state.notice : null,
    filed: state && state.filed !== null,
    hasYearInputs: typed === null ? null : typed > 0,
    retention,
  };
}

/** 0 % is the default of a report not yet filled in. */
const taxRateOf = (typed: string | undefined) => (typed && /[1-9]/.test(typed) ? typed : null);

/** Number of ids that fit into a URL. */
const idsAtOnce = 100;

async function detailsOf(ports: Ports, projects: readonly Project[]) {
  const ids = projects.map(({ id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) =>
    ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
  );
  const pages = await Promise.all(
    parts.map((value) =>
      ports.resource(projectDetail).list({ where: [{ field: 'projectId', is: 'in', value }], size: -1 }),
    ),
  );
  return pages.flatMap(({ records }) => records);
}

/** Queries only projects without personnel cost, because the others must have hours. */
async function withoutHours(
  ports: Ports,
  projects: readonly Project[],
  amounts: YearData['amounts'],
): Promise<readonly Project[] | null> {
  const paid = new Set(amounts?.filter(({ items }) => items['1.1'] ?? items['1.3']).map(({ projectId }) => projectId));
  const asked = projects.filter(({ id }) => !paid.has(id));
  const counts = await Promise.all(
    asked.map(({ id }) =>
      allowed(ports.resource(workTime).list({ where: [{ field: 'projectId', is: 'equal', value: id }], size: 1 })),
    ),
  );
  if (counts.some((page) => page === null)) return null;
  return asked.filter((_, index) => counts[index]?.total === 0);
}
