import { createRecordStore } from '@rdm/postgres';
import { embeddedMemory } from '../setup/embedded-memory';
import { recordStoreContract } from './record-store.contract';
import { isolationContract, openWithTables } from './record-store.isolation';

recordStoreContract('the embedded database', async () =>
  createRecordStore(await openWithTables(embeddedMemory), { worthKeeping: 0 }),
);
isolationContract('the embedded database', () => openWithTables(embeddedMemory));
