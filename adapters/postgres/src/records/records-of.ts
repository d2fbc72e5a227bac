import type { StoredRecord } from '@rdm/core/internal/records';
import type { Session, Statement } from '../database';
import type { Table } from '../schema/table';
import { decodeRow } from './row';

/** The records a statement returns. Rows as arrays cost a fraction of the driver's row objects. */
export async function recordsOf(session: Session, table: Table, statement: Statement): Promise<StoredRecord[]> {
  const asArrays = { ...statement, rowMode: 'array' };
  const { rows } = await session.query<unknown[]>(asArrays);
  return rows.map((values) => decodeRow(table, values));
}
