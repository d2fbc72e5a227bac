import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  allocationVoucher,
  type AllocationVoucherPort,
  type AllocationVoucherRecord,
  type GroupToBook,
  type MonthVoucher,
} from '@rdm/core/internal/cost';
import type { FilePort } from '@rdm/core/internal/evidence';
import { text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';
import AllocationVoucherScreen from './AllocationVoucherScreen';

todayIs('2024-04-02');

const entry = (side: 'debit' | 'credit', subjectCode: string, amount: string): GroupToBook['entries'][number] => ({
  ...{ side, subjectCode, amount, subjectName: `科目${subjectCode}`, item: '1.1', department: null },
  summary: 'RDM202403-02 2024年3月研发费用分配 工资薪金',
  projectId: side === 'debit' ? '1' : null,
  expenditureType: side === 'debit' ? 'expensed' : null,
  project: side === 'debit' ? { code: 'RD01', name: '低温压缩机' } : null,
});
const personnel: GroupToBook = {
  ...{ group: 'personnel', label: text('人员人工', 'Personnel'), verified: true },
  ...{ allocated: '12000.00', exported: '2000.00', booked: '0.00', toBook: '10000.00', faults: [] },
  entries: [entry('debit', '53010190', '10000.00'), entry('credit', '2211', '10000.00')],
};
const materials: GroupToBook = {
  ...personnel,
  ...{ group: 'materials', label: text('材料、燃料和动力', 'Material'), verified: false, toBook: '500.00' },
  entries: [entry('debit', '53010192', '500.00'), entry('credit', '1403', '500.00')],
};
const march: MonthVoucher = {
  ...{ month: '2024-03', batch: 2, mark: 'RDM202403-02' },
  groups: [personnel, materials],
  notices: [text('科目 2211 有下级科目', 'Account 2211 has accounts below it')],
};
const exported = stored('71', {
  ...{ year: '2024', month: '2024-03', batch: 1, mark: 'RDM202403-01', groups: ['personnel'] },
  ...{ format: 'u8', state: 'exported', debitTotal: '2000.00', entryCount: 2, exportedByName: '陈会计（finance）' },
  ...{ exportedTime: '2024-04-01 09:00:00', sha256: 'ab12', file: ['81'], entries: [], voucherNo: null },
  head: { date: '2024-03-31', voucherType: '记', voucherNo: '1' },
});

function show(over: Partial<AllocationVoucherPort> = {}, can: (permission: string) => boolean = () => true) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:voucher');
  const made = { ...exported, id: '72', mark: 'RDM202403-02', file: ['82'] } as unknown as AllocationVoucherRecord;
  const allocationVouchers = {
    month: vi.fn<AllocationVoucherPort['month']>(async () => march),
    proposals: vi.fn<AllocationVoucherPort['proposals']>(async () => []),
    make: vi.fn<AllocationVoucherPort['make']>(async () => made),
    book: vi.fn<AllocationVoucherPort['book']>(async () => made),
    void: vi.fn<AllocationVoucherPort['void']>(async () => made),
    ...over,
  };
  const download = vi.fn<FilePort['download']>(async () => ({
    name: '凭证.txt',
    type: 'application/octet-stream',
    bytes: new Uint8Array(),
  }));
  const files = { download } as unknown as FilePort;
  const registers = [[allocationVoucher, memoryPort(allocationVoucher, [exported])]] as const;
  const ports = memoryPorts(registers, {}, { allocationVouchers, files });
  const at = '/rdm/financialaccount/allocation-voucher?year=2024&month=2024-03';
  return { port: allocationVouchers, download, ...renderScreen(<AllocationVoucherScreen />, ports, { at, can }) };
}

describe('vouchers of allocated cost', () => {
  test('shows what is left to be booked and the entries of verified groups alone', async () => {
    show();
    const groups = within(await screen.findByRole('grid', { name: '本月待入账费用', busy: false }));
    expect(groups.getByRole('row', { name: /人员人工/ })).toHaveTextContent('10,000.00');
    expect(groups.getByRole('checkbox', { name: '人员人工' })).toBeChecked();
    expect(groups.getByRole('checkbox', { name: '材料、燃料和动力' })).toBeDisabled();
    const entries = within(screen.getByRole('grid', { name: '凭证分录' }));
    expect(entries.getByText('53010190')).toBeInTheDocument();
    expect(entries.queryByText('53010192')).toBeNull();
    expect(screen.getByText('科目 2211 有下级科目')).toBeInTheDocument();
  });

  test('says that a month is to be verified where amounts wait but none can go out, and where nothing is left', async () => {
    const { unmount } = show({ month: async () => ({ ...march, groups: [materials] }) });
    expect(await screen.findByText('有待入账的金额：请先核对本月，再勾选要入账的费用科目')).toBeInTheDocument();
    unmount();
    show({ month: async () => ({ ...march, groups: [{ ...materials, toBook: '0.00', entries: [] }] }) });
    expect(await screen.findByText('没有需要入账的金额')).toBeInTheDocument();
  });

  test('exports what is ticked after a confirmation, and saves the file', async () => {
    const { port, download } = show();
    await userEvent.click(await screen.findByRole('button', { name: '导出凭证' }));
    await userEvent.click(await screen.findByRole('button', { name: '导出' }));
    await waitFor(() => expect(download).toHaveBeenCalledWith({ id: '82' }));
    expect(port.make).toHaveBeenCalledWith(
      expect.objectContaining({ month: '2024-03', groups: ['personnel'], format: 'u8', voucherType: '记' }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: '人员人工' }));
    expect(screen.getByRole('button', { name: '导出凭证' })).toBeDisabled();
  });

  test('takes the number of an exported voucher, the one found among the vouchers at once', async () => {
    const found = { id: '71', mark: 'RDM202403-01', voucherDate: '2024-03-31', voucherType: '转', voucherNo: '9' };
    const { port } = show({ proposals: async () => [{ ...found, byMark: true, sameAmounts: true }] });
    expect(await screen.findByText(/批次 RDM202403-01 可能是 2024-03-31 转-9/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('凭证号')).toHaveValue('9');
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await waitFor(() =>
      expect(port.book).toHaveBeenCalledWith({
        id: '71',
        voucherDate: '2024-03-31',
        voucherType: '转',
        voucherNo: '9',
      }),
    );
  });

  test('voids a voucher once a reason is given', async () => {
    const { port } = show();
    await userEvent.click(await screen.findByRole('button', { name: '作废' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: '作废' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('作废原因'), '重复导出');
    await userEvent.click(dialog.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(port.void).toHaveBeenCalledWith({ id: '71', reason: '重复导出' }));
  });

  test('offers nothing that is not allowed', async () => {
    show({}, (permission) => permission === 'allocationvoucher_view');
    await screen.findByRole('grid', { name: '凭证分录', busy: false });
    expect(screen.queryByRole('button', { name: '导出凭证' })).toBeNull();
    expect(screen.queryByRole('button', { name: '作废' })).toBeNull();
    expect(screen.getByRole('button', { name: '再次导出' })).toBeInTheDocument();
  });

  test('is not shown without the right', () => {
    show({}, () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});

describe('vouchers of allocated cost on a telephone', () => {
  windowIs(390);

  test('are cards, whose amounts are seen and which are ticked as in the table', async () => {
    const { user } = show();
    const groups = await screen.findByRole('list', { name: '本月待入账费用' });
    const [first] = within(groups).getAllByRole('listitem');
    for (const amount of ['12,000.00', '2,000.00', '10,000.00']) expect(first).toHaveTextContent(amount);
    const entries = () => within(screen.getByRole('list', { name: '凭证分录' })).getAllByRole('listitem');
    expect(entries().map(({ textContent }) => /[借贷]方金额[\d,.]+/.exec(textContent)?.[0])).toEqual([
      '借方金额10,000.00',
      '贷方金额10,000.00',
    ]);
    await user.click(within(first!).getByRole('checkbox', { name: '人员人工' }));
    expect(await screen.findByText(/先核对本月，再勾选/)).toBeInTheDocument();
  });
});
