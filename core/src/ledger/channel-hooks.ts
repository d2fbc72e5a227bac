import { enterpriseYear } from '../enterprise';
import { hooksOn, type HooksByName } from '../records';
import { requireOpenChannel } from './use-cases/save-year-inputs';

/** What an enterprise declares of a year stands once the year's channel is closed. */
export const channelHooks: HooksByName = hooksOn(enterpriseYear, {
  beforeSubmit: (call, values) => requireOpenChannel(call, values.year ?? ''),
  beforeRemove: async (call, rows) => {
    for (const { year } of rows) await requireOpenChannel(call, year);
  },
});
