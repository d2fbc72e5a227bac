import type { AuditEntry } from '@rdm/core/internal/records';
import type { Statement } from '../database';

const definition =
  'id bigint, resource text, "recordId" text, action text, "userId" bigint, account text, time timestamp(0), ' +
  'before jsonb, after jsonb';

export function auditStatement(tenantId: string, entries: readonly AuditEntry[]): Statement {
  return {
    name: 'rdm_audit',
    text:
      'insert into audit_entry (tenant_id, id, resource, record_id, action, user_id, account, time, before, after) ' +
      `select $1::varchar, k.* from json_to_recordset($2::json) as k(${definition})`,
    values: [tenantId, JSON.stringify(entries)],
  };
}

/** The latest change first. */
export function historyStatement(tenantId: string, resource: string, recordId: string): Statement {
  return {
    name: 'rdm_history',
    text:
      'select id, resource, record_id as "recordId", action, user_id as "userId", account, time, before, after ' +
      'from audit_entry where tenant_id = $1 and resource = $2 and record_id = $3 order by time desc, id desc',
    values: [tenantId, resource, recordId],
  };
}
