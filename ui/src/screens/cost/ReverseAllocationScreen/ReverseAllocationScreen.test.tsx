import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reverseAllocation, type AllocationCheck, type ReverseAllocationPort } from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import ReverseAllocationScreen from './ReverseAllocationScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { openRowMenu } from '../../../components/testing/open-row-menu';

todayIs('2024-08-01');
vi.setConfig({ testTimeout: 30_000 });

const check: AllocationCheck = {
  ...{ id: '1', month: '2024-03', item: '1.1', bookedAmount: '5000.00', ready: true, reason: null },
  ...{ most: '10000.00', hours: '80', attendedHours: '160', difference: '12.50' },
  people: [{ personnelId: '7', personnelName: '王小明（E1）', before: '40', after: '80' }],
};
let register: MemoryPort;
let port: ReverseAllocationPort;

beforeEach(() => {
  const record = (id: string, month: string, allocatedTime: string | null) =>
    stored(id, {
      ...{ year: '2024', month, item: '1.1', projectId: null, projectCode: null, projectName: null },
      ...{ bookedAmount: '5000.00', hours: allocatedTime && '80', allocatedBy: null, allocatedTime, remark: null },
    });
  register = memoryPort(reverseAllocation, [
    record('1', '2024-03', null),
    record('2', '2024-02', '2024-04-01 08:00:00'),
  ]);
  port = {
    check: vi.fn(async () => [check]),
    allocate: vi.fn(async () => ({ cells: 3, hours: '80', costRecords: 4, difference: '12.50', people: check.people })),
    clearTime: vi.fn(async () => ({ cells: 2, hours: '40', costRecords: 4, difference: null, people: [] })),
  };
});

function show(can: (permission: string) => boolean = () => true) {
  const ports = memoryPorts(
    [
      [reverseAllocation, register],
      [project, memoryPort(project)],
    ],
    { cost_item: { '1.1': '工资薪金' } },
    { reverseAllocation: port },
  );
  return renderScreen(<ReverseAllocationScreen />, ports, { can });
}
const row = async (month: string) => within(await screen.findByRole('row', { name: new RegExp(month) }));

describe('booked totals that hours are found from', () => {
  test('are checked, and say what stands in the way', async () => {
    const { user } = show();
    await user.click((await row('2024-03')).getByRole('button', { name: '检查' }));
    expect(await screen.findByText('可以反算：需研发工时 80，相关人员出勤 160')).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: '2024-03 反算前后的工时' });
    expect(within(dialog).getByText(/入账金额 5,000.00 元，工时分摊后差额 12.50 元/)).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: '王小明（E1） 40 80' })).toBeInTheDocument();
    await user.click(within(dialog).getAllByRole('button', { name: '关闭' })[0]!);
    const reason = text('该月份数据已锁定，无法修改', 'This month is locked and cannot be changed');
    vi.mocked(port.check).mockResolvedValueOnce([{ ...check, ready: false, reason }]);
    await user.click((await row('2024-03')).getByRole('button', { name: '检查' }));
    expect(await screen.findByText('该月份数据已锁定，无法修改')).toBeInTheDocument();
    expect(port.check).toHaveBeenLastCalledWith({ ids: '1' });
  });

  test('are allocated after a question that names the month and the amount', async () => {
    const { user } = show();
    await user.click((await row('2024-03')).getByRole('button', { name: '反算分摊' }));
    const question = await screen.findByRole('alertdialog', { name: '确定按入账金额 5000.00 元反算 2024-03 的工时?' });
    await user.click(within(question).getByRole('button', { name: '反算分摊' }));
    expect(await screen.findByText('反算完成，工时合计 80，写入 3 项')).toBeInTheDocument();
    expect(port.allocate).toHaveBeenCalledWith({ id: '1' });
    expect(await screen.findByRole('dialog', { name: '2024-03 反算前后的工时' })).toBeInTheDocument();
    await waitFor(() => expect(register.list.mock.calls.length).toBeGreaterThan(1));
  });

  test('give their hours back after a question, and only where there are any', async () => {
    const { user } = show();
    expect((await row('2024-03')).queryByRole('button', { name: '清除工时' })).toBeNull();
    await openRowMenu(user, await screen.findByRole('row', { name: /2024-02/ }));
    await user.click(screen.getByRole('menuitem', { name: '清除工时' }));
    const question = await screen.findByRole('alertdialog', { name: '确定清除 2024-02 反算的工时?' });
    await user.click(within(question).getByRole('button', { name: '清除工时' }));
    expect(await screen.findByText('已恢复反算前的工时，写入 2 项')).toBeInTheDocument();
    expect(port.clearTime).toHaveBeenCalledWith({ id: '2' });
  });

  test('say why an allocation is refused', async () => {
    const message = text('请先导入薪酬和考勤', 'Bring payroll and attendance in first');
    vi.mocked(port.allocate).mockRejectedValueOnce(new Refusal(faults.invalid(message)));
    const { user } = show();
    await user.click((await row('2024-03')).getByRole('button', { name: '反算分摊' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '反算分摊' }));
    expect(await screen.findByText('请先导入薪酬和考勤')).toBeInTheDocument();
  });

  test('are only looked at by who may not write hours', async () => {
    show((permission) => permission === 'reverseallocation_view');
    const shown = await row('2024-02');
    expect(shown.getByRole('button', { name: '检查' })).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: '反算分摊' })).toBeNull();
    expect(shown.queryByRole('button', { name: '清除工时' })).toBeNull();
  });
});
