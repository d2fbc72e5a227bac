import { text, type Text } from '../kernel';
import { crud, date, defineResource, dictionary, structureOf } from '../records';
import { registerMonth, registerPerson } from '../project';

/** The dictionary of the states of a month, and of its lines from `submitted` on. */
export const HOURS_MONTH_STATE = 'hours_month_state';

export const hoursMonthStates = {
  draft: text('待填报', 'To be filled in'),
  submitted: text('已提交', 'Submitted'),
  approved: text('已批准', 'Approved'),
  returned: text('已退回', 'Returned'),
} as const;

export type HoursMonthState = keyof typeof hoursMonthStates;

/** Hours of a project as their person confirmed them. Those that count are in the register of project hours. */
export interface ConfirmedLine {
  readonly projectId: string;
  /** What was confirmed, a decimal; finance may have corrected the register since. */
  readonly hours: string;
  /** 依据：提交记录建议，本人确认 2026-11-03 */
  readonly basis: Text;
  readonly state: Exclude<HoursMonthState, 'draft'>;
  /** Account of whoever approved or returned it, and the day. */
  readonly reviewedBy: string | null;
  readonly reviewedOn: string | null;
  /** Why it was returned. */
  readonly remark: string | null;
}

/**
 * A person's month of hours (工时月报): what was confirmed, and what the leaders of the projects said of it. Until it is
 * submitted there is none. The hours themselves are rows of 项目工时, written when the month is submitted and taken away
 * when a line is returned, so that nothing is kept twice.
 */
export const hoursMonth = defineResource('blade-rdm/hoursmonth', {
  label: text('工时月报', 'Month of hours'),
  fields: {
    month: registerMonth,
    personnelId: registerPerson,
    state: dictionary(HOURS_MONTH_STATE, { label: text('状态', 'Status'), readOnly: true }),
    submittedOn: date({ label: text('提交日期', 'Submitted on'), readOnly: true }),
    lines: structureOf<readonly ConfirmedLine[]>()({ label: text('确认明细', 'Confirmed hours') }),
  },
  naturalKey: ['month', 'personnelId'],
  title: 'month',
  search: ['month', 'personnelId', 'state'],
  columns: ['month', 'personnelCode', 'personnelName', 'state', 'submittedOn'],
  order: [{ field: 'month', descending: true }, { field: 'personnelId' }],
  // Written by the person and by the leaders of projects only, each through a call of its own.
  calls: ['list', 'detail', 'history', 'export'],
  permissions: crud('hoursmonth'),
});

/** The state of a month by its lines: one that was returned comes first, approved is what is approved throughout. */
export function stateOfLines(lines: readonly Pick<ConfirmedLine, 'state'>[]): Exclude<HoursMonthState, 'draft'> {
  if (lines.some(({ state }) => state === 'returned')) return 'returned';
  return lines.length > 0 && lines.every(({ state }) => state === 'approved') ? 'approved' : 'submitted';
}
