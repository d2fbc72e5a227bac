import { groupedBy } from '../../kernel';
import type { StoredRecord } from '../../records';
import { yuan } from '../../kernel/money';
import { hoursTotal } from '../../hours';
import { addedFields, type CostView } from './cost-view';
import { baseOf } from './row-base';
import { rowId } from './row-id';

/** Totals of the rows of a view by field: amounts with 2 decimals, hours without trailing zeros. */
export function addedUp(view: CostView, rows: readonly StoredRecord[]): Record<string, string> {
  const amounts = addedFields(view).map((field) => {
    const total = rows.reduce((before, row) => before.plus(yuan(row[field] as string)), yuan(0));
    return [field, total.toString()] as const;
  });
  const hours = view.hours ? [['rdHours', hoursTotal(rows.map(({ rdHours }) => rdHours))] as const] : [];
  return Object.fromEntries([...amounts, ...hours]);
}

/** Rows of a view by project and year, the report (归集表) of what its list shows. Such a row has no month. */
export function addedByProject(view: CostView, rows: readonly StoredRecord[]): StoredRecord[] {
  const none = Object.fromEntries(Object.keys(view.resource.fields).map((name) => [name, null]));
  return groupedBy(rows, ({ year, projectId }) => [year, projectId]).map((group) => {
    const [first] = group as [StoredRecord];
    const { year, projectId } = first;
    const id = rowId(view.resource.name, String(year), String(projectId));
    return { ...none, ...baseOf(first), id, year, projectId, ...addedUp(view, group) };
  });
}
