import type { MonthCosts, MonthOfProject } from '../verification/ports';
import { faults, Refusal, text } from '../../kernel';
import type { Call } from '../../records';
import { isMonth } from '../../kernel/calendar';
import type { CostItemCode } from '../../tax';
import { seenProject } from '../../project';
import { buildMonths } from './build-months';

const NOT_A_MONTH = text('请选择月份', 'Choose the month');

/** Builds the cost of a month under these items, of one project or of all. */
export async function initMonth(
  call: Call,
  items: readonly CostItemCode[],
  { month, projectId }: MonthOfProject,
): Promise<MonthCosts> {
  if (!isMonth(month)) throw new Refusal(faults.invalid(NOT_A_MONTH, [{ field: 'month', message: NOT_A_MONTH }]));
  const id = projectId || undefined;
  if (id !== undefined) await seenProject(call, id);
  return { costRecords: await buildMonths(call, { items, months: [month], projectId: id }) };
}
