import { apiScope, dataScope } from './scopes';
import { checkApiScope, checkDataScope } from './use-cases/scope-rules';
import { hooksOn, type HooksByName, type Resource } from '../records';

/** What is particular about scopes among the generic calls. */
export const scopeHooks: HooksByName = {
  ...hooksOn(dataScope, {
    beforeSubmit: (call, values) => checkDataScope(values, call.resources.filter(isLimitable)),
  }),
  ...hooksOn(apiScope, { beforeSubmit: (_, values) => checkApiScope(values) }),
};

/** Registers of an enterprise that are listed, whether their rows are stored or made when they are asked for. */
const isLimitable = (resource: Resource): boolean => resource.calls.includes('list') && resource.sharing === 'tenant';
