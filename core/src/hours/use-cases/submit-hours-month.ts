import { faults, fill, Refusal, text } from '../../kernel';
import { monthOf } from '../../kernel/calendar';
import { insertRecords, requireMonth, updateRecords, type Call } from '../../records';
import { confirmedBasis } from '../confirmed-basis';
import { hoursMonth, stateOfLines, type ConfirmedLine, type HoursMonthState } from '../hours-month';
import type { HoursFinding } from '../hours-of-month';
import { hoursTyped } from '../hours-total';
import { asOwn, requirePerson } from './own-person';
import { personMonth, type PersonMonth } from './person-month';
import { monthKey, saveCells } from './save-hours';

/** A month as its person confirms it: all projects he worked on; what is left out has no hours. */
export interface SubmittedMonth {
  readonly month: string;
  /** The version it was read with, 0 for a month not submitted before. */
  readonly version: number;
  readonly lines: readonly { readonly projectId: string; readonly hours: string | number }[];
}

export interface SubmittedHours {
  readonly state: HoursMonthState;
  readonly warnings: readonly HoursFinding[];
}

const said = {
  later: text('{month} 还没有到，不能填报', '{month} has not come yet, so it cannot be filled in'),
  approved: text(
    '{project} 的工时已批准，不能修改；需要更正请联系项目负责人退回，或由财务人员更正',
    'The hours on {project} are approved and cannot be changed; ask the project manager to return them, or finance to correct them',
  ),
  noProject: text(
    '项目不存在，或在 {month} 不开展，请刷新后重试',
    'The project does not run in {month}; refresh and try again',
  ),
};

/**
 * Writes the caller's own month: hours into the register of project hours with origin 填报, and what he confirmed. Needs
 * no right to the register. An approved line stays as it is.
 */
export async function submitHoursMonth(call: Call, given: SubmittedMonth): Promise<SubmittedHours> {
  const month = requireMonth(given.month);
  const today = call.clock.now().slice(0, 10);
  if (month > monthOf(today)) throw refused(fill(said.later, { month }));
  const person = await requirePerson(call);
  const whole = asOwn(call);
  await whole.records.lock(monthKey(month));
  const own = await personMonth(call, person, month);
  if ((own.record?.version ?? 0) !== given.version) throw new Refusal(faults.staleVersion());
  const typed = new Map(given.lines.map(({ projectId, hours }) => [projectId, String(hours).trim()]));
  refuseUnknown(own, typed);
  const approved = (own.record?.lines ?? []).filter(({ state }) => state === 'approved');
  refuseApproved(own, approved, typed);

  const fixed = new Set(approved.map(({ projectId }) => projectId));
  const open = new Set([...typed.keys(), ...own.rows.map(({ projectId }) => projectId)].filter((id) => !fixed.has(id)));
  const cells = [...open].map((projectId) => {
    const hours = typed.get(projectId) ?? '';
    return { projectId, personnelId: person.id, hours: isNone(hours) ? '' : hours };
  });
  const { warnings } = await saveCells(whole, { month, cells, confirmed: true }, () => undefined);
  const lines = [...approved, ...confirmedNow(own, cells, today)];
  const values = { month, personnelId: person.id, state: stateOfLines(lines), submittedOn: today, lines };
  if (own.record) {
    const stale = await updateRecords(whole, hoursMonth, [{ before: own.record, values }]);
    if (stale.length) throw new Refusal(faults.staleVersion());
  } else await insertRecords(whole, hoursMonth, [values]);
  return { state: values.state, warnings };
}

const refused = (message: Parameters<typeof faults.invalid>[0]) => new Refusal(faults.invalid(message));
/** Nothing typed, or zeros. What cannot be read is not nothing: the register refuses it. */
const isNone = (hours: string) => /^0*(\.0*)?$/.test(hours);

function refuseUnknown({ month, running, rows }: PersonMonth, typed: ReadonlyMap<string, string>): void {
  const known = new Set([...running.map(({ id }) => id), ...rows.map(({ projectId }) => projectId)]);
  for (const [projectId, hours] of typed) {
    if (!known.has(projectId) && !isNone(hours)) throw refused(fill(said.noProject, { month }));
  }
}

function refuseApproved(
  { projects }: PersonMonth,
  approved: readonly ConfirmedLine[],
  typed: ReadonlyMap<string, string>,
): void {
  for (const { projectId, hours } of approved) {
    const now = typed.get(projectId);
    if (now === undefined || hoursTyped(now).eq(hoursTyped(hours))) continue;
    const project = projects.find(({ id }) => id === projectId);
    throw refused(fill(said.approved, { project: project?.code ?? '' }));
  }
}

function confirmedNow(
  { proposal }: PersonMonth,
  cells: readonly { readonly projectId: string; readonly hours: string }[],
  today: string,
): ConfirmedLine[] {
  const proposed = new Map(proposal.lines.map((line) => [line.projectId, line]));
  return cells
    .filter(({ hours }) => hours !== '')
    .map(({ projectId, hours }) => ({
      projectId,
      hours: hoursTyped(hours).toFixed(),
      basis: confirmedBasis(hours, proposed.get(projectId), today),
      state: 'submitted' as const,
      reviewedBy: null,
      reviewedOn: null,
      remark: null,
    }));
}
