import type { Resource } from '@rdm/core/kernel';
import { identifier } from './identifier';
import { COLLATION, isTextual, tableOf, type Column, type Table } from './table';

/** The platform's own tenant, whose shared records every tenant reads. */
export const PLATFORM = '000000';

/** After the transaction that set it the setting reads '', which is nobody. */
const tenant = `nullif(current_setting('app.tenant', true), '')`;
const own = `tenant_id = ${tenant}`;

/** The complete definition of a resource's table for a migration file. */
export function tableSql(resource: Resource): string {
  const table = tableOf(resource);
  const name = identifier(table.name);
  return `${[
    `create table ${name} (\n${columnLines(table)}\n)`,
    ...keyIndex(table),
    ...orderIndex(table),
    `alter table ${name} enable row level security`,
    `alter table ${name} force row level security`,
    ...policies(table),
    `grant select, insert, update, delete on ${name} to rdm_app`,
  ].join(';\n')};\n`;
}

const required = new Set(['id', 'version', 'status', 'createTime', 'updateTime']);

function columnLines({ columns }: Table): string {
  const line = (column: Column) =>
    [
      identifier(column.name),
      column.storage.type === 'time' ? 'timestamp(0)' : column.type,
      ...(isTextual(column.storage) ? [`collate "${COLLATION}"`] : []),
      ...(required.has(column.property) ? ['not null'] : []),
    ].join(' ');
  return [
    'tenant_id varchar(12) not null',
    ...columns.map(line),
    'is_deleted smallint not null default 0',
    'primary key (tenant_id, id)',
  ]
    .map((text) => `  ${text}`)
    .join(',\n');
}

function keyIndex({ name, key }: Table): string[] {
  if (key.length === 0) return [];
  const columns = ['tenant_id', ...key.map((column) => identifier(column.name))].join(', ');
  return [
    `create unique index ${identifier(`${name}_key`)} on ${identifier(name)} (${columns}) ` +
      `nulls not distinct where is_deleted = 0`,
  ];
}

function orderIndex({ name, resource, column, key }: Table): string[] {
  const order = resource.order.map(({ field, descending }) => ({ column: column.get(field)!, descending }));
  const sortable = order.filter((part) => part.column !== undefined);
  const servedByKey = sortable.every((part, at) => part.column === key[at] && !part.descending);
  if (servedByKey) return [];
  const columns = sortable.map((part) => identifier(part.column.name) + (part.descending ? ' desc nulls last' : ''));
  return [
    `create index ${identifier(`${name}_order`)} on ${identifier(name)} ` +
      `(${['tenant_id', ...columns, 'id'].join(', ')}) where is_deleted = 0`,
  ];
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
