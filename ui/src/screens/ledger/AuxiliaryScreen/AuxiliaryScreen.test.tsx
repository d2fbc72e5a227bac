import { Link } from 'react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryLedgers, ownLedger } from '../testing/memory-ledgers';
import type { Edition } from './OpenLedger';
import AuxiliaryScreen from './AuxiliaryScreen';
import { todayIs } from '../../../resource/testing/today-is';
import { windowIs } from '../../../components/testing/window-is';

todayIs('2025-03-01');
windowIs(1_440);

// The official form is large and re-rendered on each response.
vi.setConfig({ testTimeout: 20_000 });

function show(edition: Edition, at = '/project/auxiliary-2021', can: (permission: string) => boolean = () => true) {
  const memory = memoryLedgers();
  return { ...memory, ...renderScreen(<AuxiliaryScreen edition={edition} />, memory.ports, { at, can }) };
}

const ledger = async (name: RegExp) => within(await screen.findByRole('grid', { name, busy: false }));
const rowOf = (table: ReturnType<typeof within>, name: RegExp) => within(table.getByRole('row', { name }));

describe('研发支出辅助账', () => {
  test('of 2021 has its rows, a sub-total a month and the total, and the address names it', async () => {
    show('2021');
    const table = await ledger(/2021版/);
    expect(screen.getByText('项目编号：RD01')).toBeInTheDocument();
    expect(table.getByRole('columnheader', { name: '凭证信息' })).toHaveAttribute('colspan', '4');
    expect(rowOf(table, /^2024-01 未核对/).getByRole('button', { name: /人员人工费用/ })).toHaveTextContent(
      '90,000.00',
    );
    const february = table.getByRole('button', { name: '折叠2024-02 小计' }).closest('tr');
    expect(february).toHaveTextContent('70,000.00');
    expect(table.getByRole('row', { name: /^合计金额/ })).toHaveTextContent('160,000.00');
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/project/auxiliary-2021?year=2024&id=21'),
    );
  });

  test('a row that no voucher books says so beside its month, and is blank where a voucher would stand', async () => {
    show('2021');
    const table = await ledger(/2021版/);
    const cells = [...table.getByRole('row', { name: /^2024-01 未核对/ }).children];
    expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['2024-01 未核对', '', '']);
  });

  test('a row leads to its voucher, an allocated one to the registers behind it', async () => {
    const { user, ledger: port } = show('2021');
    const table = await ledger(/2021版/);
    expect(rowOf(table, /^2024-02-11/).getByRole('link', { name: '12' })).toHaveAttribute(
      'href',
      '/rdm/financialaccount/voucher?id=901',
    );
    await user.click(rowOf(table, /^2024-01 未核对/).getByRole('button', { name: /人员人工费用/ }));
    expect(port.explain).toHaveBeenCalledWith({ year: '2024', key: 'month:11:1.1:2024-01' });
    expect(await screen.findByTestId('explained-figure')).toHaveTextContent('90,000.00');
  });

  test('a row that a correction booked leads to the correction', async () => {
    const memory = memoryLedgers();
    const sheet = ownLedger();
    const rows = sheet.rows.map((row) => ({ ...row, voucherResource: 'blade-rdm/financialaccountcorrect' }));
    memory.ledger.ledgerSheet.mockResolvedValue(ownLedger(rows));
    renderScreen(<AuxiliaryScreen edition="2021" />, memory.ports, { at: '/project/auxiliary-2021' });
    const link = rowOf(await ledger(/2021版/), /^2024-02-11/).getByRole('link', { name: '12' });
    expect(link).toHaveAttribute('href', '/rdm/financialaccount/correct?id=901');
  });

  test('a month folds into its sub-total', async () => {
    const { user } = show('2021');
    const table = await ledger(/2021版/);
    await user.click(table.getByRole('button', { name: '折叠2024-01 小计' }));
    expect(table.queryByRole('row', { name: /^2024-01 未核对/ })).toBeNull();
    expect(table.getByRole('button', { name: '展开2024-01 小计' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: '展开各月' }));
    expect(table.getByRole('row', { name: /^2024-01 未核对/ })).toBeInTheDocument();
  });

  test('takes the whole width without the list of projects, which comes back', async () => {
    const { user } = show('2021');
    await ledger(/2021版/);
    await user.click(screen.getByRole('button', { name: '隐藏项目列表' }));
    expect(screen.queryByRole('navigation', { name: '本年度辅助账' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '显示项目列表' }));
    expect(screen.getByRole('navigation', { name: '本年度辅助账' })).toBeVisible();
  });

  test.each([
    [1_440, true],
    [992, false],
    [390, true],
  ])('in a window of %i px begins with its list of projects: %s', async (width, isThere) => {
    window.innerWidth = width;
    show('2021');
    await ledger(/2021版/);
    expect(screen.queryByRole('navigation', { name: '本年度辅助账' }) !== null).toBe(isThere);
  });

  test('another project is found and opened; a re-opened ledger begins with its opening balance', async () => {
    const { user } = show('2021');
    await ledger(/2021版/);
    const list = within(screen.getByRole('navigation', { name: '本年度辅助账' }));
    await user.type(list.getByRole('searchbox'), '资本化');
    expect(list.queryByText(/RD01/)).toBeNull();
    await user.click(list.getByRole('button', { name: /RD02/ }));
    await screen.findByText('项目编号：RD02');
    const table = await ledger(/2021版/);
    expect(table.getByRole('row', { name: /^期初余额/ })).toHaveTextContent('40,000.00');
    expect(table.getByRole('row', { name: /^合计金额/ })).toHaveTextContent('60,000.00');
  });

  test('follows a link to another project, and to another year, while it is open', async () => {
    const memory = memoryLedgers();
    const path = '/project/auxiliary-2021';
    const { user } = renderScreen(
      <>
        <AuxiliaryScreen edition="2021" />
        <Link to={`${path}?year=2024&id=22`}>RD02</Link>
        <Link to={`${path}?year=2023`}>2023</Link>
      </>,
      memory.ports,
      { at: path },
    );
    await screen.findByText('项目编号：RD01');
    await user.click(screen.getByRole('link', { name: 'RD02' }));
    expect(await screen.findByText('项目编号：RD02')).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent(`${path}?year=2024&id=22`);
    await user.click(screen.getByRole('link', { name: '2023' }));
    expect(await screen.findByText(/2023年度还没有研发支出辅助账/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '年度' })).toHaveValue('2023');
  });

  test('of 2015 has a sheet for each form, with its balance', async () => {
    const { user } = show('2015', '/project/auxiliary-2020?year=2024&id=21');
    const own = await ledger(/自主研发/);
    expect(rowOf(own, /^2024-12-31/).getByText('年末结转管理费用')).toBeInTheDocument();
    expect(own.getByRole('row', { name: /^期末余额/ })).toHaveTextContent('平');
    await user.click(screen.getByRole('tab', { name: /委托研发/ }));
    const paid = await ledger(/委托研发/);
    expect(paid.getByRole('row', { name: /^合计/ })).toHaveTextContent('50,000.00');
  });

  test('of many rows only those in sight are drawn', async () => {
    const memory = memoryLedgers();
    const [row] = ownLedger().rows;
    const rows = Array.from({ length: 600 }, (_, at) => ({ ...row!, id: `row${at}`, summary: `第${at}笔` }));
    memory.ledger.ledgerSheet.mockResolvedValue(ownLedger(rows));
    renderScreen(<AuxiliaryScreen edition="2021" />, memory.ports, { at: '/project/auxiliary-2021' });
    const table = await ledger(/2021版/);
    expect(table.getByText('第0笔')).toBeInTheDocument();
    expect(table.getAllByRole('rowheader').length).toBeLessThan(100);
    // Three rows of the head, the entries, their month and the total.
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '605');
  });

  test('is closed to who may not see ledgers', () => {
    show('2021', '/project/auxiliary-2021', () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});
