import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { ImportError } from '@rdm/core/internal/records';
import { everyKind } from '../testing/every-kind';
import { memoryPort, memoryPorts } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { ImportDialog } from './ImportDialog';
import { spyOnSaving } from '../testing/spy-on-saving';

const download = spyOnSaving();
beforeEach(() => vi.mocked(download).mockClear());

const year: ImportError = { row: 3, column: '年度', value: '二四', message: '“二四”不是年度' };
const name: ImportError = { row: 4, column: '名称', value: '', message: '名称不能为空' };
const counts = { rows: 5, inserted: 3, updated: 0, unchanged: 0 };
const refused = (...errors: ImportError[]) =>
  new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: { ...counts, errors } });

/** The dialog after a workbook was refused for two cells. */
async function show() {
  const port = memoryPort(everyKind);
  port.import.mockRejectedValueOnce(refused(year, name)).mockResolvedValue({ ...counts, inserted: 5, errors: [] });
  const services = memoryServices(memoryPorts([[everyKind, port]]), [everyKind]);
  const onClose = vi.fn();
  const onImported = vi.fn();
  const given = { resource: everyKind, services, onClose, onImported, onTemplate: vi.fn() };
  const { baseElement } = render(<ImportDialog {...given} />);
  const user = userEvent.setup();
  const input = baseElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], '样品.xlsx'));
  const dialog = within(screen.getByRole('dialog', { name: '导入样品' }));
  await dialog.findByText('共 5 行，其中 2 行有错误，未写入任何数据');
  const button = (label: string) => dialog.getByRole('button', { name: label });
  const correct = async (label: string, value: string) => {
    await user.clear(dialog.getByRole('textbox', { name: label }));
    await user.type(dialog.getByRole('textbox', { name: label }), value);
  };
  return { port, services, onClose, onImported, user, dialog, button, correct };
}

test('a refused workbook is corrected on the spot, looked at again and brought in as corrected', async () => {
  const { port, onImported, user, dialog, button, correct } = await show();
  expect(button('按更正后的内容重新检查')).toBeDisabled();
  await correct('第3行 年度', '2024');
  await user.keyboard('{Enter}样品乙');
  expect(dialog.getByText('已更正 2 处')).toBeInTheDocument();
  port.import.mockRejectedValueOnce(refused({ ...name, value: '样品乙', message: '名称重复' }));
  await user.click(button('按更正后的内容重新检查'));
  await dialog.findByText('共 5 行，其中 1 行有错误，未写入任何数据');
  expect(dialog.queryByRole('textbox', { name: '第3行 年度' })).toBeNull();
  expect(dialog.getByText('已更正 2 处')).toBeInTheDocument();
  await correct('第4行 名称', '样品丙');
  await user.click(button('按更正后的内容重新检查'));
  await dialog.findByText('共 5 行：将新增 5、更新 0、不变 0');
  expect(dialog.queryByRole('button', { name: '按更正后的内容重新检查' })).toBeNull();
  await user.click(button('导入'));
  await dialog.findByText('共 5 行：已新增 5、更新 0、不变 0');
  expect(onImported).toHaveBeenCalledOnce();
  expect(port.import.mock.lastCall?.[0].check).toBeUndefined();
  expect(port.import.mock.lastCall?.[0].corrections).toEqual([
    { row: 3, column: '年度', value: '2024' },
    { row: 4, column: '名称', value: '样品丙' },
  ]);
  expect(dialog.getByText('已更正 2 处')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: '撤销全部更正' })).toBeNull();
});

test('the corrections also stand for the right rows only', async () => {
  const { port, user, dialog, button, correct } = await show();
  await correct('第3行 年度', '2024');
  port.import.mockResolvedValueOnce({ ...counts, inserted: 4, errors: [name] });
  await user.click(button('仅导入正确行'));
  await dialog.findByText('1 行有错误，未导入');
  expect(port.import.mock.lastCall?.[0]).toMatchObject({
    validOnly: true,
    corrections: [{ row: 3, column: '年度', value: '2024' }],
  });
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('all corrections are undone at once', async () => {
  const { port, user, dialog, button, correct } = await show();
  await correct('第3行 年度', '2024');
  await user.click(button('按更正后的内容重新检查'));
  await dialog.findByText('共 5 行：将新增 5、更新 0、不变 0');
  port.import.mockRejectedValueOnce(refused(year, name));
  await user.click(button('撤销全部更正'));
  expect(await dialog.findByRole('textbox', { name: '第3行 年度' })).toHaveValue('二四');
  expect(dialog.queryByText(/已更正/)).toBeNull();
  expect(port.import.mock.lastCall?.[0]).not.toHaveProperty('corrections');
});

test('the workbook can be taken along with its faulty cells marked', async () => {
  const { port, user, dialog, button } = await show();
  let arrive = () => {};
  port.marked.mockImplementationOnce(
    ({ fileName }) =>
      new Promise((resolve) => {
        arrive = () => resolve({ name: `标注${fileName}`, type: 'application/octet-stream', bytes: new Uint8Array() });
      }),
  );
  await user.click(button('下载标注错误的工作簿'));
  await waitFor(() => expect(port.marked).toHaveBeenCalledOnce());
  expect(button('下载标注错误的工作簿')).toHaveAttribute('aria-busy', 'true');
  arrive();
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '标注样品.xlsx' })));
  expect(button('下载标注错误的工作簿')).not.toHaveAttribute('aria-busy');
  const fault = text('服务正在重启，请稍后重试', 'The service is restarting; try again soon');
  port.marked.mockRejectedValueOnce(new Refusal({ code: 503, name: 'DOWN', message: fault }));
  await user.click(button('下载标注错误的工作簿'));
  expect(await dialog.findByText('服务正在重启，请稍后重试')).toHaveAttribute('role', 'alert');
  expect(download).toHaveBeenCalledOnce();
});

test('a call that fails keeps the faults and what was typed, and can be tried again', async () => {
  const { port, user, dialog, button, correct } = await show();
  await correct('第3行 年度', '2024');
  port.import.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
  await user.click(button('按更正后的内容重新检查'));
  expect(await dialog.findByText('请求未授权')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: '第3行 年度' })).toHaveValue('2024');
  await user.click(button('重试'));
  await dialog.findByText('共 5 行：将新增 5、更新 0、不变 0');
});

test('is closed without a question, but not over corrections that were not brought in', async () => {
  const { services, onClose, user, dialog, button, correct } = await show();
  await correct('第3行 年度', '2024');
  services.confirm.mockResolvedValueOnce(false);
  await user.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1)!);
  const asked = services.confirm.mock.lastCall?.[0].title;
  expect(asked).toMatchObject({ zh: '有1处更正尚未导入，确定关闭?' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('撤销全部更正'));
  await user.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1)!);
  expect(onClose).toHaveBeenCalledOnce();
  expect(services.confirm).toHaveBeenCalledOnce();
});

test('a check is cancelled at once and begun again, saying how much of the file has left', async () => {
  const port = memoryPort(everyKind);
  port.import.mockImplementationOnce(({ onProgress }) => {
    onProgress?.(0.45);
    return new Promise(() => undefined);
  });
  port.import.mockResolvedValueOnce({ ...counts, inserted: 5, errors: [] });
  const services = memoryServices(memoryPorts([[everyKind, port]]), [everyKind]);
  const unused = { onClose: vi.fn(), onImported: vi.fn(), onTemplate: vi.fn() };
  const { baseElement } = render(<ImportDialog resource={everyKind} services={services} {...unused} />);
  const user = userEvent.setup();
  await user.upload(baseElement.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], '样品.xlsx'));
  expect(await screen.findByText('正在上传 45%')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消检查' }));
  await user.click(await screen.findByRole('button', { name: '检查' }));
  expect(await screen.findByText('共 5 行：将新增 5、更新 0、不变 0')).toBeInTheDocument();
});
