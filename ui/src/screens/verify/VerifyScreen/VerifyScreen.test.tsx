import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { personnelVerify, type CostPort } from '@rdm/core/internal/cost';
import type { LedgerPort } from '@rdm/core/internal/ledger';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import VerifyScreen from './VerifyScreen';
import { todayIs } from '../../../resource/testing/today-is';

todayIs('2024-08-01');

// Every simulated keystroke re-renders the whole form.
vi.setConfig({ testTimeout: 30_000 });

const month = (id: string, of: string, difference: string, values: object = {}) =>
  stored(id, {
    year: '2024',
    month: of,
    items: '1.1、1.2、1.3、6.5',
    allocatedTotal: '6000.00',
    bookedTotal: '6000.00',
    difference,
    reason: null,
    verification: 'open',
    lockedBy: null,
    lockedTime: null,
    ...values,
  });
let port: MemoryPort;
let cost: Pick<CostPort, 'lockPersonnel' | 'unlockPersonnel'>;

beforeEach(() => {
  port = memoryPort(personnelVerify, [
    month('202401', '2024-01', '0.00', { version: 0 }),
    month('202402', '2024-02', '2000.00', { version: 0 }),
    month('190000000000000003', '2024-03', '0.00', { verification: 'locked', lockedBy: 'finance' }),
  ]);
  cost = {
    lockPersonnel: vi.fn(async () => ({ locked: 2 })),
    unlockPersonnel: vi.fn(async () => ({ unlocked: 1 })),
  };
});

const exportAllocationSheets = vi.fn(async () => ({ name: '分摊表.xlsx', type: 'x', bytes: new Uint8Array([1]) }));

function show(can: (permission: string) => boolean = () => true) {
  const states = { open: '未核对', verified: '已核对', locked: '已锁定' };
  const ports = memoryPorts(
    [[personnelVerify, port]],
    { verify_status: states },
    {
      cost: cost as CostPort,
      ledger: { exportAllocationSheets } as Partial<LedgerPort> as LedgerPort,
    },
  );
  return renderScreen(<VerifyScreen />, ports, { at: '/rdm/verify/salary', can });
}
const toolbar = () => within(screen.getByRole('toolbar'));
const press = (name: string) => toolbar().getByRole('button', { name });
const choose = (row: number) => screen.getByRole('checkbox', { name: `选择第 ${row} 行` });

describe('the months of personnel cost', () => {
  test('stand beside the vouchers with their state, a difference in the danger colour', async () => {
    show();
    expect((await screen.findAllByText('2,000.00'))[0]).toHaveClass('text-danger');
    expect(screen.getAllByText('未核对')).toHaveLength(2);
    expect(screen.getByText('已锁定')).toBeInTheDocument();
    expect(port.list.mock.lastCall?.[0].where).toEqual([{ field: 'year', is: 'equal', value: '2024' }]);
  });

  test('are locked after a question that names how many', async () => {
    const { user } = show();
    await screen.findAllByText('2,000.00');
    await user.click(press('锁定'));
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(choose(1));
    await user.click(choose(2));
    await user.click(press('锁定'));
    const question = await screen.findByRole('alertdialog', { name: '确定锁定所选的 2 个月份?' });
    expect(within(question).getByText(/2024-01、2024-02/)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: '锁定' }));
    expect(await screen.findByText('已锁定 2 个月份')).toBeInTheDocument();
    expect(cost.lockPersonnel).toHaveBeenCalledWith({ ids: '202401,202402' });
  });

  test('are opened again after a question, and what refuses is said', async () => {
    const message = text('您没有此操作的权限', 'You lack the permission');
    vi.mocked(cost.unlockPersonnel).mockRejectedValueOnce(new Refusal(faults.invalid(message)));
    const { user } = show();
    await screen.findAllByText('2,000.00');
    await user.click(choose(3));
    for (const said of ['您没有此操作的权限', '已解锁 1 个月份']) {
      await user.click(press('解锁'));
      const question = await screen.findByRole('alertdialog', { name: '确定解锁所选的 1 个月份?' });
      await user.click(within(question).getByRole('button', { name: '解锁' }));
      expect(await screen.findByText(said)).toBeInTheDocument();
      if (said.startsWith('您')) await user.click(await screen.findByRole('checkbox', { name: '选择第 3 行' }));
    }
    expect(cost.unlockPersonnel).toHaveBeenLastCalledWith({ ids: '190000000000000003' });
  });

  test('that agree are verified together, one that differs asks for its reason', async () => {
    const { user } = show();
    await screen.findAllByText('2,000.00');
    await user.click(choose(1));
    await user.click(choose(2));
    await user.click(press('核对'));
    expect(await screen.findByText('2024-02 有差异，请逐月核对并填写差异原因')).toBeInTheDocument();
    await user.click(choose(1));
    await user.click(press('核对'));
    const form = await screen.findByRole('dialog', { name: '编辑人员人工费用核对' });
    await user.type(within(form).getByRole('textbox', { name: /差异原因/ }), '社保下月入账');
    await user.click(within(form).getByRole('button', { name: '核对' }));
    await waitFor(() => expect(port.submit).toHaveBeenCalled());
    expect(port.submit.mock.lastCall?.[0]).toMatchObject({ id: '202402', reason: '社保下月入账' });
  });

  test('print how they were allocated: the chosen month, or the year', async () => {
    const { user } = show();
    await screen.findAllByText('2,000.00');
    await user.click(press('打印分配表'));
    await waitFor(() => expect(exportAllocationSheets).toHaveBeenLastCalledWith({ year: '2024', kind: 'personnel' }));
    await user.click(choose(2));
    await user.click(press('打印分配表'));
    await waitFor(() =>
      expect(exportAllocationSheets).toHaveBeenLastCalledWith({ year: '2024', month: '2024-02', kind: 'personnel' }),
    );
  });

  test('can be looked at by who may neither verify nor lock', async () => {
    const { user } = show((permission) => permission.endsWith('_view'));
    await screen.findAllByText('2,000.00');
    expect(toolbar().queryByRole('button', { name: '核对' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: '锁定' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: '解锁' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: '打印分配表' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '2024-02' }));
    expect(await screen.findByRole('dialog', { name: '查看人员人工费用核对' })).toBeInTheDocument();
  });
});
