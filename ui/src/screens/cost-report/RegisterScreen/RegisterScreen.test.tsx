import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { monthNumbers } from '@rdm/core/calendar';
import { fixedAsset, intangibleAsset, type CostReportsPort, type RegisterReport } from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import RegisterScreen from './RegisterScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';

todayIs('2024-08-01');
spyOnSaving();
vi.setConfig({ testTimeout: 20_000 });

const figure = (amount: string, quantity: string | null) => ({ amount, quantity });
const months = (january: ReturnType<typeof figure>) =>
  Object.fromEntries(monthNumbers.map((month) => [month, month === '01' ? january : figure('0.00', '0')]));
const report = (year: string): RegisterReport => ({
  year,
  rows: [
    {
      ...{ projectId: '7', projectCode: 'RD01', projectName: '低温压缩机' },
      months: months(figure('1300.00', '80.5')),
      total: figure('1300.00', '80.5'),
    },
    {
      ...{ projectId: '8', projectCode: 'RD02', projectName: '变频控制' },
      months: months(figure('-200.00', '20')),
      total: figure('-200.00', '20'),
    },
  ],
  months: months(figure('1100.00', '100.5')),
  total: figure('1100.00', '100.5'),
});
const nothing = (year: string): RegisterReport => ({
  ...{ year, rows: [], months: months(figure('0.00', '0')) },
  total: figure('0.00', '0'),
});

type Calls = Pick<CostReportsPort, 'reportFixedAssets' | 'exportFixedAssets' | 'reportIntangibles'>;

function show(at = '/', calls: Partial<Calls> = {}, can: (permission: string) => boolean = () => true) {
  const given: Calls = {
    reportFixedAssets: vi.fn(async ({ year }) => report(String(year))),
    reportIntangibles: vi.fn(async ({ year }) => report(String(year))),
    exportFixedAssets: vi.fn(async () => ({ name: 'a.xlsx', type: 'x', bytes: new Uint8Array([1]) })),
    ...calls,
  };
  const ports = memoryPorts(
    [
      [fixedAsset, memoryPort(fixedAsset, [stored('1', { assetsCode: 'FA1', assetsName: '试验箱' })])],
      [intangibleAsset, memoryPort(intangibleAsset)],
      [project, memoryPort(project, [stored('9', { year: '2024' })])],
    ],
    {},
    { costReports: given as CostReportsPort },
  );
  const asked = at.includes('intangible') ? intangibleAsset : fixedAsset;
  return { ...renderScreen(<RegisterScreen resource={asked} />, ports, { at, can }), given };
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('a register that becomes cost', () => {
  test('has its report behind a button, of the year reports are about, and leads back', async () => {
    const { user, given } = show();
    await screen.findByText('试验箱');
    await user.click(screen.getByRole('button', { name: '项目归集表' }));
    expect(await screen.findByText('2024年固定资产折旧项目归集表')).toBeInTheDocument();
    await screen.findByText('低温压缩机');
    expect(given.reportFixedAssets).toHaveBeenCalledWith({ year: '2024' });
    expect(screen.getByLabelText('address')).toHaveTextContent('?view=report');
    await user.click(screen.getByRole('button', { name: '返回台账' }));
    expect(await screen.findByText('试验箱')).toBeInTheDocument();
  });

  test('shows cost by project and month with its totals, and hours beside it', async () => {
    const { user } = show('/?view=report&year=2023');
    await screen.findByText('低温压缩机');
    expect(within(rowOf(/RD01/)).getAllByText('1,300.00')).toHaveLength(2);
    expect(within(rowOf(/RD02/)).getAllByText('-200.00')[0]).toHaveClass('text-danger');
    expect(within(rowOf(/^合计/)).getAllByText('1,100.00')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: '研发工时（小时）' }));
    expect(within(await screen.findByRole('row', { name: /RD01/ })).getAllByText('80.5')).toHaveLength(2);
    expect(within(rowOf(/^合计/)).getAllByText('100.5')).toHaveLength(2);
  });

  test('shows cost alone where nothing states how much was used', async () => {
    show('/?view=report&year=2024&intangible');
    await screen.findByText('低温压缩机');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('is exported as it is shown', async () => {
    const { user, given } = show('/?view=report&year=2023');
    await screen.findByText('低温压缩机');
    await user.click(screen.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(given.exportFixedAssets).toHaveBeenCalledWith({ year: '2023' }));
  });

  test('says where cost comes from when there is none', async () => {
    show('/?view=report&year=2019', { reportFixedAssets: async ({ year }) => nothing(String(year)) });
    expect(await screen.findByText('2019年度没有固定资产归集的费用')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '导出' })).toBeDisabled();
  });

  test('says what failed and tries again', async () => {
    const failed = new Refusal({ ...faults.invalid(text('服务器没有应答', 'The server does not answer')), code: 500 });
    const reportFixedAssets = vi.fn<CostReportsPort['reportFixedAssets']>().mockRejectedValueOnce(failed);
    reportFixedAssets.mockImplementation(async ({ year }) => report(String(year)));
    const { user } = show('/?view=report&year=2024', { reportFixedAssets });
    expect(await screen.findByText('服务器没有应答')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('低温压缩机')).toBeInTheDocument();
  });

  test('keeps the report from those who may not see the register, and the file from those who may not export', async () => {
    const { unmount } = show('/?view=report&year=2024', {}, () => false);
    expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
    unmount();
    show('/?view=report&year=2024', {}, (permission) => permission.endsWith('_view'));
    await screen.findByText('低温压缩机');
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
  });
});

test('a register without a report is its list alone', async () => {
  const ports = memoryPorts([[project, memoryPort(project)]]);
  renderScreen(<RegisterScreen resource={project} />, ports, { at: '/?view=report' });
  expect(await screen.findByRole('search')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '项目归集表' })).toBeNull();
});
