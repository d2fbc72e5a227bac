import { openAsOwner } from '../setup/server-on-database';
import { tenantIsolation } from './tenant-isolation';

tenantIsolation('a PostgreSQL server as one who is no superuser', ['policies alone', 'filter alone'], openAsOwner);
