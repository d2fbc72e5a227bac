import { createRecordStore } from '@rdm/postgres';
import { recordStoreContract } from './record-store.contract';
import { isolationContract, openWithTables } from './record-store.isolation';

const options = { embedded: { memory: true } } as const;

recordStoreContract('the embedded database', async () => createRecordStore(await openWithTables(options)));
isolationContract('the embedded database', () => openWithTables(options));
