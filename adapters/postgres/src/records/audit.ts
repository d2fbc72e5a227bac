import type { AuditEntry, ImportEntries, PartOfChanges, RecordsAround } from '@rdm/core/internal/records';
import { DomainError } from '@rdm/core/internal/kernel';
import type { Statement } from '../database';

const definition =
  'id bigint, resource text, "recordId" text, action text, "userId" bigint, account text, time timestamp(0), ' +
  'before jsonb, after jsonb, "importId" bigint';

export function auditStatement(tenantId: string, entries: readonly AuditEntry[]): Statement {
  return {
    name: 'rdm_audit',
    text:
      'insert into audit_entry (tenant_id, id, resource, record_id, action, user_id, account, time, before, after, import_id) ' +
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

/** The field is a name of a declaration; its records are found by an index where it is `projectId`. */
export function changesAroundStatement(
  tenantId: string,
  { field, id, resources, others }: RecordsAround,
  { offset = 0, limit }: PartOfChanges,
): Statement {
  if (!/^[A-Za-z]+$/.test(field)) throw new DomainError('FIELD', `No field is called ${field}`);
  return {
    name: `rdm_changes_around_${field}`,
    text:
      'with around as (select resource, record_id from audit_entry where tenant_id = $1 and resource = any($2) and ' +
      `action = 'insert' and after ->> '${field}' = $3 union select * from unnest($4::text[], $5::text[])) ` +
      'select e.resource, e.action, e.account, e.import_id as "importId", max(e.time) as time, count(*)::int as count ' +
      'from audit_entry e join around a on a.resource = e.resource and a.record_id = e.record_id ' +
      'where e.tenant_id = $1 group by e.resource, e.action, e.account, e.import_id, e.time::date ' +
      'order by max(e.time) desc, e.resource, e.action, e.account, e.import_id offset $6 limit $7',
    values: [
      ...[tenantId, resources, id, others.map((other) => other.resource), others.map((other) => other.id)],
      ...[offset, limit ?? null],
    ],
  };
}

/** What anything else did to the record of an import's entry `e` after it. */
const later =
  'l.tenant_id = e.tenant_id and l.resource = e.resource and l.record_id = e.record_id and ' +
  'l.import_id is distinct from e.import_id and (l.time, l.id) > (e.time, e.id)';

const value = (side: 'before' | 'after') => `nullif(l.${side} -> f.name, 'null')`;

/**
 * Whether that left any field with another value than the import did. A change that names no field, e.g. of a secret,
 * cannot be known to be put back.
 */
const overtaken =
  `(exists (select from audit_entry l where ${later} and coalesce(l.before, '{}') || coalesce(l.after, '{}') = '{}') ` +
  'or exists (select 1 from audit_entry l cross join lateral ' +
  `jsonb_object_keys(coalesce(l.before, '{}') || coalesce(l.after, '{}')) f(name) where ${later} group by f.name ` +
  `having (array_agg(${value('before')} order by l.time, l.id))[1] is distinct from ` +
  `(array_agg(${value('after')} order by l.time desc, l.id desc))[1]))`;

const ofImport = ({ onlyOvertaken }: Pick<ImportEntries, 'onlyOvertaken'>) =>
  `from audit_entry e where e.tenant_id = $1 and e.import_id = $2${onlyOvertaken ? ` and ${overtaken}` : ''}`;

/** What an import changed, in the order in which it was written. */
export function importHistoryStatement(tenantId: string, importId: string, part: ImportEntries): Statement {
  const { offset = 0, limit, onlyOvertaken = false } = part;
  return {
    name: `rdm_import_history_${onlyOvertaken ? 'overtaken' : 'all'}`,
    text:
      'select e.id, e.resource, e.record_id as "recordId", e.action, e.user_id as "userId", e.account, e.time, ' +
      `e.before, e.after, e.import_id as "importId", ${overtaken} as "isOvertaken" ${ofImport(part)} ` +
      'order by e.time, e.id offset $3 limit $4',
    values: [tenantId, importId, offset, limit ?? null],
  };
}

export function countImportHistoryStatement(
  tenantId: string,
  importId: string,
  part: Pick<ImportEntries, 'onlyOvertaken'>,
): Statement {
  return {
    name: `rdm_import_count_${part.onlyOvertaken ? 'overtaken' : 'all'}`,
    text: `select count(*)::int as count ${ofImport(part)}`,
    values: [tenantId, importId],
  };
}
