import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { importRecord, UNDONE } from '@rdm/core/internal/intake';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { personnel } from '@rdm/core/internal/project';
import type { StoredRecord } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';
import HistoryScreen from './HistoryScreen';
import type { ImportedRecord } from './ImportedChanges';
import { keptImport } from './testing/kept-import';

type Imports = AreaPorts['imports'];

const saved = spyOnSaving();
vi.setConfig({ testTimeout: 20_000 });

const changed = (given: Partial<ImportedRecord>): ImportedRecord => ({
  register: personnel.name,
  registerLabel: personnel.label,
  recordId: '1',
  kind: 'changed',
  key: 'A1',
  cells: [{ column: '学历', before: '硕士', after: '博士' }],
  hidden: false,
  overtaken: false,
  ...given,
});

function show(can: (right: string) => boolean = () => true, kept = keptImport()) {
  const port = memoryPort(importRecord, [kept as unknown as StoredRecord]);
  const imports = {
    changes: vi.fn<Imports['changes']>(async () => ({ total: 0, rows: [] })),
    obstacles: vi.fn<Imports['obstacles']>(async () => ({ total: 0, rows: [] })),
    undo: vi.fn<Imports['undo']>(async () => {
      port.rows = port.rows.map((row) => ({ ...row, state: UNDONE }));
      return { removed: 2, restored: 1, kept: 0 };
    }),
    file: vi.fn<Imports['file']>(async () => ({ name: '名册.xlsx', type: '', bytes: new Uint8Array([1, 2]) })),
  };
  const states = { import_state: { written: '已导入', undone: '已撤销' } };
  const ports = memoryPorts([[importRecord, port]], states, { imports: imports as unknown as Imports });
  return { ...renderScreen(<HistoryScreen resource={importRecord} />, ports, { can }), imports, port };
}

type User = ReturnType<typeof show>['user'];

async function act(user: User, name: string) {
  const row = within((await screen.findByText('名册.xlsx')).closest('tr')!);
  const button = row.queryByRole('button', { name });
  if (button) return user.click(button);
  await user.click(row.getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('shows what an import changed: cells before and after, new records marked, those of other registers named', async () => {
  const { user, imports } = show();
  const registerLabel = text('部门管理', 'Departments');
  imports.changes.mockResolvedValueOnce({
    total: 31,
    rows: [
      changed({ overtaken: true, cells: [{ column: '工资', before: '', after: '12000.5' }] }),
      changed({ kind: 'new', key: 'A2', cells: [{ column: '姓名', before: '', after: '王二' }] }),
      changed({ kind: 'new', key: '一部', register: 'blade-system/dept', registerLabel, cells: [] }),
      changed({ key: '', cells: [], hidden: true }),
    ],
  });
  await act(user, '查看变更');
  const drawer = within(await screen.findByRole('dialog', { name: '导入变更：名册.xlsx' }));
  const rows = (await drawer.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '修改A1之后又有修改列导入前导入后工资—12,000.50',
    '新增A2姓名：王二',
    '新增一部部门管理',
    '修改您没有查看此记录的权限',
  ]);
  await user.click(drawer.getByRole('button', { name: '下一页' }));
  expect(imports.changes).toHaveBeenLastCalledWith({ id: '7', current: 2, size: 30 });
  expect(await drawer.findByText('这次导入没有留下变更')).toBeInTheDocument();
});

test('is searched by a register that is chosen by its name', async () => {
  const { user, port } = show();
  await screen.findByText('名册.xlsx');
  await user.click(screen.getByRole('combobox', { name: '登记表' }));
  await user.click(await screen.findByRole('option', { name: personnel.label.zh }));
  await user.click(screen.getByRole('button', { name: '查询' }));
  const where = [{ field: 'register', is: 'equal', value: personnel.name }];
  await waitFor(() => expect(port.list.mock.lastCall?.[0]).toMatchObject({ where }));
});

test('names the register as it is called now and here, and one that there is no more as it was', async () => {
  const { unmount } = show(undefined, keptImport({ registerLabel: '花名册' }));
  const row = async () => within((await screen.findByText('名册.xlsx')).closest('tr')!);
  expect((await row()).getByText(personnel.label.zh)).toBeInTheDocument();
  unmount();
  show(undefined, keptImport({ register: 'blade-rdm/none', registerLabel: '旧登记表' }));
  expect((await row()).getByText('旧登记表')).toBeInTheDocument();
});

test('leads back to the import, and to the profiles', async () => {
  const { unmount } = show();
  await screen.findByText('名册.xlsx');
  const pages = () => {
    const nav = screen.queryByRole('navigation', { name: '导入相关页面' });
    return (
      nav &&
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent)
    );
  };
  expect(pages()).toEqual(['数据导入', '导入方案']);
  unmount();
  show((right) => right === importRecord.permissions.view);
  await screen.findByText('名册.xlsx');
  expect(pages()).toBeNull();
});

test('changes that did not arrive can be asked for again', async () => {
  const { user, imports } = show();
  imports.changes.mockRejectedValueOnce(new Refusal(faults.notFound(importRecord.label)));
  await act(user, '查看变更');
  const drawer = within(await screen.findByRole('dialog', { name: '导入变更：名册.xlsx' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('变更没有取得');
  await user.click(drawer.getByRole('button', { name: '重试' }));
  expect(await drawer.findByText('这次导入没有留下变更')).toBeInTheDocument();
});

test('hands out the file as it was uploaded, or says why it is not to be had', async () => {
  const { user, imports } = show();
  await act(user, '下载原文件');
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ name: '名册.xlsx', type: '', size: 2 }));
  const message = text('该文件超过附件的大小上限，导入时没有保存', 'Not kept');
  imports.file.mockRejectedValueOnce(new Refusal(faults.invalid(message)));
  await act(user, '下载原文件');
  expect(await screen.findByText(message.zh)).toBeInTheDocument();
});

test('an import is undone once it was confirmed, and then is shown as undone', async () => {
  const { user, imports } = show();
  await act(user, '撤销导入');
  const dialog = within(await screen.findByRole('alertdialog', { name: '撤销导入“名册.xlsx”？' }));
  expect(dialog.getByText(/新增的 2 条记录将删除，修改的 1 条记录恢复导入前的值/)).toBeInTheDocument();
  expect(imports.undo).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: '撤销导入' }));
  expect(await screen.findByText('已撤销导入：删除 2 条，恢复 1 条')).toBeInTheDocument();
  expect(await screen.findByText('已撤销')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤销导入' })).toBeNull();
});

test('what is in the way is named with what to do and where, and nothing can be undone from there', async () => {
  const { user, imports } = show();
  const message = text('导入之后该记录又被修改，请直接在登记表中更正这条记录', 'Changed since');
  const rows = [
    { register: personnel.name, recordId: '3', key: 'A1', message },
    { register: personnel.name, recordId: '4', key: '', message },
  ];
  imports.obstacles.mockResolvedValueOnce({ total: 1200, rows });
  await act(user, '撤销导入');
  const drawer = within(await screen.findByRole('dialog', { name: '不能撤销：名册.xlsx' }));
  expect(drawer.getByText(/有 1,200 处妨碍撤销.*仅列出前 2 处/)).toBeInTheDocument();
  expect(drawer.getAllByText(message.zh)).toHaveLength(2);
  expect(drawer.getByText('您没有权限查看的记录')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: '撤销导入' })).toBeNull();
  await user.click(drawer.getByRole('link', { name: '打开 A1' }));
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent(/\?id=3$/);
});

test('who may only look at imports sees what they changed, and no more', async () => {
  const { user } = show((right) => right === importRecord.permissions.view);
  await act(user, '查看变更');
  expect(await screen.findByRole('dialog', { name: '导入变更：名册.xlsx' })).toBeInTheDocument();
  for (const name of ['下载原文件', '撤销导入', '更多']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('without the right there is no list', async () => {
  show(() => false);
  expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
});
