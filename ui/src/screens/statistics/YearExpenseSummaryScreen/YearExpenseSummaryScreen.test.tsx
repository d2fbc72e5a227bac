import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { yearExpense } from '@rdm/core/internal/enterprise';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import type { LedgerPort } from '@rdm/core/internal/ledger';
import { project } from '@rdm/core/internal/project';
import ResourceScreen from '../../../resource/ResourceScreen';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import YearExpenseSummaryScreen from './YearExpenseSummaryScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';

todayIs('2024-08-01');
vi.setConfig({ testTimeout: 20_000 });

const zeros = {
  ...{ labor: '0.00', directIn: '0.00', depreciation: '0.00', amortize: '0.00' },
  ...{ design: '0.00', other: '0.00', entrustDev: '0.00' },
};
const categories = {
  ...{ personnel: '33000.00', directInput: '0.00', depreciation: '0.00', amortisation: '0.00' },
  ...{ design: '0.00', other: '0.00', entrusted: '0.00' },
};

function portsWith(refused = false) {
  const register = memoryPort(yearExpense, [
    stored('1', { year: '2024', orgName: '一厂', ...zeros, labor: '1.10' }),
    stored('2', { year: '2024', orgName: '二厂', ...zeros, labor: '2.20' }),
    stored('3', { year: '2024', orgName: null, ...zeros, labor: '3.40' }),
  ]);
  const statsAmount = vi.fn(async () => {
    if (refused) throw new Refusal(faults.forbidden('projectreport_view'));
    return [{ projectId: '1', projectCode: 'RD01', items: {}, categories, total: '33000.00' }];
  });
  const ports = memoryPorts(
    [
      [yearExpense, register],
      [project, memoryPort(project, [stored('9', { year: '2024' })])],
    ],
    {},
    { ledger: { statsAmount } as unknown as LedgerPort },
  );
  return { ports, register };
}

describe('the summary of the year expense', () => {
  test('adds up the organisations in 万元 beside what the enterprise states and the ledgers hold', async () => {
    renderScreen(<YearExpenseSummaryScreen />, portsWith().ports);
    const table = within(await screen.findByRole('grid', { name: '年度研发费用汇总表', busy: false }));
    const first = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')[0];
    expect(first('各单位合计')).toHaveTextContent('3.30');
    expect(first('本企业填报')).toHaveTextContent('3.40');
    expect(first('辅助账归集')).toHaveTextContent('3.30');
    expect(screen.getByText(/各单位合计与本企业填报不一致/)).toBeInTheDocument();
    expect(screen.getByText('金额单位：万元')).toBeInTheDocument();
  });

  test('leads to the form where nothing is stated', async () => {
    const { user } = renderScreen(<YearExpenseSummaryScreen />, portsWith().ports, { at: '/?year=2019' });
    expect(await screen.findByText('2019年度还没有填报研发费用')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '去填报' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/statistics/year-expense?year=2019');
  });

  test('leaves out the ledgers for those who may not see them', async () => {
    renderScreen(<YearExpenseSummaryScreen />, portsWith(true).ports);
    const table = within(await screen.findByRole('grid', { name: '年度研发费用汇总表', busy: false }));
    expect(table.queryByText('辅助账归集')).toBeNull();
  });
});

describe('the form of the year expense', () => {
  test('opens with 0.00, writes amounts with two decimals on leaving them, and adds them up', async () => {
    const { ports, register } = portsWith();
    const { user } = renderScreen(<ResourceScreen resource={yearExpense} />, ports);
    await user.click(await screen.findByRole('button', { name: '新增' }));
    const form = within(await screen.findByRole('dialog'));
    const labor = form.getByLabelText(/人员人工费用（万元）/);
    expect(labor).toHaveValue('0.00');
    await user.clear(labor);
    await user.type(labor, '1234.5');
    await user.tab();
    expect(labor).toHaveValue('1,234.50');
    await user.clear(form.getByLabelText(/其他相关费用（万元）/));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect((await form.findAllByText(/请输入其他相关费用/)).length).toBeGreaterThan(0);
    await user.type(form.getByLabelText(/其他相关费用（万元）/), '0.5');
    await user.tab();
    expect(form.getByText('1,235.00')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('新增成功')).toBeInTheDocument();
    expect(register.submit.mock.calls[0]?.[0]).toMatchObject({ year: '2024', labor: '1234.5', other: '0.5' });
  });
});

describe('the year expense on a telephone', () => {
  windowIs(390);

  test('is summarised in a card an organisation, with its total', async () => {
    renderScreen(<YearExpenseSummaryScreen />, portsWith().ports);
    const cards = within(await screen.findByRole('list', { name: '年度研发费用汇总表' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => /^[^\d]+人员人工费用[^\d]*[\d.]+/.exec(textContent)?.[0])).toEqual([
      '一厂人员人工费用1.10',
      '二厂人员人工费用2.20',
      '各单位合计人员人工费用3.30',
      '本企业填报人员人工费用3.40',
      '辅助账归集人员人工费用3.30',
    ]);
  });

  test('is told apart by organisation in its register, which adds no part to its whole', async () => {
    renderScreen(<ResourceScreen resource={yearExpense} />, portsWith().ports);
    const list = await screen.findByRole('list', { name: '年度研发费用' });
    const names = within(list).getAllByRole('button', { name: /^2024/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['2024 一厂', '2024 二厂', '2024']);
    expect(screen.queryByText('合计', { exact: true, selector: 'p' })).toBeNull();
  });
});
