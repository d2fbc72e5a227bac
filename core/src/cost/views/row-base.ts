import type { BaseRecord, StoredRecord } from '../../records';

/** What every record has, of a row that is made of `record`; only the id is the row's own. */
export function baseOf(record: StoredRecord): BaseRecord {
  const { id, tenantId, version, status, createUser, createDept, createTime, updateUser, updateTime } = record;
  return { id, tenantId, version, status, createUser, createDept, createTime, updateUser, updateTime };
}
