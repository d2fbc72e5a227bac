import { createMemoryRecordStore } from '@rdm/memory';
import { recordStoreContract } from './record-store.contract';

recordStoreContract('memory', () => Promise.resolve(createMemoryRecordStore()));
