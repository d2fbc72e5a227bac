import type { BaseRecord, StoredRecord } from '../../records';

/** The base fields for a row derived from `record`; the caller replaces the id. */
export function baseOf(record: StoredRecord): BaseRecord {
  const { id, tenantId, version, status, createUser, createDept, createTime, updateUser, updateTime } = record;
  return { id, tenantId, version, status, createUser, createDept, createTime, updateUser, updateTime };
}
