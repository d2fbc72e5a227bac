import { enterpriseYear, requireOpenChannel } from '../enterprise';
import { hooksOn, type HooksByName } from '../records';

/**
 * The enterprise's data of a year cannot be changed once the year's declaration channel is closed. Its review status is
 * written by the declaration only: what a form or workbook says of it is passed over.
 */
export const channelHooks: HooksByName = hooksOn(enterpriseYear, {
  beforeSubmit: async (call, values, before) => {
    await requireOpenChannel(call, values.year ?? '');
    values.reviewStatus = before?.reviewStatus ?? 'draft';
  },
  beforeRemove: async (call, rows) => {
    for (const { year } of rows) await requireOpenChannel(call, year);
  },
});
