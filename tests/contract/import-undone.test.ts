import type { Ports } from '@rdm/core/internal/application';
import { fixedAsset, personnelSalary, personnelVerify } from '@rdm/core/internal/cost';
import type { FileStore } from '@rdm/core/internal/evidence';
import { importRecord } from '@rdm/core/internal/intake';
import type { CellValue } from '@rdm/core/internal/kernel';
import { personnel } from '@rdm/core/internal/project';
import type { Resource } from '@rdm/core/internal/records';
import { createMemoryFileStore, createMemoryRecordStore } from '@rdm/memory';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interruptedStore, type InterruptedStore } from '../setup/meanwhile';
import { openMemoryApplication, workbookOf, type MemoryApplication } from '../setup/memory-application';

/** The file store, and what lies in it. */
function countedFiles(): FileStore & { readonly keys: ReadonlySet<string> } {
  const inner = createMemoryFileStore();
  const keys = new Set<string>();
  return {
    keys,
    put: async (key, bytes, type) => {
      await inner.put(key, bytes, type);
      keys.add(key);
    },
    get: (key) => inner.get(key),
    remove: async (key) => {
      await inner.remove(key);
      keys.delete(key);
    },
  };
}

describe('An import that is taken back', () => {
  let memory: MemoryApplication;
  let store: InterruptedStore;
  let ports: Ports;
  const files = countedFiles();
  beforeAll(async () => {
    store = interruptedStore(createMemoryRecordStore());
    memory = await openMemoryApplication({ tenants: ['100001'], store, fileStore: files });
    ports = await memory.signIn('finance');
  });
  afterAll(() => memory.stop());

  const bring = (register: Resource, rows: readonly (readonly CellValue[])[]) =>
    ports.resource(register).import({ file: workbookOf(rows), fileName: '导入.xlsx' });
  const exported = async (register: Resource) =>
    new TextDecoder().decode((await ports.resource(register).export({})).bytes);
  const latest = async () => (await ports.resource(importRecord).list({ size: 1 })).records[0]!;

  it('leaves the export of its register as it was, whatever it added and changed', async () => {
    const people = fc.uniqueArray(
      fc.record({
        code: fc.integer({ min: 1, max: 12 }).map((at) => `E${at}`),
        name: fc.constantFrom('王小明', '李四', '赵六'),
        deptName: fc.constantFrom(null, '一部', '二部'),
        education: fc.constantFrom(null, '博士', '硕士'),
      }),
      { selector: ({ code }) => code, minLength: 1, maxLength: 8 },
    );
    const sheet = (rows: typeof people extends fc.Arbitrary<infer Rows> ? Rows : never) => [
      ['姓名', '工号', '部门', '学历'],
      ...rows.map(({ name, code, deptName, education }) => [name, code, deptName, education]),
    ];
    await fc.assert(
      fc.asyncProperty(people, people, async (first, second) => {
        await bring(personnel, sheet(first));
        const before = await exported(personnel);
        const { inserted, updated } = await bring(personnel, sheet(second));
        if (inserted + updated === 0) return;
        await ports.imports.undo({ id: (await latest()).id });
        expect(await exported(personnel)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });

  it('can be imported again, without a warning of the import that was taken back', async () => {
    const rows = [
      ['资产编号', '资产名称', '资产类别', '入账日期', '原值', '折旧方法', '折旧月数'],
      ['FA1', '试验箱', null, '2024-03-05', '1000', null, '60'],
    ];
    rows[1]![2] = (await ports.dictionaries.entries({ code: 'fixed_asset_category' }))[0]!.dictValue;
    rows[1]![5] = (await ports.dictionaries.entries({ code: 'depreciation_method' }))[0]!.dictValue;
    await bring(fixedAsset, rows);
    await ports.imports.undo({ id: (await latest()).id });
    expect(await bring(fixedAsset, rows)).toEqual({ rows: 1, inserted: 1, updated: 0, unchanged: 0, errors: [] });
  });

  it('keeps no file of an import that failed while it was written', async () => {
    const before = [...files.keys];
    const taken = { code: 'T1', name: '赵六' };
    store.beforeWriting(() => ports.resource(personnel).submit(taken));
    const rows = [
      ['姓名', '工号'],
      ['张三', 'T1'],
    ];
    await expect(bring(personnel, rows)).rejects.toMatchObject({ fault: { name: 'DUPLICATE_KEY' } });
    expect([...files.keys]).toEqual(before);
  });

  it('refuses an import into a locked month, by row, and keeps nothing of it', async () => {
    await bring(personnel, [
      ['姓名', '工号'],
      ['钱七', 'L1'],
    ]);
    const heads = ['月份', '工号', '工资薪金'];
    await bring(personnelSalary, [heads, ['2024-02', 'L1', '7000']]);
    await ports.resource(personnelVerify).submit({ id: '202402', reason: '已说明' });
    await ports.cost.lockPersonnel({ ids: '202402' });
    const before = [files.keys.size, (await ports.resource(importRecord).list({})).total];
    const refused = await bring(personnelSalary, [heads, ['2024-03', 'L1', '7000'], ['2024-02', 'L1', '8000']]).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ fault: { data: { errors: [{ row: 3, column: '月份' }] } } });
    expect([files.keys.size, (await ports.resource(importRecord).list({})).total]).toEqual(before);
  });
});
