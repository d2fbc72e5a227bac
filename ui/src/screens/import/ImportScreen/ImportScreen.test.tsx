import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { resources } from '@rdm/core/internal/application';
import { storedLayout, type FileProposal } from '@rdm/core/internal/intake';
import type { ImportReport, Recognition, StoredRecord } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { material, personnelSalary } from '@rdm/core/internal/cost';
import { personnel, project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import ImportScreen from './ImportScreen';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';

const download = spyOnSaving();

// Every simulated keystroke computes the preview of a mapping anew.
vi.setConfig({ testTimeout: 30_000 });

/** Neither the headings nor the columns say what it is. */
const unknownFile: FileProposal = {
  kind: 'xlsx',
  sheets: ['Sheet1'],
  sheet: 'Sheet1',
  own: null,
  readings: [],
  rows: [],
};
const good = { rows: 20, inserted: 19, updated: 0, unchanged: 1, errors: [] };

const samples = [{ resource: personnelSalary.name, fileName: '示例-薪酬.xlsx' }];

function show(can: (permission: string) => boolean = () => true, projects: readonly StoredRecord[] = []) {
  const ports = resources.map((resource) => {
    const port = memoryPort(resource, resource.name === project.name ? projects : []);
    port.import.mockResolvedValue(good);
    return [resource, port] as const;
  });
  const portOf = (name: string) => ports.find(([resource]) => resource.name === name)![1];
  // The headings fit no register: the file names decide.
  const workbooks = {
    recognise: vi.fn(async (): Promise<Recognition> => ({ resource: null, candidates: [], reason: 'none', why: '' })),
    templates: vi.fn(async () => ({ name: '导入模板.zip', type: 'application/zip', bytes: new Uint8Array([1]) })),
    samples: vi.fn(async () => samples),
    sample: vi.fn(async () => ({ name: '示例.xlsx', type: 'application/octet-stream', bytes: new Uint8Array([1]) })),
  };
  const layouts = { propose: vi.fn(async () => unknownFile), listDict: vi.fn(async () => []) };
  const dictionaries = { gender: { '1': '男', '2': '女' } };
  const shown = renderScreen(<ImportScreen />, memoryPorts(ports, dictionaries, { workbooks, layouts }), { can });
  return { ...shown, portOf, workbooks, layouts };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const input = (element: Element) => element.querySelector<HTMLInputElement>('input[type=file]')!;

test('brings workbooks in together and leads on to the recomputation', async () => {
  const { user, container } = show();
  await user.upload(input(container), files('02-项目.xlsx', '01-研发人员.xlsx'));
  const rows = ['02-项目.xlsx', '01-研发人员.xlsx'].map((name) => screen.getByRole('row', { name }));
  expect(rows[0]!.compareDocumentPosition(rows[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  expect(await screen.findByText(/已导入 2 个文件/)).toBeInTheDocument();
  for (const counted of ['新增 19', '不变 1']) {
    expect(within(rows[0]!).getByText(counted)).toBeInTheDocument();
  }
  expect(screen.getByRole('progressbar', { name: '导入进度' })).toHaveAttribute('aria-valuenow', '100');
  await user.click(screen.getByRole('link', { name: '去重算' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/project/preferential');
});

test('shows what is wrong under its row, and the clerk decides how to go on', async () => {
  const { user, container, portOf } = show();
  const errors = [{ row: 5, column: '负责人工号', value: 'E9', message: '研发人员“E9”不存在，请先录入或更正' }];
  portOf(project.name).import.mockRejectedValueOnce(
    new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: { ...good, errors } }),
  );
  await user.upload(input(container), files('项目.xlsx', '材料.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  const card = within(screen.getByRole('table', { name: '导入的文件' }));
  expect(await card.findByText('研发人员“E9”不存在，请先录入或更正')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: '材料.xlsx' })).getByText('检查通过')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: '跳过' }));
  expect(await screen.findByText(/已导入 1 个文件/)).toBeInTheDocument();
  expect(card.getByText('已跳过')).toBeInTheDocument();
});

test('a workbook corrected under its row goes on with the rest, or is taken along marked', async () => {
  const { user, container, portOf } = show();
  const errors = [{ row: 5, column: '负责人工号', value: 'E9', message: '研发人员“E9”不存在，请先录入或更正' }];
  portOf(project.name).import.mockRejectedValueOnce(
    new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: { ...good, errors } }),
  );
  await user.upload(input(container), files('项目.xlsx', '材料.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  const card = within(screen.getByRole('table', { name: '导入的文件' }));
  const cell = await card.findByRole('textbox', { name: '第5行 负责人工号' });
  await user.clear(cell);
  await user.type(cell, 'E1');
  await user.click(card.getByRole('button', { name: '下载标注错误的工作簿' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '项目-错误标注.xlsx' })));
  await user.click(card.getByRole('button', { name: '按更正后的内容重新检查' }));
  expect(await screen.findByText(/已导入 2 个文件/)).toBeInTheDocument();
  expect(portOf(project.name).import.mock.lastCall?.[0].corrections).toEqual([
    { row: 5, column: '负责人工号', value: 'E1' },
  ]);
});

test('asks for the register of a workbook of which neither headings nor name say one', async () => {
  const { user, container, portOf } = show();
  await user.upload(input(container), files('book1.xlsx'));
  expect(await screen.findByText('无法从列名或文件名识别登记表，请选择')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '检查并导入' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: '登记表 book1.xlsx' }));
  await user.click(await screen.findByRole('option', { name: '研发人员' }));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  await waitFor(() => expect(portOf(personnel.name).import).toHaveBeenCalledTimes(2));
});

test('takes a workbook for what its headings say', async () => {
  const { user, container, portOf, workbooks } = show();
  const { name } = personnel;
  workbooks.recognise.mockResolvedValueOnce({ resource: name, candidates: [name], reason: 'headings', why: '' });
  await user.upload(input(container), files('book1.xlsx'));
  const register = screen.getByRole('combobox', { name: '登记表 book1.xlsx' });
  await waitFor(() => expect(register).toHaveValue('研发人员'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  expect(await screen.findByText(/已导入 1 个文件/)).toBeInTheDocument();
  expect(portOf(personnel.name).import).toHaveBeenCalledTimes(2);
});

test('a check is cancelled at once', async () => {
  const { user, container, portOf } = show();
  portOf(project.name).import.mockImplementationOnce(() => new Promise(() => undefined));
  await user.upload(input(container), files('项目.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  const card = within(screen.getByRole('table', { name: '导入的文件' }));
  expect(await card.findByRole('progressbar', { name: '正在检查' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(await within(screen.getByRole('row', { name: '项目.xlsx' })).findByText('待检查')).toBeInTheDocument();
  expect(portOf(project.name).import).toHaveBeenCalledOnce();
});

test('offers the template of each register', async () => {
  const { user } = show();
  const registers = resources.filter(({ workbook, calls }) => workbook && calls.includes('import'));
  const names = screen
    .getAllByRole('button', { name: /下载.*模板/ })
    .map((button) => button.getAttribute('aria-label'));
  for (const { label } of registers) expect(names).toContain(`下载${label.zh}模板`);
  await user.click(screen.getByRole('button', { name: '下载薪酬模板' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '薪酬.xlsx' })));
});

test('offers sample files to an enterprise without projects, takes them like files of its own, and no longer then', async () => {
  const { user, workbooks } = show();
  await user.click(await screen.findByRole('button', { name: '载入示例文件' }));
  expect(await screen.findByText('示例-薪酬.xlsx')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '载入示例文件' })).not.toBeInTheDocument();
  await waitFor(() => expect(workbooks.sample).toHaveBeenCalledWith({ resource: personnelSalary.name }));
});

test('offers no sample files where there is a project', async () => {
  const { portOf, workbooks } = show(() => true, [stored('1', { code: 'RD1' })]);
  await waitFor(() => expect(portOf(project.name).list).toHaveBeenCalled());
  await waitFor(() => expect(workbooks.samples).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: '载入示例文件' })).not.toBeInTheDocument();
});

test('offers the templates of all of them together', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: '全部下载' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '导入模板.zip' })));
});

test('says why the templates are not to be had', async () => {
  const { user, workbooks } = show();
  workbooks.templates.mockRejectedValueOnce(new Refusal(faults.forbidden('entpersonnel_import')));
  await user.click(screen.getByRole('button', { name: '全部下载' }));
  expect(await screen.findByText(/您没有此操作的权限/)).toBeInTheDocument();
});

test('leads to the profiles and the history, for those who may see them', () => {
  const { unmount } = show();
  const linksOf = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf()).toEqual([
    ['导入方案', '/rdm/import/profiles'],
    ['导入记录', '/rdm/import/history'],
  ]);
  unmount();
  show((permission) => permission.endsWith('_import'));
  expect(linksOf()).toEqual([]);
});

test('is closed to those who may import nothing', () => {
  show(() => false);
  expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
});

const slips: FileProposal = {
  kind: 'xls',
  sheets: ['五月', '说明'],
  sheet: '五月',
  own: null,
  readings: [
    {
      register: material.name,
      grounds: 'proposed',
      layout: {
        register: material.name,
        name: text('领料单', 'Slips'),
        headings: ['领料日期', '单号', '物料号', '品名', '实发', '成本', '课题'],
        fields: {
          date: { from: 'column', heading: '领料日期', steps: [{ do: 'date' }] },
          billNo: { from: 'column', heading: '单号' },
          materialCode: { from: 'column', heading: '物料号' },
          materialName: { from: 'column', heading: '品名' },
          qty: { from: 'column', heading: '实发', steps: [{ do: 'amount' }] },
          price: { from: 'column', heading: '成本', steps: [{ do: 'amount' }] },
          projectId: { from: 'column', heading: '课题' },
        },
      },
      layoutId: null,
      note: null,
      missing: ['type'],
      unused: [],
    },
  ],
  rows: [
    ['五月领料单'],
    ['领料日期', '单号', '物料号', '品名', '实发', '成本', '课题'],
    ['2024.05.06', 'L1', 'M1', '铝板', '10', '1,234.50', 'RD2024001'],
    ['20240507', 'L2', 'M2', '铜线', '两个', '8', 'RD2024001'],
    [null, null, null, '合计', null, '1,242.50', null],
  ],
};

/** A payroll that a profile reads. */
const payroll: FileProposal = {
  kind: 'xlsx',
  sheets: ['五月'],
  sheet: '五月',
  own: null,
  readings: [
    {
      register: personnelSalary.name,
      grounds: 'stored',
      layout: {
        register: personnelSalary.name,
        name: text('工资表', 'Payroll'),
        headings: ['员工', '应发'],
        leavesOutUnknown: ['personnelId'],
        fields: {
          month: { from: 'title', steps: [{ do: 'month' }] },
          personnelId: { from: 'column', heading: '员工' },
          wages: { from: 'column', heading: '应发', steps: [{ do: 'amount' }] },
        },
      },
      layoutId: '9',
      note: null,
      missing: [],
      unused: [],
    },
  ],
  rows: [['2024年5月工资'], ['员工', '应发'], ['张三', '10000'], ['李四', '9000']],
};

test('a file whose people are all unknown writes nothing, and leads to where they are added', async () => {
  const { user, container, portOf, layouts } = show();
  layouts.propose.mockResolvedValue(payroll);
  const message = text('没有可写入的行：全部2行所列的“研发人员”都未登记（张三、李四）', 'No row would be written');
  const why = '研发人员“张三”不存在，请先录入或更正';
  const data: ImportReport = {
    ...{ rows: 0, inserted: 0, updated: 0, unchanged: 0 },
    errors: [{ row: 3, column: '员工', value: '张三', message: why }],
    leftOut: [3, 4].map((row) => ({ row, why })),
  };
  portOf(personnelSalary.name).import.mockRejectedValue(
    new Refusal({ code: 400, name: 'IMPORT_REFUSED', message, data }),
  );
  await user.upload(input(container), files('工资.xlsx'));
  await user.click(await screen.findByRole('button', { name: '检查并导入' }));
  expect(await screen.findByText(message.zh)).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: '工资.xlsx' }));
  for (const said of ['无可导入的行', '不导入 2', '未登记 1']) expect(row.getByText(said)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '仅导入正确行' })).toBeNull();
  expect(screen.getByRole('textbox', { name: '第3行 员工' })).toHaveValue('张三');
  await user.click(screen.getByRole('link', { name: '打开“研发人员”新增或导入' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/personnel/);
});

describe('the columns of a file that is only guessed', () => {
  const drop = async () => {
    const shown = show();
    shown.layouts.propose.mockResolvedValue(slips);
    await shown.user.upload(input(shown.container), files('slips.xls'));
    const drawer = await screen.findByRole('dialog', { name: '对应列：slips.xls → 材料' });
    return { ...shown, drawer: within(drawer) };
  };

  test('are asked for by themselves, with what comes out, what is left out and what cannot be read', async () => {
    const { drawer } = await drop();
    expect(drawer.getByText('还缺必填的列：类型')).toBeInTheDocument();
    expect(drawer.getByText('结果：2024-05-06、2024-05-07')).toBeInTheDocument();
    expect(drawer.getByText(/^不导入：.*第 5 行/)).toBeInTheDocument();
    const marked = drawer.getByText('两个', { selector: 'mark' });
    expect(marked).toHaveAttribute('title');
    expect(drawer.getByRole('button', { name: '保存方案并使用' })).toBeDisabled();
  });

  test('are set, saved as a profile and used', async () => {
    const { drawer, user, portOf } = await drop();
    await user.click(drawer.getByRole('combobox', { name: '类型 的来源' }));
    await user.click(await screen.findByRole('option', { name: '固定值' }));
    const fixed = drawer.getByRole('textbox', { name: '类型 的固定值' });
    await user.clear(fixed);
    await user.type(fixed, '退回');
    const name = drawer.getByRole('textbox', { name: '方案名称' });
    await user.clear(name);
    await user.type(name, '仓库领料');
    await user.click(drawer.getByRole('button', { name: '保存方案并使用' }));
    expect(await screen.findByText('已存方案：仓库领料')).toBeInTheDocument();
    const [saved] = portOf(storedLayout.name).submit.mock.lastCall!;
    expect(saved).toMatchObject({ name: '仓库领料', code: material.name });
    expect(JSON.parse(String(saved.layout))).toMatchObject({
      headings: ['领料日期', '单号', '物料号', '品名', '实发', '成本', '课题'],
      fields: { direction: { from: 'constant', value: '退回' } },
    });
    await user.click(screen.getByRole('button', { name: '检查并导入' }));
    expect(await screen.findByText(/已导入 1 个文件/)).toBeInTheDocument();
    expect(portOf(material.name).import.mock.lastCall?.[0]).toMatchObject({ sheet: '五月' });
  });

  test('can be undone, and are not thrown away without a question', async () => {
    const { drawer, user } = await drop();
    await user.click(drawer.getByRole('combobox', { name: '单价 的来源' }));
    await user.click(await screen.findByRole('option', { name: /^实发/ }));
    expect(drawer.queryByText(/1234.5/)).toBeNull();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await user.click(drawer.getByRole('button', { name: '撤销' }));
    expect(drawer.getByText(/结果：1234.5/)).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '检查并导入' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '确认对应列 slips.xls' })).toBeInTheDocument();
  });
});

test('shows what would change, cell by cell, and waits for a word before it is written', async () => {
  const { user, container, portOf } = show();
  portOf(material.name).import.mockResolvedValue({
    ...good,
    ...{ inserted: 18, updated: 1 },
    leftOut: [{ row: 9, why: '合计行' }],
    changes: {
      total: 19,
      rows: [
        { row: 3, kind: 'changed', key: 'L1 M1', cells: [{ column: '金额', before: '1234.5', after: '1235.50' }] },
        { row: 4, kind: 'new', key: 'L2 M2', cells: [{ column: '数量', before: '', after: '3' }] },
      ],
    },
  });
  await user.upload(input(container), files('材料.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  expect(await screen.findByText('将更改已有数据')).toBeInTheDocument();
  expect(screen.getByText('1,234.50')).toBeInTheDocument();
  expect(screen.getByText('1,235.50').closest('mark')).not.toBeNull();
  expect(screen.getByText('仅显示前 2 条，共 19 条')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /不导入/ }));
  expect(screen.getByText('合计行')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '仍然导入' }));
  expect(await screen.findByText(/已导入 1 个文件/)).toBeInTheDocument();
});
