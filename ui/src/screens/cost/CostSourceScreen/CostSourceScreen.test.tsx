import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { costSourceChoice, type CostSourcePort, type ItemStanding, type SourceOverview } from '@rdm/core/internal/cost';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';
import CostSourceScreen from './CostSourceScreen';

todayIs('2024-08-01');
vi.setConfig({ testTimeout: 20_000 });

const none = { booked: '0.00', allocated: '0.00', difference: '0.00' };
const standing = (item: ItemStanding['item'], zh: string, more: Partial<ItemStanding> = {}): ItemStanding => ({
  ...{ item, label: text(zh, zh), hasRegister: true, isMatched: true, bookedElsewhere: '0.00', projects: [] },
  ...{ ...none, bookedEntries: 0, source: 'allocation', choice: 'auto', isOfProject: false },
  reason: text('自动：薪酬台账本年有 12 行，按台账分摊', 'Automatic: allocated'),
  ...more,
});
const totals = { counted: '0.00', closing: '0.00', noProject: '0.00' } as SourceOverview['booked']['totals'];
const nothing: SourceOverview = {
  ...{ year: '2024', items: [standing('1.1', '工资薪金')], warnings: [] },
  booked: { booked: '0.00', totals, excluded: [] },
};
const overview: SourceOverview = {
  ...nothing,
  items: [
    standing('1.1', '工资薪金', { booked: '6000.00', allocated: '5000.00', difference: '-1000.00' }),
    standing('5.1', '新产品设计费', { hasRegister: false, source: 'voucher', booked: '2000.00' }),
  ],
  booked: { ...nothing.booked, booked: '8000.00' },
  warnings: [{ ...text('1.1 凭证多 1,000.00', '1.1 differs'), count: 1 }],
};

function show(answer: () => Promise<SourceOverview>, can: (permission: string) => boolean = () => true) {
  const ask = vi.fn(answer);
  const choices = memoryPort(costSourceChoice);
  const costSources = { overview: ask } as unknown as CostSourcePort;
  const ports = memoryPorts([[costSourceChoice, choices]], {}, { costSources });
  return { ask, choices, ...renderScreen(<CostSourceScreen />, ports, { at: '/rdm/cost-source?year=2024', can }) };
}

const line = async (name: RegExp) =>
  await within(await screen.findByRole('grid', { name: '费用来源', busy: false })).findByRole('row', { name });

test('shows both totals of every item, the source in use and why, and what to check', async () => {
  show(async () => overview);
  const pay = await line(/1\.1 工资薪金/);
  for (const shown of ['6,000.00', '5,000.00', '-1,000.00', '台账分摊', '薪酬台账本年有 12 行']) {
    expect(pay).toHaveTextContent(shown);
  }
  expect(within(screen.getByRole('list', { name: '需要核对' })).getByText('1.1 凭证多 1,000.00')).toBeInTheDocument();
  // An item without a register is taken from vouchers; there is nothing to choose.
  expect(within(await line(/5\.1/)).queryByRole('button')).toBeNull();
});

test('changes the source after saying what that does', async () => {
  const { user, choices, ask } = show(async () => overview);
  await user.click(within(await line(/1\.1 工资薪金/)).getByRole('button', { name: /^设置/ }));
  await user.click(await screen.findByRole('option', { name: '凭证' }));
  const question = within(await screen.findByRole('alertdialog', { name: /修改 1\.1 工资薪金 的费用来源/ }));
  expect(question.getByText(/台账分摊 5,000\.00 元，凭证入账 6,000\.00 元/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '修改' }));
  await waitFor(() => expect(choices.rows).toHaveLength(1));
  expect(choices.rows[0]).toMatchObject({ year: '2024', costItem: '1.1', projectId: null, source: 'voucher' });
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

test('who may not change sees the setting closed', async () => {
  show(
    async () => overview,
    (permission) => permission === 'costsource_view',
  );
  expect(within(await line(/1\.1/)).getByRole('button', { name: /^设置/ })).toBeDisabled();
});

test('says where a year has nothing, where it cannot be read, and where the right is missing', async () => {
  const { unmount } = show(async () => nothing);
  expect(await screen.findByText('本年没有台账数据，也没有入账的研发费用')).toBeInTheDocument();
  unmount();
  const failing = vi.fn(async () => overview);
  failing.mockRejectedValueOnce(new Refusal(faults.invalid(text('连接中断', 'The connection was lost'))));
  const { user, unmount: close } = show(failing);
  expect(await screen.findByText('连接中断')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await line(/1\.1/)).toBeInTheDocument();
  close();
  show(
    async () => overview,
    () => false,
  );
  expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
});

describe('on a telephone', () => {
  windowIs(390);

  test('every item is a card with its totals, the source in use and the setting', async () => {
    const { user, choices } = show(async () => overview);
    const cards = within(await screen.findByRole('list', { name: '费用来源' })).getAllByRole('listitem');
    for (const shown of ['1.1 工资薪金', '6,000.00', '5,000.00', '-1,000.00', '台账分摊', '薪酬台账本年有 12 行']) {
      expect(cards[0]).toHaveTextContent(shown);
    }
    expect(within(cards[1]!).queryByRole('button', { name: /^设置/ })).toBeNull();
    await user.click(within(cards[0]!).getByRole('button', { name: /^设置/ }));
    await user.click(await screen.findByRole('option', { name: '凭证' }));
    await user.click(await screen.findByRole('button', { name: '修改' }));
    await waitFor(() => expect(choices.rows).toHaveLength(1));
  });
});
