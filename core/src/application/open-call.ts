import { accessResources, accountNames } from '../access';
import { lockedWrites } from '../cost';
import { closedWrites } from '../declaration';
import { claimFiles, restoreFiles } from '../evidence';
import type { Language } from '../kernel';
import {
  cancellableRecords,
  guardedRecords,
  KeptAnswers,
  nobody,
  repeatedReads,
  separateReads,
  type Call,
  type Caller,
  type OpenCall,
  type Records,
  type Resource,
  type ResourceHooks,
} from '../records';
import { dictionaryEntries, logResources, settingsOn } from '../system';
import type { Driven } from './driven';
import { guardOfEndedTerm } from './ended-term';
import { withRowQuota } from './row-quota';
import { TransactionNotes } from './transaction-notes';

export interface OpenCalls {
  readonly open: OpenCall;
  /** A read-only call outside a transaction: for long work whose reads need no common snapshot. */
  readonly look: OpenCall;
  /** Runs work of the program itself in a tenant, without a caller. */
  inTenant<T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T>;
}

type Needed = Pick<Driven, 'store' | 'clock' | 'ids' | 'webhookPoster' | 'ephemeral'>;

/**
 * Calls on the records of the declared resources, with the hooks of the areas.
 * @param onWaiting called when a committed transaction of a tenant has left messages for webhooks to be sent
 */
export function openCalls(
  { store, clock, ids, webhookPoster, ephemeral }: Needed,
  resources: readonly Resource[],
  hooksOf: (resource: Resource) => ResourceHooks,
  onWaiting: (tenantId: string) => void,
): OpenCalls {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const resourceNamed = (name: string): Resource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is declared as ${name}`);
    return found;
  };
  const answers = new KeptAnswers(new Set<Resource>([...accessResources, ...logResources]));
  const callOn = (given: Records, caller: Caller, language: Language) => {
    const counted = withRowQuota(given, ephemeral, () => call);
    const permitted = caller.termEndedAt ? guardedRecords(counted, guardOfEndedTerm(caller)) : counted;
    const records = caller.work ? cancellableRecords(permitted, caller.work.cancellation) : permitted;
    const changes = new TransactionNotes(() => call, webhookPoster !== undefined);
    const call: Call = {
      caller,
      records,
      language,
      clock,
      ids,
      resources,
      resourceNamed,
      hooksOf,
      dictionary: (code) => dictionaryEntries(call, code),
      namesOf: (accounts) => accountNames(call, accounts),
      settings: () => settingsOn(call),
      answers,
      refusedWrites: async (resource, writes) => {
        // In this order, because declaring takes the locks of months first as well.
        const locked = await lockedWrites(call, resource, writes);
        const closed = await closedWrites(call, resource, writes);
        return [...closed, ...locked.filter(({ at }) => !closed.some((each) => each.at === at))];
      },
      changes,
      written: (resource, after, before) => claimFiles(call, resource, after, before),
      restored: (resource, rows) => restoreFiles(call, resource, rows),
    };
    return { call, changes };
  };
  const open: OpenCall = async (caller, language, work) => {
    let isWaiting = false;
    const answer = await store.transaction(caller.tenantId, async (records) => {
      const { call, changes } = callOn(repeatedReads(records), caller, language);
      const answered = await work(call);
      isWaiting = await changes.end();
      return answered;
    });
    if (isWaiting) onWaiting(caller.tenantId);
    return answer;
  };
  const look: OpenCall = async (caller, language, work) =>
    work(callOn(separateReads(caller.tenantId, store), caller, language).call);
  return { open, look, inTenant: (tenantId, work) => open(nobody(tenantId), 'zh', work) };
}
