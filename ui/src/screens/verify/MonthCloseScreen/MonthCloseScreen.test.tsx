import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  materialsVerify,
  personnelVerify,
  type ClosedMonth,
  type CostPort,
  type GroupOfYear,
  type MonthClosePort,
  type MonthStanding,
} from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import MonthCloseScreen from './MonthCloseScreen';

todayIs('2024-03-10');
vi.setConfig({ testTimeout: 20_000 });

const month = (number: string, standing: MonthStanding, difference = '0.00'): ClosedMonth => ({
  ...{ id: `2024${number}`, month: `2024-${number}`, standing, difference, reason: null },
  ...{ allocated: '6000.00', booked: '6000.00' },
});
const board: readonly GroupOfYear[] = [
  {
    group: 'personnel',
    label: text('人员人工', 'Personnel'),
    months: [month('01', 'differs', '700.00'), month('02', 'agrees'), month('03', 'differs', '5000.00')],
  },
  {
    group: 'materials',
    label: text('材料、燃料和动力', 'Material'),
    months: [month('01', 'locked'), month('02', 'verified', '-12.00'), month('03', 'none')],
  },
];
const side = {
  ...{ item: '1.1', projectId: '7', projectCode: 'RD01', projectName: '压缩机', entries: [] },
  ...{ allocated: '6000.00', booked: '5300.00', difference: '700.00' },
};
const entry = { id: '9', resource: 'blade-rdm/financialaccount', date: '2024-01-28', voucher: '记1' };
const entries = [{ ...entry, summary: '分配工资', subjectCode: '530101', amount: '5300.00' }];

let port: MemoryPort;
const ask = { board: vi.fn(async () => board), differences: vi.fn(async () => [{ ...side, entries }]) };
const lock = vi.fn(async () => ({ locked: 2 }));
const unlock = vi.fn(async () => ({ unlocked: 1 }));

beforeEach(() => {
  vi.clearAllMocks();
  port = memoryPort(personnelVerify);
  // A verify register takes the digits of a month without a version.
  port.submit.mockImplementation(async (draft) => stored(String(draft.id), draft));
});

function show(can: (permission: string) => boolean = () => true) {
  const ports = memoryPorts(
    [
      [personnelVerify, port],
      [materialsVerify, memoryPort(materialsVerify)],
    ],
    {},
    {
      monthClose: ask as unknown as MonthClosePort,
      cost: { lockPersonnel: lock, unlockMaterials: unlock } as unknown as CostPort,
    },
  );
  return renderScreen(<MonthCloseScreen />, ports, { at: '/rdm/month-close?year=2024', can });
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const cell = (name: RegExp) => screen.findByRole('button', { name });

describe('the months of a year', () => {
  test('stand by subject group with their state and difference', async () => {
    show();
    expect(await cell(/^2024-01 人员人工：有差异，差异 700\.00/)).toHaveTextContent('有差异700.00');
    expect(await cell(/^2024-01 材料、燃料和动力：已锁定/)).toBeVisible();
    expect(screen.getByText('无费用')).toBeVisible();
    expect(screen.getByText('2 个月有差异')).toBeVisible();
    expect(screen.getByText('已锁定 1 / 2 个月')).toBeVisible();
  });

  test('open into what their two sides are made of, down to the voucher', async () => {
    const { user } = show();
    await user.click(await cell(/^2024-01 人员人工/));
    const drawer = await dialog('2024-01 人员人工');
    expect(ask.differences).toHaveBeenCalledWith({ month: '2024-01', group: 'personnel' });
    expect(await drawer.findByText('RD01 压缩机')).toBeVisible();
    await user.click(drawer.getByText('1 条凭证分录'));
    expect(drawer.getByRole('link', { name: /2024-01-28 记1 530101 分配工资/ })).toHaveAttribute(
      'href',
      '/rdm/financialaccount/voucher?id=9',
    );
  });

  test('that are over are verified with one reason and locked, all at once', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '核对与锁定人员人工' }));
    const closing = await dialog('核对与锁定：人员人工');
    // March is not over.
    expect(closing.getByRole('checkbox', { name: '2024-03' })).not.toBeChecked();
    const done = closing.getByRole('button', { name: '核对并锁定 2 个月' });
    expect(done).toBeDisabled();
    await user.type(closing.getByRole('textbox', { name: /差异原因/ }), '差额计提于三月');
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(port.submit.mock.calls.map(([draft]) => draft)).toEqual([{ id: '202401', reason: '差额计提于三月' }]);
    expect(lock).toHaveBeenCalledWith({ ids: '202401,202402' });
    expect(ask.board).toHaveBeenCalledTimes(2);
  });

  test('stay where locking is refused, with why', async () => {
    const { user } = show();
    const refused = text('2024-02 由您核对，请由其他人锁定', 'Somebody else must lock it');
    lock.mockRejectedValueOnce(new Refusal(faults.invalid(refused)));
    await user.click(await screen.findByRole('button', { name: '核对与锁定人员人工' }));
    const closing = await dialog('核对与锁定：人员人工');
    await user.click(closing.getByRole('checkbox', { name: '2024-01' }));
    await user.click(closing.getByRole('button', { name: '锁定 1 个月' }));
    expect(await screen.findByText(refused.zh)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(port.submit).not.toHaveBeenCalled();
  });

  test('are opened again', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '核对与锁定材料、燃料和动力' }));
    const closing = await dialog('核对与锁定：材料、燃料和动力');
    await user.click(closing.getByRole('checkbox', { name: '2024-01' }));
    await user.click(closing.getByRole('button', { name: '解锁 1 个月' }));
    expect(unlock).toHaveBeenCalledWith({ ids: '202401' });
  });

  test('are only looked at by who may only view', async () => {
    const { user } = show((permission) => permission.endsWith('_view'));
    await user.click(await screen.findByRole('button', { name: '核对与锁定人员人工' }));
    const closing = await dialog('核对与锁定：人员人工');
    expect(closing.queryByRole('button', { name: /核对 |锁定 |解锁 / })).not.toBeInTheDocument();
  });

  test('say what to do first where a year has no cost', async () => {
    ask.board.mockResolvedValueOnce([{ ...board[0]!, months: [month('01', 'none')] }]);
    show();
    expect(await screen.findByText('本年还没有费用需要核对')).toBeVisible();
  });
});
