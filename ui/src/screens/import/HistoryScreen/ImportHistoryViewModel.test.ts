import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { importRecord, UNDONE } from '@rdm/core/internal/intake';
import { Refusal, text } from '@rdm/core/internal/kernel';
import { personnel } from '@rdm/core/internal/project';
import type { StoredRecord } from '@rdm/core/internal/records';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { memoryServices } from '../../../resource/testing/memory-services';
import { ImportHistoryViewModel, type KeptImport } from './ImportHistoryViewModel';
import { keptImport } from './testing/kept-import';

type Imports = AreaPorts['imports'];

function setUp(given: Partial<Imports> = {}, rights?: readonly string[], records: readonly KeptImport[] = []) {
  const imports = {
    obstacles: vi.fn<Imports['obstacles']>(async () => ({ total: 0, rows: [] })),
    undo: vi.fn<Imports['undo']>(async () => ({ removed: 2, restored: 1, kept: 0 })),
    ...given,
  };
  const recompute = vi.fn(async () => ({}));
  const register = memoryPort(importRecord, records as unknown as StoredRecord[]);
  const ports = memoryPorts(
    [[importRecord, register]],
    {},
    {
      imports: imports as unknown as Imports,
      ledger: { recompute } as unknown as AreaPorts['ledger'],
    },
  );
  const services = memoryServices(ports, [personnel], { can: (right) => rights?.includes(right) ?? true });
  const reload = vi.fn();
  return { screen: new ImportHistoryViewModel(services, [personnel]), imports, services, reload, recompute };
}

const { import: mayImport, remove: mayRemove, view: mayView } = personnel.permissions;

test.each([
  ['one’s own, with the right to import', [mayImport], keptImport(), true],
  ['another’s, with the right to import', [mayImport], keptImport({ account: 'admin' }), false],
  ['another’s, with the right to remove', [mayRemove], keptImport({ account: 'admin' }), true],
  ['one’s own, with the right to view', [mayView], keptImport(), false],
  ['one that was undone', [mayImport, mayRemove], keptImport({ state: UNDONE }), false],
  ['one into a register that there is no more', [mayRemove], keptImport({ register: 'blade-rdm/none' }), false],
])('undoes %s: %#', (_, rights, record, may) => {
  expect(setUp({}, rights).screen.mayUndo(record)).toBe(may);
});

test('the file is for who may import into the register', () => {
  expect(setUp({}, [mayImport]).screen.mayDownload(keptImport({ account: 'admin' }))).toBe(true);
  expect(setUp({}, [mayRemove]).screen.mayDownload(keptImport())).toBe(false);
});

test('says what and how many an undoing takes, and what it took', async () => {
  const { screen, services, imports, reload } = setUp();
  await screen.undo(keptImport({ inserted: 1200 }), reload);
  const [question] = services.confirm.mock.lastCall!;
  expect(question.title).toMatchObject({ zh: '撤销导入“名册.xlsx”？' });
  expect(question.body).toMatchObject({
    zh: expect.stringMatching(/^“.+”：新增的 1,200 条记录将删除，修改的 1 条记录恢复导入前的值。/),
    en: expect.stringContaining(
      'records it added are removed (1,200); records it changed get their former values (1).',
    ),
  });
  expect(imports.undo).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  expect(services.toast.success.mock.lastCall?.[0]).toMatchObject({ zh: '已撤销导入：删除 2 条，恢复 1 条' });
  expect(reload).toHaveBeenCalledOnce();
});

test('names neither an addition nor a change that there was none of', async () => {
  const { screen, services, reload } = setUp();
  await screen.undo(keptImport({ inserted: 0 }), reload);
  expect(services.confirm.mock.lastCall![0].body).toMatchObject({ zh: expect.not.stringContaining('新增的') });
});

test('says what was kept because something uses it', async () => {
  const { screen, services, reload } = setUp({ undo: async () => ({ removed: 2, restored: 1, kept: 3 }) });
  await screen.undo(keptImport(), reload);
  const [said] = services.toast.success.mock.lastCall!;
  expect(said).toMatchObject({ zh: '已撤销导入：删除 2 条，恢复 1 条；3 条已有其他数据使用，予以保留' });
});

test('undoes nothing that was not confirmed', async () => {
  const { screen, services, imports, reload } = setUp();
  services.confirm.mockResolvedValueOnce(false);
  await screen.undo(keptImport(), reload);
  expect(imports.undo).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('with anything in the way it asks nothing, and shows what', async () => {
  const row = { register: personnel.name, recordId: '3', key: 'A1', message: text('所在月份已锁定', 'Locked') };
  const { screen, services, imports, reload } = setUp({ obstacles: async () => ({ total: 1, rows: [row] }) });
  await screen.undo(keptImport(), reload);
  expect(screen.obstacles).toEqual({ total: 1, rows: [row], fileName: '名册.xlsx' });
  expect(screen.pathTo(row)).toMatch(/\?id=3$/);
  expect(services.confirm).not.toHaveBeenCalled();
  expect(imports.undo).not.toHaveBeenCalled();
  screen.closeObstacles();
  expect(screen.obstacles).toBeNull();
});

test('a record of a register that one may not see is not led to', () => {
  const row = { register: personnel.name, recordId: '3', key: '', message: text('x', 'x') };
  expect(setUp({}, [mayRemove]).screen.pathTo(row)).toBeNull();
});

test('what somebody undid meanwhile is said, and the list reloaded', async () => {
  const message = text('该导入已于2024-05-02由admin撤销，不能重复撤销', 'Undone');
  const undo = () => Promise.reject(new Refusal({ code: 409, name: 'IMPORT_UNDONE', message }));
  const { screen, services, reload } = setUp({ undo });
  await screen.undo(keptImport(), reload);
  expect(services.toast.refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
  expect(services.toast.success).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('clears the imports of sample files, the last one first, and no others', async () => {
  const records = [
    keptImport({ id: '1', fileName: '示例-研发人员.xlsx' }),
    keptImport({ id: '2', fileName: '示例-研发项目.xlsx' }),
    keptImport({ id: '3', fileName: '名册.xlsx' }),
    keptImport({ id: '4', fileName: '示例-薪酬.xlsx', state: UNDONE }),
  ];
  const { screen, imports, services, reload } = setUp({}, undefined, records);
  await screen.clearSamples(reload);
  expect(vi.mocked(imports.undo).mock.calls).toEqual([[{ id: '2' }], [{ id: '1' }]]);
  expect(services.confirm.mock.lastCall![0].title).toMatchObject({ zh: '清除 2 个示例文件导入的数据？' });
  expect(reload).toHaveBeenCalledOnce();
});

test('works the year out again where what was worked out from the samples is in the way', async () => {
  const obstacles = vi.fn<Imports['obstacles']>(async () => ({ total: 0, rows: [] }));
  obstacles.mockResolvedValueOnce({ total: 1, rows: [] });
  const records = [keptImport({ id: '1', fileName: '示例-研发项目.xlsx' })];
  const { screen, imports, recompute, reload } = setUp({ obstacles }, undefined, records);
  await screen.clearSamples(reload);
  expect(recompute).toHaveBeenCalledExactlyOnceWith({ year: '2023' });
  expect(imports.undo).toHaveBeenCalledExactlyOnceWith({ id: '1' });
});

test('stops clearing at what is in the way, and shows it', async () => {
  const obstacles = vi.fn(async () => ({ total: 1, rows: [] }));
  const records = [keptImport({ id: '1', fileName: '示例-研发人员.xlsx' })];
  const { screen, imports, reload } = setUp({ obstacles }, undefined, records);
  await screen.clearSamples(reload);
  expect(imports.undo).not.toHaveBeenCalled();
  expect(screen.obstacles).toMatchObject({ total: 1, fileName: '示例-研发人员.xlsx' });
});

test('says that there are no samples to clear', async () => {
  const { screen, services, reload } = setUp();
  await screen.clearSamples(reload);
  expect(services.toast.error).toHaveBeenCalledOnce();
  expect(services.confirm).not.toHaveBeenCalled();
});
