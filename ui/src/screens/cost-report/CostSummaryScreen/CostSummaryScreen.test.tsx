import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { costSummary, type CostSummaryStats } from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import CostSummaryScreen from './CostSummaryScreen';

todayIs('2024-08-01');

const figures = (allocated: string, booked: string, difference: string) => ({ allocated, booked, difference });
const totals: CostSummaryStats = {
  projects: [
    { projectId: '', projectCode: '', projectName: '', ...figures('0.00', '50.00', '-50.00') },
    { projectId: '7', projectCode: 'RD01', projectName: '低温压缩机', ...figures('1300.00', '1200.00', '100.00') },
  ],
  items: [{ item: '1.1', ...figures('1300.00', '1250.00', '50.00') }],
  months: [{ month: '2024-01', ...figures('1300.00', '1250.00', '50.00') }],
  total: figures('1300.00', '1250.00', '50.00'),
};

function show(at: string, summary: Ports['costViews']['summary'] = async () => totals) {
  const ports = memoryPorts(
    [
      [costSummary, memoryPort(costSummary)],
      [project, memoryPort(project, [stored('9', { year: '2024' })])],
    ],
    {},
    { costViews: { summary } as Ports['costViews'] },
  );
  return renderScreen(<CostSummaryScreen resource={costSummary} />, ports, { at });
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('says what each project of a year came to, and leads to its rows', async () => {
  const summary = vi.fn(async () => totals);
  const { user } = show('/', summary);
  await user.click(await screen.findByRole('button', { name: '汇总' }));
  expect(await screen.findByRole('link', { name: 'RD01 低温压缩机' })).toHaveAttribute(
    'href',
    '/?year=2024&projectId=7',
  );
  expect(summary).toHaveBeenCalledWith({ where: [{ field: 'year', is: 'equal', value: '2024' }] });
  expect(cellsOf(/RD01/)).toEqual(['RD01 低温压缩机', '1,300.00', '1,200.00', '100.00']);
  // Vouchers without a project are no list of their own.
  expect(cellsOf(/未归属项目/)).toEqual(['未归属项目', '0.00', '50.00', '-50.00']);
  expect(screen.queryByRole('link', { name: '未归属项目' })).toBeNull();
  expect(screen.getByRole('row', { name: /^合计/ })).toHaveTextContent('1,300.00');
});

test('adds up by cost item and by month as well, and goes back to the rows', async () => {
  const { user } = show('/?view=totals&year=2024');
  await screen.findByText('RD01 低温压缩机');
  await user.click(screen.getByRole('tab', { name: '按费用项目' }));
  expect(await screen.findByRole('link', { name: /^1\.1 / })).toHaveAttribute('href', '/?year=2024&item=1.1');
  await user.click(screen.getByRole('tab', { name: '按月份' }));
  expect(await screen.findByRole('link', { name: '2024-01' })).toHaveAttribute('href', '/?year=2024&month=2024-01');
  await user.click(screen.getByRole('button', { name: '返回明细' }));
  expect(await screen.findByRole('button', { name: '汇总' })).toBeInTheDocument();
});

test('says that nothing is collected, and what failed', async () => {
  const nothing = { projects: [], items: [], months: [], total: figures('0.00', '0.00', '0.00') };
  const { unmount } = show('/?view=totals&year=2023', async () => nothing);
  expect(await screen.findByText('2023年度还没有归集费用')).toBeInTheDocument();
  unmount();
  show('/?view=totals&year=2023', async () => {
    throw new Refusal({ ...faults.invalid(text('服务器没有应答', 'The server does not answer')), code: 500 });
  });
  expect(await screen.findByText('服务器没有应答')).toBeInTheDocument();
});
