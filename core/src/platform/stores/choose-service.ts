import type { FileServices } from '../../evidence';
import { faults, Refusal, type Clock } from '../../kernel';
import { existing, updateRecords, wholly, type Call, type RecordOf, type Visit } from '../../records';
import { IN_USE, NOT_IN_USE, objectStore, smsService } from '../../system';
import type { TenantStores } from './tenant-stores';

interface Named {
  readonly id: string;
}

interface Services {
  readonly stores: TenantStores;
  readonly files: Pick<FileServices, 'newFileId'>;
  readonly clock: Clock;
}

/** Tests a store outside any transaction, then activates it only if it has not been changed since. */
export async function enableStore({ run }: Visit, { id }: Named, { stores, files, clock }: Services): Promise<void> {
  const tried = await run((call) => existing(call, objectStore, id));
  const file = { tenantId: tried.tenantId, day: clock.now().slice(0, 10), id: files.newFileId() };
  await stores.tryOut(tried, file);
  await run(async (call) => {
    const { version } = await existing(call, objectStore, id);
    if (version !== tried.version) throw new Refusal(faults.staleVersion());
    await enable(call, objectStore, id);
  });
}

export const enableSms = (call: Call, { id }: Named): Promise<void> => enable(call, smsService, id);
export const disableStore = (call: Call, { id }: Named): Promise<void> => disable(call, objectStore, id);
export const disableSms = (call: Call, { id }: Named): Promise<void> => disable(call, smsService, id);

/** The registers of services with one active record each. */
type Choice = typeof objectStore | typeof smsService;

/** At most one of a kind is active: activating one deactivates the others. */
async function enable(within: Call, resource: Choice, id: string): Promise<void> {
  await existing(within, resource, id);
  // The active one is deactivated even if the caller's data scopes hide it.
  const call = wholly(within);
  const rows = await call.records.find(resource);
  await use(
    call,
    resource,
    rows.map((before) => ({ before, inUse: before.id === id ? IN_USE : NOT_IN_USE })),
  );
}

async function disable(call: Call, resource: Choice, id: string): Promise<void> {
  await use(call, resource, [{ before: await existing(call, resource, id), inUse: NOT_IN_USE }]);
}

async function use(
  call: Call,
  resource: Choice,
  rows: readonly { readonly before: RecordOf<Choice>; readonly inUse: number }[],
): Promise<void> {
  const changes = rows
    .filter(({ before, inUse }) => before.inUse !== inUse)
    .map(({ before, inUse }) => ({ before, values: { inUse } }));
  const stale = changes.length > 0 ? await updateRecords(call, resource, changes) : [];
  if (stale.length > 0) throw new Refusal(faults.staleVersion());
}
