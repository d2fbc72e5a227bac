import { crud, date, defineResource, integer, money, number, reference, string } from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { migrate } from '../migration/migrate';
import { checkTables } from './check-tables';
import { identifier, snakeCase, tableName } from './identifier';
import { tableSql } from './table-sql';

const label = text('字段', 'Field');
const sample = defineResource('area/sample-item', {
  label: text('样本', 'Sample'),
  fields: {
    year: string({ label }),
    order: integer({ label }),
    amount: money('yuan', { label }),
    price: number({ label, places: 4 }),
    startDate: date({ label }),
    deptId: reference('x', { label, by: 'code', shows: {} }),
  },
  naturalKey: ['year', 'order'],
  order: [{ field: 'startDate', descending: true }],
  search: ['deptId'],
  permissions: crud('sample'),
});

describe('names', () => {
  it.each([
    ['deptId', 'dept_id'],
    ['line34', 'line34'],
    ['amountV2', 'amount_v2'],
    ['isHighTech', 'is_high_tech'],
    ['xAxis', 'x_axis'],
    ['codeURL', 'code_url'],
  ])('of columns: %s is %s', (property, column) => expect(snakeCase(property)).toBe(column));

  it('of tables come from the path', () =>
    expect(tableName('blade-rdm/project-member')).toBe('blade_rdm_project_member'));

  it('the database keeps for itself stand in quotes; impossible ones are refused', () => {
    expect(identifier('order')).toBe('"order"');
    expect(() => identifier('x; drop table y')).toThrow();
    expect(() => identifier('x'.repeat(64))).toThrow();
  });

  it('of fields must not collide with the base columns', () => {
    const clash = defineResource('x/clash', {
      label,
      fields: { isDeleted: string({ label }) },
      naturalKey: [],
      permissions: crud('x'),
    });
    expect(() => tableSql(clash)).toThrow('isDeleted');
  });
});

describe('the drafted table', () => {
  it('is complete', () => {
    expect(tableSql(sample)).toBe(`create table area_sample_item (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  year text collate "C",
  "order" integer,
  amount numeric(18,2),
  price numeric(20,4),
  start_date date,
  dept_id bigint,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index area_sample_item_key on area_sample_item (tenant_id, year, "order") nulls not distinct where is_deleted = 0;
create index area_sample_item_order on area_sample_item (tenant_id, start_date desc nulls last, id) where is_deleted = 0;
create index area_sample_item_by_dept_id on area_sample_item (tenant_id, dept_id, start_date desc nulls last, id) where is_deleted = 0;
alter table area_sample_item enable row level security;
alter table area_sample_item force row level security;
create policy own_tenant on area_sample_item using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on area_sample_item to rdm_app;
select keep_count_of('area_sample_item');
`);
  });

  describe('checked against the database', () => {
    let database: Database;
    const run = (sql: string) => database.use((session) => session.query(sql));
    beforeAll(async () => {
      database = await openDatabase({ embedded: { memory: true } });
      await migrate(database);
      await run(tableSql(sample));
    }, 60_000);
    afterAll(() => database.close());

    it('has no differences', async () => expect(await checkTables(database, [sample])).toEqual([]));

    it.each([
      ['drop table area_sample_item', /^Table area_sample_item is missing\.$/],
      ['alter table area_sample_item drop column dept_id', /lacks the column dept_id \(bigint\)/],
      [
        'alter table area_sample_item alter amount type numeric(18,4)',
        /is numeric\(18,4\), declared is numeric\(18,2\)/,
      ],
      ['alter table area_sample_item disable row level security', /is not enabled/],
      ['alter table area_sample_item no force row level security', /is not forced/],
      ['drop policy own_tenant on area_sample_item', /has no row-level security policy/],
      ['revoke insert on area_sample_item from rdm_app', /rdm_app lacks rights/],
      ['drop index area_sample_item_key', /lacks the unique index on \(tenant_id, year, order\)/],
      ['drop index area_sample_item_order', /lacks the index on \(tenant_id, start_date desc, id\)/],
      [
        'drop index area_sample_item_by_dept_id; create index area_sample_item_by_dept_id on area_sample_item (tenant_id, dept_id, start_date, id) where is_deleted = 0',
        /lacks the index on \(tenant_id, dept_id, start_date desc, id\)/,
      ],
      [
        'drop index area_sample_item_by_dept_id; create index area_sample_item_by_dept_id on area_sample_item (tenant_id, dept_id, start_date desc nulls last, id)',
        /lacks the index on \(tenant_id, dept_id, start_date desc, id\)/,
      ],
      ['drop trigger kept_count_insert on area_sample_item', /are counted by 3 of 4 triggers/],
      ['create index wrong on area_sample_item (year)', /Index wrong .* does not start with tenant_id/],
      [
        'alter table area_sample_item drop constraint area_sample_item_pkey, add primary key (id)',
        /primary key of table area_sample_item is not \(tenant_id, id\)/,
      ],
    ])('shows: %s', async (damage, sentence) => {
      await run(damage);
      const differences = await checkTables(database, [sample]);
      expect(differences.some((difference) => sentence.test(difference))).toBe(true);
      await run(`drop table if exists area_sample_item; ${tableSql(sample)}`);
      expect(await checkTables(database, [sample])).toEqual([]);
    });
  });
});
