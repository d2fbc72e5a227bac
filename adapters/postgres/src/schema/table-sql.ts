import type { Resource } from '@rdm/core/internal/records';
import { identifier } from './identifier';
import { COLLATION, DIGEST, isTextual, tableOf, type Column, type Table } from './table';
import { indexesOf, indexSql } from './table-indexes';

/** The platform's own tenant, whose shared records every tenant reads. */
export const PLATFORM = '000000';

/** After the transaction that set it the setting reads '', which is no tenant. */
const tenant = `nullif(current_setting('app.tenant', true), '')`;
const own = `tenant_id = ${tenant}`;

/** The complete definition of a resource's table for a migration file. */
export function tableSql(resource: Resource): string {
  const table = tableOf(resource);
  const name = identifier(table.name);
  return `${[
    `create table ${name} (\n${columnLines(table)}\n)`,
    ...indexesOf(resource).map((index) => indexSql(table.name, index)),
    `alter table ${name} enable row level security`,
    `alter table ${name} force row level security`,
    ...policies(table),
    `grant select, insert, update, delete on ${name} to rdm_app`,
    ...(resource.sharing === 'tenant' ? [`select keep_count_of('${table.name}')`] : []),
  ].join(';\n')};\n`;
}

const required = new Set(['id', 'version', 'status', 'createTime', 'updateTime']);

function columnLines({ columns, isDigested }: Table): string {
  const line = (column: Column) =>
    [
      identifier(column.name),
      column.storage.type === 'time' ? 'timestamp(0)' : column.type,
      ...(isTextual(column.storage) ? [`collate "${COLLATION}"`] : []),
      ...(required.has(column.property) ? ['not null'] : []),
    ].join(' ');
  return [
    'tenant_id varchar(12) not null',
    ...[...columns, ...(isDigested ? [DIGEST] : [])].map(line),
    'is_deleted smallint not null default 0',
    'primary key (tenant_id, id)',
  ]
    .map((text) => `  ${text}`)
    .join(',\n');
}

function policies({ name, resource }: Table): string[] {
  const on = `on ${identifier(name)}`;
  if (resource.sharing === 'tenant') return [`create policy own_tenant ${on} using (${own}) with check (${own})`];
  return [
    `create policy read_shared ${on} for select using ` +
      `(${tenant} is not null and tenant_id in (${tenant}, '${PLATFORM}'))`,
    `create policy insert_own ${on} for insert with check (${own})`,
    `create policy update_own ${on} for update using (${own}) with check (${own})`,
    `create policy delete_own ${on} for delete using (${own})`,
  ];
}
