import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { RowAction } from '../components';
import ResourceScreen from './ResourceScreen';
import { personnelSalary } from '@rdm/core/internal/cost';
import { renderScreen } from './testing/current-session';
import { everyKind, owner } from './testing/every-kind';
import { memoryPort, memoryPorts, stored, type MemoryPort } from './testing/memory-ports';
import { todayIs } from './testing/today-is';
import { spyOnSaving } from './testing/spy-on-saving';
import { windowIs } from '../components/testing/window-is';

const download = spyOnSaving();
vi.mock('@rdm/core/internal/application', async () => {
  const { everyKind, owner } = await import('./testing/every-kind');
  return { resources: [everyKind, owner] };
});
todayIs('2024-08-01');

const rows = [
  stored('1', { year: '2024', name: '样品甲', kind: 'usual', amount: '1234.5', budget: null, ownerName: '王小明' }),
  stored('2', { year: '2024', name: '样品乙', kind: 'other', reason: '抽检', amount: '-2.00', budget: '-1.00' }),
];
let port: MemoryPort;

function show(at = '/', can: (permission: string) => boolean = () => true) {
  const ports = memoryPorts(
    [
      [everyKind, port],
      [owner, memoryPort(owner, [stored('7', { code: 'E7', name: '王小明' })])],
    ],
    { kind: { usual: '常规', other: '其他' }, tag: { a: '甲类' }, yes_no: { 1: '否', 2: '是' } },
  );
  return renderScreen(<ResourceScreen resource={everyKind} />, ports, { at, can });
}

// Every key of a simulated typist renders the whole form.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  port = memoryPort(everyKind, rows);
  vi.mocked(download).mockClear();
});

test('what is searched stands in the address, beside what else is there, and is asked for once', async () => {
  const { user } = show('/?year=2024&part=2');
  await screen.findAllByRole('row');
  const asked = port.list.mock.calls.length;
  await user.click(screen.getByRole('button', { name: '其他条件' }));
  await user.type(screen.getByRole('textbox', { name: '创建日期' }), '2024-03-01{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('year=2024&createTime=2024-03-01&part=2'),
  );
  expect(port.list).toHaveBeenCalledTimes(asked + 1);
});

test('a list has a place for actions only where there are some', async () => {
  const views = (permission: string) => permission === everyKind.permissions.view;
  const shown = (rowActions: () => readonly RowAction[]) => {
    const screenShown = <ResourceScreen resource={everyKind} rowActions={rowActions} />;
    return renderScreen(screenShown, memoryPorts([[everyKind, port]]), { at: '/', can: views });
  };
  const { unmount } = shown(() => []);
  await screen.findByText('样品甲');
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  unmount();
  shown(() => [{ key: 'open', label: '展开', onClick: () => undefined }]);
  await screen.findByText('样品甲');
  expect(screen.getByRole('columnheader', { name: '操作' })).toBeVisible();
});

test('a list says what its amounts come to: of the page, or of what is chosen', async () => {
  const pay = memoryPort(personnelSalary, [
    stored('1', { month: '2024-01', wages: '100.00' }),
    stored('2', { month: '2024-02', wages: '20.50' }),
    stored('3', { month: '2024-03', wages: '3.00' }),
  ]);
  const ports = memoryPorts([[personnelSalary, pay]]);
  const { user } = renderScreen(<ResourceScreen resource={personnelSalary} />, ports, { at: '/', can: () => true });
  const total = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await total(/^合计/)).toContain('123.50');
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(screen.getByRole('checkbox', { name: '选择第 3 行' }));
  expect(await total(/已选 2 条合计/)).toContain('103.00');
});

test('of several pages it says what all of them come to, asked for once for a search', async () => {
  const pay = memoryPort(
    personnelSalary,
    Array.from({ length: 12 }, (_, at) => stored(String(at + 1), { month: '2024-01', wages: '100.01' })),
  );
  const ports = memoryPorts([[personnelSalary, pay]]);
  const { user } = renderScreen(<ResourceScreen resource={personnelSalary} />, ports, { at: '/', can: () => true });
  expect((await screen.findByRole('row', { name: /^12 条合计/ })).textContent).toContain('1,200.12');
  const asked = () => pay.list.mock.calls.filter(([{ sums }]) => sums).length;
  expect(asked()).toBe(1);
  await user.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
  expect(asked()).toBe(1);
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(asked()).toBe(2));
});

describe('on a telephone', () => {
  windowIs(390);

  test('a register without records says so without a head of columns', async () => {
    port = memoryPort(everyKind);
    show();
    expect(await screen.findByText('2024年度还没有样品')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader')).toBeNull();
  });

  test('records are cards with what they hold, the way into them, their actions and their totals', async () => {
    const { user } = show();
    const cards = within(await screen.findByRole('list', { name: '样品' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(cards[0]).toHaveTextContent('1,234.50');
    expect(within(cards[0]!).queryByText('—')).not.toBeInTheDocument();
    await user.click(within(cards[0]!).getByRole('checkbox', { name: '选择 样品甲' }));
    expect(within(cards[0]!).getByRole('checkbox')).toBeChecked();
    await user.click(within(cards[1]!).getByRole('button', { name: '样品乙' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('the search is folded, tells how much it holds, and folds again when it is sent', async () => {
    const { user } = show('/?year=2024');
    await user.click(await screen.findByRole('button', { name: '查询条件（1）', expanded: false }));
    await user.type(screen.getByRole('textbox', { name: '名称' }), '样品甲{Enter}');
    expect(await screen.findByRole('button', { name: '查询条件（2）', expanded: false })).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  });

  test('the order is chosen above the cards', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('combobox', { name: '排序' }));
    await user.click(await screen.findByRole('option', { name: /名称：降序/ }));
    await waitFor(() => expect(port.list.mock.lastCall![0].order).toEqual([{ field: 'name', descending: true }]));
  });
});

describe('the list', () => {
  test('shows labels, amounts with their unit in the head, and the title as the way into the record', async () => {
    const { user } = show();
    const table = await screen.findByRole('grid', { name: '样品', busy: false });
    await within(table).findByText('样品甲');
    expect(within(table).getByRole('columnheader', { name: '金额（元）' })).toBeInTheDocument();
    expect(within(table).getByText('常规')).toBeInTheDocument();
    expect(within(table).getByText('1,234.50')).toBeInTheDocument();
    expect(within(table).getByText('-2.00')).toHaveClass('text-danger');
    expect(within(table).getAllByText('0')).toHaveLength(2);
    expect(screen.getByText('共 2 条')).toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: '样品甲' }));
    expect(await screen.findByRole('dialog', { name: '编辑样品' })).toBeInTheDocument();
  });

  test('searches on Enter and sorts by its own fields', async () => {
    const { user } = show();
    await screen.findByText('样品甲');
    await user.type(screen.getByRole('textbox', { name: '名称' }), '乙{Enter}');
    await waitFor(() => expect(screen.queryByText('样品甲')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '清空' }));
    await screen.findByText('样品甲');
    const headings = screen.getAllByRole('columnheader');
    await user.click(within(headings.find((head) => head.textContent === '名称')!).getByRole('button'));
    expect(port.list.mock.lastCall?.[0].order).toEqual([{ field: 'name', descending: false }]);
    expect(within(headings.find((head) => head.textContent === '责任人姓名')!).queryByRole('button')).toBeNull();
  });

  test('deletes what is chosen after asking', async () => {
    const { user } = show();
    await screen.findByText('样品甲');
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '删除' }));
    const question = await screen.findByRole('alertdialog', { name: '确定将选择数据删除?' });
    expect(within(question).getByText(/共 1 条：样品甲/)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('删除成功')).toBeInTheDocument();
    expect(port.remove).toHaveBeenCalledWith({ ids: ['1'] });
  });

  test('offers only what the person may do', async () => {
    show('/', (permission) => permission === 'everykind_view');
    await screen.findByText('样品甲');
    expect(within(screen.getByRole('toolbar')).queryByRole('button', { name: '新增' })).toBeNull();
    expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  test('a person without the right asks nothing of the server', () => {
    show('/', () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
    expect(port.list).not.toHaveBeenCalled();
  });

  test('empty says why and what to do, narrowed says how to widen', async () => {
    port = memoryPort(everyKind);
    const { user } = show();
    expect(await screen.findByText('2024年度还没有样品')).toBeInTheDocument();
    expect(screen.getByText('样品随检验单登记')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '下载导入模板' }));
    await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '样品.xlsx' })));
    await user.type(screen.getByRole('textbox', { name: '名称' }), '无{Enter}');
    expect(await screen.findByText('没有符合查询条件的记录')).toBeInTheDocument();
    expect(screen.queryByText('样品随检验单登记')).toBeNull();
  });

  test('a failure shows its sentence and can be retried', async () => {
    port.list.mockRejectedValueOnce(new Refusal({ code: 503, name: 'DOWN', message: text('服务正在重启', 'Down') }));
    const { user } = show();
    expect(await screen.findByText('服务正在重启')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('样品甲')).toBeInTheDocument();
  });

  test('hides a column the person does not want', async () => {
    const { user } = show();
    await screen.findByText('样品甲');
    await user.click(screen.getByRole('button', { name: '显示列' }));
    await user.click(await screen.findByRole('checkbox', { name: '类别' }));
    expect(screen.queryByRole('columnheader', { name: '类别' })).toBeNull();
  });

  test('exports the search', async () => {
    const { user } = show();
    await screen.findByText('样品甲');
    await user.click(screen.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(download).toHaveBeenCalled());
  });
});

describe('the form', () => {
  test('has a control for every kind of field', async () => {
    const { user } = show();
    await screen.findByText('样品甲');
    await user.click(screen.getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增样品' }));
    for (const name of ['名称', '备注', '金额（元）', '数量', '比例', '件数', '时间', '年度', '月份', '开始', '邮编']) {
      expect(form.getByRole('textbox', { name })).toBeEnabled();
    }
    expect(form.getByRole('textbox', { name: '年度' })).toHaveValue('2024');
    for (const name of ['标签', '责任人', '协助人']) expect(form.getByRole('combobox', { name })).toBeEnabled();
    for (const name of [/类别/, /是否同意/]) expect(form.getByRole('button', { name })).toBeEnabled();
    expect(form.queryByText('组成')).toBeNull();
    expect(form.queryByText('原因')).toBeNull();
    await user.type(form.getByRole('textbox', { name: '数量' }), '12');
    expect(form.getByText('1,212')).toBeInTheDocument();
    expect(form.getByText('预算（万元）').nextSibling).toHaveTextContent('0');
    await user.type(form.getByRole('textbox', { name: '邮编' }), '12');
    expect(form.getByText('邮编通常为6位')).toBeInTheDocument();
  });

  test('says what is missing under the fields and goes to the first', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增样品' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    const summary = form.getByText('有 2 处需要改正，改正后才能保存').closest<HTMLElement>('[role=alert]')!;
    expect(within(summary).getByText('请选择类别')).toBeInTheDocument();
    expect(form.getAllByText('请输入名称')).toHaveLength(2);
    await waitFor(() => expect(form.getByRole('textbox', { name: '名称' })).toHaveFocus());
    expect(port.submit).not.toHaveBeenCalled();
  });

  test('saves what is typed and chosen with ⌘/Ctrl-S and shows it in the list', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增样品' }));
    await user.type(form.getByRole('textbox', { name: '名称' }), '样品丙');
    await user.click(form.getByRole('button', { name: /类别/ }));
    await user.click(await screen.findByRole('option', { name: '其他' }));
    await user.type(form.getByRole('textbox', { name: '原因' }), '复检');
    await user.type(form.getByRole('combobox', { name: '责任人' }), 'E7');
    await user.click(await screen.findByRole('option', { name: 'E7 王小明' }));
    await user.type(form.getByRole('combobox', { name: '标签' }), '甲');
    await user.click(await screen.findByRole('option', { name: '甲类' }));
    await user.type(form.getByRole('textbox', { name: '金额（元）' }), '1,200.5');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('新增成功')).toBeInTheDocument();
    expect(port.submit).toHaveBeenCalledWith(
      expect.objectContaining({
        year: '2024',
        name: '样品丙',
        kind: 'other',
        reason: '复检',
        ownerId: '7',
        tags: ['a'],
        amount: '1200.5',
      }),
      expect.objectContaining({ key: expect.any(String) }),
    );
    expect(await screen.findByText('样品丙')).toBeInTheDocument();
  });

  test('shows what someone else stored beside what was typed', async () => {
    const { user } = show();
    await user.click((await screen.findAllByRole('button', { name: '编辑' }))[0]!);
    const form = within(await screen.findByRole('dialog', { name: '编辑样品' }));
    port.rows = [{ ...rows[0]!, version: 3, name: '他人所改' }];
    await user.clear(form.getByRole('textbox', { name: '名称' }));
    await user.type(form.getByRole('textbox', { name: '名称' }), '我所改');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('数据已被他人修改，请刷新后重试')).toBeInTheDocument();
    const row = within(await form.findByRole('row', { name: /^名称/ }));
    expect(row.getByText('他人所改')).toBeInTheDocument();
    expect(row.getByText('我所改')).toBeInTheDocument();
    await user.click(row.getByRole('radio', { name: '名称：已存' }));
    await user.click(form.getByRole('button', { name: '按所选继续' }));
    expect(form.getByRole('textbox', { name: '名称' })).toHaveValue('他人所改');
  });

  test('is to be read where a link leads to the record, until it is to be changed', async () => {
    const { user } = show('/?id=1');
    const read = within(await screen.findByRole('dialog', { name: '查看样品' }));
    expect(read.queryByRole('button', { name: '保存' })).toBeNull();
    await user.click(read.getByRole('button', { name: '修改' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑样品' }));
    await user.clear(form.getByRole('textbox', { name: '名称' }));
    await user.type(form.getByRole('textbox', { name: '名称' }), '样品改');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(port.submit).toHaveBeenCalledWith(expect.objectContaining({ name: '样品改' }), expect.anything()),
    );
  });

  test('is only to be read where it may not be changed', async () => {
    show('/?id=1', (permission) => permission.endsWith('_view'));
    const read = within(await screen.findByRole('dialog', { name: '查看样品' }));
    expect(read.queryByRole('button', { name: '修改' })).toBeNull();
  });

  test('tells who changed the record, and leads back to the form', async () => {
    const change = { before: { kind: 'usual', amount: '1.00' }, after: { kind: 'other', amount: '1234.50' } };
    const by = { userId: '1', account: 'finance', accountName: '陈会计（finance）' };
    port.history.mockResolvedValue([{ id: '9', action: 'update', ...by, time: '2024-03-01 09:00:00', ...change }]);
    const { user } = show('/?id=1');
    const form = within(await screen.findByRole('dialog', { name: '查看样品' }));
    await user.click(form.getByRole('button', { name: '修改记录' }));
    const step = within(await form.findByRole('listitem'));
    expect(step.getByText('陈会计（finance）')).toBeInTheDocument();
    expect(step.getByRole('row', { name: '类别 常规 其他' })).toBeInTheDocument();
    expect(step.getByRole('row', { name: '金额（元） 1.00 1,234.50' })).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: '返回表单' }));
    expect(form.getByText('样品甲')).toBeVisible();
  });

  test('asks before what was typed is left, and offers it back', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog', { name: '新增样品' }));
    await user.type(form.getByRole('textbox', { name: '名称' }), '未存');
    await user.click(form.getByRole('button', { name: '取消' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '有未保存的修改，确定离开?' })).getByRole('button', {
        name: '离开',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '新增样品' })).toBeNull());
    await user.click(screen.getByRole('button', { name: '新增' }));
    const again = within(await screen.findByRole('dialog', { name: '新增样品' }));
    await user.click(again.getByRole('button', { name: '恢复' }));
    expect(again.getByRole('textbox', { name: '名称' })).toHaveValue('未存');
  });
});

describe('the import', () => {
  test('checks, shows the faults by column, and writes the right rows when told to', async () => {
    const report = {
      rows: 2,
      inserted: 1,
      updated: 0,
      unchanged: 0,
      errors: [{ row: 3, column: '年度', value: '二四', message: '“二四”不是年度，请按 2024 填写' }],
    };
    port.import
      .mockRejectedValueOnce(new Refusal({ ...faults.invalid(text('有错误', 'Faults')), data: report }))
      .mockResolvedValueOnce(report);
    const { user, baseElement } = show();
    await user.click(await screen.findByRole('button', { name: '导入' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导入样品' }));
    await user.upload(
      baseElement.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['x'], '样品.xlsx', { type: 'application/octet-stream' }),
    );
    expect(await dialog.findByText('共 2 行，其中 1 行有错误，未写入任何数据')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: '第3行 年度' })).toHaveValue('二四');
    expect(port.import.mock.lastCall?.[0]).toMatchObject({ check: true, fileName: '样品.xlsx' });
    await user.click(dialog.getByRole('button', { name: '仅导入正确行' }));
    expect(await dialog.findByText('共 2 行：已新增 1、更新 0、不变 0')).toBeInTheDocument();
    expect(dialog.getByText('1 行有错误，未导入')).toBeInTheDocument();
  });
});
