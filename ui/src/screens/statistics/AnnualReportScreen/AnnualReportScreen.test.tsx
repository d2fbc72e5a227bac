import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../resource/testing/current-session';
import AnnualReportScreen from './AnnualReportScreen';
import { memoryStatistics } from './testing/memory-statistics';
import { todayIs } from '../../../resource/testing/today-is';

todayIs('2024-08-01');
// The official form is large and re-rendered on each response.
vi.setConfig({ testTimeout: 20_000 });

function show(at = '/rdm/statistics/annual-report', can: (permission: string) => boolean = () => true) {
  const memory = memoryStatistics();
  return { ...memory, ...renderScreen(<AnnualReportScreen />, memory.ports, { at, can }) };
}
const form = () => screen.findByRole('grid', { name: /107-2表/, busy: false });
const typed = (code: number) => screen.getByRole('textbox', { name: new RegExp(`^代码${code} `) });

describe('form 107-2', () => {
  test('opens with the current year, set like the paper under 甲 乙 丙 1', async () => {
    show();
    const table = within(await form());
    expect(screen.getByRole('textbox', { name: '年度' })).toHaveValue('2024');
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['指标名称', '计量单位', '代码', '数量'],
      ...['甲', '乙', '丙', '1'],
    ]);
    expect(table.getAllByRole('rowheader')).toHaveLength(59);
    expect(table.getByRole('row', { name: /一、研究开发人员情况 — — —/ })).toBeInTheDocument();
  });

  test('asks for the year when it is emptied, and keeps the one it shows', async () => {
    const { user } = show();
    await form();
    await user.clear(screen.getByRole('textbox', { name: '年度' }));
    await user.tab();
    expect(screen.getByText('请选择年度')).toBeInTheDocument();
    expect(await form()).toBeInTheDocument();
  });

  test('a total cannot be typed', async () => {
    show();
    const table = within(await form());
    for (const total of [7, 14]) {
      expect(table.queryByRole('textbox', { name: new RegExp(`^代码${total} `) })).toBeNull();
    }
  });

  test('a value typed over a computed one keeps that in sight, until it is taken back', async () => {
    const { user, statistics } = show();
    const row = within((await form()) && typed(8).closest('tr')!);
    await user.clear(typed(8));
    await user.type(typed(8), '1500{Enter}');
    expect(row.getByText('计算值')).toHaveTextContent('计算值 2,000.00');
    expect(screen.getByRole('button', { name: /^代码7 / })).toHaveTextContent('1,500.00');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
    expect(statistics.save).toHaveBeenCalledWith({ year: '2024', amount8: '1500' });
    await user.click(row.getByRole('button', { name: '代码8 恢复计算值' }));
    expect(typed(8)).toHaveValue('2,000.00');
    expect(row.queryByText('计算值')).toBeNull();
  });

  test('a computed figure explains itself down to the register; the address follows', async () => {
    const { user } = show();
    const table = within(await form());
    await user.click(table.getByRole('button', { name: /^代码8 / }));
    const panel = within(screen.getByRole('region', { name: '计算依据' }));
    expect(await panel.findByTestId('explained-figure')).toHaveTextContent('2,000.00');
    expect(screen.getByLabelText('address')).toHaveTextContent('year=2024&code=8');
    await user.click(panel.getByRole('button', { name: /直接从事研发活动人员工资薪金/ }));
    expect(await panel.findByRole('link', { name: /查看登记数据/ })).toHaveAttribute(
      'href',
      '/rdm/personnel/salary?id=77',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: '计算依据' })).toBeNull();
  });

  test('a headcount is whole in its explanation, and leads to the persons counted', async () => {
    show('/rdm/statistics/annual-report?year=2024&code=1');
    expect(await screen.findByTestId('explained-figure')).toHaveTextContent(/^1$/);
    expect(screen.getByRole('link', { name: /查看登记数据/ })).toHaveAttribute('href', '/rdm/personnel/list?id=5');
  });

  test('entries are marked until Ctrl-S saves them; Enter and the arrow keys go down the quantities', async () => {
    const { user, statistics } = show();
    await form();
    await user.click(typed(29));
    await user.keyboard('7{Enter}');
    expect(typed(30)).toHaveFocus();
    expect(typed(29).closest('td')).toHaveAttribute('data-changed');
    await user.keyboard('{ArrowUp}');
    expect(typed(29)).toHaveFocus();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
    expect(statistics.save).toHaveBeenCalledWith({ year: '2024', amount29: '7' });
    await waitFor(() => expect(typed(29).closest('td')).not.toHaveAttribute('data-changed'));
  });

  const paste = (code: number, block: string) =>
    fireEvent.paste(typed(code), { clipboardData: { getData: () => block } });
  const values = (...codes: number[]) => codes.map((code) => (typed(code) as HTMLInputElement).value);

  test('a pasted column falls on the quantities', async () => {
    show();
    await form();
    paste(43, '100\n200\n300\n400');
    // The focused cell is at the end of the block and shows its figure as typed.
    expect(values(43, 58, 55, 56)).toEqual(['100.00', '200.00', '300.00', '400']);
  });

  test('one that would fall on a total is refused whole', async () => {
    show();
    await form();
    const before = values(12, 13, 15);
    paste(12, '100\n200\n300\n400');
    expect(screen.getByText(/“数量”不能修改，未作任何更改/)).toHaveAttribute('role', 'alert');
    expect(values(12, 13, 15)).toEqual(before);
  });

  test('the tax rate is typed inside the row of code 44', async () => {
    const { user } = show();
    const row = within((await form()) && typed(44).closest('tr')!);
    const rate = row.getByRole('textbox', { name: '所得税税率' });
    expect(rate).toHaveValue('0%');
    await user.clear(rate);
    await user.type(rate, '15{Enter}');
    expect(rate).toHaveValue('15%');
    await waitFor(() => expect(typed(44)).toHaveValue('300.00'));
  });

  test('a check that does not hold leads to its rows, and is told at the cell', async () => {
    const { user } = show();
    await form();
    await user.type(typed(30), '3');
    await user.tab();
    const list = within(screen.getByRole('list', { name: '审核关系' }));
    const finding = list.getByText('应满足：代码 29 ≥ 30').closest('li')!;
    expect(finding).toHaveTextContent('错误');
    await user.click(within(finding).getByRole('button', { name: '到代码 29' }));
    expect(typed(29)).toHaveFocus();
    expect(typed(29)).toHaveAccessibleDescription(/受理的申请.*错误: 应满足：代码 29 ≥ 30/);
    expect(screen.getByRole('note', { name: '指标解释' })).toHaveTextContent('本年向专利部门提出并被受理的申请');
  });

  test('sections fold and unfold', async () => {
    const { user } = show();
    const table = within(await form());
    await user.click(table.getByRole('button', { name: '收起 二、研究开发费用情况' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(59 - 13);
    await user.click(table.getByRole('button', { name: '展开 二、研究开发费用情况' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(59);
  });

  test('without ledgers it says why, where to begin, and lets one fill it in all the same', async () => {
    const { user } = show('/rdm/statistics/annual-report?year=2019');
    expect(await screen.findByText(/2019年度还没有归集研发费用/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '直接填报' }));
    expect(await form()).toBeInTheDocument();
  });

  test('who may only look types and saves nothing; who may not look is told who can grant it', async () => {
    show(undefined, (permission) => permission === 'projectreportother_view');
    const table = within(await form());
    expect(table.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
  });

  test('is not shown without the right', () => {
    show(undefined, () => false);
    expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
  });
});
