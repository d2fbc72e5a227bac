import { Link } from 'react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { Preferential } from '@rdm/core/internal/ledger';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../resource/testing/current-session';
import PreferentialScreen from './PreferentialScreen';
import { memoryLedger } from './testing/memory-ledger';
import { todayIs } from '../../../resource/testing/today-is';
import { savedAs, spyOnSaving } from '../../../resource/testing/spy-on-saving';

const download = spyOnSaving();
todayIs('2025-03-01');

function show(
  at = '/project/preferential',
  can: (permission: string) => boolean = () => true,
  given: Parameters<typeof memoryLedger>[0] = {},
) {
  const memory = memoryLedger(given);
  return { ...memory, ...renderScreen(<PreferentialScreen />, memory.ports, { at, can }) };
}

const blocked: Preferential['gate'] = {
  ok: false,
  findings: [
    {
      code: 'ASSESSED_COLLECTION',
      level: 'block',
      message: text('核定征收企业不得享受研发费用加计扣除', 'Assessed without audit'),
      basis: { document: '财税〔2015〕119号', article: '第五条第1项' },
      trace: null,
    },
  ],
};

// The official form is large and re-rendered on each response.
vi.setConfig({ testTimeout: 20_000 });

const form = async () => {
  await screen.findByText('九、本年研发费用加计扣除总额', { exact: false });
  return screen.getByRole('grid', { name: '研发费用加计扣除优惠明细表（A107012）' });
};

describe('A107012', () => {
  test('opens with the year being settled, set like the paper', async () => {
    show();
    const table = within(await form());
    expect(screen.getByRole('textbox', { name: '年度' })).toHaveValue('2024');
    expect(screen.getByRole('heading', { name: '研发费用加计扣除优惠明细表（A107012）' })).toBeInTheDocument();
    expect(screen.getAllByText('金额单位：元（列至角分）')).toHaveLength(2);
    expect(table.getByRole('rowheader', { name: /^九、本年研发费用加计扣除总额/ })).toBeInTheDocument();
    expect(table.getAllByRole('rowheader')).toHaveLength(52);
  });

  test('says its answer on top, and stands beside the form of last year', async () => {
    show();
    const table = within(await form());
    const answer = within(screen.getByText('第51行 加计扣除总额（元）').closest('dl')!);
    // 100,000 at 100 %; the same a year before.
    expect(answer.getAllByText('100,000.00')).toHaveLength(2);
    expect(answer.getByText('其他相关费用限额使用').nextElementSibling).toHaveTextContent('0.0%');
    expect(await answer.findByRole('link', { name: '+0.00' })).toHaveAttribute(
      'href',
      '/project/preferential?year=2023&period=ANNUAL',
    );
    const total = table.getByRole('row', { name: /九、本年研发费用加计扣除总额/ });
    expect(table.getByRole('columnheader', { name: '上年（2023）' })).toBeInTheDocument();
    expect(within(total).getAllByText('100,000.00')).toHaveLength(2);
    // Only this year's figure explains itself here.
    expect(within(total).getAllByRole('button')).toHaveLength(1);
  });

  test('is compared with no year that was never computed', async () => {
    show('/project/preferential', () => true, { years: ['2024'] });
    await form();
    expect(await screen.findByText('预计节税额（元）')).toBeInTheDocument();
    expect(screen.queryByText(/与上年（2023）相比/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '上年（2023）' })).toBeNull();
  });

  test('follows a link to another year and period while it is open', async () => {
    const { ports, ledger } = memoryLedger({});
    const link = <Link to="/project/preferential?year=2023&period=Q1_Q3">2023</Link>;
    const { user } = renderScreen(
      <>
        <PreferentialScreen />
        {link}
      </>,
      ports,
      { at: '/project/preferential?year=2024&period=ANNUAL' },
    );
    await form();
    await user.click(screen.getByRole('link', { name: '2023' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '年度' })).toHaveValue('2023'));
    await waitFor(() => expect(ledger.preferential).toHaveBeenCalledWith({ year: '2023', addedType: 'Q1_Q3' }));
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('year=2023&period=Q1_Q3');
  });

  test('is exported as it is shown, by those who may', async () => {
    const { user, ledger } = show('/project/preferential?year=2023&period=Q1_Q3');
    const file = { name: 'A107012.xlsx', type: 'application/octet-stream', bytes: new Uint8Array([1]) };
    ledger.exportPreferential.mockResolvedValueOnce(file);
    await form();
    await user.click(screen.getByRole('button', { name: '导出' }));
    expect(ledger.exportPreferential).toHaveBeenCalledWith({ year: '2023', addedType: 'Q1_Q3' });
    await waitFor(() => expect(download).toHaveBeenCalledWith(savedAs(file)));
  });

  test('says why it cannot be exported, and saves nothing', async () => {
    const { user, ledger } = show();
    vi.mocked(download).mockClear();
    const fault = faults.forbidden('preferential_export');
    ledger.exportPreferential.mockRejectedValueOnce(new Refusal(fault));
    await form();
    await user.click(screen.getByRole('button', { name: '导出' }));
    expect(await screen.findByText(fault.message.zh)).toBeInTheDocument();
    expect(download).not.toHaveBeenCalled();
  });

  test('is not offered for export without the right', async () => {
    show('/project/preferential', (permission) => permission !== 'preferential_export');
    await form();
    expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument();
  });

  test('is opened by its address, and the address follows', async () => {
    const { user } = show('/project/preferential?year=2023&period=Q1_Q3&line=51');
    expect(await screen.findByTestId('explained-figure')).toHaveTextContent('100,000.00');
    expect(screen.getByText('前三季度')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '关闭计算依据' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/project/preferential?year=2023&period=Q1_Q3');
    const table = within(await form());
    await user.click(table.getByRole('button', { name: /^第4行/ }));
    expect(screen.getByLabelText('address')).toHaveTextContent('year=2023&period=Q1_Q3&line=4');
  });

  test('every figure explains itself down to the entry', async () => {
    const { user } = show();
    await user.click(within(await form()).getByRole('button', { name: /^第4行/ }));
    const panel = within(screen.getByRole('region', { name: '计算依据' }));
    expect(panel.getByTestId('explained-figure')).toHaveTextContent('100,000.00');
    await user.click(panel.getByRole('button', { name: /RD01/ }));
    expect(await panel.findByText('各月归集金额之和')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: /查看登记数据 · 薪酬/ })).toHaveAttribute(
      'href',
      '/rdm/personnel/salary?id=77',
    );
    await user.click(within(panel.getByRole('navigation')).getByRole('button', { name: '明细表' }));
    expect(screen.queryByRole('region', { name: '计算依据' })).toBeNull();
  });

  test('amounts are typed into tinted cells, marked, and saved with ⌘/Ctrl-S', async () => {
    const { user, ledger } = show();
    const table = within(await form());
    const inputs = within(screen.getByRole('grid', { name: '手工填报数据' }));
    await user.type(inputs.getByRole('textbox', { name: /第46行.*第2季度/ }), '1000');
    await user.tab();
    expect(inputs.getByText('未保存')).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
    expect(ledger.saveYearInputs).toHaveBeenCalledWith({ year: '2024', special0401: '1000' });
    await waitFor(() => expect(table.getByRole('button', { name: /^第46行/ })).toHaveTextContent('1,000.00'));
    await user.type(inputs.getByRole('textbox', { name: /第49行.*第3季度/ }), '5');
    await user.tab();
    expect(screen.getByText(/以前年度结转金额为年初余额/)).toBeInTheDocument();
  });

  test('重算 says in a sentence what it left behind', async () => {
    const { user, ledger } = show();
    await form();
    ledger.recompute.mockResolvedValueOnce({
      costRecords: 900,
      ledgerRows: 1200,
      reports: 8,
      changes: [],
      warnings: [{ zh: '工时为零的月份', en: 'Months without hours', count: 3 }],
    });
    await user.click(screen.getByRole('button', { name: '一键重算' }));
    expect(
      await screen.findByText('2024年度重算完成：900 条归集记录，1200 行辅助账，8 本辅助账。'),
    ).toBeInTheDocument();
    expect(screen.getByText(/工时为零的月份（3 条）/)).toBeInTheDocument();
  });

  test('the kinds of the enterprise are chosen for the year', async () => {
    const { user, years } = show();
    await form();
    expect(screen.getByText('一般企业')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '修改' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: '制造业企业' }));
    // From 2023 every enterprise has 100 %.
    expect(dialog.getByRole('status')).toHaveTextContent('2024年度加计扣除比例不变，仍为100%');
    await user.click(dialog.getByRole('button', { name: '确定修改' }));
    await waitFor(() =>
      expect(years.submit).toHaveBeenCalledWith({ year: '2024', enterpriseKinds: ['manufacturing'] }),
    );
  });

  test('an enterprise that may not claim is told so above the lines', async () => {
    show(undefined, undefined, { gate: blocked });
    await form();
    const [notice] = screen.getAllByRole('alert');
    expect(notice).toHaveTextContent('第51行不得填报');
    expect(notice).toHaveTextContent('核定征收企业不得享受研发费用加计扣除');
  });

  test('says where the deduction stands in the return and what of the form is not certain', async () => {
    show();
    await form();
    expect(screen.getByText(/第51行 → A100000 第22.x行/)).toBeInTheDocument();
    expect(screen.getByText(/按100%加计扣除）/)).toBeInTheDocument();
    const notices = within(screen.getByRole('list'));
    expect(notices.getByText(/表样未与2025年第1号公告的附件/).closest('[role="status"]')).toContainElement(
      notices.getAllByRole('listitem')[0] ?? null,
    );
  });

  test('asks those at 75 % how the fourth quarter of 2022 is determined', async () => {
    const { user, ledger } = show('/project/preferential?year=2022', undefined, { years: ['2022'] });
    await form();
    await user.click(screen.getByRole('button', { name: '2022年第四季度计算方法' }));
    await user.click(await screen.findByRole('option', { name: /代码121/ }));
    await user.clear(screen.getByRole('textbox', { name: '实际经营月份数' }));
    await user.type(screen.getByRole('textbox', { name: '实际经营月份数' }), '8');
    await user.click(screen.getByRole('button', { name: '保存计算方法' }));
    expect(ledger.saveYearInputs).toHaveBeenCalledWith({ year: '2022', q4Method: 'months', q4Months: '8' });
  });

  test('without ledgers it says why and where to begin', async () => {
    const { user } = show(undefined, undefined, { years: [] });
    expect(await screen.findByText(/2024年度还没有研发支出辅助账/)).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: '导入' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/import');
  });

  test('who may only look changes nothing', async () => {
    show(undefined, (permission) => permission === 'preferential_view');
    await form();
    expect(screen.queryByRole('button', { name: '一键重算' })).toBeNull();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(within(screen.getByRole('grid', { name: '手工填报数据' })).queryByRole('textbox')).toBeNull();
  });
});
