import { DomainError } from '@rdm/core/internal/kernel';
import { typedRecords, type Records, type RecordStore } from '@rdm/core/internal/records';
import { MemoryRecords } from './memory-records';
import { AllData } from './tenant-data';

/**
 * A record store in memory, lost when the page or process ends. Transactions run one after another; one must not wait
 * for another begun inside it.
 */
export function createMemoryRecordStore(): RecordStore {
  const data = new AllData();
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction<T>(tenantId: string, work: (records: Records) => Promise<T>): Promise<T> {
      const turn = last.then(async () => {
        if (!/^\w{1,12}$/.test(tenantId)) throw new DomainError('TENANT', `${tenantId} cannot be a tenant`);
        const records = new MemoryRecords(tenantId, data);
        try {
          const answer = await work(typedRecords(records));
          records.end();
          return answer;
        } catch (error) {
          records.rollBack();
          throw error;
        }
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await last;
    },
  };
}
