import type { StoredRecord } from '@rdm/core/internal/records';
import type { Session, Statement } from '../database';
import type { Table } from '../schema/table';
import { decodeRow } from './row';

/** The records a statement returns. Rows as arrays cost a fraction of the driver's row objects. */
export async function recordsOf(session: Session, table: Table, statement: Statement): Promise<StoredRecord[]> {
  const asArrays = { ...statement, rowMode: 'array' };
  const { rows } = await session.query<unknown[]>(asArrays);
  let before: readonly unknown[] = [];
  return rows.map((values) => {
    shareRepeated(values, before);
    before = values;
    return decodeRow(table, values);
  });
}

/** Of a string that the row before has in the same column one copy is kept: of a year's registers that is most of them. */
function shareRepeated(values: unknown[], before: readonly unknown[]): void {
  for (let at = 0; at < values.length; at += 1) if (values[at] === before[at]) values[at] = before[at];
}
