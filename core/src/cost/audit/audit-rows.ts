import { faults, Refusal, text } from '../../kernel';
import type { Call, RecordOf, Where } from '../../records';
import { isMonth, isYear, monthOf, monthsOfYear, type Month } from '../../kernel/calendar';
import { sum, yuan, type Amount } from '../../kernel/money';
import { project } from '../../project';
import { costRecord } from '../entities';
import { auditSubjects, subjectOfItem, type AuditSubject } from './audit-subject';
import type { AuditedSubject, AuditQuery, AuditRow } from './audit-row';
import { projectDataAudit } from './project-data-audit';

const NOT_A_YEAR = text('请选择年度', 'Choose the year');
const NOT_A_MONTH = text('请选择月份', 'Choose the month');

type Project = RecordOf<typeof project>;
type Audit = RecordOf<typeof projectDataAudit>;

/** The months of a year's projects with current and submitted amounts, ordered by month and project code. */
export async function auditRows(call: Call, query: Omit<AuditQuery, 'dataStatus'>): Promise<AuditRow[]> {
  const months = monthsAsked(call, query);
  const year = months[0]!.slice(0, 4);
  const where: Where<typeof project> = [
    { field: 'year', is: 'equal', value: year },
    ...(query.projectId === undefined ? [] : [{ field: 'id', is: 'equal', value: query.projectId } as const]),
  ];
  const projects = await call.records.find(project, { where, order: [{ field: 'code' }] });
  const amounts = await amountsOf(call, months, projects);
  const submitted = await submittedOf(call, months, projects);
  return months.flatMap((month) =>
    projects
      .filter((each) => runsIn(each, month) || amounts.has(keyOf(month, each.id)))
      .map((each) => rowOf(month, each, amounts.get(keyOf(month, each.id)), submitted)),
  );
}

function monthsAsked(call: Call, { year, month }: Pick<AuditQuery, 'year' | 'month'>): readonly Month[] {
  if (month !== undefined) {
    if (!isMonth(month)) throw new Refusal(faults.invalid(NOT_A_MONTH));
    return [month];
  }
  const asked = year ?? call.clock.now().slice(0, 4);
  if (!isYear(asked)) throw new Refusal(faults.invalid(NOT_A_YEAR));
  return monthsOfYear(asked);
}

export const keyOf = (month: string, projectId: string, subject = '') => `${month} ${projectId} ${subject}`;

const runsIn = ({ startTime, endTime }: Project, month: Month): boolean =>
  (startTime as string | null) !== null &&
  monthOf(startTime) <= month &&
  ((endTime as string | null) === null || month <= monthOf(endTime));

const ofMonthsAndProjects = (months: readonly Month[], projects: readonly Pick<Project, 'id'>[]) =>
  [
    { field: 'month', is: 'in', value: months },
    { field: 'projectId', is: 'in', value: projects.map(({ id }) => id) },
  ] as const;

type Amounts = Map<AuditSubject, Amount<'yuan'>>;

async function amountsOf(call: Call, months: readonly Month[], projects: readonly Project[]) {
  const found = new Map<string, Amounts>();
  const where = ofMonthsAndProjects(months, projects);
  for (const { month, projectId, item, amount } of await call.records.find(costRecord, { where, without: ['parts'] })) {
    const key = keyOf(month, projectId);
    const own: Amounts = found.get(key) ?? new Map();
    const subject = subjectOfItem(item);
    own.set(subject, (own.get(subject) ?? yuan(0)).plus(yuan(amount)));
    found.set(key, own);
  }
  return found;
}

/** Submitted audit records, keyed by `keyOf` month, project and subject. */
export async function submittedOf(
  call: Call,
  months: readonly Month[],
  projects: readonly Pick<Project, 'id'>[],
): Promise<ReadonlyMap<string, Audit>> {
  const audits = await call.records.find(projectDataAudit, { where: ofMonthsAndProjects(months, projects) });
  return new Map(audits.map((audit) => [keyOf(audit.month, audit.projectId, audit.subject), audit]));
}

function rowOf(
  month: Month,
  of: Project,
  amounts: Amounts | undefined,
  submitted: ReadonlyMap<string, Audit>,
): AuditRow {
  const subjects = Object.fromEntries(
    auditSubjects.map((subject) => {
      const amount = (amounts?.get(subject) ?? yuan(0)).toString();
      return [subject, audited(amount, submitted.get(keyOf(month, of.id, subject)))];
    }),
  ) as Record<AuditSubject, AuditedSubject>;
  return withTotals({ month, projectId: of.id, projectCode: of.code, projectName: of.name, subjects });
}

/** Adds the total of the subjects and the status: `submit` when all subjects are submitted. */
export function withTotals(row: Omit<AuditRow, 'total' | 'dataStatus'>): AuditRow {
  const subjects = Object.values(row.subjects);
  return {
    ...row,
    total: sum(subjects.map(({ amount }) => yuan(amount))).toString(),
    dataStatus: subjects.every(({ dataStatus }) => dataStatus === 'submit') ? 'submit' : 'save',
  };
}

/** A subject whose amount changed after submission is open again. */
const audited = (amount: string, audit: Audit | undefined): AuditedSubject => ({
  amount,
  dataStatus: audit?.amount === amount ? 'submit' : 'save',
  submittedAmount: audit?.amount ?? null,
  submitBy: audit?.submitBy ?? null,
  submitTime: audit?.submitTime ?? null,
});
