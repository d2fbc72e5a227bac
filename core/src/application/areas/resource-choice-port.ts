import { faults, Refusal, type Clock } from '../../kernel';
import { existing, updateRecords, wholly, type Call, type Resource, type StoredRecord } from '../../records';
import type { AreaRunner } from './area-runner';
import { IN_USE, NOT_IN_USE, objectStore, smsService, type ResourceChoicePort } from '../../system';
import { areaAccess } from '../permissions';
import type { TenantStores } from '../../platform';

const choice = areaAccess.resourceChoice;

/**
 * One of a kind is in use: choosing it takes the choice from the others. A store is tried first, outside of any
 * transaction, and then taken into use as it was tried or not at all.
 */
export const resourceChoicePort = (
  { run }: AreaRunner,
  stores: TenantStores,
  clock: Clock,
  newFileId: () => string,
): ResourceChoicePort => ({
  enableOss: async ({ id }) => {
    const tried = await run(choice.enableOss, (call) => existing(call, objectStore, id));
    const file = { tenantId: tried.tenantId, day: clock.now().slice(0, 10), id: newFileId() };
    await stores.tryOut(tried, file);
    await run(choice.enableOss, async (call) => {
      const { version } = await existing(call, objectStore, id);
      if (version !== tried.version) throw new Refusal(faults.staleVersion());
      await enable(call, objectStore, id);
    });
  },
  enableSms: ({ id }) => run(choice.enableSms, (call) => enable(call, smsService, id)),
  disableOss: ({ id }) => run(choice.disableOss, (call) => disable(call, objectStore, id)),
  disableSms: ({ id }) => run(choice.disableSms, (call) => disable(call, smsService, id)),
});

async function enable(within: Call, resource: Resource, id: string): Promise<void> {
  await existing(within, resource, id);
  // Whichever was in use gives way, seen or not.
  const call = wholly(within);
  const rows = await call.records.find(resource);
  await use(
    call,
    resource,
    rows.map((before) => ({ before, inUse: before.id === id ? IN_USE : NOT_IN_USE })),
  );
}

async function disable(call: Call, resource: Resource, id: string): Promise<void> {
  await use(call, resource, [{ before: await existing(call, resource, id), inUse: NOT_IN_USE }]);
}

async function use(
  call: Call,
  resource: Resource,
  rows: readonly { readonly before: StoredRecord; readonly inUse: number }[],
): Promise<void> {
  const changes = rows
    .filter(({ before, inUse }) => before.inUse !== inUse)
    .map(({ before, inUse }) => ({ before, values: { inUse } }));
  const stale = changes.length > 0 ? await updateRecords(call, resource, changes) : [];
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
}
