import { apiScope, checkApiScope, checkDataScope, dataScope } from '../../access';
import type { Resource } from '../../kernel';
import type { ResourceHooks } from '../resource-hooks';

/** What is particular about scopes among the generic calls; `limitable` are the registers a scope may name. */
export const scopeHooks = (limitable: () => readonly Resource[]): Readonly<Record<string, ResourceHooks>> => ({
  [dataScope.name]: { beforeSubmit: (_, values) => checkDataScope(values, limitable()) },
  [apiScope.name]: { beforeSubmit: (_, values) => checkApiScope(values) },
});
