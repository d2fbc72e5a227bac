import { screen, within } from '@testing-library/react';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryLedgers, ownLedger } from '../testing/memory-ledgers';
import AuxiliaryScreen from './AuxiliaryScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';

todayIs('2025-03-01');
windowIs(1_440);
vi.setConfig({ testTimeout: 20_000 });

async function show(can: (permission: string) => boolean = () => true, years: readonly string[] = ['2024']) {
  const memory = memoryLedgers({ years });
  const rendered = renderScreen(<AuxiliaryScreen edition="2021" />, memory.ports, {
    at: '/project/auxiliary-2021?year=2024',
    can,
  });
  await screen.findByRole('grid', { name: /2021版/, busy: false });
  return { ...memory, ...rendered };
}

const button = (name: string) => screen.getByRole('button', { name });
const answer = async (user: Awaited<ReturnType<typeof show>>['user'], title: RegExp, verb: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: verb }));
};

describe('the ledgers of a year', () => {
  test('are submitted one by one, after a question, and say so', async () => {
    const { user, area } = await show();
    await user.click(button('提交本账'));
    await answer(user, /提交 1 本辅助账/, '提交');
    expect(area.submitBatch).toHaveBeenCalledWith({ reports: [{ id: '21' }] });
    expect(await screen.findByText('已提交 1 本辅助账')).toBeInTheDocument();
    const list = within(screen.getByRole('navigation', { name: '本年度辅助账' }));
    expect(await list.findAllByText('已提交')).toHaveLength(2);
    expect(button('提交本账')).toBeDisabled();
    expect(button('提交本年度')).toBeDisabled();
  });

  test('are submitted together, those that are not yet', async () => {
    const { user, area } = await show();
    await user.click(button('提交本年度'));
    await answer(user, /提交 1 本辅助账/, '取消');
    expect(area.submitBatch).not.toHaveBeenCalled();
    await user.click(button('提交本年度'));
    await answer(user, /提交 1 本辅助账/, '提交');
    expect(area.submitBatch).toHaveBeenCalledWith({ reports: [{ id: '21' }] });
  });

  test('go on in the next year, and tell when the project is there already', async () => {
    const { user, area } = await show();
    area.submitCrossYear.mockResolvedValueOnce({ projectId: '31', projectCode: 'RD01', year: '2025', created: false });
    await user.click(button('结转下年'));
    await answer(user, /将项目 RD01 转入 2025 年度/, '结转下年');
    expect(area.submitCrossYear).toHaveBeenCalledWith({ id: '21' });
    expect(await screen.findByText('项目 RD01 在 2025 年度已存在，未作改动')).toBeInTheDocument();
  });

  test('say in one sentence why they cannot go on', async () => {
    const { user, area } = await show();
    const message = text('项目 RD01 已结束，不能跨年', 'Project RD01 has ended');
    area.submitCrossYear.mockRejectedValueOnce(new Refusal(faults.invalid(message)));
    await user.click(button('结转下年'));
    await answer(user, /将项目 RD01/, '结转下年');
    expect(await screen.findByText('项目 RD01 已结束，不能跨年')).toBeInTheDocument();
    expect(button('结转下年')).toBeEnabled();
  });

  test('are listed by year with what they come to, and a year is opened from there', async () => {
    const { user, ledger } = await show(() => true, ['2023', '2024']);
    const years = within(await screen.findByRole('navigation', { name: '有辅助账的年度' }));
    const [latest, earlier] = years.getAllByRole('button');
    expect(latest).toHaveTextContent(/2024 年度.*已提交 1\/2.*220,000\.00/);
    expect(latest).toHaveAttribute('aria-current', 'true');
    ledger.ledgerSheet.mockResolvedValue({ ...ownLedger(), year: '2023' });
    await user.click(earlier!);
    expect(earlier).toHaveAttribute('aria-current', 'true');
  });

  test('offer only what one may do', async () => {
    await show((permission) => permission.endsWith('_view'));
    expect(screen.queryByRole('button', { name: '提交本账' })).toBeNull();
    expect(screen.queryByRole('button', { name: '提交本年度' })).toBeNull();
    expect(screen.queryByRole('button', { name: '结转下年' })).toBeNull();
  });
});
