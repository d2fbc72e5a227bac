import { enterpriseYear } from '../enterprise';
import { hooksOn, type HooksByName } from '../records';
import { requireOpenChannel } from './use-cases/save-year-inputs';

/** The enterprise's data of a year cannot be changed once the year's declaration channel is closed. */
export const channelHooks: HooksByName = hooksOn(enterpriseYear, {
  beforeSubmit: (call, values) => requireOpenChannel(call, values.year ?? ''),
  beforeRemove: async (call, rows) => {
    for (const { year } of rows) await requireOpenChannel(call, year);
  },
});
