import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourceTable } from '@rdm/core/internal/develop';
import type { Resource } from '@rdm/core/internal/records';
import { checkTables, createMigrationPrinter, migrate, openDatabase } from '@rdm/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { everyKind, hostile, settingOf } from '../../core/src/develop/generate/sample-table.testing';
import { generatedFiles } from '../../core/src/develop/generate/generated-files';
import { plannedResource } from '../../core/src/develop/generate/planned-resource';
import { planResource, type ResourcePlan } from '../../core/src/develop/generate/resource-plan';
import { embeddedMemory } from '../setup/embedded-memory';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-generated-')));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const planned = (values: object, table: SourceTable): ResourcePlan => planResource(settingOf({ ...values }), table)!;
const plans = [
  planned({}, everyKind),
  planned({ codeName: `*/ '); "恶意"`, tableName: '../class', packageName: '../../../etc' }, hostile),
  planned({ tableName: 'notes' }, { comment: null, columns: everyKind.columns.slice(4, 5), uniqueKeys: [] }),
];
const files = await generatedFiles(plans, createMigrationPrinter());
const declarations = files.filter(({ path: file }) => file.endsWith('.ts'));

/** Writes files under a folder, as unpacking the archive does. */
function unpack(to: string, list: Awaited<ReturnType<typeof generatedFiles>>): void {
  for (const { path: file, content } of list) {
    const place = path.join(to, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content);
  }
}

describe('generated code', () => {
  it('is accepted by the compiler where it belongs, with the strictness of the product', () => {
    const to = path.join(folder, 'checked');
    unpack(to, declarations);
    const settings = {
      extends: path.join(root, 'tsconfig.base.json'),
      // Merges the generated files with the folders of the core.
      compilerOptions: { noUnusedLocals: true, rootDirs: ['core/src', path.join(root, 'core/src')] },
      include: ['core/src'],
    };
    fs.writeFileSync(path.join(to, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
    const check = () => execFileSync(process.execPath, [compiler, '-p', to], { encoding: 'utf8', stdio: 'pipe' });
    expect(check()).toBe('');
    // The check does detect an error.
    fs.appendFileSync(path.join(to, declarations[0]!.path), 'export const wrong: number = equipmentLoan.name;\n');
    expect(check).toThrow();
  });

  it('declares what its migration was made of', async () => {
    for (const [at, plan] of plans.entries()) {
      const place = path.join(folder, `${plan.variable}.ts`);
      const door = (area: string) => JSON.stringify(path.join(root, 'core/src', area, 'index.ts'));
      const text = declarations[at]!.content.replace(`'../kernel'`, door('kernel')).replace(
        `'../records'`,
        door('records'),
      );
      fs.writeFileSync(place, text);
      const declared = (await import(pathToFileURL(place).href)) as Readonly<Record<string, Resource>>;
      expect(declared[plan.variable]).toEqual(plannedResource(plan));
    }
  });

  it('has a migration that makes its tables, with their keys and row-level security', async () => {
    const database = await openDatabase(embeddedMemory);
    await migrate(database);
    const migration = files.find(({ path: file }) => file.endsWith('.sql'))!;
    await database.use((session) => session.query(migration.content));
    expect(await checkTables(database, plans.map(plannedResource))).toEqual([]);
    await database.close();
  });
});
