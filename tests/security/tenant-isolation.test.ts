import { openDatabase } from '@rdm/postgres';
import { tenantIsolation, type OpenedDatabase } from './tenant-isolation';

async function embedded(): Promise<OpenedDatabase> {
  const database = await openDatabase({ embedded: { memory: true } });
  return { database, administration: database, stop: () => database.close() };
}

tenantIsolation('the embedded database', ['policies alone', 'both'], embedded);
