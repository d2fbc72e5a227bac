import { openDatabase } from '@rdm/postgres';
import { embeddedMemory } from '../setup/embedded-memory';
import { tenantIsolation, type OpenedDatabase } from './tenant-isolation';

async function embedded(): Promise<OpenedDatabase> {
  const database = await openDatabase(embeddedMemory);
  return { database, administration: database, stop: () => database.close() };
}

tenantIsolation('the embedded database', ['both'], embedded);
