import { faults, fill, Refusal, text } from '../../kernel';
import type { Call, Draft, DraftValues } from '../../records';
import type { Month } from '../../kernel/calendar';
import { monthLocked } from './locked-writes';
import { monthOfCode } from './month-code';
import { monthFigures, type MonthFigures } from './month-figures';
import { subjectGroups, type SubjectGroup } from './subject-group';
import type { VerifyRecord, VerifyResource } from './verify-resources';

const REASON_NEEDED = text(
  '分摊合计与凭证合计相差{difference}元，请填写差异原因',
  'Allocated and booked differ by {difference} yuan; give the reason for the difference',
);
const OTHER_MONTH = text(
  '不能改成另一个月份，请核对那个月份',
  'It cannot become another month; verify that month instead',
);

/** Turns a draft whose id is the digits of a month into a new draft of that month. */
export function draftOfMonth(draft: Draft): Draft {
  const month = typeof draft.id === 'string' || typeof draft.id === 'number' ? monthOfCode(String(draft.id)) : null;
  if (month === null) return draft;
  const { id: _, version: __, ...rest } = draft;
  return { ...rest, month };
}

/**
 * Fills in the current figures of a verification before it is written. Refuses a locked month, and a difference
 * without a reason.
 */
export async function verifyMonth(
  call: Call,
  group: SubjectGroup,
  values: DraftValues<VerifyResource>,
  before: VerifyRecord | null,
): Promise<void> {
  if (before?.verification === 'locked') throw new Refusal(monthLocked('month'));
  const month = String(values.month);
  if (before && before.month !== month) {
    throw new Refusal(faults.invalid(OTHER_MONTH, [{ field: 'month', message: OTHER_MONTH }]));
  }
  const figures = (await monthFigures(call, [group], [month.slice(0, 4)]))(group);
  const verified = verifiedValues(group, month, figures(month), values.reason ?? null);
  Object.assign(values, verified, { verifiedBy: call.caller.account });
}

/** The values stored for a verified month; refuses a difference without a reason. */
export function verifiedValues(group: SubjectGroup, month: Month, figures: MonthFigures, reason: string | null) {
  if (Number(figures.difference) !== 0 && !reason) {
    const message = fill(REASON_NEEDED, { difference: figures.difference });
    throw new Refusal(faults.invalid(message, [{ field: 'reason', message }]));
  }
  return {
    ...figures,
    year: month.slice(0, 4),
    month,
    items: subjectGroups[group].items.join('、'),
    reason,
    verification: 'verified',
    lockedBy: null,
    lockedTime: null,
  };
}
