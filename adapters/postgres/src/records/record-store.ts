import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '@rdm/core/internal/kernel';
import { typedRecords, type Records, type RecordStore } from '@rdm/core/internal/records';
import type { Database, Session } from '../database';
import { committed } from '../server/lost-commit';
import { FoundBefore } from './found-before';
import { PostgresRecords } from './postgres-records';

export interface Keeping {
  /** In ms; pages found in less are found as fast again. */
  readonly worthKeeping?: number;
}

/**
 * What a page read anywhere costs beside one that follows the last: rows of a tenant are mostly in memory, where an index
 * finds twenty of ten thousand in a tenth of the time. PostgreSQL takes four, as of a disk that turns.
 */
const ANY_PAGE = 1.1;

/**
 * The record store on PostgreSQL. Each transaction runs as the role `rdm_app` with its tenant set, so row-level
 * security applies in addition to the store's own filter. Closing it closes the database.
 */
export function createRecordStore(database: Database, { worthKeeping = 1 }: Keeping = {}): RecordStore {
  // Tracking the async context slows down every step of every request by a tenth. On a server an inner transaction gets
  // its own connection; such a mistake is detected on the embedded database.
  const current = database.isEmbedded ? new AsyncLocalStorage<{ isOpen: boolean }>() : null;
  const foundBefore = new FoundBefore(worthKeeping);
  return {
    async transaction<T>(tenantId: string, work: (records: Records) => Promise<T>): Promise<T> {
      // On a single connection the inner transaction would deadlock with the outer one.
      if (current?.getStore()?.isOpen) {
        throw new DomainError('TRANSACTION', 'A transaction cannot be begun inside another: pass its records on');
      }
      const opening = openingFor(tenantId);
      const state = { isOpen: true };
      const inReach = (records: Records) => (current ? current.run(state, work, records) : work(records));
      return new Promise<T>((answer, refuse) => {
        database
          .use((session) => inTransaction(database, session, { opening, tenantId, foundBefore }, inReach, answer))
          .then(answer, refuse)
          .finally(() => (state.isOpen = false));
      });
    },
    close: () => database.close(),
  };
}

/**
 * One round trip for all three statements, and for the first read. A setting takes no bound value; the check prevents
 * SQL injection.
 */
function openingFor(tenantId: string): string {
  if (!/^\w{1,12}$/.test(tenantId)) throw new DomainError('TENANT', `${tenantId} cannot be a tenant`);
  return `begin; set local role rdm_app; set local app.tenant = '${tenantId}'; set local random_page_cost = ${ANY_PAGE}`;
}

interface Opened {
  readonly opening: string;
  readonly tenantId: string;
  readonly foundBefore: FoundBefore;
}

/** A read-only transaction answers before it is closed: there is nothing to lose. */
async function inTransaction<T>(
  database: Database,
  session: Session,
  { opening, tenantId, foundBefore }: Opened,
  work: (records: Records) => Promise<T>,
  readOnly: (answer: T) => void,
): Promise<T> {
  const begun = session.query(opening);
  begun.catch(() => undefined);
  const records = new PostgresRecords(tenantId, session, begun, foundBefore);
  try {
    const answer = await work(typedRecords(records));
    await records.end();
    if (!records.hasChanged) readOnly(answer);
    const ending = () => records.commit();
    const { command } =
      records.hasChanged && !database.isEmbedded ? await committed(database, session, ending) : await ending();
    // `commit` rolls back a transaction in which a statement failed, without an error.
    if (command !== 'COMMIT') throw new DomainError('TRANSACTION', 'A failed transaction cannot be committed');
    return answer;
  } catch (error) {
    await records.end().catch(() => undefined);
    throw error;
  }
}
