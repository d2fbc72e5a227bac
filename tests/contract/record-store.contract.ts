import type { RecordStore } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe } from 'vitest';
import { conditionContract } from './record-store.conditions';
import { keyContract } from './record-store.keys';
import { markContract, pageContract } from './record-store.pages';
import { rebuildingContract } from './record-store.rebuilding';
import { sumContract } from './record-store.sums';
import { transactionContract } from './record-store.transactions';
import { valueContract } from './record-store.values';
import { writingContract } from './record-store.writing';

/** The contract of every record store. `open` returns an empty store with the contract's resources. */
export function recordStoreContract(on: string, open: () => Promise<RecordStore>): void {
  describe(`record store on ${on}`, () => {
    let opened: RecordStore;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const store: RecordStore = {
      transaction: (tenantId, work) => opened.transaction(tenantId, work),
      close: () => opened.close(),
    };
    valueContract(store);
    conditionContract(store);
    keyContract(store);
    pageContract(store);
    markContract(store);
    sumContract(store);
    writingContract(store);
    rebuildingContract(store);
    transactionContract(store);
  });
}
