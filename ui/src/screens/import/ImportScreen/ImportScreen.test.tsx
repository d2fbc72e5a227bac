import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resources } from '@rdm/core/internal/application';
import type { Recognition } from '@rdm/core/internal/records';
import { Refusal, text } from '@rdm/core/internal/kernel';
import { personnel, project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import ImportScreen from './ImportScreen';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';

const download = spyOnSaving();

const good = { rows: 20, inserted: 18, updated: 1, unchanged: 1, errors: [] };

function show(can: (permission: string) => boolean = () => true) {
  const ports = resources.map((resource) => {
    const port = memoryPort(resource);
    port.import.mockResolvedValue(good);
    return [resource, port] as const;
  });
  const portOf = (name: string) => ports.find(([resource]) => resource.name === name)![1];
  // The headings fit no register: the file names decide.
  const workbooks = {
    recognise: vi.fn(async (): Promise<Recognition> => ({ resource: null, candidates: [], reason: 'none', why: '' })),
  };
  return { ...renderScreen(<ImportScreen />, memoryPorts(ports, {}, { workbooks }), { can }), portOf, workbooks };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const input = (element: Element) => element.querySelector<HTMLInputElement>('input[type=file]')!;

test('brings workbooks in together and leads on to the recomputation', async () => {
  const { user, container } = show();
  await user.upload(input(container), files('02-项目.xlsx', '01-研发人员.xlsx'));
  const cards = ['01-研发人员.xlsx', '02-项目.xlsx'].map((name) => screen.getByRole('region', { name }));
  expect(cards[0]!.compareDocumentPosition(cards[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  expect(await screen.findByText(/已导入 2 个工作簿/)).toBeInTheDocument();
  expect(within(cards[0]!).getByText('共 20 行：已新增 18、更新 1、不变 1')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: '导入进度' })).toHaveAttribute('aria-valuenow', '100');
  await user.click(screen.getByRole('link', { name: '去重算' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/project/preferential');
});

test('shows what is wrong on its card, and the clerk decides how to go on', async () => {
  const { user, container, portOf } = show();
  const errors = [{ row: 5, column: '负责人工号', value: 'E9', message: '研发人员“E9”不存在，请先录入或更正' }];
  portOf(project.name).import.mockRejectedValueOnce(
    new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: { ...good, errors } }),
  );
  await user.upload(input(container), files('项目.xlsx', '材料.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  const card = within(screen.getByRole('region', { name: '项目.xlsx' }));
  expect(await card.findByText('研发人员“E9”不存在，请先录入或更正')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: '材料.xlsx' })).getByText('待检查')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: '跳过' }));
  expect(await screen.findByText(/已导入 1 个工作簿/)).toBeInTheDocument();
  expect(card.getByText('已跳过')).toBeInTheDocument();
});

test('a workbook corrected on its card goes on with the rest, or is taken along marked', async () => {
  const { user, container, portOf } = show();
  const errors = [{ row: 5, column: '负责人工号', value: 'E9', message: '研发人员“E9”不存在，请先录入或更正' }];
  portOf(project.name).import.mockRejectedValueOnce(
    new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: { ...good, errors } }),
  );
  await user.upload(input(container), files('项目.xlsx', '材料.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  const card = within(screen.getByRole('region', { name: '项目.xlsx' }));
  const cell = await card.findByRole('textbox', { name: '第5行 负责人工号' });
  await user.clear(cell);
  await user.type(cell, 'E1');
  await user.click(card.getByRole('button', { name: '下载标注错误的工作簿' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '项目-错误标注.xlsx' })));
  await user.click(card.getByRole('button', { name: '按更正后的内容重新检查' }));
  expect(await screen.findByText(/已导入 2 个工作簿/)).toBeInTheDocument();
  expect(card.getByText('已更正 1 处')).toBeInTheDocument();
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
  expect(await screen.findByText(/已导入 1 个工作簿/)).toBeInTheDocument();
  expect(portOf(personnel.name).import).toHaveBeenCalledTimes(2);
});

test('a check is cancelled at once', async () => {
  const { user, container, portOf } = show();
  portOf(project.name).import.mockImplementationOnce(() => new Promise(() => undefined));
  await user.upload(input(container), files('项目.xlsx'));
  await user.click(screen.getByRole('button', { name: '检查并导入' }));
  const card = within(screen.getByRole('region', { name: '项目.xlsx' }));
  expect(await card.findByRole('progressbar', { name: '正在检查' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(await card.findByText('待检查')).toBeInTheDocument();
  expect(portOf(project.name).import).toHaveBeenCalledOnce();
});

test('offers the template of each register', async () => {
  const { user } = show();
  expect(screen.getAllByRole('button', { name: /下载.*模板/ })).toHaveLength(27);
  await user.click(screen.getByRole('button', { name: '下载薪酬模板' }));
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '薪酬.xlsx' })));
});

test('is closed to those who may import nothing', () => {
  show(() => false);
  expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
});
