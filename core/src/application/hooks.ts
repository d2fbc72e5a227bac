import { enterpriseYear } from '../enterprise';
import { requireOpenChannel } from '../ledger';
import type { ResourceHooks } from './resource-hooks';

const none: ResourceHooks = {};

/** Behaviour of single resources, hooked into the generic calls by the resource's name. */
const hooks: Readonly<Record<string, ResourceHooks>> = {
  [enterpriseYear.name]: {
    beforeSubmit: (call, values) => requireOpenChannel(call, String(values.year)),
    beforeRemove: async (call, rows) => {
      for (const row of rows) await requireOpenChannel(call, String(row.year));
    },
  },
};

export const hooksOf = (resourceName: string): ResourceHooks => hooks[resourceName] ?? none;
