import { enterpriseYear, requireOpenChannel, yearFigureNames } from '../enterprise';
import { hooksOn, sameValue, type HooksByName } from '../records';

/** What the deduction does not depend on. */
const apart: ReadonlySet<string> = new Set(yearFigureNames);

/**
 * What the enterprise states of a year for the deduction cannot be changed once its declaration channel is closed. Its review status is
 * written by the declaration only: what a form or workbook says of it is passed over.
 */
export const channelHooks: HooksByName = hooksOn(enterpriseYear, {
  beforeSubmit: async (call, values, before) => {
    values.reviewStatus = before?.reviewStatus ?? 'draft';
    const bears = Object.entries(values).some(
      ([name, value]) => !apart.has(name) && !sameValue(before?.[name as keyof typeof before], value),
    );
    if (!before || bears) await requireOpenChannel(call, values.year ?? '');
  },
  beforeRemove: async (call, rows) => {
    for (const { year } of rows) await requireOpenChannel(call, year);
  },
});
