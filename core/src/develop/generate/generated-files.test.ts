import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MigrationPrinter } from '../driven';
import { declarationSource, literal } from './declaration-source';
import { generatedFiles } from './generated-files';
import { planResource } from './resource-plan';
import { column, everyKind, hostile, settingOf } from './sample-table.testing';

const printer: MigrationPrinter = {
  print: async (title, resources) => ({ name: `0042-${title}.sql`, sql: resources.map(({ name }) => name).join() }),
};
const planned = (values: object, table = everyKind) => planResource(settingOf({ ...values }), table)!;

describe('generated files', () => {
  it('are a declaration, a migration and what to do with them', async () => {
    const files = await generatedFiles([planned({})], printer);
    expect(files.map(({ path }) => path)).toEqual([
      'README.md',
      'core/src/equipment/equipment-loan.ts',
      'adapters/postgres/migrations/0042-equipment-loan.sql',
    ]);
    const [readMe, , migration] = files;
    expect(migration!.content).toBe('blade-rdm/equipment-loan');
    expect(readMe!.content).toContain(`import { equipmentLoan } from '../equipment';`);
    expect(readMe!.content).toContain(
      `registerMenu('equipmentloan', text('设备借用', 'Equipment loan'), '/equipment/equipment-loan', ` +
        `['view', 'add', 'edit', 'delete', 'export']),`,
    );
    expect(readMe!.content).toContain('- photo (bytea)');
  });

  it('of several settings are one archive, and none of two that would make the same', async () => {
    const other = planned({ codeName: '归还', tableName: 'blade_equipment_return' });
    expect(await generatedFiles([planned({}), other], printer)).toHaveLength(4);
    await expect(generatedFiles([planned({}), planned({ codeName: '别名' })], printer)).rejects.toMatchObject({
      fault: { message: { zh: '“设备借用”和“别名”会生成同名的代码，请修改其中之一的接口路径' } },
    });
  });

  it('never lie outside of their folder', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', '../../etc', 'C:', '%2e%2e', '\0', 'a', '~', '．．', ' ');
    const path = fc.array(part, { maxLength: 6 }).map((parts) => parts.join('/'));
    const values = fc.record({
      codeName: path,
      packageName: path,
      tableName: path,
      serviceName: path,
      apiPath: path,
      webPath: path,
      tablePrefix: path,
    });
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const files = await generatedFiles([planned(given)], printer);
        for (const { path: file } of files) {
          expect(file).toMatch(
            /^(README\.md|core\/src\/[a-z0-9-]+\/[a-z0-9-]+\.ts|adapters\/postgres\/migrations\/[a-z0-9-]+\.sql)$/,
          );
        }
      }),
    );
  });
});

describe('the source of a declaration', () => {
  it('reads as it is written by hand', () => {
    const table = { ...everyKind, columns: everyKind.columns.slice(0, 3) };
    expect(declarationSource(planned({}, table))).toBe(
      `import { text } from '../kernel';
import { crud, defineResource, string } from '../records';

/** Equipment loan (设备借用), made from the table blade_equipment_loan. */
export const equipmentLoan = defineResource('blade-rdm/equipment-loan', {
  label: text('设备借用', 'Equipment loan'),
  fields: {
    serialNo: string({
      label: text('编号', 'Serial no'),
      required: text('请输入编号', 'Enter the serial no'),
      maxLength: 50,
    }),
  },
  naturalKey: ['serialNo'],
  title: 'serialNo',
  search: ['serialNo'],
  columns: ['serialNo'],
  permissions: crud('equipmentloan'),
});
`,
    );
  });

  it('ends none of its comments and lines early', () => {
    const source = declarationSource(planned({ codeName: '*/ x /*', tableName: 'a*/b' }, hostile));
    expect(source.split('\n')[3]).toMatch(/^\/\*\* (?:(?!\*\/).)* \*\/$/);
    expect(source).not.toMatch(/[\0\u2028\u2029]/);
    const declared = source.split('\n').filter((line) => line.includes('label: text('));
    for (const line of declared) expect(line).toMatch(/^ +label: text\('(?:[^'\\]|\\.)*', '(?:[^'\\]|\\.)*'\),$/);
  });

  it('calls its constant by no word of the language', () => {
    for (const tableName of ['class', 'text', 'import', 'await']) {
      expect(declarationSource(planned({ tableName }))).toContain(`export const ${tableName}Record = `);
    }
    expect(declarationSource(planned({ tableName: 'new_text' }))).toContain('export const newText = ');
  });

  it('writes a text so that it is read back as it was', () => {
    const quoted = fc.string({
      unit: fc.constantFrom("'", '\\', '"', '`', '$', '{', '\n', '\r', '\u2028', '😀', 'a', '\ud800'),
    });
    fc.assert(
      fc.property(fc.oneof(quoted, fc.string({ unit: 'binary', maxLength: 30 })), (value) => {
        // The same text in JSON differs only in its quotes.
        const inner = literal(value).slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"');
        expect(JSON.parse(`"${inner}"`)).toBe(value);
      }),
    );
  });

  it('has an order of its own where nothing tells its records apart', () => {
    const table = { comment: null, columns: [column('note', 'text')], uniqueKeys: [] };
    expect(declarationSource(planned({}, table))).toContain(`order: [{ field: 'createTime', descending: true }],`);
  });
});
