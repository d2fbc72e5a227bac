import { bookedByProject, projectDataAudit, reverseAllocation, submitMonth } from '@rdm/core/internal/cost';
import type { Call } from '@rdm/core/internal/records';
import { monthsOfYear } from '@rdm/core/calendar';
import { addRecord } from './add-record';

/** How many months of a year have been submitted for the audit; the others are still drafts. */
const AUDITED = 2;
/** Wages, whose hours can be derived from the booked amounts. */
const ITEM = '1.1';

/** Adds the reviews of a recomputed year: months submitted for the audit, booked wages to derive hours from. */
export async function addReviews(call: Call, year: string, throughMonth: number): Promise<void> {
  const months = monthsOfYear(Number(year)).slice(0, throughMonth);
  const permissions = new Set([projectDataAudit.permissions.add]);
  const clerk: Call = { ...call, caller: { ...call.caller, account: 'finance', permissions } };
  for (const month of months.slice(0, AUDITED)) await submitMonth(clerk, { month });
  for (const month of months.slice(-1)) {
    for (const [projectId, bookedAmount] of [...(await bookedByProject(call, month, ITEM))].slice(0, 2)) {
      await addRecord(call, reverseAllocation, {
        year,
        month,
        item: ITEM,
        projectId,
        bookedAmount: bookedAmount.toString(),
      });
    }
  }
}
