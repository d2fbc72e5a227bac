import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dataSource, type DevelopPort } from '@rdm/core/internal/develop';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import DataSourceScreen from './DataSourceScreen';

// Every simulated keystroke re-renders the whole list.
vi.setConfig({ testTimeout: 30_000 });

let port: MemoryPort;
const testSource = vi.fn<DevelopPort['testSource']>();

beforeEach(() => {
  testSource.mockReset();
  port = memoryPort(dataSource, [
    stored('7', {
      name: '仓库库',
      driverClass: 'org.postgresql.Driver',
      url: 'jdbc:postgresql://db.example.com/warehouse',
      username: 'reader',
      hasPassword: '1',
      remark: null,
    }),
  ]);
});

function show(can: (permission: string) => boolean = () => true) {
  const develop = { testSource } as Partial<DevelopPort> as DevelopPort;
  const ports = memoryPorts([[dataSource, port]], { yes_no: { 1: '否', 2: '是' } }, { develop });
  return renderScreen(<DataSourceScreen />, ports, { at: '/tool/datasource', can });
}

describe('the data sources', () => {
  test('are tried where they stand, and what comes of it is said', async () => {
    testSource.mockResolvedValueOnce({ success: true, version: '16.4' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '测试连接' }));
    expect(await screen.findByText('连接成功：仓库库，PostgreSQL 16.4')).toBeInTheDocument();
    expect(testSource).toHaveBeenCalledWith({ id: '7' });

    const message = text('服务器上没有该数据库', 'The server has no such database');
    testSource.mockRejectedValueOnce(new Refusal(faults.invalid(message)));
    await user.click(await screen.findByRole('button', { name: '测试连接' }));
    expect(await screen.findByText('服务器上没有该数据库')).toBeInTheDocument();
  });

  test('are tried one at a time', async () => {
    let answer: (tested: { success: true; version: string }) => void = () => undefined;
    testSource.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '测试连接' }));
    expect(await screen.findByRole('button', { name: '正在连接' })).toBeDisabled();
    answer({ success: true, version: '16.4' });
    expect(await screen.findByRole('button', { name: '测试连接' })).toBeEnabled();
  });

  test('get their password in their form, and nothing of it is kept here', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const form = await screen.findByRole('dialog', { name: '编辑数据源' });
    const password = within(form).getByLabelText('密码');
    expect(password).toHaveAttribute('type', 'password');
    // No password is stored yet, so there is none to keep.
    expect(password).not.toHaveAttribute('placeholder');
    await user.type(password, 'geheim');
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
    expect(port.submit).toHaveBeenCalledWith(
      expect.objectContaining({ id: '7', version: 1, password: 'geheim' }),
      expect.anything(),
    );
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('geheim');
  });

  test('are only looked at by those who may not change them', async () => {
    show((permission) => permission === 'datasource_view');
    expect(await screen.findByText('仓库库')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '测试连接' })).not.toBeInTheDocument();
  });
});
