import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { equipmentPower, fixedAsset } from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { PowerMonthView } from './PowerMonthView';
import { todayIs } from '../../../resource/testing/today-is';

todayIs('2024-08-01');
vi.setConfig({ testTimeout: 30_000 });

const line = (id: string, month: string, assetsCode: string, workTime: string, amount: string) =>
  stored(id, {
    ...{ year: '2024', month, projectId: '9', projectCode: 'RD01', projectName: '低温压缩机', assetsCode },
    ...{ assetsName: `机床${assetsCode}`, assetsType: '电', qty: 1, startDate: '2024-01-10', endDate: '2024-01-11' },
    ...{ dailyWorkTime: '4', power: '2.5', unit: '度', price: '1', workContent: null, workTime, amount },
  });

function show(can: (permission: string) => boolean = () => true) {
  const lines = memoryPort(equipmentPower, [
    line('1', '01', 'FA1', '8', '20.00'),
    line('2', '02', 'FA2', '4.5', '11.25'),
  ]);
  const assets = memoryPort(fixedAsset, [
    stored('11', { assetsCode: 'FA1', assetsName: '机床FA1', inaccountDate: '2023-01-01', originalValue: '5000.00' }),
  ]);
  // The in-memory register does not support `in`: the query returns all assets.
  assets.list.mockImplementation(async () => ({ records: assets.rows, total: 1, size: -1, current: 1, pages: 1 }));
  const projects = memoryPort(project, [stored('9', { year: '2024', code: 'RD01', name: '低温压缩机' })]);
  const ports = memoryPorts([
    [equipmentPower, lines],
    [fixedAsset, assets],
    [project, projects],
  ]);
  const onClose = vi.fn();
  return { ...renderScreen(<PowerMonthView onClose={onClose} />, ports, { can }), lines, onClose };
}

type Shown = ReturnType<typeof show>;

async function choose({ user }: Shown) {
  await user.click(screen.getByRole('combobox', { name: /研发项目/ }));
  await user.click(await screen.findByRole('option', { name: /RD01/ }));
}

describe('the power of a project', () => {
  test('asks for the project first, then shows its machines with hours and power in all', async () => {
    const shown = show();
    expect(screen.getByText('请选择研发项目')).toBeInTheDocument();
    await choose(shown);
    const details = within(await screen.findByLabelText('动力明细'));
    expect(await details.findByText('机床FA2')).toBeInTheDocument();
    expect(screen.getByText(/工作时长合计（小时） 12.5 · 动力费合计（元） 31.25/)).toBeInTheDocument();
    expect(shown.lines.list.mock.lastCall?.[0].where).toEqual([
      { field: 'year', is: 'equal', value: '2024' },
      { field: 'projectId', is: 'equal', value: '9' },
    ]);
  });

  test('lists the machines in error with the reason', async () => {
    const shown = show();
    await choose(shown);
    const row = await screen.findByRole('row', { name: /没有折旧方法/ });
    expect(row).toHaveTextContent('折旧月数应大于 0');
    expect(row).toHaveTextContent('FA1');
    expect(screen.getByRole('row', { name: /固定资产台账中没有此设备/ })).toHaveTextContent('FA2');
  });

  test('takes a new machine for the year and project that stand above', async () => {
    const shown = show();
    await choose(shown);
    await screen.findAllByText('机床FA2');
    await shown.user.click(screen.getByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByRole('combobox', { name: /研发项目/ })).toHaveValue('RD01 低温压缩机');
    await shown.user.click(form.getByRole('button', { name: '保存' }));
    for (const said of ['请输入设备编号', '请输入设备名称', '请输入动力名称，类型', '请输入用于研发的开始日期']) {
      expect((await form.findAllByText(new RegExp(said))).length).toBeGreaterThan(0);
    }
    for (const said of ['请输入用于研发的结束日期', '请输入日均工时']) {
      expect(form.getAllByText(new RegExp(said)).length).toBeGreaterThan(0);
    }
  });

  test('leaves out the errors for those who may not see the assets, and what cannot be done', async () => {
    const shown = show((permission) => permission === 'projectassetspower_view');
    await choose(shown);
    await screen.findByText('机床FA2');
    expect(screen.queryByText('错误列表')).toBeNull();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  });

  test('says what failed and tries again, and leads back', async () => {
    const shown = show();
    const message = text('服务器没有应答', 'The server does not answer');
    shown.lines.list.mockRejectedValueOnce(new Refusal({ ...faults.invalid(message), code: 500 }));
    await choose(shown);
    expect(await screen.findByText('服务器没有应答')).toBeInTheDocument();
    await shown.user.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByText('机床FA2')).length).toBeGreaterThan(0);
    await shown.user.click(screen.getByRole('button', { name: '返回台账' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalled());
  });
});
