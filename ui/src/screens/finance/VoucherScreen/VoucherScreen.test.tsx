import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closingEntryView } from '@rdm/core/internal/cost';
import { closingVoucher, voucherEntry } from '@rdm/core/internal/finance';
import type { Resource } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored, type MemoryPort } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import VoucherScreen from './VoucherScreen';

todayIs('2024-12-31');
vi.setConfig({ testTimeout: 20_000 });

const reason = '是：对方科目为 6602 管理费用，结转';
const entry = (id: string, entryNo: number, more: Readonly<Record<string, unknown>>) =>
  stored(id, { date: '2024-09-30', month: '2024-09', voucherType: '记', voucherNo: '2', entryNo, ...more });
const closing = entry('1', 1, {
  summary: '结转研发支出',
  subjectCode: '530101',
  creditAmount: '600.00',
  closing: reason,
});
const other = entry('2', 2, { summary: '管理费用', subjectCode: '6602', debitAmount: '600.00', closing: null });
let rulings: MemoryPort;

function show(
  can: (permission: string) => boolean = () => true,
  resource: Resource = voucherEntry,
  rows = [closing, other],
) {
  const ports = memoryPorts(
    [
      [resource, memoryPort(resource, rows)],
      [closingVoucher, rulings],
    ],
    { yes_no: { 1: '否', 2: '是' } },
  );
  return renderScreen(<VoucherScreen resource={resource} />, ports, { can });
}

const ruleOn = async (user: ReturnType<typeof show>['user'], summary: string) => {
  const row = (await screen.findByText(summary)).closest('tr')!;
  await user.click(within(row).getByRole('button', { name: '结转认定' }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  rulings = memoryPort(closingVoucher);
});

test('a voucher list says in words whether an entry is a closing, and leads to the ruling on its voucher', async () => {
  const { user } = show();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  const dialog = await ruleOn(user, '结转研发支出');
  expect(dialog.getByRole('textbox', { name: /凭证号/ })).toHaveValue('2');
  await user.type(dialog.getByRole('textbox', { name: /理由/ }), '转给合作方');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(rulings.rows).toHaveLength(1));
  expect(rulings.rows[0]).toMatchObject({ month: '2024-09', voucherType: '记', voucherNo: '2', reason: '转给合作方' });
});

test('an entry of another account has nothing to rule on', async () => {
  show();
  const row = (await screen.findByText('管理费用')).closest('tr')!;
  expect(within(row).queryByRole('button', { name: '结转认定' })).toBeNull();
});

test('a ruling that stands is opened instead of a second one, and the page of closings leads there as well', async () => {
  const ruled = { month: '2024-09', voucherType: '记', voucherNo: '2', closing: '1', reason: '退回设计费' };
  rulings = memoryPort(closingVoucher, [stored('7', ruled)]);
  const shown = stored('1', {
    date: '2024-09-30',
    year: '2024',
    voucherType: '记',
    voucherNo: '2',
    summary: '结转',
    closing: 'none',
  });
  const { user } = show(() => true, closingEntryView, [shown]);
  const dialog = await ruleOn(user, '结转');
  expect(dialog.getByRole('textbox', { name: /理由/ })).toHaveValue('退回设计费');
});

test('who may not rule has no such command; who may not see vouchers is told so', async () => {
  const { unmount } = show((permission) => !permission.startsWith('closingvoucher_'));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '结转认定' })).toBeNull();
  unmount();
  show(() => false);
  expect(await screen.findByText(/没有.*权限|无权/)).toBeInTheDocument();
});
