import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeSetting, type DevelopPort } from '@rdm/core/internal/develop';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import CodeScreen from './CodeScreen';
import { savedAs, spyOnSaving } from '../../../resource/testing/spy-on-saving';

const saved = spyOnSaving();

vi.setConfig({ testTimeout: 30_000 });

const archive = { name: 'equipment-loan.zip', type: 'application/zip', bytes: new Uint8Array([1]) };
const setting = (id: string, codeName: string) =>
  stored(id, { codeName, datasourceId: '7', datasourceName: '仓库库', serviceName: 'blade-rdm', tableName: 'loan' });
let port: MemoryPort;
const downloadCode = vi.fn<DevelopPort['downloadCode']>();
const copyCode = vi.fn();

beforeEach(() => {
  saved.mockReset();
  downloadCode.mockReset().mockResolvedValue(archive);
  copyCode.mockReset().mockResolvedValue({ codeName: '设备借用-copy' });
  port = memoryPort(codeSetting, [setting('1', '设备借用'), setting('2', '设备归还')]);
});

function show(can: (permission: string) => boolean = () => true) {
  const develop = { downloadCode, copyCode } as Partial<DevelopPort> as DevelopPort;
  const ports = memoryPorts([[codeSetting, port]], { yes_no: { 1: '否', 2: '是' } }, { develop });
  return renderScreen(<CodeScreen />, ports, { at: '/tool/code', can });
}
const inRow = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('the settings of code', () => {
  test('become code that is saved', async () => {
    const { user } = show();
    await user.click((await inRow('设备归还')).getByRole('button', { name: '代码生成' }));
    expect(await screen.findByText('代码生成成功')).toBeInTheDocument();
    expect(downloadCode).toHaveBeenCalledWith({ ids: '2' });
    expect(saved).toHaveBeenCalledWith(savedAs(archive));
  });

  test('become one archive where several are chosen', async () => {
    const { user } = show();
    await screen.findByText('设备借用');
    const make = () => user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '代码生成' }));
    await make();
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await make();
    await waitFor(() => expect(downloadCode).toHaveBeenCalledWith({ ids: '1,2' }));
  });

  test('say why nothing was made, and save nothing', async () => {
    const message = text('没有找到表 loan，或它没有可生成的列', 'There is no table loan');
    downloadCode.mockRejectedValueOnce(new Refusal(faults.invalid(message)));
    const { user } = show();
    await user.click((await inRow('设备借用')).getByRole('button', { name: '代码生成' }));
    expect(await screen.findByText('没有找到表 loan，或它没有可生成的列')).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  test('are copied, and the list shows it', async () => {
    const { user } = show();
    const row = await inRow('设备借用');
    const shown = port.list.mock.calls.length;
    await user.click(row.getByRole('button', { name: '复制' }));
    expect(await screen.findByText('已复制为“设备借用-copy”')).toBeInTheDocument();
    expect(copyCode).toHaveBeenCalledWith({ id: '1' });
    expect(port.list.mock.calls.length).toBeGreaterThan(shown);
  });

  test('are only looked at by those who may not change them', async () => {
    show((permission) => permission === 'code_view');
    expect(await screen.findByText('设备借用')).toBeInTheDocument();
    for (const name of ['代码生成', '复制']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
