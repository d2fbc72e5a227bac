import { crud, defineResource, string } from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';
import { expect, it } from 'vitest';
import { migrationsDirectory, readMigrations } from '../migration/migrate';
import { tableSql } from '../schema/table-sql';
import { createMigrationPrinter } from './migration-printer';

const label = text('设备\n; drop table x;', 'Equipment\n-- x');
const equipment = defineResource('test/equipment', {
  label,
  fields: { code: string({ label }) },
  naturalKey: ['code'],
  permissions: crud('equipment'),
});

it('prints a table as the other migrations have it, under the number after theirs', async () => {
  const last = (await readMigrations(migrationsDirectory)).at(-1)!.name;
  const { name, sql } = await createMigrationPrinter().print('equipment', [equipment]);
  expect(name).toBe(`${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}-equipment.sql`);
  expect(sql).toBe(`-- 设备 ; drop table x; / Equipment -- x\n${tableSql(equipment)}`);
});
