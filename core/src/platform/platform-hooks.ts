import { faults, Refusal, text } from '../kernel';
import { hooksOn, type Call, type DraftValues, type HooksByName, type RecordOf } from '../records';
import {
  completeEntry,
  completeRegion,
  dictionaryEntry,
  NUMBER_RULES,
  numberRuleFault,
  parameter,
  refuseWithRegionsBelow,
  region,
  regionIds,
  renameEntries,
  systemDictionaryEntry,
  type DictionaryResource,
} from '../system';
import { tenantHooks } from './tenants/tenant-records';

const A_DEFAULT = text(
  '这是平台的默认参数，请新增一条相同键名的参数来覆盖它',
  'This is a default of the platform; add a parameter with the same key to have a value of your own',
);

const dictionaryHooks = (dictionary: DictionaryResource): HooksByName =>
  hooksOn(dictionary, {
    beforeSubmit: (call, values, before) => completeEntry(call, dictionary, values, before),
    afterSubmit: (call, after, before) => renameEntries(call, dictionary, after, before),
  });

/** The platform's rows are visible to all tenants but can be changed by the platform only. */
function refuseDefaults(call: Call, rows: readonly RecordOf<typeof parameter>[]): void {
  if (rows.some(({ tenantId }) => tenantId !== call.caller.tenantId)) throw new Refusal(faults.invalid(A_DEFAULT));
}

/** Most parameters take any value. */
function refuseValue({ paramKey, paramValue }: DraftValues<typeof parameter>): void {
  const message = paramKey === NUMBER_RULES ? numberRuleFault(paramValue ?? '') : null;
  if (message) throw new Refusal(faults.invalid(message, [{ field: 'paramValue', message }]));
}

/** Hooks of the platform's own tables. */
export const platformHooks: HooksByName = {
  ...tenantHooks,
  ...dictionaryHooks(dictionaryEntry),
  ...dictionaryHooks(systemDictionaryEntry),
  ...hooksOn(region, { beforeSubmit: completeRegion, idsMeant: regionIds, beforeRemove: refuseWithRegionsBelow }),
  ...hooksOn(parameter, {
    beforeSubmit: (call, values, before) => {
      refuseDefaults(call, before ? [before] : []);
      refuseValue(values);
    },
    beforeRemove: refuseDefaults,
  }),
};
