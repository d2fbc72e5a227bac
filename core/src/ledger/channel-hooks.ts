import { enterpriseYear } from '../enterprise';
import type { HooksByName } from '../records';
import { requireOpenChannel } from './use-cases/save-year-inputs';

/** What an enterprise declares of a year stands once the year's channel is closed. */
export const channelHooks: HooksByName = {
  [enterpriseYear.name]: {
    beforeSubmit: (call, values) => requireOpenChannel(call, String(values.year)),
    beforeRemove: async (call, rows) => {
      for (const row of rows) await requireOpenChannel(call, String(row.year));
    },
  },
};
